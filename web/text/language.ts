import { languageOfCode, languageOfLocale, storedCode } from '#contract/language.ts'
import type { Language } from '#domain/language.ts'
import { useSyncExternalStore } from 'react'

/*
 * The chosen language lives in local storage under `lang` with the stored code; until somebody chooses, the
 * browser's first known locale decides and nothing is stored. A page that was made ahead is in one language:
 * whoever chooses another gets another page (decision 2).
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
  return ofThePage ?? storedLanguage() ?? languageOfLocale(navigator.languages[0] ?? navigator.language)
}

export const storeLanguage = (language: Language): void => localStorage.setItem(key, storedCode[language])

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
