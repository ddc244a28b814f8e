import { languageOfLocale, storedCode } from '#contract/wire/language.ts'
import { apiUrl } from './api-host.ts'
import { memberKeys } from './session-keys.ts'

/*
 * Reads that a script in the document sent before the program had arrived. The program takes each at most once, and
 * only if it would send the same: same address, member and language.
 */

interface Ahead {
  /** Of who is signed in on this device, or null; a visitor's read is sent without it. */
  readonly token: string | null
  readonly lang: string
  readonly answer: Promise<Response | null>
}

declare global {
  /** By address; the scripts share nothing else. */
  var askedAhead: Map<string, Ahead> | undefined
}

/** Who may open the page that reads. */
export type Reader = 'member' | 'visitor'

/**
 * How long such an answer may be taken. A visitor's is an image code, which stays valid for five minutes and may have
 * been typed already.
 */
const freshMs: Readonly<Record<Reader, number>> = { member: 10_000, visitor: 240_000 }

/** Sends a member's read with their session, and a visitor's without one: members can open the page of signing in too. */
export function askAhead(url: string, reader: Reader): void {
  const token = localStorage.getItem(memberKeys.token)
  const userId = localStorage.getItem(memberKeys.userId)
  // A link that names a language is read by the program first.
  if (window.location.search.includes('lang=')) return
  const session = token !== null && userId !== null ? { token, userid: userId } : null
  if (reader === 'member' && session === null) return
  const ofBrowser = storedCode[languageOfLocale(navigator.languages[0] ?? navigator.language)]
  const lang = sessionStorage.getItem('lang') ?? localStorage.getItem('lang') ?? ofBrowser
  const headers = { 'content-type': 'application/json', lang, ...(reader === 'member' ? session : {}) }
  const here = cameAlong(url)
  const answer = here ? Promise.resolve(new Response(here)) : fetch(apiUrl(url), { headers }).catch(() => null)
  globalThis.askedAhead ??= new Map()
  globalThis.askedAhead.set(url, { token, lang, answer })
  setTimeout(() => globalThis.askedAhead?.delete(url), freshMs[reader])
}

/** The answer that the document brought with it. */
export function cameAlong(url: string): string | null {
  const place = document.querySelector<HTMLElement>('script[data-answers]')
  return place?.dataset['answers'] === url ? place.textContent : null
}

/** What that read answered, for the first picture; the program can still take it. */
export async function shownAhead(url: string): Promise<unknown> {
  const response = await globalThis.askedAhead?.get(url)?.answer
  return response?.ok ? response.clone().json() : null
}

/** The answer to the same request, if it was sent ahead and got one. */
export async function answeredAhead(url: string, headers: Readonly<Record<string, string>>): Promise<Response | null> {
  const ahead = globalThis.askedAhead?.get(url)
  globalThis.askedAhead?.delete(url)
  const isSame = ahead?.token === (headers['token'] ?? null) && ahead.lang === headers['lang']
  return ahead && isSame ? await ahead.answer : null
}
