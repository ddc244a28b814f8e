import { goodsTypeText } from '#contract/codes.ts'
import { courierNamedIn, labelNamed, type Label } from '#domain/order-labels.ts'
import { languages } from '#domain/language.ts'
import { goodsTypes } from '#domain/goods.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { columnText } from './many.text.ts'
import { type Cells, type ColumnKey, columns } from './row.ts'

/** What names in a table may stand for. */
export interface Choices {
  readonly couriers: readonly { readonly code: string; readonly text: string }[]
  readonly warehouses: readonly { readonly id: string; readonly code: number; readonly name: string }[]
}

type Table = readonly (readonly string[])[]

/** Lines of a file or of the clipboard as cells; the sign between cells is the one that the first line has most of. */
export function cellsIn(text: string): Table {
  const head = text.slice(0, text.search(/\r|\n|$/))
  const signs = ['\t', ',', ';'] as const
  const [sign = ','] = [...signs].sort((one, other) => countOf(head, other) - countOf(head, one))
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') cell += text.charAt(++at)
    else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && letter === sign) endCell()
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at++
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  return rows.filter((row) => row.some((each) => each.trim() !== ''))
}

const countOf = (line: string, sign: string) => line.split(sign).length

/** Rows of a table whose columns are known by their heads, or else by what stands in them. */
export function rowsOfTable(table: Table, choices: Choices): readonly Partial<Cells>[] {
  const at = table.slice(0, 5).findIndex((row) => headsIn(row).length >= 2 || isListOfNumbers(row))
  const heads = at < 0 ? headsByContent(table, choices) : (table[at] ?? []).map(headOf)
  return table.slice(at + 1).flatMap((row) => {
    const cells = heads.flatMap((column, place) => {
      const typed = plain(row[place] ?? '')
      return column && typed !== '' ? [[column, readCell(column, typed, choices)] as const] : []
    })
    return cells.length > 0 ? [Object.fromEntries(cells)] : []
  })
}

/** A leading apostrophe keeps a spreadsheet from reckoning; it is no part of what stands there. */
const plain = (typed: string) =>
  typed
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^'/, '')

const headsIn = (row: readonly string[]) => row.map(headOf).filter((column) => column !== null)

/** A column of numbers and nothing else, with its head. */
const isListOfNumbers = (row: readonly string[]) => row.length === 1 && headOf(row[0] ?? '') === 'trackingNumber'

const columnOfLabel: Readonly<Partial<Record<Label, ColumnKey>>> = {
  trackingNumber: 'trackingNumber',
  courier: 'courier',
  goods: 'productName',
  specification: 'specification',
  quantity: 'quantity',
  unitPrice: 'unitPrice',
  orderNumber: 'purchaseNumber',
}

const tidyHead = (head: string) =>
  toHalfWidth(plain(head))
    .toLowerCase()
    .replace(/\(.*?\)|\*/g, '')
    .trim()

const ownHeads = new Map(
  columns.flatMap((column) => languages.map((language) => [tidyHead(columnText[column][language]), column] as const)),
)

function headOf(head: string): ColumnKey | null {
  const word = tidyHead(head)
  const label = labelNamed(word)
  return ownHeads.get(word) ?? (label && columnOfLabel[label]) ?? null
}

/** Without heads: the first columns that look like a number, a courier, a warehouse, an amount; words are goods. */
function headsByContent(table: Table, choices: Choices): readonly (ColumnKey | null)[] {
  const width = Math.max(0, ...table.map((row) => row.length))
  const taken = new Set<ColumnKey>()
  return Array.from({ length: width }, (_, place) => {
    const cells = table.map((row) => plain(row[place] ?? '')).filter((cell) => cell !== '')
    const column = guesses.find(([key, looks]) => !taken.has(key) && mostly(cells, (cell) => looks(cell, choices)))?.[0]
    if (column) taken.add(column)
    return column ?? null
  })
}

const mostly = (cells: readonly string[], looks: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(looks).length * 2 > cells.length

const guesses: readonly (readonly [ColumnKey, (cell: string, choices: Choices) => boolean])[] = [
  ['trackingNumber', (cell) => (cell.match(/\d/g) ?? []).length >= 8 && tidyTrackingNumber(cell) !== null],
  ['courier', (cell, { couriers }) => courierIn(cell, couriers) !== null],
  ['warehouse', (cell, { warehouses }) => !/^\d+$/.test(cell) && warehouseIn(cell, warehouses) !== null],
  ['goodsType', (cell) => goodsTypeIn(cell) !== null && !/^\d+$/.test(cell)],
  ['quantity', (cell) => /^\d{1,4}$/.test(cell)],
  ['unitPrice', (cell) => /^[¥￥]?\s*\d+(\.\d{1,2})?$/.test(cell)],
  ['productName', (cell) => !/^\d*$/.test(cell)],
  ['specification', (cell) => !/^\d*$/.test(cell)],
]

/** What a cell says, in the words of the grid; a name that is none of ours stays empty and is asked for. */
export function readCell(column: ColumnKey, typed: string, { couriers, warehouses }: Choices): string {
  if (column === 'courier') return courierIn(typed, couriers) ?? ''
  if (column === 'warehouse') return warehouseIn(typed, warehouses) ?? ''
  if (column === 'goodsType') return goodsTypeIn(typed) ?? ''
  if (column === 'unitPrice') return typed.replace(/^(?:[¥￥]|RMB|CNY)\s*/i, '')
  return typed
}

function courierIn(typed: string, couriers: Choices['couriers']): string | null {
  const word = toHalfWidth(typed).trim().toLowerCase()
  const exact = couriers.find(({ code, text }) => code.toLowerCase() === word || text.toLowerCase() === word)
  const named = exact?.code ?? courierNamedIn(word)
  return couriers.some(({ code }) => code === named) ? named : null
}

function warehouseIn(typed: string, warehouses: Choices['warehouses']): string | null {
  const word = toHalfWidth(typed).trim().toLowerCase()
  if (word === '') return null
  const exact = warehouses.find(
    ({ id, code, name }) => id === word || String(code) === word || name.toLowerCase() === word,
  )
  const near = warehouses.filter(({ name }) => name.toLowerCase().includes(word) || word.includes(name.toLowerCase()))
  return exact?.id ?? (near.length === 1 ? (near[0]?.id ?? null) : null)
}

const goodsTypeIn = (typed: string) =>
  goodsTypes.find((type, index) =>
    [type, String(index + 1), ...languages.map((language) => goodsTypeText[type][language].toLowerCase())].includes(
      typed.trim().toLowerCase(),
    ),
  ) ?? null
