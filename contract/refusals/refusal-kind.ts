import type { Text } from '#domain/language.ts'
import type { Step } from './next-step.ts'

/** One way of saying no: its code on the wire, its HTTP status, one sentence in each language, and what to do next. */
export interface RefusalKind {
  readonly code: number
  readonly http: number
  readonly text: Text
  /** What members and visitors do next; null only for what they never meet, and where the fields say it themselves. */
  readonly step: Step | null
  /**
   * What staff do next, where one thing is clear: a sentence of their own, or the `same` as members. It has no place:
   * members' pages are not theirs.
   */
  readonly staffStep?: Text | 'same'
}
