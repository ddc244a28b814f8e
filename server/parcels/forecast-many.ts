import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { Tx } from '#server/database/db.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { activeWarehouses, couriers, type Warehouse } from '#server/warehouses/warehouses.ts'
import { capsOf, draftOf, isTooValuable, nothingYet, type Delivery, type TypedForecast } from './forecast.ts'
import { keepNamedPurchases } from './purchases.ts'
import { heldNumbers, insertForecasts } from './forecast.sql.ts'

type Call = WriteCall & AsMember

/** C-16: up to a thousand forecasts at once, all or nothing; one statement inserts the rows. */
export async function forecastMany(
  { tx, context, member }: Call,
  { items }: Input<typeof parcels.forecastMany>,
): Promise<Output<typeof parcels.forecastMany>> {
  const rows = await withDeliveries(tx, items)
  const typed = rows.map((each) => draftOf(each.typed, each, nothingYet, member.memberNumber))
  refuseRows(typed, 'goods', (draft) => isTooValuable(draft) && 'field_range')
  const caps = await capsOf(context, tx, member.id, items.length)
  refuseRows(caps, 'trackingNumber', (cap) => cap ?? false)
  const numbers = typed.map(({ trackingNumber }) => trackingNumber)
  refuseHeld(numbers, await heldNumbers(tx, member.id, numbers))
  const drafts = await keepNamedPurchases(tx, member.id, items, typed, rowPath)
  const actor = { kind: 'member', id: member.id } as const
  const made = await insertForecasts(tx, member.id, drafts, { source: 'batch', actor })
  const ids = new Map(made.map(({ trackingNumber, id }) => [trackingNumber, id]))
  // Another call of the same member was first with these numbers.
  refuseHeld(numbers, new Map(numbers.flatMap((number) => (ids.has(number) ? [] : [[number, undefined]]))))
  return {
    list: numbers.map((trackingNumber, index) => ({
      index,
      id: ids.get(trackingNumber) ?? '',
      trackingNumber,
      status: 'forecast',
    })),
  }
}

interface ForecastRow extends Delivery {
  readonly typed: TypedForecast
}

/** The warehouse and courier of each row, among those open now. */
async function withDeliveries(tx: Tx, items: readonly TypedForecast[]): Promise<readonly ForecastRow[]> {
  const warehouses = await activeWarehouses(tx)
  const courierOf = new Map((await couriers(tx)).map((courier) => [courier.code, courier]))
  const found = items.map((typed) => ({
    typed,
    warehouse: warehouses.find((each) => isMeant(each, typed)),
    courier: courierOf.get(typed.courierCode),
  }))
  const wrong = found.flatMap(({ warehouse, courier }, index) => [
    ...(warehouse ? [] : [[`${rowPath(index)}warehouseId`, 'field_warehouse']]),
    ...(courier ? [] : [[`${rowPath(index)}courierCode`, 'field_courier']]),
  ])
  if (wrong.length > 0) refuseFields(Object.fromEntries(wrong))
  return found.flatMap(({ typed, warehouse, courier }) => (warehouse && courier ? [{ typed, warehouse, courier }] : []))
}

const isMeant = ({ id, code }: Warehouse, { warehouseId, warehouseCode }: TypedForecast) =>
  warehouseId === undefined ? code === warehouseCode : id === warehouseId

const rowPath = (index: number) => `items.${index}.`

function refuseRows<Row>(rows: readonly Row[], field: string, faultOf: (row: Row) => string | false) {
  const wrong = rows.flatMap((row, index) => {
    const fault = faultOf(row)
    return fault ? [[`${rowPath(index)}${field}`, fault]] : []
  })
  if (wrong.length > 0) refuseFields(Object.fromEntries(wrong))
}

/** Refuses with 3001, leading to the first such row, with a sentence for each. */
function refuseHeld(numbers: readonly string[], held: ReadonlyMap<string, string | undefined>) {
  const rows = numbers.flatMap((number, index) => (held.has(number) ? [index] : []))
  const [index] = rows
  if (index === undefined) return
  const fields = Object.fromEntries(rows.map((row) => [`${rowPath(row)}trackingNumber`, 'field_tracking_forecast']))
  refuse('tracking_duplicate', { index, fields }, { id: held.get(numbers[index] ?? '') })
}
