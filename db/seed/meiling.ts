import { consignees } from '#contract/addresses.ts'
import { channels } from '#contract/channels.ts'
import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { parcels, staffParcels } from '#contract/parcels.ts'
import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/db.ts'
import { giveCoupons } from './gifts.ts'
import { cartonPicture } from './picture.ts'
import { type Cast, grantCoins } from './stage.ts'

/* Meiling buys on Taobao and lives in Sha Tin: she has something in every state, and her books explain every cent. */

export interface Purchase {
  readonly trackingNumber: string
  readonly courierCode: string
  readonly product: string
  readonly specification: string
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly warehouse?: number
  /** Bought with others that its seller sent apart. */
  readonly purchaseNumber?: string
  readonly box?: readonly [
    weightG: number,
    lengthMm: number,
    widthMm: number,
    heightMm: number,
    shelf: string,
    arrivedAt?: number,
  ]
}

/** For the kitchen: sent in three parcels, of which two have come. */
const kitchen = { purchaseNumber: '2187654321098765432', purchaseParcels: 3 } as const

const awaited: readonly Purchase[] = [
  {
    trackingNumber: 'SF1420098812991',
    courierCode: 'SF',
    product: '猫抓板',
    specification: '剑麻 60 cm',
    quantity: 1,
    unitPriceMinor: 5900,
  },
  {
    trackingNumber: '77316523125896',
    purchaseNumber: kitchen.purchaseNumber,
    courierCode: 'STO',
    product: '保温杯',
    specification: '500 ml 白色',
    quantity: 2,
    unitPriceMinor: 4500,
  },
  {
    trackingNumber: '462598779470531',
    courierCode: 'YD',
    product: '书架',
    specification: '三层 原木色',
    quantity: 1,
    unitPriceMinor: 12800,
  },
  {
    trackingNumber: 'JDVA11408814483',
    courierCode: 'JD',
    product: '台灯',
    specification: 'LED 护眼',
    quantity: 1,
    unitPriceMinor: 9900,
  },
  {
    trackingNumber: 'YT8800123400777',
    courierCode: 'YTO',
    product: '帆布鞋',
    specification: '38 码 米白',
    quantity: 1,
    unitPriceMinor: 7900,
  },
]

const inStock: readonly Purchase[] = [
  {
    trackingNumber: 'SF1420098812782',
    courierCode: 'SF',
    product: '棉衬衫',
    specification: 'M 码 浅蓝',
    quantity: 2,
    unitPriceMinor: 9900,
    box: [2300, 600, 400, 300, 'A-03-2'],
  },
  {
    trackingNumber: 'ZT7530098812001',
    purchaseNumber: kitchen.purchaseNumber,
    courierCode: 'ZTO',
    product: '陶瓷餐具',
    specification: '6 件套',
    quantity: 1,
    unitPriceMinor: 16800,
    box: [1500, 350, 300, 200, 'A-03-2'],
  },
  {
    trackingNumber: 'YT8800123400555',
    purchaseNumber: kitchen.purchaseNumber,
    courierCode: 'YTO',
    product: '针织围巾',
    specification: '驼色',
    quantity: 1,
    unitPriceMinor: 6900,
    box: [800, 300, 200, 120, 'A-03-3'],
  },
  // Bought for Fuyong, arrived at Baiyun: matched and flagged, never lost (decision 9).
  {
    trackingNumber: 'JT0006968326954',
    courierCode: 'JT',
    product: '收纳箱',
    specification: '大号',
    quantity: 1,
    unitPriceMinor: 3900,
    box: [2100, 450, 350, 300, 'C-02-1', 4],
  },
]

/** One purchase per order, by how far the order has come. */
const ordered = {
  unpaid: {
    trackingNumber: 'SF1420098812100',
    courierCode: 'SF',
    product: '瑜伽垫',
    specification: '加厚 10 mm',
    quantity: 1,
    unitPriceMinor: 8900,
    box: [1800, 620, 160, 160, 'A-04-1'],
  },
  paid: {
    trackingNumber: 'SF1420098812101',
    courierCode: 'SF',
    product: '电饭煲',
    specification: '3 L',
    quantity: 1,
    unitPriceMinor: 25900,
    box: [3900, 340, 330, 300, 'A-04-2'],
  },
  packed: {
    trackingNumber: 'SF1420098812102',
    courierCode: 'SF',
    product: '羽绒被',
    specification: '1.5 m',
    quantity: 1,
    unitPriceMinor: 32900,
    box: [2600, 500, 400, 260, 'A-04-3'],
  },
  shipped: {
    trackingNumber: 'SF1420098812103',
    courierCode: 'SF',
    product: '机械键盘',
    specification: '87 键 茶轴',
    quantity: 1,
    unitPriceMinor: 29900,
    box: [1200, 420, 180, 80, 'A-05-1'],
  },
  signed: {
    trackingNumber: 'SF1420098812104',
    courierCode: 'SF',
    product: '手摇磨豆机',
    specification: '手摇 不锈钢',
    quantity: 1,
    unitPriceMinor: 15900,
    box: [900, 260, 160, 160, 'A-05-2'],
  },
} as const satisfies Record<string, Purchase>

