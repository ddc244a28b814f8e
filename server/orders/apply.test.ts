import { consignees } from '#contract/addresses.ts'
import { captchas } from '#contract/members.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { faults, openStory, together } from '#test/orders.ts'
import { shirt } from '#test/parcels.ts'

const t = await openTestHouse()
const story = await openStory(t)

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
  // Worked example 6: 7 kg on the totals.
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
  const vas = [
    { id: await story.serviceId('REPACK'), qty: 1 },
    { id: await story.serviceId('PHOTO'), qty: 3 },
  ]
  const order = await story.applied(member, { vas, insured: true, declaredValueMinor: 50_000 })
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

test('checks come in the order of the contract: ticked, receiver, fields, code, parcels, line', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member)
  const good = await story.application([parcelId])
  const { name: _name, ...nameless } = await story.receiver()
  const code = async (given: Record<string, unknown>) =>
    (await member.ask(orders.submitConsolidation, { ...good, ...given })).code
  expect(await code({ parcelIds: [], receiver: nameless, declaredValueMinor: 'x' })).toBe(4001)
  expect(await code({ receiver: nameless, declaredValueMinor: 'x' })).toBe(4005)
  expect(await code({ declaredValueMinor: undefined, captchaCode: 'WRONG' })).toBe(1001)
  expect(await code({ captchaCode: undefined })).toBe(1001)
  expect(await code({ receiver: { ...(await story.receiver()), postalCode: '1' } })).toBe(1001)
  expect(await code({ currency: 'USD', captchaCode: 'WRONG' })).toBe(5009)
  expect(await code({ declaredValueMinor: 0 })).toBe(4012)
  expect(await code({ declaredValueMinor: 5_000_001 })).toBe(4012)
  // None of these tried the code; now it is spent.
  const wrong = await member.ask(orders.submitConsolidation, {
    ...good,
    captchaCode: 'ab$1',
    parcelIds: [good.channelId],
  })
  expect([wrong.code, wrong.msg]).toEqual([2006, 'Incorrect input of verification code'])
  expect(await code({})).toBe(2007)
  expect(await code(await t.captcha('login'))).toBe(2007)
  expect(await code({ ...(await t.captcha('consolidate')), parcelIds: [good.channelId], channelId: parcelId })).toBe(
    4003,
  )
  expect(await code({ ...(await t.captcha('consolidate')), channelId: await story.channelId('SEA_PARCEL') })).toBe(4006)
  expect((await member.call(parcels.get, { id: parcelId })).status).toBe('in_stock')
})

test.each(['name', 'phone', 'regionCode', 'address', 'postalCode'] as const)(
  'a receiver without %s is refused with 4005',
  async (part) => {
    const member = await t.member()
    const receiver = { ...(await story.receiver()), [part]: '' }
    const answer = await member.ask(orders.submitConsolidation, await story.application([member.id], { receiver }))
    expect([answer.code, answer.msg]).toEqual([4005, 'Please check whether the receiving information is complete'])
  },
)

test('what is not weighed, blocked, in an order, or not the member’s can not be shipped', async () => {
  const member = await t.member()
  const stranger = await t.member()
  const forecast = await member.call(parcels.forecastOne, {
    warehouseCode: 2,
    courierCode: 'SF',
    trackingNumber: `NW${process.pid}0001`,
    goods: [shirt],
  })
  const blocked = await story.stocked(member, { scan: { abnormalCode: 'PROHIBITED' } })
  const theirs = await story.stocked(stranger)
  const taken = await story.stocked(member)
  await story.applied(member, {}, [taken])
  const good = await story.stocked(member)
  for (const bad of [forecast.id, blocked, theirs, taken]) {
    expect((await member.ask(orders.submitConsolidation, await story.application([good, bad]))).code).toBe(4003)
  }
  expect((await member.call(parcels.get, { id: good })).status).toBe('in_stock')
})

test('parcels of two warehouses are not combined', async () => {
  const member = await t.member()
  const both = [await story.stocked(member), await story.stocked(member, { warehouse: 3 })]
  expect((await member.ask(orders.submitConsolidation, await story.application(both))).code).toBe(4004)
})

