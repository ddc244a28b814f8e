import type { Text } from '#domain/language.ts'
import type { Actor } from '#server/actor.ts'
import { giveBackCoupon } from '#server/coupons/coupons.ts'
import type { Tx } from '#server/database/db.ts'
import { type Move, postEntries } from '#server/ledger/ledger.ts'
import type { LockedOrder } from './locks.sql.ts'
import { coinsReturnedRemark } from './text.ts'

interface Refund {
  /** The money to refund: all that is kept of the order, less a fee if there is one. */
  readonly refundMinor: number
  readonly remark: Text
  readonly actor: Actor
}

/**
 * Returns everything that a cancelled order was paid with, each in kind: the money, the coins that it still holds, and
 * the coupon. The order's parcels were locked and freed before; the coupon and the accounts come last.
 */
export async function giveBack(tx: Tx, order: LockedOrder, { refundMinor, remark, actor }: Refund): Promise<void> {
  const { id, memberId, currency, orderNumber } = order
  const source = { kind: 'order', id }
  await giveBackCoupon(tx, id, actor)
  const money: Move = {
    event: 'ORDER_REFUND',
    memberId,
    unit: currency,
    amount: refundMinor,
    source,
    referenceNumber: orderNumber,
    remark,
    actor,
  }
  await postEntries(tx, [...(refundMinor > 0 ? [money] : []), ...coinsReturned(order, heldCoins(order), source, actor)])
}

/** Coins that an order was paid with and has not returned; none while it is unpaid. */
export const heldCoins = ({ stored }: Pick<LockedOrder, 'stored'>) => stored.quote.coinsUsed

/** Coins that a new price no longer uses go back to the member; a re-rating is its own source. */
export const coinsReturned = (
  { memberId, orderNumber }: Pick<LockedOrder, 'memberId' | 'orderNumber'>,
  coins: number,
  source: Move['source'],
  actor: Actor,
): readonly Move[] =>
  coins === 0
    ? []
    : [
        {
          event: 'REDEEM_REFUND',
          memberId,
          unit: 'COIN',
          amount: coins,
          source,
          referenceNumber: orderNumber,
          remark: coinsReturnedRemark,
          actor,
        },
      ]
