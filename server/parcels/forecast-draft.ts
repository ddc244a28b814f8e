import type { Input } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { goodsTotals, lineTotalMinor } from '#domain/goods.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import type { Courier, Warehouse } from '#server/warehouses/warehouses.ts'
import { countForecasts, lockForecasts, type NewForecast } from './forecast.sql.ts'
import { keepPurchases, type NamedPurchase } from './purchases.sql.ts'

/* What all forecasts have in common, whether one by one, many at once, or from the public site. */

export type TypedForecast = Input<typeof parcels.forecastMany>['items'][number]

export interface Delivery {
  readonly warehouse: Warehouse
  readonly courier: Courier
}

/** The maximum of a parcel and of every money column. */
const goodsValueMaxMinor = 1_000_000_000_000

interface Standing {
  readonly customerCode: string
  readonly remark: string
  readonly purchaseId: string | null
}

export const nothingYet: Standing = { customerCode: '', remark: '', purchaseId: null }

/** The typed values with their totals; absent fields stay unchanged. */
export function draftOf(
  typed: TypedForecast,
  { warehouse, courier }: Delivery,
  standing: Standing,
  memberNumber: string,
): NewForecast {
  return {
    ...goodsTotals(typed.goods),
    warehouseId: warehouse.id,
    courierCode: courier.code,
    trackingNumber: typed.trackingNumber,
    customerCode: (typed.customerCode ?? standing.customerCode) || memberNumber,
    remark: typed.remark ?? standing.remark,
    purchaseId: typed.purchaseNumber === '' ? null : standing.purchaseId,
    goods: typed.goods.map((line) => ({ ...line, totalPriceMinor: lineTotalMinor(line) })),
  }
}

export const isTooValuable = ({ totalGoodsValueMinor }: NewForecast) => totalGoodsValueMinor > goodsValueMaxMinor

/** Drafts with the purchases that their rows name; a number of parcels without a purchase is refused. */
export async function withPurchases(
  tx: Tx,
  memberId: string,
  typed: readonly TypedForecast[],
  drafts: readonly NewForecast[],
  pathOf: (index: number) => string,
): Promise<readonly NewForecast[]> {
  refuseNameless(typed, pathOf)
  const named = purchasesIn(typed)
  if (named.length === 0) return drafts
  const kept = await keepPurchases(tx, memberId, named)
  const ids = new Map(kept.map(({ purchaseNumber, id }) => [purchaseNumber, id]))
  return drafts.map((draft, index) => ({
    ...draft,
    purchaseId: ids.get(typed[index]?.purchaseNumber ?? '') ?? draft.purchaseId,
  }))
}

/** The number of parcels is that of a purchase. */
export function refuseNameless(typed: readonly TypedForecast[], pathOf: (index: number) => string): void {
  const nameless = typed.flatMap(({ purchaseNumber, purchaseParcels }, index) =>
    purchaseParcels !== undefined && !purchaseNumber ? [[`${pathOf(index)}purchaseNumber`, 'field_required']] : [],
  )
  if (nameless.length > 0) refuseFields(Object.fromEntries(nameless))
}

/** If rows give several numbers for one purchase, the largest counts. */
function purchasesIn(typed: readonly TypedForecast[]): readonly NamedPurchase[] {
  const named = new Map<string, NamedPurchase>()
  for (const { purchaseNumber = '', purchaseParcels = null } of typed) {
    if (purchaseNumber === '') continue
    const known = named.get(purchaseNumber)
    const stated = Math.max(known?.stated ?? 0, purchaseParcels ?? 0) || null
    named.set(purchaseNumber, { purchaseNumber, stated, rows: (known?.rows ?? 0) + 1 })
  }
  return [...named.values()]
}

type Cap = 'field_forecast_day_cap' | 'field_forecast_cap'

/** For each of `count` new forecasts of this member, the limit that prevents it; null if none does. */
export async function capsOf(
  context: Context,
  tx: Tx,
  memberId: string,
  count: number,
): Promise<readonly (Cap | null)[]> {
  const config = await readConfig(context, tx)
  await lockForecasts(tx, memberId)
  const { open, today } = await countForecasts(tx, memberId)
  return Array.from({ length: count }, (_, before) => {
    if (today + before >= config['forecast.perDayMax']) return 'field_forecast_day_cap'
    return open + before >= config['forecast.openMax'] ? 'field_forecast_cap' : null
  })
}
