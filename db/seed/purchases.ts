/* Meiling's purchases on Taobao, by how far they have come. */

export interface Purchase {
  readonly trackingNumber: string
  readonly courierCode: string
  readonly product: string
  readonly specification: string
  readonly quantity: number
  readonly unitPriceMinor: number
  /** One of several parcels that its seller sent separately. */
  readonly group?: { readonly purchaseNumber: string; readonly purchaseParcels: number }
}

export interface ReceivedPurchase extends Purchase {
  /** Weight and measurements at receipt: at Fuyong, unless another warehouse is named. */
  readonly box: readonly [
    weightG: number,
    lengthMm: number,
    widthMm: number,
    heightMm: number,
    shelf: string,
    arrivedAt?: number,
  ]
}

/** For the kitchen: sent in three parcels, of which two have arrived. */
const kitchen = { purchaseNumber: '2187654321098765432', purchaseParcels: 3 } as const

export const awaited: readonly Purchase[] = [
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
    group: kitchen,
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

export const inStock: readonly ReceivedPurchase[] = [
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
    group: kitchen,
    courierCode: 'ZTO',
    product: '陶瓷餐具',
    specification: '6 件套',
    quantity: 1,
    unitPriceMinor: 16800,
    box: [1500, 350, 300, 200, 'A-03-2'],
  },
  {
    trackingNumber: 'YT8800123400555',
    group: kitchen,
    courierCode: 'YTO',
    product: '针织围巾',
    specification: '驼色',
    quantity: 1,
    unitPriceMinor: 6900,
    box: [800, 300, 200, 120, 'A-03-3'],
  },
  // Forecast for Fuyong, arrived at Baiyun: matched and flagged, never lost.
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
export const ordered = {
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
} as const satisfies Record<string, ReceivedPurchase>
