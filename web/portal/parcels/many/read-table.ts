import { goodsTypeText } from '#contract/codes.ts'
import { courierNamedIn, labelNamed, type Label } from './order-labels.ts'
import { languages } from '#domain/language.ts'
import { goodsTypes } from '#domain/goods.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import type { Table } from '#web/shared/sheets/cells.ts'
import { columnText } from './many.text.ts'
import { goodsTypeWords, rowNumberHeads, warehouseSuffix } from './other-words.text.ts'
import { type Cells, type ColumnKey, columns, type Unread } from './row.ts'

/** What names in a table may refer to. */
export interface Choices {
  readonly couriers: readonly { readonly code: string; readonly text: string; readonly names: readonly string[] }[]
  readonly warehouses: readonly {
    readonly id: string
    readonly code: number
    readonly name: string
    /** In every language. */
    readonly names: readonly string[]
  }[]
}

export interface TableRow {
  readonly cells: Partial<Cells>
  readonly unread: readonly Unread[]
}

/**
 * Rows of a table whose columns are recognised by their headers, otherwise by their contents; the rest is kept as
 * unread.
 */
export function rowsOfTable(table: Table, choices: Choices): readonly TableRow[] {
  const at = table.slice(0, 5).findIndex(isHead)
  const body = table.slice(at + 1)
  const typedHeads = at < 0 ? [] : (table[at] ?? []).map(plain)
  const columns = at < 0 ? columnsByContent(body, choices) : columnsByHead(typedHeads, body, choices)
  return body.flatMap((row) => {
    const read = columns.flatMap((column, index) => {
      const typed = plain(row[index] ?? '')
      if (column === 'skip' || typed === '') return []
      return [{ column, typed, head: typedHeads[index] ?? '', place: index + 1 }]
    })
    const known = read.flatMap(({ column, typed }) =>
      column ? [[column, readCell(column, typed, choices)] as const] : [],
    )
    const cells: Partial<Cells> = Object.fromEntries(known)
    const unread = read.filter(
      ({ column }) => column === null || (namedColumns.includes(column) && cells[column] === ''),
    )
    return known.length > 0 ? [{ cells, unread }] : []
  })
}

/** Two known headers, or one in a line without digits, or the header of a bare list of numbers. */
const isHead = (row: readonly string[]) => {
  const heads = headsIn(row).length
  return heads >= 2 || (heads === 1 && !row.some((cell) => /\d/.test(cell)))
}

/** A leading apostrophe stops a spreadsheet from calculating; it is not part of the value. */
const plain = (typed: string) =>
  typed
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^'/, '')

const headsIn = (row: readonly string[]) => row.map(headOf).filter((column) => column !== null)

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

/** What a column of a table contains: null if unknown, `skip` if forecasts do not need it. */
type Meaning = ColumnKey | 'skip' | null

/**
 * A column with an unknown header may still contain known names; columns that forecasts do not need are not asked
 * about.
 */
function columnsByHead(heads: readonly string[], body: Table, choices: Choices): readonly Meaning[] {
  const named = heads.map((head): Meaning => headOf(head) ?? (isOfNoUse(head) ? 'skip' : null))
  const taken = new Set(named)
  const width = Math.max(heads.length, ...body.map((row) => row.length))
  return Array.from({ length: width }, (_, place) => {
    const column = named[place] ?? null
    if (column !== null) return column
    const cells = filledIn(body, place)
    const guess = guesses.find(
      ([key, looks]) => namedColumns.includes(key) && !taken.has(key) && mostly(cells, (cell) => looks(cell, choices)),
    )?.[0]
    if (guess) taken.add(guess)
    return guess ?? null
  })
}

/** Columns whose cells are known names, so that their contents identify them. */
const namedColumns: readonly ColumnKey[] = ['courier', 'warehouse', 'goodsType']

function isOfNoUse(head: string): boolean {
  const word = tidyHead(head)
  const label = labelNamed(word)
  return label === 'other' || label === 'total' || rowNumberHeads.includes(word)
}

/** 1, 2, 3 …: row numbers. */
const isCounting = (cells: readonly string[]) => cells.every((cell, index) => cell === String(index + 1))

const filledIn = (table: Table, place: number) =>
  table.map((row) => plain(row[place] ?? '')).filter((cell) => cell !== '')

/** Without headers: the first columns that look like a number, a courier, a warehouse, an amount; words are goods. */
function columnsByContent(table: Table, choices: Choices): readonly Meaning[] {
  const width = Math.max(0, ...table.map((row) => row.length))
  const taken = new Set<ColumnKey>()
  return Array.from({ length: width }, (_, place) => {
    const cells = filledIn(table, place)
    if (cells.length > 1 && isCounting(cells)) return 'skip'
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

/** A cell's value as the grid uses it; an unknown name is empty. */
export function readCell(column: ColumnKey, typed: string, { couriers, warehouses }: Choices): string {
  if (column === 'courier') return courierIn(typed, couriers) ?? ''
  if (column === 'warehouse') return warehouseIn(typed, warehouses) ?? ''
  if (column === 'goodsType') return goodsTypeIn(typed) ?? ''
  if (column === 'unitPrice') return typed.replace(/^(?:[¥￥]|RMB|CNY)\s*/i, '')
  return typed
}

function courierIn(typed: string, couriers: Choices['couriers']): string | null {
  const word = toHalfWidth(typed).trim().toLowerCase()
  const exact = couriers.find(({ code, names }) => [code, ...names].some((name) => name.toLowerCase() === word))
  const named = exact?.code ?? courierNamedIn(word)
  return couriers.some(({ code }) => code === named) ? named : null
}

function warehouseIn(typed: string, warehouses: Choices['warehouses']): string | null {
  const word = toHalfWidth(typed).trim().toLowerCase().replace(warehouseSuffix, '')
  if (word === '') return null
  const exact = warehouses.find(
    ({ id, code, names }) => id === word || String(code) === word || names.some((name) => name.toLowerCase() === word),
  )
  const near = warehouses.filter(({ names }) =>
    names.some((name) => name.toLowerCase().includes(word) || word.includes(name.toLowerCase())),
  )
  return exact?.id ?? (near.length === 1 ? (near[0]?.id ?? null) : null)
}

const goodsTypeIn = (typed: string) => {
  const word = typed.trim().toLowerCase()
  return (
    goodsTypes.find((type, index) =>
      [
        type,
        String(index + 1),
        ...goodsTypeWords[type],
        ...languages.map((language) => goodsTypeText[type][language].toLowerCase()),
      ].includes(word),
    ) ?? null
  )
}
