import { priceOrder } from '#server/channels/channels.ts'
import type { Db } from '#server/db.ts'
import type { House } from '#server/house.ts'
import { moveOrder } from './moves.ts'
import { changes } from './changes.sql.ts'
import { type LockedOrder, lockOwnOrderWithoutPrice } from './sql.ts'
import { type StoredQuote, storedQuote } from './stored-quote.ts'

type Repriced = Pick<
  LockedOrder,
  | 'channelId'
  | 'destinationCode'
  | 'warehouseId'
  | 'currency'
  | 'orderType'
  | 'goodsType'
  | 'declaredValueMinor'
  | 'insured'
  | 'pickUpPointId'
  | 'stored'
>

/** What an unpaid order costs by the tariff of today: the same parcels, services and value (contract C-34). */
export async function priceAgain(db: Db, order: Repriced): Promise<StoredQuote> {
  const { stored, ...same } = order
  const { quote, pieces } = stored
  const priced = await priceOrder(db, {
    ...same,
    pieces,
    actualWeightG: quote.actualWeightG,
    vas: quote.vas.map(({ id, quantity }) => ({ id, qty: quantity })),
    otherLines: quote.otherLines,
    coupon: null,
    coins: null,
    at: null,
  })
  return storedQuote(priced, pieces)
}

/**
 * When the held price of an unpaid order has run out, stores today's and holds it. It is kept in a transaction of its
 * own, because the payment that finds it is mostly refused with 4011 and the member then reads the new price.
 */
export async function renewPrice(house: House, memberId: string, orderId: string): Promise<void> {
  await house.database.keep(async (tx) => {
    const order = await lockOwnOrderWithoutPrice(tx, memberId, orderId)
    if (!order) return
    const stored = await priceAgain(tx, order)
    const actor = { kind: 'member', id: memberId } as const
    await moveOrder(tx, order, {
      event: 'requote',
      actor,
      set: changes.requote(stored),
      details: { totalMinor: stored.quote.totalMinor },
    })
  })
}
