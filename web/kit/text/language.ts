import { languageOfCode, languageOfLocale, storedCode } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import { useSyncExternalStore } from 'react'

/*
 * The chosen language lives in local storage under `lang` with the stored code; until somebody chooses, the
 * browser's first known locale decides and nothing is stored. A page that was made ahead is in one language:
 * whoever chooses another gets another page. A link that names a language (`?lang=`) is no choice; the portal
 * follows it in this tab alone.
 */

const key = 'lang'
const listeners = new Set<() => void>()
let ofThePage: Language | null = null

/** From now on everything is said in the language of a page that was made ahead. */
export function speak(language: Language): void {
  ofThePage = language
}

export const storedLanguage = (): Language | null => languageOfCode(localStorage.getItem(key))

export function currentLanguage(): Language {
  return (
    ofThePage ?? languageOfTab() ?? storedLanguage() ?? languageOfLocale(navigator.languages[0] ?? navigator.language)
  )
}

/** The language that a link into this tab named. */
export const languageOfTab = (): Language | null => languageOfCode(sessionStorage.getItem(key))

/** What an address asks without the language that it names; that language is followed in this tab from now on. */
export function takeLanguage(search: string): string {
  const asked = new URLSearchParams(search)
  const named = languages.find((each) => each === asked.get(key))
  if (!named) return search
  sessionStorage.setItem(key, storedCode[named])
  asked.delete(key)
  const rest = String(asked)
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

/** The page says its language, so that fonts and readers follow it. */
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
