import { parseDecimal } from './decimals.ts'
import { goodsWords } from './goods-words.text.ts'
import { currencies } from './money.ts'
import type { PricedRow } from './tariff-change.ts'

/* A tariff as a table of texts, as people keep it in a spreadsheet. */

export const tariffColumns = [
  'channel',
  'destination',
  'warehouse',
  'currency',
  'goods',
  'fromKg',
  'toKg',
  'firstKg',
  'firstPrice',
  'perKg',
  'minimum',
  'capKg',
  'until',
] as const
export type TariffColumn = (typeof tariffColumns)[number]
export type TariffCells = Readonly<Record<TariffColumn, string>>

/** What a table may name. */
export type KnownNames = {
  /** Ids by code. */
  readonly channels: ReadonlyMap<string, string>
  readonly destinations: ReadonlySet<string>
  readonly warehouses: ReadonlyMap<string, string>
  /** The first moment of a day; null if there is no such day. */
  readonly startOfDay: (year: string, month: string, day: string) => string | null
}

export type TableRow = Omit<PricedRow, 'id'>

/** Rows are counted from 1, without the headings. `otherRow`: the one that it collides with. */
export type TableFault = {
  readonly row: number
  readonly column: TariffColumn
  readonly word: string
  readonly otherRow: number | null
}

/** Every row that can be read, and every fault of the others. */
export function readTariffTable(
  table: readonly TariffCells[],
  known: KnownNames,
): { readonly rows: readonly TableRow[]; readonly faults: readonly TableFault[] } {
  const read = table.map((cells, index) => readRow(cells, index + 1, known))
  const sound = read.flatMap(({ row, number }) => (row ? [{ row, number }] : []))
  return { rows: sound.map(({ row }) => row), faults: [...read.flatMap(({ faults }) => faults), ...collisions(sound)] }
}

/** The longest weight or price that a cell may hold. */
const most = { kg: 100_000, priceMinor: 1_000_000_000 } as const

function readRow(cells: TariffCells, number: number, known: KnownNames) {
  const faults: TableFault[] = []
  const wrong = (column: TariffColumn, word: string) => {
    faults.push({ row: number, column, word, otherRow: null })
    return null
  }
  const typed = (column: TariffColumn) => cells[column].trim()
  /** Undefined: the cell is empty. */
  const numberIn = (column: TariffColumn, places: number, [least, largest]: readonly [number, number]) => {
    if (typed(column) === '') return undefined
    const value = parseDecimal(typed(column), places)
    if (value === null) return wrong(column, places === 0 ? 'field_integer' : 'field_number')
    return value < least || value > largest ? wrong(column, 'field_range') : value
  }
  const required = <Value>(column: TariffColumn, value: Value | undefined) =>
    value ?? wrong(column, wordOf(typed(column)))
  const wordOf = (cell: string) => (cell === '' ? 'field_required' : 'field_choice')
  const needed = (column: TariffColumn, value: number | null | undefined) =>
    value === undefined ? wrong(column, 'field_required') : value
  const price = (column: TariffColumn) => numberIn(column, 2, [0, most.priceMinor])
  const kg = (column: TariffColumn) => numberIn(column, 0, [1, most.kg])

  const channelId = required('channel', known.channels.get(typed('channel').toUpperCase()))
  const destination = typed('destination').toUpperCase()
  const destinationCode = required('destination', known.destinations.has(destination) ? destination : undefined)
  const warehouse = typed('warehouse')
  const warehouseId =
    warehouse === '' ? null : (known.warehouses.get(warehouse) ?? wrong('warehouse', 'field_warehouse'))
  const currency = required(
    'currency',
    currencies.find((each) => each === typed('currency').toUpperCase()),
  )
  const goodsType = typed('goods') === '' ? 'any' : required('goods', goodsNamed.get(typed('goods').toLowerCase()))
  const weightFromKg = kg('fromKg')
  const weightToKg = kg('toKg')
  const firstKg = needed('firstKg', numberIn('firstKg', 0, [1, 1000]))
  const firstPriceMinor = needed('firstPrice', price('firstPrice'))
  const continuationPriceMinor = needed('perKg', price('perKg'))
  const minChargeMinor = price('minimum')
  const capWeightG = numberIn('capKg', 3, [1, 2_000_000])
  const until = typed('until')
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(until) ?? []
  const validTo = until === '' ? null : (known.startOfDay(year, month, day) ?? wrong('until', 'field_time'))
  if (weightToKg && weightToKg < (weightFromKg ?? 1)) wrong('toKg', 'field_range')
  if (
    faults.length > 0 ||
    channelId === null ||
    destinationCode === null ||
    currency === null ||
    goodsType === null ||
    firstKg === null ||
    firstPriceMinor === null ||
    continuationPriceMinor === null
  )
    return { number, faults, row: null }
  const row: TableRow = {
    channelId,
    destinationCode,
    warehouseId,
    currency,
    goodsType,
    weightFromKg: weightFromKg ?? 1,
    weightToKg: weightToKg ?? null,
    firstWeightG: firstKg * 1000,
    firstPriceMinor,
    continuationPriceMinor,
    minChargeMinor: minChargeMinor ?? 0,
    capWeightG: capWeightG ?? null,
    validTo,
  }
  return { number, faults, row }
}

/** As the calls name them, and as people write them. */
const goodsNamed = new Map<string, TableRow['goodsType']>(
  (['ordinary', 'sensitive', 'any'] as const).flatMap((goods) =>
    [goods, ...goodsWords[goods]].map((word) => [word, goods] as const),
  ),
)

/** Two rows that could both price the same shipment: the later one is told which. */
function collisions(sound: readonly { readonly row: TableRow; readonly number: number }[]): readonly TableFault[] {
  const earlier = new Map<string, { readonly row: TableRow; readonly number: number }[]>()
  return sound.flatMap((each) => {
    const { channelId, destinationCode, warehouseId, currency, goodsType } = each.row
    const trade = JSON.stringify([channelId, destinationCode, warehouseId, currency, goodsType])
    const before = earlier.get(trade) ?? []
    earlier.set(trade, [...before, each])
    const other = before.find(({ row }) => isSameWeight(row, each.row))
    return other
      ? [{ row: each.number, column: 'fromKg', word: 'field_tariff_twice', otherRow: other.number } as const]
      : []
  })
}

const isSameWeight = (one: TableRow, other: TableRow) =>
  one.weightFromKg <= (other.weightToKg ?? Number.POSITIVE_INFINITY) &&
  other.weightFromKg <= (one.weightToKg ?? Number.POSITIVE_INFINITY)
