import { isMemberNumber, memberNumbersOneSlipAway, tidyMemberNumber } from './member-number.ts'

/* Numbers that members had in an old system. They stand in the addresses that shops have stored. */

const pattern = /^[A-Z0-9][A-Z0-9-]{1,11}$/
const ours = /^JY\d+$/

/** As people type or scan it. It may still be wrong. */
export const tidyAlias = tidyMemberNumber

/**
 * Whether it could be taken for one of our numbers: `JY` and digits, or one wrong, swapped, missing or additional
 * character away from a number whose check digit is right.
 */
export const resemblesMemberNumber = (value: string): boolean =>
  ours.test(value) ||
  memberNumbersOneSlipAway(value).length > 0 ||
  oneLess(value).some(isMemberNumber) ||
  oneMore(value).some(isMemberNumber)

export const isAlias = (value: string): boolean => pattern.test(value) && !resemblesMemberNumber(value)

/** What a label may show: a number of ours whose check digit is right, or one of an old system. */
export const mayBeOnLabel = (value: string): boolean => isMemberNumber(value) || isAlias(value)

const oneLess = (value: string) => [...value].map((_letter, at) => value.slice(0, at) + value.slice(at + 1))

const oneMore = (value: string) =>
  Array.from({ length: value.length + 1 }, (_, at) =>
    [...'JY0123456789'].map((letter) => value.slice(0, at) + letter + value.slice(at)),
  ).flat()
