import { siteNameText } from '#contract/codes.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#server/http/escape-html.ts'

/**
 * A front end's document in the name that the operator gave the service: as its title until a page has its own, and in
 * every language, because a page may change its language (`web/client/site-name.ts`).
 */
export function namedDocument(html: string, names: StoredText, language: Language): string {
  const name = escapeHtml(pickText(names, language))
  const all = escapeHtml(JSON.stringify(names))
  return html.replace(
    `<title>${siteNameText.en}</title>`,
    () => `<meta name="application-name" content="${name}" data-names="${all}"><title>${name}</title>`,
  )
}

/** What was drawn ahead has the name that ships. */
export const namedPicture = (html: string, names: StoredText, language: Language): string =>
  html.replaceAll(siteNameText[language], () => escapeHtml(pickText(names, language)))
