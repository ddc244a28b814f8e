import type { Input } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import type { VasChoice } from '#domain/charges.ts'
import type { OtherLine } from '#domain/freight.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { Tolerance } from '#domain/rerate.ts'
import { channelById, tariffsFor, vasChoices } from '#server/channels/channels.ts'
import type { Tx } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { loadOf, rateAgain, type Rerated, type Shipment } from './rate-again.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'

type Packing = Input<typeof staffOrders.pack>

/**
 * Prices a paid order again by the weight of its cartons. Refuses with 4007 above the cap unless forced, 4013, 4016.
 */
export async function rateCartons(
  tx: Tx,
  order: LockedOrder,
  goodsType: GoodsType,
  packing: Packing,
  tolerance: Tolerance,
): Promise<Rerated> {
  return rateOnItsLine(tx, order, {
    goodsType,
    ...loadOf(packing.cartons),
    vas: await servicesAgain(tx, order, packing.vas),
    otherLines: otherLines(order.stored.quote.otherLines, packing.otherFeeMinor),
    mayExceedCap: packing.force ?? false,
    tolerance,
  })
}

/** Prices a paid order again on its line; refuses as `rateCartons` does. */
export async function rateOnItsLine(
  tx: Tx,
  order: LockedOrder,
  shipment: Omit<Shipment, 'channel' | 'destinationCode'>,
): Promise<Rerated> {
  const { channelId, destinationCode, currency, stored } = order
  const channel = await channelById(tx, channelId)
  assert(channel, 'an order names a channel that was there')
  const rows = await tariffsFor(tx, { channelId, destinationCode, currency, at: stored.pricedAt })
  const rated = rateAgain(order, rows, { ...shipment, channel, destinationCode })
  return 'reason' in rated ? refuse(rated.reason) : rated
}

/** Promised services keep their price; what the packer adds has today's. */
async function servicesAgain(
  tx: Tx,
  { stored, channelId, currency }: LockedOrder,
  ticked: Packing['vas'],
): Promise<readonly VasChoice[]> {
  const promised = stored.quote.vas
  if (ticked === undefined) return promised
  const offered = await vasChoices(tx, ticked, channelId, currency)
  return offered.map((choice) => ({
    ...(promised.find(({ id }) => id === choice.id) ?? choice),
    quantity: choice.quantity,
  }))
}

const packingFee = 'OTHER_FEE'

/**
 * The fee of an earlier packing is replaced by this one's, and stays if this one names none; other lines always stay.
 */
function otherLines(lines: readonly OtherLine[], feeMinor: number | undefined): readonly OtherLine[] {
  if (feeMinor === undefined) return lines
  const others = lines.filter(({ code }) => code !== packingFee)
  return feeMinor === 0 ? others : [...others, { code: packingFee, amountMinor: feeMinor }]
}
