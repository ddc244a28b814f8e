import { isNode, list, nameOf, type Node, syntaxOf, visit } from './syntax.ts'

/* Finds words that people would read but that are in a source instead of a text catalogue (R-003, style 14). */

/** Attributes and properties that are displayed or read by a screen reader. */
const visibleNames =
  /^(title|label|placeholder|alt|description|error|lead|sentence|confirm|legend|caption|heading|tooltip|words|none|aria-(label|description|roledescription|valuetext|placeholder))$|(Label|Title|Text|Words|Sentence|Placeholder|Message)$/

/** Functions that display what they are given. */
const showing = /^(showSuccess|showWarning|showLoading|alert|confirm|prompt|setFieldError|setFault)$/

/** `line: words`, for every literal that is displayed. */
export function wordsShownIn(path: string, source: string): readonly string[] {
  const found: string[] = []
  const note = (node: Node, words: string, isWord: (words: string) => boolean) => {
    if (isWord(words)) found.push(`${source.slice(0, node.start).split('\n').length}: ${words.trim()}`)
  }
  visit(syntaxOf(path, source), (node) => {
    for (const child of list(node.type.startsWith('JSX') ? node['children'] : []))
      literalsOf(child, (each, words) => note(each, words, hasWord))
    if (node.type === 'JSXAttribute' && visibleNames.test(nameOf(node['name'])))
      literalsOf(node['value'], (each, words) => note(each, words, hasWord))
    if (node.type === 'Property' && visibleNames.test(nameOf(node['key'])))
      literalsOf(node['value'], (each, words) => note(each, words, isSentence))
    if (node.type === 'CallExpression' && showing.test(nameOf(node['callee'])))
      for (const given of list(node['arguments'])) literalsOf(given, (each, words) => note(each, words, hasWord))
  })
  return [...new Set(found)]
}

/** Two letters in a row. A unit or a sign alone is not a word: `kg` and `cm` are the same in every language. */
const hasWord = (words: string) => /\p{L}{2}/u.test(words.replace(/\b(kg|cm|mm|PNG|JPG|MB|QR)\b/g, ''))
/** Objects also hold keys and codes; only what reads like a sentence or a name counts. */
const isSentence = (words: string) => /\p{Script=Han}|\p{L}{2,}[ ,.!?]+\p{L}{2,}|^\p{Lu}\p{Ll}+$/u.test(words)

/**
 * The literals that an expression can evaluate to: both branches of a conditional, the parts of a template, a
 * concatenation.
 */
function literalsOf(given: unknown, take: (node: Node, words: string) => void): void {
  if (!isNode(given)) return
  const each = (...keys: readonly string[]) => {
    for (const key of keys) literalsOf(given[key], take)
  }
  if (given.type === 'JSXExpressionContainer') each('expression')
  if (given.type === 'JSXText') take(given, String(given['value']))
  if (given.type === 'Literal' && typeof given['value'] === 'string') take(given, given['value'])
  if (given.type === 'TemplateLiteral')
    for (const part of list(given['quasis'])) take(part, String((part['value'] as { readonly raw: string }).raw))
  if (given.type === 'ConditionalExpression') each('consequent', 'alternate')
  if (given.type === 'LogicalExpression') each(...(given['operator'] === '&&' ? ['right'] : ['left', 'right']))
  if (given.type === 'BinaryExpression' && given['operator'] === '+') each('left', 'right')
  if (given.type === 'TSAsExpression' || given.type === 'ParenthesizedExpression') each('expression')
}
