import { languageOfCode, languageOfLocale, storedCode } from '#contract/language.ts'
import type { Language } from '#domain/language.ts'
import { useSyncExternalStore } from 'react'

/*
 * The chosen language lives in local storage under `lang` with the stored code; until somebody chooses, the
 * browser's first known locale decides and nothing is stored.
 */

const key = 'lang'
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  return languageOfCode(localStorage.getItem(key)) ?? languageOfLocale(navigator.languages[0] ?? navigator.language)
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(key, storedCode[language])
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

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage)
