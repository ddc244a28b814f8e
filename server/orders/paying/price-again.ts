import { refusals } from '#contract/refusals/refusals.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { findPrice, placeOf, pricingTerms, serviceNames } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { moveOrder } from '#server/orders/moves.ts'
import { changes } from '#server/orders/changes.sql.ts'
import { type LockedOrder, lockOwnOrderWithoutPrice } from '#server/orders/locks.sql.ts'
import { type StoredQuote, storedQuote } from '#server/orders/stored-quote.ts'
import { servicesGoneText } from '#server/orders/text.ts'

type Repriced = Pick<
  LockedOrder,
  | 'id'
  | 'channelId'
  | 'destinationCode'
  | 'warehouseId'
  | 'currency'
  | 'orderType'
  | 'goodsType'
  | 'declaredValueMinor'
  | 'insured'
  | 'pickUpPointId'
  | 'consignee'
  | 'stored'
>

/**
 * The price of an unpaid order by today's tariff: the same parcels, services and value. What is no longer offered is
 * never silently left out: 4016 says what it is, and the order has to be edited or deleted.
 */
export async function priceAgain(context: Context, db: Db, order: Repriced): Promise<StoredQuote> {
  const { id, stored, consignee, ...same } = order
  const { quote, pieces } = stored
  const priced = await findPrice(db, {
    ...same,
    ...(await pricingTerms({ context }, db)),
    pieces,
    actualWeightG: quote.actualWeightG,
    vas: quote.vas.map(({ id, quantity }) => ({ id, qty: quantity })),
    otherLines: quote.otherLines,
    coupon: null,
    coins: null,
    at: null,
    place: await placeOf(db, consignee),
  })
  return 'reason' in priced ? refuseNoPrice(db, id, priced) : storedQuote(priced, pieces)
}

type NoPrice = Extract<Awaited<ReturnType<typeof findPrice>>, { reason: unknown }>

async function refuseNoPrice(db: Db, orderId: string, { reason, services }: NoPrice): Promise<never> {
  const serviceIds = services.map(({ id }) => id)
  const gone = serviceIds.length === 0 ? [] : await serviceNames(db, serviceIds)
  const text = gone.length > 0 ? servicesGoneText(gone.map(({ name }) => name)) : inUse(refusals[reason].text)
  refuse('no_price', { text, reason: refusals[reason].code, serviceIds }, { step: 'price_gone', id: orderId })
}

/**
 * When the held price of an unpaid order has run out, stores today's and holds it. This is a transaction of its own,
 * because the payment that finds it is usually refused with 4011 and the member then reads the new price.
 */
export async function renewPrice(context: Context, memberId: string, orderId: string): Promise<void> {
  await context.database.keep(async (tx) => {
    const order = await lockOwnOrderWithoutPrice(tx, memberId, orderId)
    if (!order) return
    const stored = await priceAgain(context, tx, order)
    const { 'order.priceHoldHours': holdHours } = await readConfig(context, tx)
    const actor = { kind: 'member', id: memberId } as const
    await moveOrder(tx, order, {
      event: 'requote',
      actor,
      set: changes.requote(stored, holdHours),
      details: { totalMinor: stored.quote.totalMinor },
    })
  })
}
