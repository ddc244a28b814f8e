import { consignees } from '#contract/addresses.ts'
import { orders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { apply, forecast, pack, pay, receive, ship, transfer } from './actions.ts'
import { giveCoupons } from './gifts.ts'
import { sendLastMonth } from './last-month.ts'
import { awaited, inStock, ordered, type ReceivedPurchase } from './purchases.ts'
import { type Cast, grantCoins } from './stage.ts'

/*
 * Meiling buys on Taobao and lives in Sha Tin: she has a parcel or order in every state, and her statement explains
 * every cent.
 */

export async function liveMeiling(cast: Cast): Promise<void> {
  const { meiling } = cast
  const receiverId = await addHome(cast)
  await sendLastMonth(cast, receiverId)
  for (const purchase of awaited) await forecast(meiling, purchase)
  for (const purchase of inStock) await receive(cast, meiling, purchase)
  const order = async (purchase: ReceivedPurchase) =>
    apply(cast, meiling, [await receive(cast, meiling, purchase)], receiverId)
  await order(ordered.unpaid)
  const orderIds = {
    paid: await order(ordered.paid),
    packed: await order(ordered.packed),
    shipped: await order(ordered.shipped),
    signed: await order(ordered.signed),
  }
  const couponId = await giveCoupons(cast)
  await grantCoins(cast.context, meiling.id, 2500)
  await fillWallets(cast)
  for (const stage of ['paid', 'packed', 'shipped'] as const) await pay(meiling, orderIds[stage])
  await pay(meiling, orderIds.signed, { couponId, coins: 300 })
  for (const stage of ['packed', 'shipped', 'signed'] as const) {
    const [weightG, lengthMm, widthMm, heightMm] = ordered[stage].box
    await pack(cast, orderIds[stage], { weightG, lengthMm, widthMm, heightMm })
  }
  await ship(cast, orderIds.shipped, 'SC20261120001', ['departed', 'arrived'])
  await ship(cast, orderIds.signed, 'SC20261112007', ['departed', 'arrived', 'customs_cleared', 'out_for_delivery'])
  await meiling.call(orders.confirmReceipt, { id: orderIds.signed })
}

async function addHome({ context, meiling }: Cast): Promise<string> {
  const { code } = await context.database.row(sql<{ code: string }>`
    select code from regions where country_code = 'HK' and leaf and name->>'sh' = 'Sha Tin'`)
  const { id } = await meiling.call(consignees.save, {
    name: '陳美玲',
    phone: '+852 5123 4567',
    regionCode: code,
    address: '沙田正街 18 號新城市廣場 3 座 12 樓 A 室',
    postalCode: '999077',
    isDefault: true,
  })
  return id
}

/** The reductions of her first order: a coupon of CNY 5.00, and 300 coins. */
const takenOffMinor = 800

/** The cost of the orders plus CNY 200.00, and HKD 86.00. */
async function fillWallets(cast: Cast): Promise<void> {
  const { due } = await cast.context.database.row(sql<{ due: number }>`
    select sum(o.total_minor)::bigint as due from orders o join order_parcels p on p.order_id = o.id join parcels c on c.id = p.parcel_id
    where o.member_id = ${cast.meiling.id} and o.status = 'awaiting_payment' and c.tracking_number <> ${ordered.unpaid.trackingNumber}`)
  await transfer(cast, cast.meiling, 20_000 + due - takenOffMinor, 'CNY', 'ICBC-20261118-0031')
  await transfer(cast, cast.meiling, 8600, 'HKD', 'HSBC-20261118-7720')
}
