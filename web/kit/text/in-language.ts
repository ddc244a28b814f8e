import type { Language } from '#domain/language.ts'

/** A path of a public page that names its language; other parameters and the place on the page stay. */
export function inLanguage(path: string, language: Language): string {
  const [way = '', anchor] = path.split('#')
  const [place = '', query = ''] = way.split('?')
  const asked = new URLSearchParams(query)
  asked.set('lang', language)
  return `${place}?${asked}${anchor === undefined ? '' : `#${anchor}`}`
}
