import type { Text } from '#domain/language.ts'

/** One way of saying no: its code on the wire, its HTTP status and one sentence in each language. */
export interface RefusalKind {
  readonly code: number
  readonly http: number
  readonly text: Text
}
