import { languagesTried, type StoredCode, storedCode, type StoredText } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { unknownNames } from './facts.ts'
import { missingLanguage, missingText, unknownName } from './office.text.ts'

/* What an editor's texts have to fulfil, and what the editor is told about them. */

type Part = 'title' | 'summary' | 'body'
type Written = { readonly [Code in StoredCode]?: string | undefined }
export type Texts = Partial<StoredText>

/** Only what was written: an empty language is left out, so that readers get the nearest other one. */
export const tidy = (written: Written): Texts =>
  Object.fromEntries(Object.entries(written).filter(([, text]) => text !== undefined && text !== ''))

/** Languages that were not written get an empty text. */
export const asWhole = (texts: Texts): StoredText => ({ cn: '', en: '', sh: '', ...texts })

/** Refuses with 9005 the first field that has no text in any language. */
export function requireText(texts: Readonly<Partial<Record<Part, Texts>>>): void {
  for (const [field, text] of Object.entries(texts))
    if (Object.keys(text).length === 0) refuseFields({ [field]: 'field_required' })
}

/** Refuses with 9005 fields with a name in braces that means nothing, and lists these names. */
export async function requireKnownNames(db: Db, texts: Readonly<Partial<Record<Part, Texts>>>): Promise<void> {
  const all = Object.entries(texts).flatMap(([field, text]) =>
    Object.entries(text).map(([code, words]) => ({ field: `${field}.${code}`, words })),
  )
  const unknownIn = await unknownNames(
    db,
    all.map(({ words }) => words),
  )
  const wrong = all
    .map(({ field, words }) => ({ field, names: unknownIn(words) }))
    .filter(({ names }) => names.length > 0)
  if (wrong.length === 0) return
  const names = [...new Set(wrong.flatMap((each) => each.names))]
  refuse('validation', {
    fields: Object.fromEntries(wrong.map(({ field }) => [field, 'field_fact'])),
    text: unknownName(names),
    unknownFacts: names,
  })
}

/** A missing language is no reason to refuse: the editor is told what its readers will see. */
export const warningsOf = (texts: Readonly<Partial<Record<Part, Texts>>>, reader: Language) =>
  parts.flatMap((field) => {
    const text = texts[field]
    if (!text) return []
    return languages
      .filter((language) => !text[storedCode[language]])
      .map((language) => {
        const instead = nearest(text, language)
        const sentence = instead ? missingLanguage(language, instead, reader) : missingText[reader]
        return { field, language: storedCode[language], text: sentence }
      })
  })

const parts = ['title', 'summary', 'body'] as const

const nearest = (text: Texts, language: Language): Language | undefined => {
  const code = languagesTried[language].find((each) => text[each])
  return languages.find((each) => storedCode[each] === code)
}
