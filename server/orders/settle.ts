import type { Text } from '#domain/language.ts'
import { draftBill, writeBill } from '#server/bills/bills.ts'
import type { Actor } from '#server/actor.ts'
import type { Tx } from '#server/database/db.ts'
import { type Move, postEntries } from '#server/ledger/ledger.ts'
import type { OrderAction } from './actions.sql.ts'
import { coinsReturned } from './give-back.ts'
import type { LockedOrder } from './locks.sql.ts'

interface Rest {
  readonly refundMinor: number
  readonly coinsReturned: number
  readonly remark: Text
  readonly actor: Actor
  /** A dispute's refund is separate from what was paid and refunded. */
  readonly event?: 'WEIGHT_REFUND' | 'DISPUTE_REFUND'
}

/** Refunds the excess over a new price at once, money and coins; the action that set the price is the source. */
export async function giveRestBack(tx: Tx, order: LockedOrder, action: OrderAction, rest: Rest): Promise<void> {
  const { memberId, currency, orderNumber } = order
  const { refundMinor, remark, actor, event = 'WEIGHT_REFUND' } = rest
  const refund: Move = {
    event,
    memberId,
    unit: currency,
    amount: refundMinor,
    source: action,
    referenceNumber: orderNumber,
    remark,
    actor,
  }
  await postEntries(tx, [
    ...(refundMinor > 0 ? [refund] : []),
    ...coinsReturned(order, rest.coinsReturned, action, actor),
  ])
}

/** The bill of a packed order follows its price; while something is due, its cost is open. */
export async function keepBill(tx: Tx, orderId: string, dueMinor: number): Promise<void> {
  await (dueMinor > 0 ? draftBill(tx, orderId) : writeBill(tx, orderId))
}
