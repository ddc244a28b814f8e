import { expect, test } from 'vitest'
import { courierPatterns } from '#domain/courier-guess.ts'
import { parcelsInOrderText } from './order-text.ts'

const patterns = Object.entries(courierPatterns).map(([code, pattern]) => ({ code, pattern }))
const find = (text: string) => parcelsInOrderText(text, patterns)

/** Sixty lines as members paste them: two shops, a chat, an English mail and a bare list. */
const pasted = `
订单编号：2187654321098765432
创建时间：2026-11-11 00:03:12
付款时间：2026-11-11 00:03:40
猫猫生活旗舰店  和我联系
剑麻猫抓板 大号耐磨
颜色分类：原木色；尺寸：60cm
¥59.00
×1
交易成功
实付款：￥59.00
收货信息：陈美玲 JY0000017，13800138000，广东省 深圳市 宝安区 福永街道 518103
物流公司：顺丰速运
运单号码：SF1420098812991
支付宝交易号：2026111122001123456789012345

订单编号：2187654321098765999
棉麻窗帘 遮光
颜色分类：米白
¥128.00
x2
实付款：¥250.00
共3个包裹
包裹1 快递公司：中通快递 运单号：75300988120015
包裹2 快递公司：中通快递 运单号：75300988120016

保温杯 500ml 大容量
规格：白色
数量：2
实付：90.00元
订单编号：231111-123456789012345
快递单号：773165231258961
手机：13912345678

Order number: 114-7788990
Item: Desk lamp, LED
Color: White
Qty: 1
Price: CNY 99.00
Carrier: JD Logistics
Tracking number: JDVA11408814483-1-1-
Phone: 13700137000
Ship to: Shenzhen Fuyong

亲，您的帆布鞋已经发货
圆通 YT8800123400777
帆布鞋 38码 米白 ¥79 1双
ｙｔ８８００１２３４００７７７
极兔 JT0006968326954 收纳箱 x3 39元
431234567890123 书架
SF1420098812991
DPK202012345678
EB123456789CN
您好请问什么时候到
谢谢老板
Thank you for your order!
https://shop.example.com/order/20261111?id=993311
运费险 ¥1.20
电话 0755-12345678
2026-11-12 09:30:00
13800138000
518103
`

test('the parcels of sixty pasted lines are found, each once, with what the lines say of them', () => {
  expect(pasted.trim().split('\n').length).toBeGreaterThanOrEqual(60)
  const found = find(pasted)
  expect(found.map(({ trackingNumber, couriers }) => `${trackingNumber} ${couriers.join('/')}`)).toEqual([
    'SF1420098812991 SF',
    '75300988120015 ZTO',
    '75300988120016 ZTO',
    '773165231258961 STO',
    'JDVA11408814483 JD',
    'YT8800123400777 YTO',
    'JT0006968326954 JT',
    '431234567890123 STO/YD',
    'DPK202012345678 DB',
    'EB123456789CN EMS',
  ])
  expect(
    found.slice(0, 7).map((each) => [each.goodsName, each.specification, each.quantity, each.unitPriceMinor]),
  ).toEqual([
    ['剑麻猫抓板 大号耐磨', '原木色', 1, 5900],
    ['棉麻窗帘 遮光', '米白', 2, 12_800],
    ['棉麻窗帘 遮光', '米白', 2, 12_800],
    ['保温杯 500ml 大容量', '白色', 2, 4500],
    ['Desk lamp, LED', 'White', 1, 9900],
    ['帆布鞋 38码 米白', '', 1, 7900],
    ['收纳箱', '', 3, 3900],
  ])
})

test('what one order’s parcels share applies to each, with how many the seller sent', () => {
  const [, one, other] = find(pasted)
  expect(one).toMatchObject({ orderNumber: '2187654321098765999', orderParcels: 3, isCourierNamed: true })
  expect(other).toMatchObject({ orderNumber: '2187654321098765999', orderParcels: 3 })
  expect(find('共3个包裹\n运单号：YT8800123400777')).toMatchObject([{ orderParcels: 3, quantity: null }])
})

test('a courier that the text names is no guess; one read from the number’s form is', () => {
  const found = new Map(find(pasted).map((each) => [each.trackingNumber, each.isCourierNamed]))
  expect(found.get('SF1420098812991')).toBe(true)
  expect(found.get('JT0006968326954')).toBe(true)
  expect(found.get('773165231258961')).toBe(false)
  expect(found.get('DPK202012345678')).toBe(false)
})

test.each([
  ['a phone number', '联系电话 13800138000'],
  ['an order number', '订单编号：2187654321098765432'],
  ['a payment', '支付宝交易号：2026111122001123456789012345'],
  ['a date', '2026-11-11 00:03:12'],
  ['a postcode', '518103'],
  ['a price', '¥1,234,567.00'],
  ['words alone', 'Hello, when will my parcel arrive?'],
  ['nothing', ''],
])('%s is no tracking number', (_what, text) => {
  expect(find(text)).toEqual([])
})

test.each([
  ['a label in the line above', '快递单号\nABC-12345678', 'ABC-12345678'],
  ['a label in English', 'Tracking No. # LP00123456789', 'LP00123456789'],
  ['no space behind the label', '运单号YT8800123400777', 'YT8800123400777'],
  ['small letters', 'sf1420098812991', 'SF1420098812991'],
  ['full-width signs', '運單號碼：ＳＦ１４２００９８８１２９９１', 'SF1420098812991'],
  ['words around it', '已发圆通YT8800123400777请查收', 'YT8800123400777'],
])('a number is found with %s', (_what, text, number) => {
  expect(find(text).map(({ trackingNumber }) => trackingNumber)).toEqual([number])
})

test.each([
  ['陶瓷餐具 6件套 ¥168', '陶瓷餐具 6件套', null, 16_800],
  ['收纳箱39元', '收纳箱', null, 3900],
  ['帆布鞋2双158.50元', '帆布鞋', 2, 15_850],
  ['Mug, 350 ml x 4 RMB 1,280', 'Mug, 350 ml', 4, 128_000],
])('what is beside a number is told apart: %s', (words, goodsName, quantity, unitPriceMinor) => {
  expect(find(`YT8800123400777 ${words}`)).toMatchObject([{ goodsName, quantity, unitPriceMinor }])
})

test('several numbers of one line are several parcels', () => {
  const found = find('运单号：YT8800123400777、YT8800123400778 / YT8800123400779')
  expect(found.map(({ trackingNumber }) => trackingNumber)).toEqual([
    'YT8800123400777',
    'YT8800123400778',
    'YT8800123400779',
  ])
  expect(found[0]?.orderParcels).toBe(3)
})

test('a number alone in its line that no courier’s form has is found, and said to be doubtful', () => {
  expect(find('ZX99887766554')).toMatchObject([{ trackingNumber: 'ZX99887766554', couriers: [], isDoubtful: true }])
  expect(find('YT8800123400777')).toMatchObject([{ isDoubtful: false }])
})

test('a text of three thousand lines is read to its end', () => {
  const long = Array.from({ length: 3000 }, (_, n) => `圆通 YT${String(8_800_123_400_000 + n)} 帆布鞋 ¥79 x1`).join(
    '\n',
  )
  const found = find(long)
  expect(found).toHaveLength(3000)
  expect(found[2999]).toMatchObject({ goodsName: '帆布鞋', orderParcels: 1 })
})
