import type { Input } from '#contract/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import type { VasChoice } from '#domain/charges.ts'
import type { OtherLine } from '#domain/freight.ts'
import type { GoodsType } from '#domain/goods.ts'
import { packingTolerance, type Rerating, rerate } from '#domain/rerate.ts'
import { selectTariffAgain, type Tariff } from '#domain/tariff.ts'
import { weigh } from '#domain/weight.ts'
import { channelById, tariffsFor, vasChoices } from '#server/channels/channels.ts'
import type { Tx } from '#server/db.ts'
import { assert, refuse } from '#server/refuse.ts'
import type { LockedOrder } from './sql.ts'
import type { StoredQuote } from './stored-quote.ts'

type Packing = Input<typeof staffOrders.pack>

/** Prices a paid order again on what its cartons weigh (contract E6). Refuses with 4007 above the cap unless forced, 4013, 4016. */
export async function rateCartons(
  tx: Tx,
  order: LockedOrder,
  goodsType: GoodsType,
  packing: Packing,
): Promise<{ rating: Rerating; stored: StoredQuote }> {
  const { stored, declaredValueMinor, insured, paidMinor, refundedMinor } = order
  const { volumeDivisor, insuranceBp } = stored.quote
  const pieces = packing.cartons.map(({ lengthMm, widthMm, heightMm }) => ({
    lengthMm,
    widthMm,
    heightMm,
    quantity: 1,
  }))
  const actualWeightG = packing.cartons.reduce((sum, carton) => sum + carton.weightG, 0)
  const { billableWeightG } = weigh(actualWeightG, pieces, volumeDivisor)
  const tariff = await tariffAgain(tx, order, { goodsType, billableWeightG, mayExceedCap: packing.force ?? false })
  const rating = rerate({
    tariff,
    actualWeightG,
    pieces,
    volumeDivisor,
    vas: await servicesAgain(tx, order, packing.vas),
    declaredValueMinor,
    insured,
    insuranceBp,
    coupon: null,
    coins: null,
    otherLines: otherLines(stored.quote.otherLines, packing.otherFeeMinor),
    paidMinor,
    refundedMinor,
    tolerance: packingTolerance,
  })
  return { rating, stored: { quote: rating.quote, tariff, pieces, pricedAt: stored.pricedAt } }
}

interface Weighed {
  readonly goodsType: GoodsType
  readonly billableWeightG: number
  readonly mayExceedCap: boolean
}

async function tariffAgain(tx: Tx, order: LockedOrder, weighed: Weighed): Promise<Tariff> {
  const { channelId, destinationCode, warehouseId, currency, stored } = order
  const channel = await channelById(tx, channelId)
  assert(channel, 'an order names a channel that was there')
  const rows = await tariffsFor(tx, { channelId, destinationCode, currency, at: stored.pricedAt })
  const ask = {
    channelId,
    destinationCode,
    warehouseId,
    currency,
    channelAcceptsSensitive: channel.acceptsSensitive,
    ...weighed,
  }
  const choice = selectTariffAgain(stored.tariff, order.goodsType, rows, ask)
  return 'tariff' in choice ? choice.tariff : refuse(choice.reason)
}

/** What the member was promised keeps its price; what the packer adds has today's. */
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

/** The fee of an earlier packing gives way to this one's, and stays when this one names none; other lines always stay. */
function otherLines(lines: readonly OtherLine[], feeMinor: number | undefined): readonly OtherLine[] {
  if (feeMinor === undefined) return lines
  const others = lines.filter(({ code }) => code !== packingFee)
  return feeMinor === 0 ? others : [...others, { code: packingFee, amountMinor: feeMinor }]
}
