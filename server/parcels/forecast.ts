import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { FieldText } from '#contract/wire/server.field-texts.ts'
import { goodsTotals, lineTotalMinor } from '#domain/goods.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Tx } from '#server/database/db.ts'
import type { AsMember, Context, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import {
  type Courier,
  findCourier,
  type Warehouse,
  warehouseByCode,
  warehouseById,
} from '#server/warehouses/warehouses.ts'
import {
  countForecasts,
  type ForecastDraft,
  heldNumbers,
  insertForecasts,
  lockForecasts,
  type NewForecast,
} from './forecast.sql.ts'
import { keepNamedPurchases, refuseNameless } from './purchases.ts'
import { changedRow } from './row.ts'

type Call = WriteCall & AsMember

export type TypedForecast = Input<typeof parcels.forecastMany>['items'][number]

export interface Delivery {
  readonly warehouse: Warehouse
  readonly courier: Courier
}

/** C-15 without an id: a new forecast. */
export async function forecastOne(call: Call, typed: TypedForecast): Promise<Output<typeof parcels.forecastOne>> {
  const { member } = call
  const id = await createForecast(call, typed, {
    member,
    origin: { source: 'web', actor: { kind: 'member', id: member.id } },
    onCap: (cap) => refuseFields({ trackingNumber: cap }),
  })
  return changedRow(call, id)
}

interface ForecastOptions {
  readonly member: { readonly id: string; readonly memberNumber: string }
  readonly origin: Parameters<typeof insertForecasts>[3]
  /** A caller who is not signed in is not told how many forecasts the member has. */
  readonly onCap: (cap: FieldText) => never
}

/** Refuses with 1001 what can be checked about a new forecast before any member is looked up. */
export async function judgedDraft(tx: Tx, typed: TypedForecast, memberNumber: string): Promise<NewForecast> {
  const delivery = await readDelivery(tx, typed)
  refuseClosed(delivery)
  const draft = draftOf(typed, delivery, nothingYet, memberNumber)
  if (isTooValuable(draft)) refuseFields({ goods: 'field_range' })
  refuseNameless([typed], () => '')
  return draft
}

/** One new forecast: the member's own, or for a member from the public site. */
export async function createForecast(
  { context, tx }: Pick<Call, 'context' | 'tx'>,
  typed: TypedForecast,
  { member, origin, onCap }: ForecastOptions,
): Promise<string> {
  const draft = await judgedDraft(tx, typed, member.memberNumber)
  const [cap] = await capsOf(context, tx, member.id, 1)
  if (cap) onCap(cap)
  const isStranger = origin.actor.kind === 'visitor'
  await refuseHeld(tx, member.id, draft, isStranger)
  const drafts = await keepNamedPurchases(tx, member.id, [typed], [draft], () => '')
  const [made] = await insertForecasts(tx, member.id, drafts, origin)
  return made?.id ?? refuseDuplicate(undefined, isStranger)
}

export async function readDelivery(tx: Tx, typed: TypedForecast): Promise<Delivery> {
  const warehouse = await (typed.warehouseId === undefined
    ? warehouseByCode(tx, typed.warehouseCode ?? 0)
    : warehouseById(tx, typed.warehouseId))
  const courier = await findCourier(tx, typed.courierCode)
  if (!warehouse || !courier) refuseDelivery(!warehouse, !courier)
  return { warehouse, courier }
}

/** A closed one is accepted if it was chosen before. */
export function refuseClosed(
  { warehouse, courier }: Delivery,
  standing?: Pick<ForecastDraft, 'warehouseId' | 'courierCode'>,
) {
  const wrongWarehouse = !warehouse.active && warehouse.id !== standing?.warehouseId
  const wrongCourier = !courier.active && courier.code !== standing?.courierCode
  if (wrongWarehouse || wrongCourier) refuseDelivery(wrongWarehouse, wrongCourier)
}

function refuseDelivery(wrongWarehouse: boolean, wrongCourier: boolean): never {
  refuseFields({
    ...(wrongWarehouse && { warehouseId: 'field_warehouse' }),
    ...(wrongCourier && { courierCode: 'field_courier' }),
  })
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

export async function refuseHeld(tx: Tx, memberId: string, { trackingNumber }: ForecastDraft, isStranger: boolean) {
  const held = await heldNumbers(tx, memberId, [trackingNumber])
  if (held.size > 0) refuseDuplicate(held.get(trackingNumber), isStranger)
}

/** The member is led to the parcel with the number; somebody who forecasts for a member learns nothing about it. */
const refuseDuplicate = (id: string | undefined, isStranger: boolean): never =>
  refuse('tracking_duplicate', null, isStranger ? { step: 'already_forecast' } : { id })

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
