import type { Language } from '#domain/language.ts'

/** The name of each language in that language, in the order of the choice numbers 1, 2, 3. */
export const languageNames: readonly { readonly language: Language; readonly name: string }[] = [
  { language: 'zh-Hans', name: '简体' },
  { language: 'zh-Hant', name: '繁體' },
  { language: 'en', name: 'English' },
]
