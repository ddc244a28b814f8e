import { siteNameText } from '#contract/codes.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'

/**
 * The name of the service. The server writes it into the document in every language, so that it is there from the start
 * and costs no call; a document without it, as while pages are drawn ahead, has the name that ships.
 */
export function siteName(language: Language): string {
  names ??= inDocument()
  return names ? pickText(names, language) : siteNameText[language]
}

let names: StoredText | null = null

function inDocument(): StoredText | null {
  if (typeof document === 'undefined') return null
  const found = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.dataset['names']
  return found === undefined ? null : JSON.parse(found)
}
