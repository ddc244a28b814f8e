import type { Language, Text } from '#domain/language.ts'

type Values = Readonly<Record<string, string | number>>

/** Fills in `{count}` and the like; an English plural is written `{count|one parcel|{count} parcels}`. */
export function fill(sentence: string, values: Values = {}, language: Language = 'en'): string {
  const plural = sentence.replace(
    /\{(\w+)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\}/g,
    (_all, name: string, one: string, other: string) =>
      new Intl.PluralRules(language).select(Number(values[name])) === 'one' ? one : other,
  )
  return plural.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}

export type Say<Words> = {
  /** A text without placeholders. */
  readonly [Key in keyof Words]: string
} & {
  /** Text with values, e.g. `t.fill('inStockCount', { count: 3 })`. */
  readonly fill: (key: keyof Words & string, values: Values) => string
  readonly language: Language
}

const made = new WeakMap<object, Map<Language, unknown>>()

/** The texts of a catalogue in one language: `const t = textIn(text, 'en')` and then `t.forecastTitle`. */
export function textIn<Words extends Record<string, Text>>(words: Words, language: Language): Say<Words> {
  const byLanguage = made.get(words) ?? new Map<Language, unknown>()
  made.set(words, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known as Say<Words>
  const plain = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[language]]))
  const say = Object.assign(plain, {
    language,
    fill: (key: string, values: Values) => fill(words[key]?.[language] ?? '', values, language),
  }) as unknown as Say<Words>
  byLanguage.set(language, say)
  return say
}
