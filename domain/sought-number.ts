import { toHalfWidth } from './plain-text.ts'

/** The last four digits of a number are what people remember and read out. */
const numberCharsMin = 4
/** A nickname in Chinese is often two characters. */
const nameCharsMin = 2
export const soughtCharsMax = 40

/** A number as someone types, pastes or scans it into a search: half-width, in capitals, without spaces. */
export const tidySought = (typed: string): string => toHalfWidth(typed).replace(/\s+/g, '').toUpperCase()

/** Long enough to be a part of a number. */
export const isNumberPart = (sought: string): boolean => sought.length >= numberCharsMin

/** Long enough to look for: words without a digit may be a part of a nickname. */
export const isSoughtEnough = (sought: string): boolean =>
  isNumberPart(sought) || (sought.length >= nameCharsMin && !/\d/.test(sought))
