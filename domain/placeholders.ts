/* Placeholders of a text, names in braces such as `{coinName}`, which are filled in when the text is shown. */

const named = /\{(\w+)\}/g

export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(named)].map(([, name = '']) => name)),
]

export interface PlaceholderFaults {
  /** The shipped text has them: a reader would miss what they stand for. */
  readonly missing: readonly string[]
  /** Nothing fills them in: a reader would see the braces. */
  readonly unknown: readonly string[]
  /** A brace that belongs to no placeholder. */
  readonly hasStrayBrace: boolean
}

/** What is wrong with the placeholders of a text that takes the place of a shipped one; null: nothing. */
export function placeholderFaults(own: string, shipped: string): PlaceholderFaults | null {
  const [used, needed] = [placeholdersIn(own), placeholdersIn(shipped)]
  const missing = needed.filter((name) => !used.includes(name))
  const unknown = used.filter((name) => !needed.includes(name))
  const hasStrayBrace = /[{}]/.test(own.replace(named, ''))
  return missing.length > 0 || unknown.length > 0 || hasStrayBrace ? { missing, unknown, hasStrayBrace } : null
}
