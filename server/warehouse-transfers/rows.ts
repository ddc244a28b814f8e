import { staffWarehouseTransfers, type warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { warehouseTransferCan } from '#domain/warehouse-transfer.ts'
import { mayCall, worksIn } from '#server/auth/session.ts'
import type { AsStaff, Call } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { memberCardsById } from '#server/members/members.ts'
import { findTransfer, type TransferRow } from './sql.ts'

type OnWire = Output<typeof warehouseTransfers.ask>
type StaffOnWire = Output<typeof staffWarehouseTransfers.send>

export const transferOnWire = ({ language }: Pick<Call, 'language'>, row: TransferRow): OnWire => ({
  id: row.id,
  parcelId: row.parcelId,
  fromName: pickText(row.fromName, language),
  toName: pickText(row.toName, language),
  weightG: row.weightG,
  currency: row.currency,
  amountMinor: row.amountMinor,
  state: row.state,
  askedAt: row.askedAt,
  sentAt: row.sentAt,
  receivedAt: row.receivedAt,
  closedAt: row.closedAt,
  reason: row.reason,
})

export async function staffRows(call: Call & AsStaff, db: Db, rows: readonly TransferRow[]): Promise<StaffOnWire[]> {
  const cards = await memberCardsById(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const { staff } = call
  const may = (warehouseId: string) => mayCall(staff, staffWarehouseTransfers.send.who) && worksIn(staff, warehouseId)
  return rows.map((row) => {
    const card = cards.get(row.memberId)
    assert(card, 'a parcel has its member')
    const { trackingNumber, shelf, sentBy, sentNote, receivedBy, receivedNote, closedBy } = row
    const { missedBy, missedAt, missedNote, isLate, version } = row
    return {
      ...transferOnWire(call, row),
      ...{ trackingNumber, shelf, sentBy, sentNote, receivedBy, receivedNote, closedBy },
      ...{ missedBy, missedAt, missedNote, isLate, version },
      memberId: card.memberId,
      memberNumber: card.memberNumber,
      memberName: card.memberName,
      maySend: warehouseTransferCan.send(row) && may(row.fromWarehouseId),
      mayReceive: warehouseTransferCan.receive(row) && may(row.toWarehouseId),
    }
  })
}

export async function readTransfer(db: Db, id: string): Promise<TransferRow> {
  const row = await findTransfer(db, id)
  assert(row, 'a transfer that was asked for stays')
  return row
}

export async function staffRow(call: Call & AsStaff, db: Db, id: string): Promise<StaffOnWire> {
  const [row] = await staffRows(call, db, [await readTransfer(db, id)])
  assert(row, 'one transfer makes one row')
  return row
}
