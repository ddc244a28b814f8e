import { unzipped } from './unzip.ts'

/*
 * Opens a workbook as a spreadsheet program does, through its parts and their relationships, and refuses XML that is
 * not well formed. It does not depend on the writer, so it can test one. `server/bills/export.test.ts` checks with a
 * library that other programs read the same bytes; that library reports neither formats nor quoted texts.
 */

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

export interface OpenedCell {
  readonly kind: 'text' | 'number' | 'empty'
  readonly value: string
  /** The number format, e.g. `0.000`. */
  readonly format: string
  /** Whether the cell stays text when edited. */
  readonly isQuoted: boolean
}

export interface OpenedSheet {
  readonly name: string
  readonly rows: readonly (readonly OpenedCell[])[]
}

export function openXlsx(bytes: Buffer): OpenedSheet {
  const parts = unzipped(bytes)
  const part = (name: string) => readXml(parts.get(name)?.toString('utf8') ?? fail(`there is no part ${name}`))
  const types = all(part('[Content_Types].xml'), 'Override').map(({ attributes }) => attributes['PartName'] ?? '')
  for (const each of types) if (!parts.has(each.slice(1))) fail(`${each} is announced and not there`)
  const book = targetOf(part('_rels/.rels'), '', ({ Type }) => (Type ?? '').endsWith('/officeDocument'))
  const sheet = all(part(book), 'sheet')[0] ?? fail('there is no sheet')
  const links = part('xl/_rels/workbook.xml.rels')
  const cellXfs = all(part(targetOf(links, 'xl/', ({ Type }) => (Type ?? '').endsWith('/styles'))), 'cellXfs')[0]
  const formats = formatsOf(part('xl/styles.xml'))
  const looks = (cellXfs?.children ?? []).map(({ attributes }) => ({
    format: formats.get(attributes['numFmtId'] ?? '') ?? 'General',
    isQuoted: attributes['quotePrefix'] === '1',
  }))
  const data = part(targetOf(links, 'xl/', ({ Id }) => Id === sheet.attributes['r:id']))
  const rows = all(data, 'row').map((row, index) => {
    if (row.attributes['r'] !== String(index + 1)) fail(`row ${index + 1} says that it is ${row.attributes['r']}`)
    const cells: OpenedCell[] = []
    for (const cell of row.children) {
      const column = columnOf(cell.attributes['r'] ?? '')
      while (cells.length < column) cells.push(empty)
      cells.push(cellOf(cell, looks[Number(cell.attributes['s'] ?? 0)] ?? fail('a cell has no such style')))
    }
    return cells
  })
  return { name: sheet.attributes['name'] ?? '', rows }
}

const empty: OpenedCell = { kind: 'empty', value: '', format: 'General', isQuoted: false }

function cellOf(cell: Element, look: Pick<OpenedCell, 'format' | 'isQuoted'>): OpenedCell {
  if (cell.attributes['t'] === 'inlineStr') return { kind: 'text', value: all(cell, 't')[0]?.text ?? '', ...look }
  const value = all(cell, 'v')[0]?.text ?? ''
  if (!/^-?\d+(\.\d+)?(e-?\d+)?$/.test(value)) fail(`${value} is no number`)
  return { kind: 'number', value, ...look }
}

/** The two built-in formats that we use, and our own. */
const formatsOf = (styles: Element) =>
  new Map([
    ['0', 'General'],
    ['4', '#,##0.00'],
    ...all(styles, 'numFmt').map(
      ({ attributes }) => [attributes['numFmtId'] ?? '', attributes['formatCode'] ?? ''] as const,
    ),
  ])

function targetOf(links: Element, base: string, is: (attributes: Element['attributes']) => boolean): string {
  const link = all(links, 'Relationship').find(({ attributes }) => is(attributes)) ?? fail('a relationship is missing')
  return base + link.attributes['Target']
}

function columnOf(place: string): number {
  const letters = /^([A-Z]+)\d+$/.exec(place)?.[1] ?? fail(`${place} is no place`)
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const all = (element: Element, name: string): readonly Element[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : all(child, name)))

function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open: Element[] = [root]
  let at = 0
  for (const match of xml.matchAll(/<\?[^?]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [tag, closes, name, attributes = '', isWhole] = match
    const inside = open.at(-1) ?? fail('more was closed than opened')
    inside.text += plain(xml.slice(at, match.index))
    at = match.index + tag.length
    if (name === undefined) continue
    if (closes) {
      if (inside.name !== name) fail(`${name} closes ${inside.name}`)
      open.pop()
      continue
    }
    const element: Element = { name, attributes: attributesOf(attributes), children: [], text: '' }
    inside.children.push(element)
    if (!isWhole) open.push(element)
  }
  if (open.length !== 1 || xml.slice(at).trim() !== '') fail('this XML does not end')
  return root
}

const attributesOf = (written: string) =>
  Object.fromEntries(
    [...written.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  )

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Text between tags: an unescaped character in it is an error, and so is one that XML does not allow. */
function plain(text: string): string {
  if (/[<>]|(?![\t\n\r])\p{Cc}|&(?!amp;|lt;|gt;|quot;)/u.test(text)) fail(`this is no text: ${text.slice(0, 40)}`)
  return text.replace(/&(amp|lt|gt|quot);/g, (sign) => signs[sign] ?? '')
}

function fail(sentence: string): never {
  throw new Error(sentence)
}
