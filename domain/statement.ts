/*
 * The daily check of online payments: what a provider's statement lists against what is in the books, number by number.
 */

export const statementSubjects = ['payment', 'refund'] as const
export type StatementSubject = (typeof statementSubjects)[number]

/**
 * `missing_here`: paid there and not credited here; `missing_there`: credited here and not listed there; `other_amount`:
 * both, with different amounts; `other_state`: refunded on one side only.
 */
export const differenceKinds = ['missing_here', 'missing_there', 'other_amount', 'other_state'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** `mended`: both sides agree now; `explained`: a person said why they do not have to. */
export const differenceStates = ['open', 'mended', 'explained'] as const
export type DifferenceState = (typeof differenceStates)[number]

export interface Pair {
  readonly subject: StatementSubject
  /** What the books count: a credited payment, a refund that was not taken back; null: nothing. */
  readonly ourMinor: number | null
  /** What the provider lists; null: nothing. */
  readonly theirMinor: number | null
  /** Every statement in which it could be listed is there, and here it is finished. */
  readonly isDue: boolean
}

/** How both sides of one number differ; null: they agree, or it is too early to say. */
export function differenceOf({ subject, ourMinor, theirMinor, isDue }: Pair): DifferenceKind | null {
  if (ourMinor === theirMinor) return null
  if (ourMinor !== null && theirMinor !== null) return 'other_amount'
  if (theirMinor === null && !isDue) return null
  if (subject === 'refund') return 'other_state'
  return theirMinor === null ? 'missing_there' : 'missing_here'
}

/** The amount in question: what a person who explains a difference lets stand. */
export const gapMinor = ({ ourMinor, theirMinor }: Pick<Pair, 'ourMinor' | 'theirMinor'>): number =>
  Math.abs((ourMinor ?? 0) - (theirMinor ?? 0))

interface Difference {
  readonly state: DifferenceState
  readonly subject: StatementSubject
  readonly kind: DifferenceKind
  readonly ourMinor: number | null
  /** The payment is known here, so that its member is. */
  readonly memberNumber: string | null
}

/** Which ways to mend a difference there are. */
export const differenceCan = {
  /** The provider is asked about the payment, which credits what was missed. */
  ask: ({ state, memberNumber }: Difference) => state === 'open' && memberNumber !== null,
  /** A refund that was made elsewhere is taken from the balance here. */
  bookRefund: ({ state, subject, ourMinor, memberNumber }: Difference) =>
    state === 'open' && subject === 'refund' && ourMinor === null && memberNumber !== null,
  close: ({ state }: Difference) => state === 'open',
} as const

/** From this hour of the next day in China on, each provider has the statement of a day. */
export const statementHour = { alipay: 9, wechat: 10 } as const

/** From this hour on, "there is none" means that nothing happened that day; before, that it is not made yet. */
export const noneMeansEmptyHour = 15

/** From this hour on, an operator is told that a statement is still missing. */
export const statementLateHour = 18

/** In how many seconds a statement that did not come is asked for again: from ten minutes up to two hours. */
export const statementAgainInS = (tries: number): number => Math.min(7200, 600 * 2 ** Math.min(tries, 4))
