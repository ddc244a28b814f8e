import { inputFaults } from '#web/client/input-faults.ts'
import { parseDecimal } from '#web/kit/form/decimal.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { courierGuesses, type CourierPattern } from '#domain/courier-guess.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Language } from '#domain/language.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'

export const columns = [
  'trackingNumber',
  'courier',
  'warehouse',
  'productName',
  'specification',
  'goodsType',
  'quantity',
  'unitPrice',
  'customerCode',
  'remark',
  'purchaseNumber',
  'purchaseParcels',
] as const

export type ColumnKey = (typeof columns)[number]

/** The columns that most members need. */
export const commonColumns: readonly ColumnKey[] = columns.slice(0, 8)

/** The cells as typed: a courier's code, a warehouse's id, a goods type; everything else as text. */
export type Cells = Readonly<Record<ColumnKey, string>>

export interface Row {
  readonly key: string
  readonly cells: Cells
  /** Couriers that match the format of the number: the value of the cell is then only a guess. */
  readonly guesses: readonly string[]
  /** Found in a text, where nothing says that it is a tracking number. */
  readonly isDoubtful: boolean
  /** What was not understood in the imported table: the member still has to say what it means. */
  readonly unread: readonly Unread[]
  /** What the server said about the row when it was sent, until it is changed. */
  readonly refused: Faults
}

export interface Unread {
  /** The column whose name it should be; null if the column itself is unknown. */
  readonly column: ColumnKey | null
  /** Its header, and its position in the table, from 1. */
  readonly head: string
  readonly place: number
  readonly typed: string
}

export type Faults = Partial<Readonly<Record<ColumnKey, string>>>

/** Defaults for cells that are left empty. */
export type Defaults = Pick<
  Cells,
  'warehouse' | 'productName' | 'specification' | 'goodsType' | 'quantity' | 'unitPrice'
>

export const noDefaults: Defaults = {
  warehouse: '',
  productName: '',
  specification: '',
  goodsType: 'ordinary',
  quantity: '1',
  unitPrice: '',
}

const emptyCells = Object.fromEntries(columns.map((column) => [column, ''])) as Record<ColumnKey, string>

let made = 0
const nextKey = () => String(++made)

export const newRow = (cells: Partial<Cells> = {}, isDoubtful = false, unread: readonly Unread[] = []): Row => ({
  key: nextKey(),
  cells: { ...emptyCells, ...cells },
  guesses: [],
  isDoubtful,
  unread,
  refused: {},
})

export const isEmptyRow = ({ cells }: Row) => columns.every((column) => cells[column].trim() === '')

/** If no courier was named and the format of the number allows only one, the row takes that one. */
export function guessed(row: Row, patterns: readonly CourierPattern[]): Row {
  if (row.cells.courier !== '' && row.guesses.length === 0) return row
  const guesses = courierGuesses(tidyTrackingNumber(row.cells.trackingNumber) ?? '', patterns)
  const [first = ''] = guesses
  return { ...row, guesses, cells: { ...row.cells, courier: guesses.length === 1 ? first : '' } }
}

/**
 * A changed cell: the server's message no longer applies, an unread value there is settled, and a chosen courier is not
 * a guess.
 */
export function changed(row: Row, cells: Partial<Cells>, patterns: readonly CourierPattern[]): Row {
  const unread = row.unread.filter(({ column }) => column === null || cells[column] === undefined)
  const next = { ...row, cells: { ...row.cells, ...cells }, unread, refused: {} }
  if (cells.courier !== undefined) return { ...next, guesses: [] }
  if (cells.trackingNumber === undefined) return next
  return guessed({ ...next, isDoubtful: false }, patterns)
}

export type TypedForecast = Input<typeof parcels.forecastMany>['items'][number]

const isGoodsType = (value: string): value is GoodsType => value === 'ordinary' || value === 'sensitive'

/** The row as the call takes it; invalid numbers are sent as 0, so that the contract names their field. */
export function inputOf(row: Row, defaults: Defaults): TypedForecast {
  const { cells } = row
  const filled = filledIn(row, defaults)
  const warehouseId = filled('warehouse')
  return {
    ...(warehouseId ? { warehouseId } : {}),
    courierCode: cells.courier,
    trackingNumber: cells.trackingNumber,
    customerCode: cells.customerCode,
    remark: cells.remark,
    goods: [
      {
        ...goodsOf(row, defaults),
        specification: filled('specification'),
        quantity: wholeIn(filled('quantity')),
        unitPriceMinor: parseDecimal(filled('unitPrice'), 2) ?? 0,
      },
    ],
    ...(cells.purchaseNumber.trim() ? { purchaseNumber: cells.purchaseNumber } : {}),
    ...(cells.purchaseParcels.trim() ? { purchaseParcels: wholeIn(cells.purchaseParcels) } : {}),
  }
}

export function goodsOf(row: Row, defaults: Defaults): { readonly productName: string; readonly goodsType: GoodsType } {
  const filled = filledIn(row, defaults)
  const goodsType = filled('goodsType')
  return { productName: filled('productName'), goodsType: isGoodsType(goodsType) ? goodsType : 'ordinary' }
}

const filledIn =
  ({ cells }: Row, defaults: Defaults) =>
  (column: keyof Defaults) =>
    cells[column].trim() || defaults[column].trim()

const wholeIn = (typed: string) => parseDecimal(typed, 0) ?? 0

/** How spreadsheets show a long number: its last digits are lost. */
const isShortened = (typed: string) => /^\d(\.\d+)?E\+\d+$/i.test(typed.trim())

/** What is wrong with a row on its own, in the reader's language. */
export function faultsOf(row: Row, defaults: Defaults, language: Language, shortened: string): Faults {
  const input = inputOf(row, defaults)
  const faults: Record<string, string> = {}
  for (const [path, sentence] of Object.entries(inputFaults(parcels.forecastMany, { items: [input] }, language)))
    faults[columnOf(path)] ??= sentence
  for (const column of ['quantity', 'unitPrice'] as const)
    if (!row.cells[column].trim() && !defaults[column].trim()) faults[column] = fieldText('field_required', language)
  if (input.warehouseId === undefined) faults['warehouse'] = fieldText('field_warehouse', language)
  if (isShortened(row.cells.trackingNumber)) faults['trackingNumber'] = shortened
  if (input.purchaseParcels !== undefined && input.purchaseNumber === undefined)
    faults['purchaseNumber'] = fieldText('field_required', language)
  return faults
}

const columnOfField: Readonly<Record<string, ColumnKey>> = {
  warehouseId: 'warehouse',
  courierCode: 'courier',
  customerCode: 'customerCode',
  remark: 'remark',
  purchaseNumber: 'purchaseNumber',
  purchaseParcels: 'purchaseParcels',
  'goods.0.productName': 'productName',
  'goods.0.specification': 'specification',
  'goods.0.goodsType': 'goodsType',
  'goods.0.quantity': 'quantity',
  'goods.0.unitPriceMinor': 'unitPrice',
  goods: 'unitPrice',
}

/** `items.3.goods.0.quantity` → `quantity`; what belongs to no column is shown at the number. */
export const columnOf = (path: string): ColumnKey =>
  columnOfField[path.replace(/^items\.\d+\.?/, '')] ?? 'trackingNumber'

/** Which of the sent rows a refused field belongs to. */
export const rowOf = (path: string): number | null => {
  const index = /^items\.(\d+)\b/.exec(path)?.[1]
  return index === undefined ? null : Number(index)
}
