import { goodsTotals, lineTotalMinor } from '#domain/goods.ts'
import { parcelCan } from '#domain/parcel.ts'
import { splitGoods, splitNumber, splitPieces } from '#domain/parcel-split.ts'
import { weigh } from '#domain/weight.ts'
import { holdPlace, takePlace } from '#server/bins/bins.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import type { Measured } from './correct.sql.ts'
import { deleteGoods, insertGoods } from './forecast.sql.ts'
import { writeStep } from './moves.sql.ts'
import { refuseInTransfer } from './in-transfer.ts'
import { insertPhotos } from './receive.sql.ts'
import { type Content, countPhotos, insertSecond, insertWeighing, noteSplit, numbersLike, shrink } from './split.sql.ts'
import { goodsOf, type StoredGoodsLine } from './sql.ts'
import { type HeldParcel, lockForStaff } from './staff.sql.ts'
import { hasOpenDispute, orderOfParcel } from './take-back.sql.ts'
import { disputedText, inOrderText } from './stops.text.ts'

export interface Measures {
  readonly actualWeightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

interface Split {
  readonly parcelId: string
  readonly first: Measures
  readonly second: Measures
  /** How many of each goods line go to the second. */
  readonly moved: readonly number[]
  /** How many pieces do, where no goods are declared. */
  readonly movedPieces: number
  /** Where the second is put; null: beside the first. */
  readonly shelf: string | null
  readonly photoFileIds: readonly string[]
  readonly pausedMs: number
  readonly staffId: string
  /** cm³ per kg. */
  readonly divisor: number
}

interface Half {
  readonly content: Content
  readonly lines: readonly StoredGoodsLine[]
}

/**
 * One parcel in stock becomes two, each weighed and measured: goods and pieces are divided, the second gets a number and
 * a place of its own, and the arrival of the first. Both histories name the other.
 */
export async function splitParcel(tx: Tx, split: Split): Promise<{ id: string; trackingNumber: string }> {
  const { parcelId, staffId, divisor } = split
  const parcel = orRefuse(await lockForStaff(tx, parcelId), 'staff_state')
  const order = await orderOfParcel(tx, parcelId)
  if (order) refuse('staff_state', { text: inOrderText('split', order.orderNumber) })
  refuseInTransfer(parcel)
  if (!parcelCan.split(parcel)) refuse('staff_state')
  if (await hasOpenDispute(tx, parcelId)) refuse('staff_state', { text: disputedText('split') })
  const shelf = await placeOfSecond(tx, parcel, split.shelf)
  const [left, gone] = await halvesOf(tx, parcel, split)
  const [first, second] = [measuredBy(split.first, divisor), measuredBy(split.second, divisor)]
  orRefuse(await shrink(tx, parcelId, first, left.content), 'staff_state')
  const trackingNumber = splitNumber(
    parcel.trackingNumber,
    await numbersLike(tx, parcel.memberId, parcel.trackingNumber.slice(0, 28)),
  )
  const { pausedMs } = split
  const { id } = await insertSecond(tx, parcelId, {
    trackingNumber,
    measured: second,
    content: gone.content,
    shelf,
    pausedMs,
  })
  await deleteGoods(tx, parcelId)
  await insertGoods(tx, parcelId, left.lines)
  await insertGoods(tx, id, gone.lines)
  await writeEvidence(tx, { ...split, shelf }, parcel, { id, trackingNumber }, [first, second], [left, gone])
  const before = { actualWeightG: parcel.actualWeightG, totalPieces: parcel.totalPieces }
  const told = { before, pieces: [left.content.totalPieces, gone.content.totalPieces] }
  await noteSplit(tx, parcelId, staffId, { ...told, into: { id, trackingNumber } })
  await noteSplit(tx, id, staffId, { ...told, from: { id: parcelId, trackingNumber: parcel.trackingNumber } })
  return { id, trackingNumber }
}

/** As it was given, refused where there is no room; otherwise beside the first, or on no shelf if that bin is full. */
async function placeOfSecond(tx: Tx, { warehouseId, shelf }: HeldParcel, given: string | null) {
  if (given) return takePlace(tx, warehouseId, given)
  const place = shelf === null ? null : await holdPlace(tx, warehouseId, shelf)
  return place === null || 'fault' in place ? null : place.shelf
}

async function halvesOf(tx: Tx, parcel: HeldParcel, { moved, movedPieces }: Split): Promise<readonly [Half, Half]> {
  const lines = await goodsOf(tx, parcel.id)
  if (lines.length === 0) {
    const [left, gone] = splitPieces(parcel.totalPieces, movedPieces) ?? refuseFields({ movedPieces: 'field_range' })
    return [withoutGoods(left), withoutGoods(gone)]
  }
  const [left, gone] = splitGoods(lines, moved) ?? refuseFields({ moved: 'field_range' })
  return [withGoods(left), withGoods(gone)]
}

const withoutGoods = (totalPieces: number): Half => ({ content: { totalPieces, totals: null }, lines: [] })

function withGoods(divided: readonly StoredGoodsLine[]): Half {
  const lines = divided.map((line) => ({ ...line, totalPriceMinor: lineTotalMinor(line) }))
  const totals = goodsTotals(lines)
  return { content: { totalPieces: totals.totalPieces, totals }, lines }
}

const measuredBy = ({ actualWeightG, ...sides }: Measures, divisor: number): Measured => ({
  ...sides,
  weighing: weigh(actualWeightG, [{ ...sides, quantity: 1 }], divisor),
})

/** A weight record for each; the pictures belong to both. */
async function writeEvidence(
  tx: Tx,
  { staffId, shelf, photoFileIds }: Split,
  parcel: HeldParcel,
  made: { readonly id: string; readonly trackingNumber: string },
  [first, second]: readonly [Measured, Measured],
  [left, gone]: readonly [Half, Half],
) {
  const ofFirst = { pieces: left.content.totalPieces, remark: `→ ${made.trackingNumber}`, shelf: parcel.shelf }
  const ofSecond = { pieces: gone.content.totalPieces, remark: `← ${parcel.trackingNumber}`, shelf }
  const one = await insertWeighing(tx, staffId, parcel, first, ofFirst)
  const other = await insertWeighing(tx, staffId, { ...parcel, ...made }, second, ofSecond)
  for (const [parcelId, receiptId] of [
    [parcel.id, one.id],
    [made.id, other.id],
  ] as const) {
    await insertPhotos(tx, parcelId, receiptId, staffId, photoFileIds)
    await countPhotos(tx, parcelId)
  }
  const actor = { kind: 'staff', id: staffId } as const
  await writeStep(tx, made.id, 'received', actor)
}
