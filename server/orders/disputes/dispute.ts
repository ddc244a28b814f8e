import type { disputes } from '#contract/disputes.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { lockParcels } from '#server/parcels/parcels.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { standingCartons } from '#server/orders/packing/cartons.sql.ts'
import { changes } from '#server/orders/changes.sql.ts'
import {
  countingReceipt,
  type Dispute,
  type Disputed,
  disputesOf,
  disputesOfParcel,
  findOwnWeighing,
  insertDispute,
} from './disputes.sql.ts'
import { disputeOnWire, mayDispute } from './evidence.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { lockOwnOrder } from '#server/orders/locks.sql.ts'

type Call = WriteCall & AsMember
type DisputeInput = Input<typeof disputes.open>

/**
 * E-19: the member disputes the weighing of a box or a parcel; each weighing once, while it counts (decision record
 * 16).
 */
export async function openDispute(call: Call, input: DisputeInput): Promise<Output<typeof disputes.open>> {
  const weighing = orRefuse(await findOwnWeighing(call.tx, call.member.id, input.weighingId), 'not_found')
  const { orderId, parcelId } = weighing
  const opened =
    orderId === null ? await disputeParcel(call, parcelId, input) : await disputeCarton(call, orderId, input)
  return disputeOnWire(call, opened)
}

async function disputeCarton(call: Call, orderId: string, { weighingId, reason }: DisputeInput): Promise<Dispute> {
  const { tx, member } = call
  const order = await lockOwnOrder(tx, member.id, orderId)
  assert(order, 'a box belongs to an order')
  const stands = (await standingCartons(tx, orderId)).some(({ id }) => id === weighingId)
  if (!stands || !(await mayDispute(call, tx, order))) refuse('order_state', null, { id: orderId })
  const { id } = await insert(call, { orderId, cartonId: weighingId, parcelId: null, receiptId: null }, reason)
  const details = { disputeId: id, cartonId: weighingId }
  const actor = { kind: 'member', id: member.id } as const
  await moveOrder(tx, order, { event: 'dispute', actor, note: reason, details, set: changes.nothing })
  return found(await disputesOf(tx, orderId), id)
}

/** A packed parcel counts only by its box. */
async function disputeParcel(call: Call, parcelId: string, { weighingId, reason }: DisputeInput): Promise<Dispute> {
  const { tx, member } = call
  await lockParcels(tx, member.id, [parcelId])
  if ((await countingReceipt(tx, parcelId))?.id !== weighingId) refuse('parcel_state', null, { id: parcelId })
  const { id } = await insert(call, { orderId: null, cartonId: null, parcelId, receiptId: weighingId }, reason)
  return found(await disputesOfParcel(tx, parcelId), id)
}

async function insert({ context, tx, member }: Call, about: Disputed, reason: string) {
  const { 'dispute.answerHours': answerHours } = await readConfig(context, tx)
  const opened = await insertDispute(tx, { memberId: member.id, about, reason, answerHours })
  if (opened) return opened
  return about.orderId === null
    ? refuse('parcel_state', null, { id: about.parcelId ?? undefined })
    : refuse('order_state', null, { id: about.orderId })
}

function found(all: readonly Dispute[], opened: string): Dispute {
  const dispute = all.find(({ id }) => id === opened)
  assert(dispute, 'a dispute that was opened is there')
  return dispute
}
