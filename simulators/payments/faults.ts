import type { Line } from './statement.ts'

/** What a test tells the simulator to do wrong; all are off unless set. */
export interface Faults {
  /** Answers to questions come after so many milliseconds. */
  answerAfterMs: number
  /** Questions are answered with junk, a redirect, an error, an unsigned answer, or the connection is cut. */
  answer: 'right' | 'junk' | 'redirect' | 'error' | 'unsigned' | 'forged' | 'cut'
  /** A question that nobody takes, by what it says: the connection ends. */
  isAway: (question: string) => boolean
  /** Answers name another amount, currency or number than the trade has. */
  lie: 'none' | 'amount' | 'currency' | 'number'
  /** What becomes of the notices of one trade. */
  notices: (number: string) => NoticePlan
  /** What happens to a refund; `denied`: it is made, and answered as if it were refused. */
  refunds: 'done' | 'processing' | 'refused' | 'denied'
  /** Closing is answered as if it were done, but the payer can still pay. */
  closesLate: boolean
  /**
   * The daily statement: not made yet, none that day, cut off, a line short of its own sums, changed after its hash, of
   * the day before, or elsewhere.
   */
  statement: 'right' | 'not_ready' | 'none' | 'half' | 'short' | 'changed' | 'other_day' | 'elsewhere'
  /** What the statement lists instead of the books: `withoutLine`, `withLine`, `withAmount`. */
  statementLines: (lines: readonly Line[]) => readonly Line[]
}

/** A line of the statement is missing. */
export const withoutLine =
  (number: string): Faults['statementLines'] =>
  (lines) =>
    lines.filter((line) => line.number !== number)

/** The statement has a line that nobody else knows. */
export const withLine =
  (line: Line): Faults['statementLines'] =>
  (lines) => [...lines, line]

/** The statement has another amount. */
export const withAmount =
  (number: string, amountMinor: number): Faults['statementLines'] =>
  (lines) =>
    lines.map((line) => (line.number === number ? { ...line, amountMinor } : line))

export interface NoticePlan {
  /** 0: lost. More than 1: repeated. */
  readonly times: number
  readonly afterMs: number
  /** One more, which the provider never sent: signed with another key. */
  readonly isForged: boolean
}

export const plain: NoticePlan = { times: 1, afterMs: 0, isForged: false }

export const noFaults = (): Faults => ({
  answerAfterMs: 0,
  answer: 'right',
  isAway: () => false,
  lie: 'none',
  notices: () => plain,
  refunds: 'done',
  closesLate: false,
  statement: 'right',
  statementLines: (lines) => lines,
})
