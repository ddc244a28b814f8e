import type { PriceLine } from '#contract/price-lines.ts'

export interface ComparedLine {
  readonly key: string
  readonly label: string
  readonly why: string | null
  /** How the line was called when the order was paid, if that differs: its count is part of it. */
  readonly oldLabel: string | null
  /** null: there was, or is, no such line. */
  readonly before: string | null
  readonly after: string | null
  readonly isChanged: boolean
}

/** Two prices of one order side by side: the lines of today's, then those that are gone. */
export function comparedLines(before: readonly PriceLine[], after: readonly PriceLine[]): readonly ComparedLine[] {
  const old = new Map(before.map((line) => [line.key, line]))
  const now = new Set(after.map(({ key }) => key))
  return [
    ...after.map((line) => {
      const was = old.get(line.key)
      return {
        key: line.key,
        label: line.label,
        why: line.why,
        oldLabel: was && was.label !== line.label ? was.label : null,
        before: was?.figure ?? null,
        after: line.figure,
        isChanged: was?.figure !== line.figure,
      }
    }),
    ...before
      .filter(({ key }) => !now.has(key))
      .map(({ key, label, figure }) => ({
        key,
        label,
        why: null,
        oldLabel: null,
        before: figure,
        after: null,
        isChanged: true,
      })),
  ]
}
