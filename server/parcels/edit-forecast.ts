import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { parcelCan } from '#domain/parcel.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { draftOf, isTooValuable, readDelivery, refuseClosed, refuseHeld } from './forecast.ts'
import {
  changeParcel,
  changes,
  deleteGoods,
  type ForecastDraft,
  insertGoods,
  lockOwnParcel,
  type OwnParcel,
} from './forecast.sql.ts'
import { keepNamedPurchases } from './purchases.ts'
import { changedRow } from './row.ts'
import { goodsOf, type StoredGoodsLine } from './sql.ts'

type Call = WriteCall & AsMember

/** C-15 with an id: an edit, or the declaration of a parcel that arrived without a forecast. */
export async function editForecast(
  call: Call,
  id: string,
  typed: Input<typeof parcels.forecastOne>,
): Promise<Output<typeof parcels.forecastOne>> {
  const { tx, member } = call
  const delivery = await readDelivery(tx, typed)
  const standing = orRefuse(await lockOwnParcel(tx, member.id, id), 'not_found')
  if (typed.version !== undefined && typed.version !== standing.version) refuse('version_conflict')
  refuseClosed(delivery, standing)
  const typedDraft = draftOf(typed, delivery, standing, member.memberNumber)
  if (isTooValuable(typedDraft)) refuseFields({ goods: 'field_range' })
  const event = eventOf(standing, typedDraft)
  if (typedDraft.trackingNumber !== standing.trackingNumber) await refuseHeld(tx, member.id, typedDraft, false)
  const [draft = typedDraft] = await keepNamedPurchases(tx, member.id, [typed], [typedDraft], () => '')
  const details = changedFields({ ...standing, goods: await goodsOf(tx, id) }, draft)
  const actor = { kind: 'member', id: member.id } as const
  orRefuse(await changeUnique(tx, id, { event, set: changes[event](draft), actor, details }), 'parcel_state')
  await deleteGoods(tx, id)
  await insertGoods(tx, id, draft.goods)
  return changedRow(call, id)
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
