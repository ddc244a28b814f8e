import { isNode, list, nameOf, type Node, syntaxOf, visit } from './syntax.ts'

/* What a file of tests reports when it runs: the law of requirements holds a proof against it, and not against mere words. */

/** The titles of tests and their steps; of a table's test the one of each row, as far as the source tells it. */
export function titlesIn(path: string, source: string): readonly string[] {
  const program = syntaxOf(path, source)
  const consts = constsOf(program)
  const titles: string[] = []
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return
    const [first] = list(node['arguments'])
    const title = first && titleOf(first, source)
    if (title === undefined) return
    const table = tableOf(node['callee'])
    if (table) titles.push(...withRows(title, rowsOf(table, consts)))
    else if (isTest(node['callee'])) titles.push(title)
  })
  return titles
}

/** `test`, `test.step` and their like, none of which is left out when it runs. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'MemberExpression') return nameOf(callee) === 'step' && isTest(callee['object'])
  return callee.type === 'Identifier' && /^(test|it|describe)$/.test(nameOf(callee))
}

/** The table of `test.each(table)`. */
function tableOf(callee: unknown): Node | undefined {
  if (!isNode(callee) || callee.type !== 'CallExpression') return undefined
  const each = callee['callee']
  if (!isNode(each) || nameOf(each) !== 'each' || !isTest(each['object'])) return undefined
  return list(callee['arguments'])[0]
}

/** A title as it is written; where it is put together its parts stand as in the source. */
function titleOf(node: Node, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1)
  return undefined
}

type Row = readonly (string | number | undefined)[]

/** What its rows say; undefined where they are worked out. */
function rowsOf(table: Node, consts: ReadonlyMap<string, Node>): readonly Row[] | undefined {
  const given = bare(table)
  if (given.type === 'Identifier') {
    const named = consts.get(nameOf(given))
    return named && rowsOf(named, consts)
  }
  if (given.type !== 'ArrayExpression') return undefined
  const rows = list(given['elements']).map(bare)
  if (rows.some(({ type }) => type === 'SpreadElement')) return undefined
  return rows.map((row) => (row.type === 'ArrayExpression' ? list(row['elements']).map(wordsOf) : [wordsOf(row)]))
}

function withRows(title: string, rows: readonly Row[] | undefined): readonly string[] {
  if (!rows || !/%[sdifj]/.test(title)) return [title]
  return rows.map((row) => {
    let next = 0
    return title.replaceAll(/%[sdifj]/g, (sign) => {
      const value = row[next++] ?? sign
      return sign === '%j' && value !== sign ? JSON.stringify(value) : String(value)
    })
  })
}

function wordsOf(given: Node): Row[number] {
  const { type, value } = bare(given)
  return type === 'Literal' && (typeof value === 'string' || typeof value === 'number') ? value : undefined
}

/** Without `as const` and `satisfies`. */
const bare = (node: Node): Node =>
  /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type) && isNode(node['expression'])
    ? bare(node['expression'])
    : node

function constsOf(program: Node): ReadonlyMap<string, Node> {
  const consts = new Map<string, Node>()
  visit(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && isNode(init)) consts.set(nameOf(id), init)
  })
  return consts
}
