import type { Language } from '#domain/language.ts'

/*
 * What a paper says, before anything is drawn: a page shows it and the server makes a PDF of it, so that the two cannot
 * differ. Every figure is written out already.
 */

export interface Paper {
  readonly language: Language
  readonly title: string
  /** Side by side at the top: who, to whom, for whom. */
  readonly heads: readonly PaperHead[]
  readonly blocks: readonly PaperBlock[]
  readonly foot: readonly string[]
}

export interface PaperHead {
  readonly title: string
  readonly name: string
  readonly lines: readonly PaperLine[]
}

/** With what it is the number or address of, if that needs saying. */
export interface PaperLine {
  readonly what?: string
  readonly words: string
}

export type PaperBlock = PaperFacts | PaperTable

/** Names with their values. */
export interface PaperFacts {
  readonly kind: 'facts'
  readonly title: string
  readonly facts: readonly PaperFact[]
}
type PaperFact = readonly [name: string, value: string]

/** The last column holds the figures. */
export interface PaperTable {
  readonly kind: 'table'
  /** Null where the block above it says what it is about. */
  readonly title: string | null
  readonly columns: readonly string[]
  readonly rows: readonly PaperRow[]
  readonly sums: readonly PaperFact[]
}

export interface PaperRow {
  readonly key: string
  readonly label: string
  readonly why: string | null
  /** One a column, without the first. */
  readonly cells: readonly string[]
}

/** Facts without a value are left out. */
export const factsOf = (
  title: string,
  facts: readonly (readonly [name: string, value: string | null | undefined])[],
): PaperFacts => ({
  kind: 'facts',
  title,
  facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
})
