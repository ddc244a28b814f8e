import { languageOfCode, languageOfLocale } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'

/**
 * The language of a public page: the one in its address, otherwise the one the browser prefers. A choice kept in the
 * browser is applied by the page itself, which then requests that address; there are no cookies.
 */
export function pageLanguage(named: unknown, accepted: string | undefined): Language {
  return languages.find((each) => each === named) ?? languageOfCode(asText(named)) ?? preferred(accepted)
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

/** The first of the languages that a browser accepts, by weight and order: Chinese, otherwise English. */
function preferred(accepted = ''): Language {
  const [first = ''] = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim())
      const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)
      return { tag, weight: Number.isFinite(weight) ? weight : 0 }
    })
    .filter(({ weight, tag }) => weight > 0 && tag !== '')
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
  return languageOfLocale(first)
}
