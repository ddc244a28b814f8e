import { languageOfLocale, storedCode } from '#contract/wire/language.ts'
import { apiUrl } from './api-host.ts'
import { memberKeys } from './session-keys.ts'

/*
 * Reads that a script in the document sent before the program had arrived. The program takes each at most once, and
 * only if it would send the same: same address, member and language.
 */

interface Ahead {
  readonly token: string
  readonly lang: string
  readonly answer: Promise<Response | null>
}

declare global {
  /** By address; the two scripts share nothing else. */
  var askedAhead: Map<string, Ahead> | undefined
}

/** How long such an answer may be taken. */
const freshMs = 10_000

/** Sends a member's read. The address is that of an operation without input. */
export function askAhead(url: string): void {
  const token = localStorage.getItem(memberKeys.token)
  const userId = localStorage.getItem(memberKeys.userId)
  // A link that names a language is read by the program first.
  if (token === null || userId === null || window.location.search.includes('lang=')) return
  const ofBrowser = storedCode[languageOfLocale(navigator.languages[0] ?? navigator.language)]
  const lang = sessionStorage.getItem('lang') ?? localStorage.getItem('lang') ?? ofBrowser
  const headers = { 'content-type': 'application/json', lang, token, userid: userId }
  const answer = fetch(apiUrl(url), { headers }).catch(() => null)
  globalThis.askedAhead ??= new Map()
  globalThis.askedAhead.set(url, { token, lang, answer })
  setTimeout(() => globalThis.askedAhead?.delete(url), freshMs)
}

/** The answer to the same request, if it was sent ahead and got one. */
export async function answeredAhead(url: string, headers: Readonly<Record<string, string>>): Promise<Response | null> {
  const ahead = globalThis.askedAhead?.get(url)
  globalThis.askedAhead?.delete(url)
  return ahead && ahead.token === headers['token'] && ahead.lang === headers['lang'] ? await ahead.answer : null
}
