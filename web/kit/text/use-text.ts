import type { Text } from '#domain/language.ts'
import { type Say, textIn } from '#domain/text-in.ts'
import { useLanguage } from './language.ts'

export { fill, textIn } from '#domain/text-in.ts'

/** The texts of a module in the reader's language: `const t = useText(text)` and then `t.forecastTitle`. */
export function useText<Words extends Record<string, Text>>(words: Words): Say<Words> {
  const language = useLanguage()
  return textIn(words, language)
}
