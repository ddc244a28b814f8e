import { languageOfCode, languageOfLocale, storedCode } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import { createContext, use, useSyncExternalStore } from 'react'

/*
 * The chosen language is in local storage under `lang` as the stored code; until there is a choice, the
 * browser's first known locale decides and nothing is stored. A prerendered page is in one language: choosing
 * another opens another page. A link that names a language (`?lang=`) is not a choice; the portal follows it only in
 * this tab.
 */

const key = 'lang'
const listeners = new Set<() => void>()
let ofThePage: Language | null = null
/** What is shown: storage is slow to read. */
let shown: Language | null = null

/** From now on everything uses the language of a prerendered page. */
export function speak(language: Language): void {
  ofThePage = language
  shown = null
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
  shown = null
  params.delete(key)
  const rest = String(params)
  return rest === '' ? '' : `?${rest}`
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(key, storedCode[language])
  sessionStorage.removeItem(key)
  shown = null
}

export function chooseLanguage(language: Language): void {
  storeLanguage(language)
  tellAll()
}

function tellAll(): void {
  applyLanguage()
  for (const listener of listeners) listener()
}

/** Sets the page's language, so that fonts and screen readers follow it. */
export function applyLanguage(): void {
  document.documentElement.lang = currentLanguage()
}

/** Chosen in another tab. */
function onStorage(event: StorageEvent): void {
  if (event.key !== key) return
  sessionStorage.removeItem(key)
  shown = null
  tellAll()
}

let isFollowing = false

function subscribe(listener: () => void): () => void {
  if (!isFollowing) {
    window.addEventListener('storage', onStorage)
    // It may have changed since it was first drawn.
    shown = null
    isFollowing = true
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const shownLanguage = (): Language => (shown ??= currentLanguage())

/** The language now, and after the reader has chosen another: for the root of a program. */
export const useChosenLanguage = (): Language => useSyncExternalStore(subscribe, shownLanguage, currentLanguage)

/**
 * What `useChosenLanguage` says, for everything below: a list of a hundred rows has two thousand texts, and to subscribe
 * each of them takes longer than to draw some of the rows. Without it, in a prerendered page, nobody can choose.
 */
export const LanguageContext = createContext<Language | null>(null)

export const useLanguage = (): Language => use(LanguageContext) ?? currentLanguage()
