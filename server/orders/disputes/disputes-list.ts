import type { staffDisputes } from '#contract/disputes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import type { Db } from '#server/database/db.ts'
import type { AsStaff, Call, ReadCall } from '#server/context.ts'
import { memberCardsById } from '#server/members/members.ts'
import { assert } from '#server/http/refuse.ts'
import { countDisputes, type ListedDispute, listDisputes, openDisputesOf } from './disputes.sql.ts'
import { disputeOnWire } from './evidence.ts'
import { readBy } from '#server/orders/staff-scope.ts'

type StaffDispute = Output<typeof staffDisputes.list>['list'][number]

/** B-OU-17: disputed weighings, the longest waiting first. */
export async function listForStaff(
  call: ReadCall & AsStaff,
  { state, page, pageSize }: Input<typeof staffDisputes.list>,
): Promise<Output<typeof staffDisputes.list>> {
  const { db, staff } = call
  const scope = readBy(staff)
  const [rows, { total }] = await Promise.all([
    listDisputes(db, { scope, state, limit: pageSize, offset: (page - 1) * pageSize }),
    countDisputes(db, scope, state),
  ])
  return { list: await staffDisputesOf(call, db, rows), page, pageSize, ...cappedTotal(total) }
}

/** The open disputes about an order, for staff who open it. */
export const openDisputes = async (call: Call & AsStaff, db: Db, orderId: string): Promise<StaffDispute[]> =>
  staffDisputesOf(call, db, await openDisputesOf(db, orderId))

export async function staffDispute(call: Call & AsStaff, db: Db, row: ListedDispute): Promise<StaffDispute> {
  const [dispute] = await staffDisputesOf(call, db, [row])
  assert(dispute, 'a dispute has its form on the wire')
  return dispute
}

async function staffDisputesOf(call: Call & AsStaff, db: Db, rows: readonly ListedDispute[]): Promise<StaffDispute[]> {
  if (rows.length === 0) return []
  const cards = await memberCardsById(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => {
    const { orderId, orderNumber, parcelId, trackingNumber, cartonNumber, weighed, weighedBy, warehouseName } = row
    const card = cards.get(row.memberId)
    assert(card, 'a dispute belongs to a member')
    return {
      ...disputeOnWire(call, row),
      orderId,
      orderNumber,
      parcelId,
      trackingNumber,
      memberNumber: card.memberNumber,
      warehouseName: pickText(warehouseName, call.language),
      cartonNumber,
      weighed,
      weighedBy,
      weighedByYou: row.weigherId === call.staff.id,
    }
  })
}
