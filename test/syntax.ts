import { parseSync } from 'vite'

/* A source as a syntax tree, for the style tests: words in comments or other strings do not confuse them. */

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function syntaxOf(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  return program as unknown as Node
}

export function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const child of Object.values(node)) {
    if (isNode(child)) visit(child, look)
    for (const each of list(child)) visit(each, look)
  }
}

export const isNode = (given: unknown): given is Node =>
  typeof given === 'object' && given !== null && 'type' in given && typeof given.type === 'string'
export const list = (given: unknown): readonly Node[] => (Array.isArray(given) ? given.filter(isNode) : [])

export function nameOf(given: unknown): string {
  if (!isNode(given)) return ''
  if (given.type === 'MemberExpression') return nameOf(given['property'])
  return String(given['name'] ?? given['value'] ?? '')
}
