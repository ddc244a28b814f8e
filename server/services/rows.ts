import type { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { fileUrl } from '#server/files/files.ts'
import type { AsStaff, Call } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { memberCardsById } from '#server/members/members.ts'
import { goodsOf, type StoredGoodsLine } from '#server/parcels/parcels.ts'
import { splitServiceCode } from '#domain/parcel-split.ts'
import { assert } from '#server/http/refuse.ts'
import { type AskedRow, findAsked } from './sql.ts'

type Asked = Output<typeof parcelServices.ask>
type StaffAsked = Output<typeof staffParcelServices.finish>

export const askedOnWire = (call: Call, row: AskedRow): Asked => ({
  id: row.id,
  serviceId: row.serviceId,
  text: pickText(row.name, call.language),
  quantity: row.quantity,
  note: row.note,
  currency: row.currency,
  amountMinor: row.amountMinor,
  state: row.state,
  askedAt: row.askedAt,
  answer: row.answer,
  photos: row.photoFileIds.map((fileId) => ({
    fileId,
    url: fileUrl(call, fileId),
    takenAt: row.closedAt ?? row.askedAt,
  })),
  closedAt: row.closedAt,
})

export async function staffRows(call: Call & AsStaff, db: Db, rows: readonly AskedRow[]): Promise<StaffAsked[]> {
  const cards = await memberCardsById(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const toSplit = rows.filter(isToSplit)
  const goods = new Map(
    await Promise.all(toSplit.map(async ({ parcelId }) => [parcelId, await goodsOf(db, parcelId)] as const)),
  )
  return rows.map((row) => {
    const card = cards.get(row.memberId)
    assert(card, 'a parcel has its member')
    const { parcelId, trackingNumber, shelf, staffName, version } = row
    return {
      ...askedOnWire(call, row),
      memberId: card.memberId,
      memberNumber: card.memberNumber,
      memberName: card.memberName,
      parcelId,
      trackingNumber,
      warehouseName: pickText(row.warehouseName, call.language),
      shelf,
      isHere: isHere(row),
      staffName,
      split: isToSplit(row) ? { pieces: row.totalPieces, goods: linesOf(goods.get(parcelId) ?? []) } : null,
      version,
    }
  })
}

const isToSplit = (row: AskedRow) => row.code === splitServiceCode && row.state === 'asked' && isHere(row)

const linesOf = (lines: readonly StoredGoodsLine[]) =>
  lines.map(({ productName, specification, quantity }) => ({ productName, specification, quantity }))

/** In the warehouse: before it arrives nothing can be done, and afterwards neither, nor on
 * the way to another warehouse. */
export const isHere = ({
  parcelStatus,
  isGone,
  transferState,
}: Pick<AskedRow, 'parcelStatus' | 'isGone' | 'transferState'>) =>
  !isGone && transferState !== 'on_the_way' && (parcelStatus === 'in_stock' || parcelStatus === 'packing')

export async function readAsked(db: Db, id: string): Promise<AskedRow> {
  const row = await findAsked(db, id)
  assert(row, 'a service that was asked for stays')
  return row
}

export async function staffRow(call: Call & AsStaff, db: Db, id: string): Promise<StaffAsked> {
  const [row] = await staffRows(call, db, [await readAsked(db, id)])
  assert(row, 'one service makes one row')
  return row
}
