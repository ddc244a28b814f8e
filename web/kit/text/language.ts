import { languageOfCode, languageOfLocale, storedCode } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import { useSyncExternalStore } from 'react'

/*
 * The chosen language is in local storage under `lang` as the stored code; until there is a choice, the
 * browser's first known locale decides and nothing is stored. A prerendered page is in one language: choosing
 * another opens another page. A link that names a language (`?lang=`) is not a choice; the portal follows it only in
 * this tab.
 */

const key = 'lang'
const listeners = new Set<() => void>()
let ofThePage: Language | null = null

/** From now on everything uses the language of a prerendered page. */
export function speak(language: Language): void {
  ofThePage = language
}

export const storedLanguage = (): Language | null => languageOfCode(localStorage.getItem(key))

export function currentLanguage(): Language {
  return (
    ofThePage ?? languageOfTab() ?? storedLanguage() ?? languageOfLocale(navigator.languages[0] ?? navigator.language)
  )
}

/** The language named by a link into this tab. */
export const languageOfTab = (): Language | null => languageOfCode(sessionStorage.getItem(key))

/** The query without its language; from now on this tab uses that language. */
export function takeLanguage(search: string): string {
  const params = new URLSearchParams(search)
  const named = languages.find((each) => each === params.get(key))
  if (!named) return search
  sessionStorage.setItem(key, storedCode[named])
  params.delete(key)
  const rest = String(params)
  return rest === '' ? '' : `?${rest}`
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(key, storedCode[language])
  sessionStorage.removeItem(key)
}

export function chooseLanguage(language: Language): void {
  storeLanguage(language)
  applyLanguage()
  for (const listener of listeners) listener()
}

/** Sets the page's language, so that fonts and screen readers follow it. */
export function applyLanguage(): void {
  document.documentElement.lang = currentLanguage()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    sessionStorage.removeItem(key)
    applyLanguage()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