export async function liveMeiling(cast: Cast): Promise<void> {
  const receiverId = await addHome(cast)
  for (const purchase of awaited) await forecast(cast, purchase)
  for (const purchase of inStock) await receive(cast, purchase)
  const orderIds: Record<string, string> = {}
  for (const [stage, purchase] of Object.entries(ordered))
    orderIds[stage] = await apply(cast, [await receive(cast, purchase)], receiverId)
  const couponId = await giveCoupons(cast)
  await grantCoins(cast.house, cast.meiling.id, 2500)
  await fillWallets(cast)
  for (const stage of ['paid', 'packed', 'shipped']) await pay(cast, orderIds[stage] ?? '')
  await pay(cast, orderIds['signed'] ?? '', { couponId, coins: 300 })
  for (const stage of ['packed', 'shipped', 'signed'] as const)
    await pack(cast, orderIds[stage] ?? '', ordered[stage].box)
  await ship(cast, orderIds['shipped'] ?? '', 'SC20261120001', ['departed', 'arrived'])
  await ship(cast, orderIds['signed'] ?? '', 'SC20261112007', [
    'departed',
    'arrived',
    'customs_cleared',
    'out_for_delivery',
  ])
  await cast.meiling.call(orders.confirmReceipt, { id: orderIds['signed'] ?? '' })
}

async function addHome({ house, meiling }: Cast): Promise<string> {
  const { code } = await house.database.row(sql<{ code: string }>`
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

async function forecast(cast: Cast, purchase: Purchase): Promise<string> {
  const { trackingNumber, courierCode, product, specification, quantity, unitPriceMinor } = purchase
  const { id } = await cast.meiling.call(parcels.forecastOne, {
    warehouseCode: purchase.warehouse ?? 2,
    courierCode,
    trackingNumber,
    ...(purchase.purchaseNumber ? kitchen : {}),
    goods: [{ productName: product, specification, goodsType: 'ordinary', quantity, unitPriceMinor }],
  })
  return id
}

export async function receive(cast: Cast, purchase: Purchase): Promise<string> {
  const id = await forecast(cast, purchase)
  const [weightG, lengthMm, widthMm, heightMm, shelf, arrivedAt] = purchase.box ?? [1000, 300, 200, 100, 'A-01-1']
  await cast.keeper.call(staffParcels.receive, {
    trackingNumber: purchase.trackingNumber,
    courierCode: purchase.courierCode,
    warehouseId: cast.warehouses.get(arrivedAt ?? 2) ?? '',
    actualWeightG: weightG,
    lengthMm,
    widthMm,
    heightMm,
    photoFileIds: [await cast.photo(purchase.trackingNumber)],
    shelf,
  })
  return id
}

export async function apply(cast: Cast, parcelIds: string[], receiverId: string): Promise<string> {
  const offers = await cast.meiling.call(channels.forAddress, { receiverId, warehouseCode: 2 })
  const channel = offers.list.find(({ code }) => code === 'HK_PARCEL')
  const { id } = await cast.meiling.call(orders.submitConsolidation, {
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

/** What her first order costs less: a coupon of CNY 5.00, and 300 coins. */
const takenOffMinor = 800

/** What the orders cost and CNY 200.00 more, and HKD 86.00, by bank transfers that two people of finance passed. */
async function fillWallets(cast: Cast): Promise<void> {
  const { due } = await cast.house.database.row(sql<{ due: number }>`
    select sum(o.total_minor)::bigint as due from orders o join order_parcels p on p.order_id = o.id join parcels c on c.id = p.parcel_id
    where o.member_id = ${cast.meiling.id} and c.tracking_number <> ${ordered.unpaid.trackingNumber}`)
  await transfer(cast, 20_000 + due - takenOffMinor, 'CNY', 'ICBC-20261118-0031')
  await transfer(cast, 8600, 'HKD', 'HSBC-20261118-7720')
}

export async function transfer(
  cast: Cast,
  amountMinor: number,
  currency: 'CNY' | 'HKD',
  bankRef: string,
): Promise<void> {
  const { bytes } = await cartonPicture(bankRef)
  const imageBase64 = `data:image/jpeg;base64,${bytes.toString('base64')}`
  const { id } = await cast.meiling.call(bankTransfers.submit, { amountMinor, currency, bankRef, imageBase64 })
  await cast.finance.call(staffBankTransfers.audit, { id, decision: 'approve' })
  await cast.finance2.call(staffBankTransfers.credit, { id })
}

export async function pay(cast: Cast, id: string, taken: { couponId?: string; coins?: number } = {}): Promise<void> {
  const { dueMinor } = await cast.meiling.call(orders.quotePayment, { id, ...taken })
  await cast.meiling.call(orders.pay, { id, ...taken, expectedDueMinor: dueMinor })
}

async function pack(cast: Cast, id: string, box: readonly [number, number, number, number, string]): Promise<void> {
  const { pickList } = await cast.keeper.call(staffOrders.startPacking, { id })
  const [weightG, lengthMm, widthMm, heightMm] = box
  await cast.keeper.call(staffOrders.pack, {
    id,
    cartons: [
      {
        weightG,
        lengthMm,
        widthMm,
        heightMm,
        parcelIds: pickList.map((line) => line.parcelId),
        photoFileIds: [await cast.photo('CARTON')],
      },
    ],
  })
}

type Step = 'departed' | 'arrived' | 'customs_cleared' | 'out_for_delivery'

async function ship(cast: Cast, id: string, logisticsNumber: string, steps: readonly Step[]): Promise<void> {
  const { orderNumber } = await cast.keeper.call(staffOrders.ship, { id, logisticsNumber, carrier: 'Smart Cats' })
  for (const code of steps) {
    const { now } = await cast.house.database.row(sql<{ now: string }>`select now() as now`)
    await cast.keeper.call(staffTracking.add, { orderNumbers: [orderNumber], code, at: now })
  }
}
