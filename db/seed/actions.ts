import { channels } from '#contract/channels.ts'
import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { cartonDataUrl } from './picture.ts'
import type { Purchase, ReceivedPurchase } from './purchases.ts'
import type { Cast, Person } from './stage.ts'

/* Actions that the cast repeats, each by the product's own calls. */

export async function forecast(who: Person, purchase: Purchase): Promise<string> {
  const { trackingNumber, courierCode, product, specification, quantity, unitPriceMinor, group } = purchase
  const { id } = await who.call(parcels.forecastOne, {
    warehouseCode: 2,
    courierCode,
    trackingNumber,
    ...group,
    goods: [{ productName: product, specification, goodsType: 'ordinary', quantity, unitPriceMinor }],
  })
  return id
}

/** Forecast by its owner, then received. */
export async function receive(cast: Cast, who: Person, purchase: ReceivedPurchase): Promise<string> {
  const id = await forecast(who, purchase)
  const { trackingNumber, courierCode, box } = purchase
  const [actualWeightG, lengthMm, widthMm, heightMm, shelf, arrivedAt = 2] = box
  await cast.keeper.call(staffParcels.receive, {
    trackingNumber,
    courierCode,
    warehouseId: cast.warehouses.get(arrivedAt) ?? '',
    actualWeightG,
    lengthMm,
    widthMm,
    heightMm,
    photoFileIds: [await cast.photo(trackingNumber)],
    shelf,
  })
  return id
}

export async function apply(cast: Cast, who: Person, parcelIds: string[], receiverId: string): Promise<string> {
  const offers = await who.call(channels.forAddress, { receiverId, warehouseCode: 2 })
  const channel = offers.list.find(({ code }) => code === 'HK_PARCEL')
  const { id } = await who.call(orders.submitConsolidation, {
    parcelIds,
    channelId: channel?.channelId ?? '',
    currency: 'CNY',
    receiverId,
    declaredValueMinor: 20_000,
    insured: true,
    ...(await cast.captcha()),
  })
  return id
}

/** A line that delivers to the door, not to a pick-up point. */
export async function lineToTheDoor(
  who: Person,
  receiverId: string,
  orderType: 'consolidation' | 'single_ticket',
): Promise<string> {
  const { list } = await who.call(channels.forAddress, { receiverId, warehouseCode: 2, orderType })
  return list.find(({ available, needsPickUpPoint }) => available && !needsPickUpPoint)?.channelId ?? ''
}

/** Money from outside, by a bank transfer that two people of finance approve. */
export async function transfer(
  { finance, finance2 }: Cast,
  who: Person,
  amountMinor: number,
  currency: 'CNY' | 'HKD',
  bankRef: string,
): Promise<void> {
  const imageBase64 = await cartonDataUrl(bankRef)
  const { id } = await who.call(bankTransfers.submit, { amountMinor, currency, bankRef, imageBase64 })
  await finance.call(staffBankTransfers.audit, { id, decision: 'approve' })
  await finance2.call(staffBankTransfers.credit, { id })
}

export async function pay(who: Person, id: string, taken: { couponId?: string; coins?: number } = {}): Promise<void> {
  const { dueMinor } = await who.call(orders.quotePayment, { id, ...taken })
  await who.call(orders.pay, { id, ...taken, expectedDueMinor: dueMinor })
}

interface CartonSize {
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** All parcels of the order into one carton. */
export async function pack({ keeper, photo }: Cast, id: string, size: CartonSize): Promise<void> {
  const { pickList } = await keeper.call(staffOrders.startPacking, { id })
  const parcelIds = pickList.map(({ parcelId }) => parcelId)
  await keeper.call(staffOrders.pack, { id, cartons: [{ ...size, parcelIds, photoFileIds: [await photo('CARTON')] }] })
}

type Step = 'departed' | 'arrived' | 'customs_cleared' | 'out_for_delivery'

export async function ship(cast: Cast, id: string, logisticsNumber: string, steps: readonly Step[]): Promise<void> {
  const { orderNumber } = await cast.keeper.call(staffOrders.ship, { id, logisticsNumber, carrier: 'Smart Cats' })
  for (const code of steps) {
    const { now } = await cast.context.database.row(sql<{ now: string }>`select now() as now`)
    await cast.keeper.call(staffTracking.add, { orderNumbers: [orderNumber], code, at: now })
  }
}