test('each reason why a line does not serve has its code', async () => {
  const member = await t.member()
  const apply = async (parcelId: string, given: Parameters<typeof story.application>[1]) =>
    (await member.ask(orders.submitConsolidation, await story.application([parcelId], given))).code
  const parcel = await story.stocked(member)
  const heavy = await story.stocked(member, { scan: { actualWeightG: 30_001 } })
  const sensitive = await story.stocked(member, { goods: [{ ...shirt, goodsType: 'sensitive' }] })
  const [pickUp, bulk, air] = [
    await story.channelId('HK_PICKUP'),
    await story.channelId('SEA_BULK'),
    await story.channelId('AIR'),
  ]
  expect(await apply(heavy, {})).toBe(4007)
  expect(await apply(parcel, { channelId: pickUp })).toBe(4014)
  expect(await apply(parcel, { channelId: air })).toBe(4006)
  expect(await apply(sensitive, { channelId: bulk, receiver: await story.receiver('MY') })).toBe(4013)
  expect(await apply(parcel, { channelId: parcel })).toBe(1002)
  expect(await apply(parcel, { vas: [{ id: parcel, qty: 1 }] })).toBe(1001)
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

test('an order is edited while it is unpaid: parcels change places, the price is made anew, a stale version is refused', async () => {
  const member = await t.member()
  const [first, second] = [
    await story.stocked(member),
    await story.stocked(member, { scan: { actualWeightG: 400, lengthMm: 100, widthMm: 100, heightMm: 100 } }),
  ]
  const order = await story.applied(member, {}, [first])
  const edited = await member.call(
    orders.submitConsolidation,
    await story.application([second], { id: order.id, version: order.version, remark: 'Only the small one' }),
  )
  expect(edited).toMatchObject({
    id: order.id,
    orderNumber: order.orderNumber,
    totalMinor: 2000,
    remark: 'Only the small one',
    version: order.version + 1,
  })
  expect(edited.parcels.map(({ id }) => id)).toEqual([second])
  expect((await member.call(parcels.get, { id: first })).status).toBe('in_stock')
  const stale = await story.application([first], { id: order.id, version: order.version })
  expect((await member.ask(orders.submitConsolidation, stale)).code).toBe(1005)
  const stranger = await t.member()
  expect(
    (
      await stranger.ask(
        orders.submitConsolidation,
        await story.application([await story.stocked(stranger)], { id: order.id }),
      )
    ).code,
  ).toBe(1002)
  expect(await faults(t)).toEqual([])
})

test('a paid order is not edited and not deleted', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const order = await story.paid(member)
  const again = await story.application(
    order.parcels.map(({ id }) => id),
    { id: order.id },
  )
  expect((await member.ask(orders.submitConsolidation, again)).code).toBe(4009)
  expect((await member.ask(orders.delete, { id: order.id })).code).toBe(4009)
})

test('a deleted order is gone, its parcels lie in stock, and a second delete finds nothing', async () => {
  const member = await t.member()
  const order = await story.applied(member)
  expect(await member.ask(orders.delete, { id: order.id }, { method: 'GET' })).toMatchObject({
    code: 0,
    msg: 'Operation successful',
  })
  expect((await member.ask(orders.delete, { id: order.id })).code).toBe(1002)
  expect((await member.ask(orders.get, { id: order.id })).code).toBe(1002)
  expect((await member.call(orders.list, {})).total).toBe(0)
  expect((await member.call(parcels.get, { id: order.parcels[0]?.id ?? '' })).status).toBe('in_stock')
  expect(await faults(t)).toEqual([])
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

test('who is not signed in applies for nothing', async () => {
  expect((await t.visitor.ask(orders.submitConsolidation, await story.application([crypto.randomUUID()]))).http).toBe(
    401,
  )
  expect((await t.visitor.ask(captchas.create, { scene: 'consolidate' })).code).toBe(0)
})
