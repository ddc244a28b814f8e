/*
 * The parts of a spreadsheet (.xlsx) as they stand in its XML: text as it is, numbers without their display format. Who
 * reads a file unpacks it, and hands over whole elements.
 */

const columnsAtMost = 60

/** The path of the first sheet in the workbook. */
export function firstSheet(book: string, links: string): string {
  const id = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]+)"/.exec(book)?.[1]
  const link = [...links.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0]
  const target = /\bTarget="([^"]+)"/.exec(link ?? '')?.[1] ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Texts are stored once, and cells refer to them by index. */
export const sharedTexts = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)].map(([, inside = '']) => textIn(inside))

/** Text in one or several runs; phonetic guides are stored beside it and left out. */
const textIn = (xml: string): string =>
  [
    ...xml
      .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/g),
  ]
    .map(([, inside = '']) => unescaped(inside))
    .join('')

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (xml: string): string =>
  xml.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return signs[name] ?? all
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })

/** What is inside a `row` element. */
export function cellsOfRow(xml: string, shared: readonly string[]): readonly string[] {
  const row: string[] = []
  for (const [, attributes = '', inside = ''] of xml.matchAll(
    /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
  )) {
    const column = columnOf(/\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '') ?? row.length
    if (column >= columnsAtMost) continue
    while (row.length < column) row.push('')
    row[column] = cellOf(/\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n', inside, shared)
  }
  return row
}

/** `A` is 0, `AB` is 27. */
const columnOf = (letters: string): number | null =>
  letters === '' ? null : [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1

function cellOf(type: string, xml: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(xml)
  const value = unescaped(/<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(xml)?.[1] ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'n' || type === 'd') return figure(value)
  return type === 'e' ? '' : value
}

/** A spreadsheet keeps up to fifteen digits; of a longer number only the magnitude is correct. */
function figure(value: string): string {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  return Math.abs(number) < 1e15 ? String(Number(number.toFixed(6))) : number.toExponential().toUpperCase()
}
