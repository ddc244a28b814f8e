import type { Language } from '#domain/language.ts'
import { isNode, list, nameOf, type Node, syntaxOf, visit } from './syntax.ts'

/* The texts of a source in each language: words, and the fragments that functions put together. */

interface WordsByLanguage extends Readonly<Record<Language, readonly string[]>> {
  /** `path:line` */
  readonly place: string
}

/** One entry for each object keyed by language, with all literals below each language. */
export function wordsByLanguage(path: string, source: string): readonly WordsByLanguage[] {
  const found: WordsByLanguage[] = []
  visit(syntaxOf(path, source), (node) => {
    if (node.type !== 'ObjectExpression') return
    const said = new Map(list(node['properties']).map((each) => [nameOf(each['key']), piecesBelow(each['value'])]))
    if (!said.has('zh-Hant') || ![...said.values()].some((pieces) => pieces.some(hasHan))) return
    const of = (language: Language) => said.get(language) ?? []
    found.push({
      place: `${path}:${source.slice(0, node.start).split('\n').length}`,
      'zh-Hans': of('zh-Hans'),
      'zh-Hant': of('zh-Hant'),
      en: of('en'),
    })
  })
  return found
}

const hasHan = (words: string) => /\p{Script=Han}/u.test(words)

/** Sentences, template parts between values, and both branches of a conditional. */
function piecesBelow(given: unknown): readonly string[] {
  const pieces: string[] = []
  const take = (node: Node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') pieces.push(node['value'])
    if (node.type === 'TemplateElement') pieces.push(String((node['value'] as { readonly raw: string }).raw))
  }
  if (isNode(given)) visit(given, take)
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}
