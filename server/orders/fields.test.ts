import { wallets } from '#contract/ledger.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* What an order shows, field by field, in wire names. */

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const meiling = await t.member({ balances: { CNY: 100_000 } })
const readOrder = async (id: string) => (await meiling.ask(orders.get, { id })).wire
const statusOnWire = async (id: string) => z.object({ status: z.int() }).parse(await readOrder(id)).status

/**
 * Two parcels, insured, with services and a remark, from application to receipt; returns its status after each step.
 */
async function travelled() {
  const small = { actualWeightG: 700, lengthMm: 100, widthMm: 100, heightMm: 60 }
  const parcelIds = [await story.stocked(meiling), await story.stocked(meiling, { scan: small })]
  const application = { ...(await story.tenthTerms()), remark: 'Keep the boxes' }
  const { id, dueMinor } = await story.applied(meiling, application, parcelIds)
  const statuses = [await statusOnWire(id)]
  await meiling.call(orders.pay, { id, expectedDueMinor: dueMinor })
  statuses.push(await statusOnWire(id))
  const box = { weightG: 3000, lengthMm: 605, widthMm: 400, heightMm: 300 }
  await keeper.call(staffOrders.pack, { id, cartons: [{ ...box, parcelIds }] })
  statuses.push(await statusOnWire(id))
  await keeper.call(staffOrders.ship, { id, logisticsNumber: 'SC900100200' })
  statuses.push(await statusOnWire(id))
  await meiling.call(orders.confirmReceipt, { id })
  statuses.push(await statusOnWire(id))
  return { id, dueMinor, parcelIds, statuses }
}
const gone = await travelled()
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)

// Proves
test.each<[string, object]>([
  ['its logistics number', { logisticsNo: 'SC900100200' }],
  ['its status as code and text', { status: 50, statusText: 'Signed' }],
  ['its currency', { currency: 'CNY' }],
  ['its billable weight', { billableWeightG: 13_000 }],
  ['how many parcels it holds', { packageCount: 2 }],
  ['its total fee', { totalMinor: 12_400 }],
  [
    'its channel by id and name',
    { channelId: await story.channelId('HK_PARCEL'), channelName: 'Hong Kong parcel line' },
  ],
  ['its receiver', { receiverName: 'Chan Mei Ling' }],
  ['when it was placed', { orderedAt: time }],
  ['when it left', { outboundAt: time }],
  ['when it was signed for', { signedAt: time }],
  ['its warehouse by id and name', { warehouseId: await warehouseId(t, 2), warehouseName: 'Shenzhen Fuyong' }],
])('an order shows %s, in the list and in its details', async (_field, expected) => {
  expect((await meiling.ask(orders.list, {})).wire).toMatchObject({ list: [expected] })
  expect(await readOrder(gone.id)).toMatchObject(expected)
})

// Proves
test.each<[string, object]>([
  ['its declared value', { declaredValueMinor: 50_000 }],
  ['whether it is insured', { insured: true }],
  ['the insurance cost', { insuranceMinor: 2500 }],
  [
    'the value-added fee and its services',
    {
      vasMinor: 1100,
      vas: [
        { code: 'REPACK', amountMinor: 500 },
        { code: 'PHOTO', amountMinor: 600 },
      ],
    },
  ],
  ['the member’s remark', { remark: 'Keep the boxes' }],
  ['the freight payable', { freightPayableMinor: 8800 }],
  ['its total actual weight', { totalActualWeightG: 3000 }],
  ['its total volume weight', { totalVolumeWeightG: 12_100 }],
  ['its total pieces', { totalPieces: 6 }],
  ['the names of its goods', { goodsName: 'Shirt, Shirt' }],
  ['the total value of its goods', { totalGoodsValueMinor: 7500 }],
  [
    'its whole consignee',
    {
      consignee: {
        name: 'Chan Mei Ling',
        phone: '+852 5123 4567',
        regionText: expect.stringContaining('Hong Kong'),
        address: '18 Sha Tin Centre Street',
        postalCode: '999077',
      },
    },
  ],
  ['its parcels', { packages: [{ trackingNo: expect.any(String) }, { trackingNo: expect.any(String) }] }],
  [
    'the latest step of each parcel',
    {
      packages: [
        { latestEvent: { code: 50, text: 'Signed', at: time } },
        { latestEvent: { code: 50, text: 'Signed', at: time } },
      ],
    },
  ],
  ['its whole consignor', { consignor: null }],
])('the details of an order show %s, and so does the list', async (_field, expected) => {
  expect(await readOrder(gone.id)).toMatchObject(expected)
  expect((await meiling.ask(orders.list, {})).wire).toMatchObject({ list: [expected] })
})

// Proves
test('an order reads 10 once placed, 20 once paid, 30 once packed, 40 once it left and 50 once received', () => {
  expect(gone.statuses).toEqual([10, 20, 30, 40, 50])
})

// Proves R-242
test('an order holds the parcels that were ticked', async () => {
  const { parcels } = await meiling.call(orders.get, { id: gone.id })
  expect(parcels.map(({ id }) => id).sort()).toEqual([...gone.parcelIds].sort())
})

// Proves R-012
test('paying writes one entry of exactly what was due', async () => {
  const { list } = await meiling.call(wallets.listEntries, { eventCode: 'ORDER_PAY' })
  expect(list).toMatchObject([
    { amountMinor: -gone.dueMinor, balanceBeforeMinor: 100_000, balanceAfterMinor: 100_000 - gone.dueMinor },
  ])
})

// Proves R-505
test('each currency of an order comes with the member’s balance in it', async () => {
  const member = await t.member({ balances: { CNY: 12_345, HKD: 678 } })
  const { list } = await member.call(orders.currencies, {})
  expect(list.map(({ code, balanceMinor }) => [code, balanceMinor])).toEqual([
    ['CNY', 12_345],
    ['HKD', 678],
  ])
})

// Proves
test('with nothing ticked the application is refused with M-06, without a declared value by that field', async () => {
  const application = await story.application([])
  expect(await meiling.ask(orders.submitConsolidation, application)).toMatchObject({
    code: 4001,
    msg: 'Please check the package to be shipped',
  })
  const ticked = { ...application, parcelIds: gone.parcelIds, declaredValueMinor: undefined }
  expect(await meiling.ask(orders.submitConsolidation, ticked)).toMatchObject({
    code: 1001,
    wire: { fields: { declaredValueMinor: expect.any(String) } },
  })
})

// Proves
test.each([
  ['zh-Hans', '请检查收货信息是否完整', '验证码输入错误'],
  ['zh-Hant', '請檢查收貨資料是否完整', '驗證碼輸入錯誤'],
  ['en', 'Please check whether the receiving information is complete', 'Incorrect input of verification code'],
] as const)('an application is refused in the member’s language: %s', async (language, incomplete, wrongCode) => {
  const application = await story.application(gone.parcelIds)
  const nameless = { ...application, receiver: { ...(await story.receiver()), name: undefined } }
  expect(await meiling.ask(orders.submitConsolidation, nameless, { language })).toMatchObject({
    code: 4005,
    msg: incomplete,
  })
  expect(
    await meiling.ask(orders.submitConsolidation, { ...application, captchaCode: 'ab$1' }, { language }),
  ).toMatchObject({ code: 2006, msg: wrongCode })
})
