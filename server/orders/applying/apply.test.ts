import { consignees } from '#contract/addresses.ts'
import { orders } from '#contract/orders.ts'
import { freightAlone, quoteFreight } from '#domain/freight.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import type { StoredQuote } from '#server/orders/stored-quote.ts'
import { faults, openStory, together } from '#test/orders.ts'

const t = await openTestServer()
const story = await openStory(t)

// Proves
test('an application becomes an order that awaits payment, with an explained price, and its parcels are packing', async () => {
  const member = await t.member()
  const [one, two] = [
    await story.stocked(member, { scan: { actualWeightG: 5200, lengthMm: 200, widthMm: 200, heightMm: 150 } }),
    await story.stocked(member, { scan: { actualWeightG: 800, lengthMm: 600, widthMm: 400, heightMm: 150 } }),
  ]
  const answer = await member.ask(
    orders.submitConsolidation,
    await story.application([one, two], { remark: 'Please keep the boxes' }),
  )
  expect(answer).toMatchObject({ code: 0, msg: 'Packaged successfully' })
  // 7 kg on the totals.
  expect(answer.data).toMatchObject({
    status: 'awaiting_payment',
    orderType: 'consolidation',
    lifecycle: 'active',
    parcelCount: 2,
    billableWeightG: 7000,
    totalActualWeightG: 6000,
    totalVolumeWeightG: 7000,
    freightMinor: 5200,
    totalMinor: 5200,
    dueMinor: 5200,
    goodsName: 'Shirt, Shirt',
    totalPieces: 6,
    totalGoodsValueMinor: 7500,
    remark: 'Please keep the boxes',
    receiverName: 'Chan Mei Ling',
    destinationCode: 'HK',
    actions: ['pay', 'edit', 'delete', 'track', 'details'],
    consignor: null,
    supplement: null,
    quote: { firstPriceMinor: 1600, continuationKg: 6, continuationPriceMinor: 600, volumeDivisor: 6000 },
  })
  expect(answer.data.orderNumber).toMatch(/^JH\d{12}$/)
  expect(answer.data.consignee.regionText).toContain('Hong Kong')
  expect(answer.data.parcels.map(({ status, latestEvent }) => [status, latestEvent.code])).toEqual([
    ['packing', 'packing'],
    ['packing', 'packing'],
  ])
  expect(await faults(t)).toEqual([])
})

test('services and insurance stand in the price', async () => {
  const member = await t.member()
  const order = await story.tenth(member)
  expect(order).toMatchObject({
    freightMinor: 8200,
    vasMinor: 1100,
    insuranceMinor: 2500,
    totalMinor: 11_800,
    insured: true,
  })
  expect(order.vas.map(({ code, qty, amountMinor }) => [code, qty, amountMinor])).toEqual([
    ['REPACK', 1, 500],
    ['PHOTO', 3, 600],
  ])
})

test('the stored price makes itself again from its inputs, its row and its lines', async () => {
  const member = await t.member()
  const vas = [
    { id: await story.serviceId('PHOTO'), qty: 4 },
    { id: await story.serviceId('CRATE'), qty: 1 },
  ]
  const { id } = await story.applied(member, { vas, insured: true, declaredValueMinor: 33_333 })
  const { stored } = await t.db.row(sql<{ stored: StoredQuote }>`select quote as stored from orders where id = ${id}`)
  const { quote, tariff, pieces } = stored
  expect(quoteFreight({ ...freightAlone, ...quote, tariff, pieces })).toEqual(quote)
})

test('a saved receiver of the member is copied, somebody else’s is not there', async () => {
  const member = await t.member()
  const saved = await member.call(consignees.save, await story.receiver())
  const { receiver: _receiver, ...rest } = await story.application([await story.stocked(member)], {
    receiverId: saved.id,
  })
  const order = await member.call(orders.submitConsolidation, rest)
  await member.call(consignees.delete, { id: saved.id })
  expect((await member.call(orders.get, { id: order.id })).consignee).toMatchObject({
    name: 'Chan Mei Ling',
    postalCode: '999077',
  })
  const stranger = await t.member()
  const { receiver: _other, ...theirs } = await story.application([await story.stocked(stranger)], {
    receiverId: saved.id,
  })
  expect((await stranger.ask(orders.submitConsolidation, theirs)).code).toBe(1002)
})

test('a typed receiver is saved when asked for', async () => {
  const member = await t.member()
  await story.applied(member, { saveReceiver: true })
  expect((await member.call(consignees.list, {})).list).toMatchObject([{ name: 'Chan Mei Ling' }])
})

test('one parcel asked for by ten applications at once goes into one order', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member)
  const applications = await together(10, () => story.application([parcelId]))
  const answers = await together(10, async (index) => member.ask(orders.submitConsolidation, applications[index]))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 4003)])
  expect(await faults(t)).toEqual([])
})

test('the same key answers the same order, before the code is looked at', async () => {
  const member = await t.member()
  const application = await story.application([await story.stocked(member)])
  const first = await member.ask(orders.submitConsolidation, application, { key: 'apply-0001' })
  const again = await member.ask(
    orders.submitConsolidation,
    { ...application, captchaCode: 'XXXX' },
    { key: 'apply-0001' },
  )
  expect([first.code, again.code, again.wire]).toEqual([0, 0, first.wire])
  expect(
    (await member.ask(orders.submitConsolidation, { ...application, remark: 'other' }, { key: 'apply-0001' })).code,
  ).toBe(1006)
})

test('the largest parcels that may be measured make an order without a fault', async () => {
  const member = await t.member()
  const cube = { actualWeightG: 2_000_000, lengthMm: 20_000, widthMm: 20_000, heightMm: 20_000 }
  const parcels = [await story.stocked(member, { scan: cube }), await story.stocked(member, { scan: cube })]
  const channelId = await story.channelId('HK_BULK')
  const order = await member.call(orders.submitConsolidation, await story.application(parcels, { channelId }))
  // Two cubes of 20 m: 16 × 10¹² mm³ ÷ 6000, rounded up to whole kilograms; too large for a 32-bit number.
  expect(order.billableWeightG).toBe(2_666_667_000)
  expect((await member.call(orders.list, {})).list[0]?.billableWeightG).toBe(2_666_667_000)
})
