import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { FieldText } from '#contract/wire/field-texts.ts'
import { parcelCan } from '#domain/parcel.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { findCourier, warehouseByCode, warehouseById } from '#server/warehouses/warehouses.ts'
import {
  capsOf,
  draftOf,
  isTooValuable,
  nothingYet,
  type Delivery,
  refuseNameless,
  type TypedForecast,
  withPurchases,
} from './forecast-draft.ts'
import {
  changeParcel,
  changes,
  deleteGoods,
  type ForecastDraft,
  heldNumbers,
  insertForecasts,
  insertGoods,
  lockOwnParcel,
  type NewForecast,
  type OwnParcel,
} from './forecast.sql.ts'
import { parcelRow } from './row.ts'
import { findParcel, goodsOf, type StoredGoodsLine } from './sql.ts'

type Call = WriteCall & AsMember
type Typed = Input<typeof parcels.forecastOne>

/** C-15: a new forecast, an edit of one, or the declaration of a parcel that arrived without a forecast. */
export async function forecastOne(call: Call, typed: Typed): Promise<Output<typeof parcels.forecastOne>> {
  const { tx, member, language } = call
  const parcelId = typed.id === undefined ? await create(call, typed) : await edit(call, typed.id, typed)
  const saved = await findParcel(tx, member.id, parcelId)
  assert(saved, 'a parcel that was just saved is there')
  return parcelRow(saved, language)
}

/** C-20. */
export async function deleteOne(
  { tx, member }: Call,
  { id }: Input<typeof parcels.delete>,
): Promise<Output<typeof parcels.delete>> {
  const parcel = orRefuse(await lockOwnParcel(tx, member.id, id), 'not_found')
  if (!parcelCan.delete(parcel)) refuse('parcel_state', null, { id })
  const actor = { kind: 'member', id: member.id } as const
  orRefuse(await changeParcel(tx, id, { event: 'delete', set: changes.delete, actor }), 'parcel_state')
  return {}
}

async function readDelivery(tx: Tx, typed: TypedForecast): Promise<Delivery> {
  const warehouse = await (typed.warehouseId === undefined
    ? warehouseByCode(tx, typed.warehouseCode ?? 0)
    : warehouseById(tx, typed.warehouseId))
  const courier = await findCourier(tx, typed.courierCode)
  if (!warehouse || !courier) refuseDelivery(!warehouse, !courier)
  return { warehouse, courier }
}

/** A closed one is accepted if it was chosen before. */
function refuseClosed({ warehouse, courier }: Delivery, standing?: OwnParcel) {
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
  const drafts = await withPurchases(tx, member.id, [typed], [draft], () => '')
  const [made] = await insertForecasts(tx, member.id, drafts, origin)
  return made?.id ?? refuseDuplicate(undefined, isStranger)
}

const create = (call: Call, typed: Typed) =>
  createForecast(call, typed, {
    member: call.member,
    origin: { source: 'web', actor: { kind: 'member', id: call.member.id } },
    onCap: (cap) => refuseFields({ trackingNumber: cap }),
  })

async function edit({ tx, member }: Call, id: string, typed: Typed): Promise<string> {
  const delivery = await readDelivery(tx, typed)
  const standing = orRefuse(await lockOwnParcel(tx, member.id, id), 'not_found')
  if (typed.version !== undefined && typed.version !== standing.version) refuse('version_conflict')
  refuseClosed(delivery, standing)
  const typedDraft = draftOf(typed, delivery, standing, member.memberNumber)
  if (isTooValuable(typedDraft)) refuseFields({ goods: 'field_range' })
  const event = eventOf(standing, typedDraft)
  if (typedDraft.trackingNumber !== standing.trackingNumber) await refuseHeld(tx, member.id, typedDraft, false)
  const [draft = typedDraft] = await withPurchases(tx, member.id, [typed], [typedDraft], () => '')
  const details = changedFields({ ...standing, goods: await goodsOf(tx, id) }, draft)
  const actor = { kind: 'member', id: member.id } as const
  orRefuse(await changeUnique(tx, id, { event, set: changes[event](draft), actor, details }), 'parcel_state')
  await deleteGoods(tx, id)
  await insertGoods(tx, id, draft.goods)
  return id
}

function eventOf(standing: OwnParcel, draft: ForecastDraft): 'edit' | 'declare' {
  if (parcelCan.edit(standing)) return 'edit'
  return parcelCan.declare(standing) && isSameDelivery(standing, draft)
    ? 'declare'
    : refuse('parcel_state', null, { id: standing.id })
}

/** A parcel that has arrived keeps its warehouse, courier and number; its member only declares the goods. */
const isSameDelivery = (standing: OwnParcel, draft: ForecastDraft) =>
  standing.warehouseId === draft.warehouseId &&
  standing.courierCode === draft.courierCode &&
  standing.trackingNumber === draft.trackingNumber

async function refuseHeld(tx: Tx, memberId: string, { trackingNumber }: ForecastDraft, isStranger: boolean) {
  const held = await heldNumbers(tx, memberId, [trackingNumber])
  if (held.size > 0) refuseDuplicate(held.get(trackingNumber), isStranger)
}

/** The member is led to the parcel with the number; somebody who forecasts for a member learns nothing about it. */
const refuseDuplicate = (id: string | undefined, isStranger: boolean): never =>
  refuse('tracking_duplicate', null, isStranger ? { step: 'already_forecast' } : { id })

const noted = ['warehouseId', 'courierCode', 'trackingNumber', 'customerCode', 'remark', 'purchaseId', 'goods'] as const

type RecordedForecast = Pick<ForecastDraft, Exclude<(typeof noted)[number], 'goods'>> & {
  readonly goods: readonly StoredGoodsLine[]
}

/** What the history records of an edit: the changed fields, before and after. */
function changedFields(before: RecordedForecast, after: RecordedForecast) {
  const changed = noted.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const only = (side: RecordedForecast) => Object.fromEntries(changed.map((field) => [field, side[field]]))
  return { before: only(before), after: only(after) }
}

async function changeUnique(tx: Tx, id: string, change: Parameters<typeof changeParcel>[2]) {
  try {
    return await changeParcel(tx, id, change)
  } catch (fault) {
    if (violated(fault, 'parcels_member_number')) refuse('tracking_duplicate')
    throw fault
  }
}
