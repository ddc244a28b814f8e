import type { Language } from '#domain/language.ts'

/** Adds the language to the path of a public page; other parameters and the fragment stay. */
export function inLanguage(path: string, language: Language): string {
  const [way = '', anchor] = path.split('#')
  const [place = '', query = ''] = way.split('?')
  const params = new URLSearchParams(query)
  params.set('lang', language)
  return `${place}?${params}${anchor === undefined ? '' : `#${anchor}`}`
}
