import type { Input, Output } from '#contract/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { goodsTotals, lineTotalMinor } from '#domain/goods.ts'
import { parcelCan } from '#domain/parcel.ts'
import { orRefuse, type Tx, violated } from '#server/db.ts'
import type { AsMember, WriteCall } from '#server/house.ts'
import { assert, refuse, refuseFields } from '#server/refuse.ts'
import {
  type Courier,
  findCourier,
  type Warehouse,
  warehouseByCode,
  warehouseById,
} from '#server/warehouses/warehouses.ts'
import {
  countForecasts,
  deleteForecast,
  deleteGoods,
  type ForecastDraft,
  insertForecast,
  insertGoods,
  lockOwnParcel,
  type OwnParcel,
  updateDeclaration,
  updateForecast,
} from './forecast.sql.ts'
import { writeStep } from './moves.sql.ts'
import { parcelRow } from './row.ts'
import { findParcel } from './sql.ts'

type Call = WriteCall & AsMember
type Typed = Input<typeof parcels.forecastOne>

/** Decision 44; staff may set others as `forecast.openMax` and `forecast.perDayMax`. */
const caps = { open: 20_000, perDay: 10_000 }

/** What a parcel and every money column can hold (contract A4). */
const goodsValueMaxMinor = 1_000_000_000_000

/** C-15: a new forecast, the edit of one, or the declaration of what has arrived unannounced. */
export async function forecastOne(call: Call, typed: Typed): Promise<Output<typeof parcels.forecastOne>> {
  const { tx, member, language } = call
  const place = await readPlace(tx, typed)
  const parcelId = typed.id === undefined ? await create(call, typed, place) : await edit(call, typed.id, typed, place)
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
  if (!parcelCan.delete(parcel)) refuse('parcel_state')
  orRefuse(await deleteForecast(tx, id), 'parcel_state')
  return {}
}

interface Place {
  warehouse: Warehouse
  courier: Courier
}

async function readPlace(tx: Tx, typed: Typed): Promise<Place> {
  const warehouse = await (typed.warehouseId === undefined
    ? warehouseByCode(tx, typed.warehouseCode ?? 0)
    : warehouseById(tx, typed.warehouseId))
  const courier = await findCourier(tx, typed.courierCode)
  if (!warehouse || !courier) refusePlace(!warehouse, !courier)
  return { warehouse, courier }
}

/** One that is closed by now is accepted where it stood before. */
function refuseClosed({ warehouse, courier }: Place, standing?: OwnParcel) {
  const wrongWarehouse = !warehouse.active && warehouse.id !== standing?.warehouseId
  const wrongCourier = !courier.active && courier.code !== standing?.courierCode
  if (wrongWarehouse || wrongCourier) refusePlace(wrongWarehouse, wrongCourier)
}

function refusePlace(wrongWarehouse: boolean, wrongCourier: boolean): never {
  refuseFields({
    ...(wrongWarehouse && { warehouseId: 'field_warehouse' }),
    ...(wrongCourier && { courierCode: 'field_courier' }),
  })
}

/** What the member typed; what an edit leaves out stays as it was. */
function draftOf(
  typed: Typed,
  { warehouse, courier }: Place,
  standing: { customerCode: string; remark: string },
  memberNumber: string,
): ForecastDraft {
  const totals = goodsTotals(typed.goods)
  if (totals.totalGoodsValueMinor > goodsValueMaxMinor) refuseFields({ goods: 'field_range' })
  return {
    ...totals,
    warehouseId: warehouse.id,
    courierCode: courier.code,
    trackingNumber: typed.trackingNumber,
    customerCode: (typed.customerCode ?? standing.customerCode) || memberNumber,
    remark: typed.remark ?? standing.remark,
  }
}

const linesOf = (typed: Typed) => typed.goods.map((line) => ({ ...line, totalPriceMinor: lineTotalMinor(line) }))

async function create({ tx, member }: Call, typed: Typed, place: Place): Promise<string> {
  refuseClosed(place)
  const draft = draftOf(typed, place, { customerCode: '', remark: '' }, member.memberNumber)
  await refuseAboveCaps(tx, member.id)
  const { id } = orRefuse(await insertForecast(tx, member.id, draft), 'tracking_duplicate')
  await insertGoods(tx, id, linesOf(typed))
  await writeStep(tx, id, 'forecast', { kind: 'member', id: member.id })
  return id
}

async function refuseAboveCaps(tx: Tx, memberId: string) {
  const { open, today, openMax, perDayMax } = await countForecasts(tx, memberId, caps)
  if (open >= openMax || today >= perDayMax) refuseFields({ trackingNumber: 'field_forecast_cap' })
}

async function edit({ tx, member }: Call, id: string, typed: Typed, place: Place): Promise<string> {
  const standing = orRefuse(await lockOwnParcel(tx, member.id, id), 'not_found')
  if (typed.version !== undefined && typed.version !== standing.version) refuse('version_conflict')
  refuseClosed(place, standing)
  const draft = draftOf(typed, place, standing, member.memberNumber)
  if (parcelCan.edit(standing)) orRefuse(await updateUnique(tx, id, draft), 'parcel_state')
  else if (parcelCan.declare(standing) && isSamePlace(standing, draft))
    orRefuse(await updateDeclaration(tx, id, draft), 'parcel_state')
  else refuse('parcel_state')
  await deleteGoods(tx, id)
  await insertGoods(tx, id, linesOf(typed))
  return id
}

/** A parcel that lies in the warehouse is where and what it is; its member says only what is inside. */
const isSamePlace = (standing: OwnParcel, draft: ForecastDraft) =>
  standing.warehouseId === draft.warehouseId &&
  standing.courierCode === draft.courierCode &&
  standing.trackingNumber === draft.trackingNumber

async function updateUnique(tx: Tx, id: string, draft: ForecastDraft) {
  try {
    return await updateForecast(tx, id, draft)
  } catch (fault) {
    if (violated(fault, 'parcels_member_number')) refuse('tracking_duplicate')
    throw fault
  }
}
