import { isOrderNumber } from '#domain/order-number.ts'
import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { courierGuesses } from '#domain/courier-guess.ts'
import { isMemberNumber, tidyMemberNumber } from '#domain/member-number.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { numbersIn } from '#web/kit/form/numbers-in.ts'

/** Per request: public tracking is limited by the minute, and each number may need two look-ups. */
export const numbersAtMost = 10

export type Kind = 'parcel' | 'order'
type Couriers = Output<typeof site.formOptions>['couriers']

/** Normalised for comparison: half-width, in capitals, no repeats. */
export const typedNumbers = (typed: string): string[] => [
  ...new Set(numbersIn(typed).map((number) => tidyTrackingNumber(number) ?? toHalfWidth(number).trim())),
]

/** The numbers in an address: one `?no=` with several numbers, or several of them. */
export const numbersInAddress = (search: string): string[] =>
  typedNumbers(new URLSearchParams(search).getAll('no').join(' '))

export function addressOf(search: string, numbers: readonly string[]): string {
  const params = new URLSearchParams(search)
  params.delete('no')
  if (numbers.length > 0) params.set('no', numbers.join(','))
  const words = String(params)
  return words ? `?${words}` : ''
}

/** Where a number is looked for, in this order. Ours tell what they are; others are no order's, or may be either. */
export function kindsFor(number: string, first: Kind): readonly Kind[] {
  if (isOrderNumber(number) || tidyTrackingNumber(number) === null) return ['order']
  return first === 'order' ? ['order', 'parcel'] : ['parcel', 'order']
}

/** Why an unknown number may be mistyped. */
export type NumberProblem =
  | { readonly kind: 'memberNumber' | 'orderLength' | 'noNumber' | 'unknownForm' }
  | { readonly kind: 'meant'; readonly number: string }

export function problemOf(number: string, couriers: Couriers): NumberProblem | null {
  if (isMemberNumber(tidyMemberNumber(number))) return { kind: 'memberNumber' }
  if (tidyTrackingNumber(number) === null) return { kind: 'noNumber' }
  const isKnown = (each: string) => isOrderNumber(each) || guesses(each, couriers) > 0
  if (isKnown(number)) return null
  const meant = slips(number).find(isKnown)
  if (meant !== undefined) return { kind: 'meant', number: meant }
  return { kind: /^(JH|ZY)\d+$/.test(number) ? 'orderLength' : 'unknownForm' }
}

const guesses = (number: string, couriers: Couriers) =>
  courierGuesses(
    number,
    couriers.map(({ code, trackingHint }) => ({ code, pattern: trackingHint })),
  ).length

/** With letters that are mistaken for digits read as digits, after a prefix of up to four characters. */
const slips = (number: string): readonly string[] =>
  [0, 1, 2, 3, 4].map(
    (length) => number.slice(0, length) + number.slice(length).replaceAll('O', '0').replace(/[IL]/g, '1'),
  )
