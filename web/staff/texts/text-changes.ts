import { storedCode, type StoredText } from '#contract/wire/language.ts'
import { changedCharacters, wordDiff } from './word-diff.ts'
import { languageNames } from '#web/kit/text/language.text.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { Change } from '#web/staff/Compared.tsx'
import type { text } from './versions.text.ts'

/** The words of a page or an article; pages have no summary. */
export interface Texts {
  readonly title: StoredText
  readonly summary?: StoredText | null
  readonly body: StoredText
}

type Words = ReturnType<typeof useText<typeof text>>

export const partsOf = ({ summary }: Texts) =>
  summary ? (['title', 'summary', 'body'] as const) : (['title', 'body'] as const)

/** What differs between two texts, in every language: short parts in full, a long text by how much of it changed. */
export const textChanges = (before: Texts, after: Texts, t: Words): readonly Change[] =>
  partsOf(after).flatMap((part) =>
    languageNames.flatMap(({ language, name }) => {
      const [old, next] = [before, after].map((texts) => texts[part]?.[storedCode[language]] ?? '') as [string, string]
      if (old === next) return []
      const label = t.fill('partIn', { part: t[part], language: name })
      return [part === 'body' ? { label, ...inCharacters(old, next, t) } : { label, before: old, after: next }]
    }),
  )

const inCharacters = (old: string, next: string, t: Words) => {
  const { added, removed } = changedCharacters(wordDiff(old, next))
  return {
    before: t.fill('characters', { count: [...old].length }),
    after: t.fill('charactersAfter', { count: [...next].length, added, removed }),
  }
}
