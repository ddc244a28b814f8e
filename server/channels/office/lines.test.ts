import { channels } from '#contract/channels.ts'
import { pricing } from '#contract/pricing.ts'
import { staffChannels, staffServices } from '#contract/channels-office.ts'
import { orderAdvice } from '#contract/merge-advice.ts'
import { orders } from '#contract/orders.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const finance = await t.staff(['F'])
const admin = await t.staff(['A'])
const keeper = await t.staff(['W'])
const nobody = '00000000-0000-7000-8000-000000000000'
const words = (word: string) => ({ cn: word, en: word, sh: word })

const newLine = {
  code: 'TW_AIR',
  name: words('Air to Taiwan'),
  promise: words(''),
  promisedHours: null,
  promisedTo: null,
  group: 'AIR',
  orderTypes: ['consolidation'],
  acceptsSensitive: false,
  needsPickUpPoint: false,
  largeCargo: false,
  weightLimitG: 20_000,
  maxSideMm: null,
  maxSidesSumMm: null,
  active: true,
  sort: 50,
} as const
const newService = {
  code: 'WOOD',
  name: words('Wooden frame'),
  charge: 'perOrder',
  priceCnyMinor: 2500,
  priceHkdMinor: null,
  bp: null,
  maxQty: 1,
  channelIds: null,
  active: true,
  sort: 50,
} as const

const lineOf = async (code: string) =>
  (await keeper.call(staffChannels.list, {})).list.find((line) => line.code === code) ?? expect.fail(code)
const change = async (code: string, given: object) => {
  const { id, version } = await lineOf(code)
  return finance.ask(staffChannels.update, { id, version, ...given })
}
const serviceOf = async (code: string) =>
  (await keeper.call(staffServices.list, {})).list.find((service) => service.code === code) ?? expect.fail(code)
const quote = async (given: object) =>
  t.visitor.ask(pricing.quotePublic, {
    destinationCode: 'HK',
    channelId: (await lineOf('HK_PARCEL')).id,
    totalWeightG: 5000,
    pieces: 1,
    ...given,
  })

// Proves B-PR-01
test('all staff see every line, where it goes, and how many orders are on their way', async () => {
  expect(await lineOf('HK_PARCEL')).toMatchObject({
    name: { cn: '香港包裹专线', en: '香港包裹專線', sh: 'Hong Kong parcel line' },
    destinations: [{ code: 'HK', name: expect.any(String) }],
    weightLimitG: null,
    openOrders: 0,
  })
})

// Proves B-PR-02
test('a new line is on offer once it has a price, and a suspended one takes no order and keeps its own', async () => {
  expect(await finance.ask(staffChannels.create, newLine)).toMatchObject({ code: 0 })
  expect(await lineOf('TW_AIR')).toMatchObject({ destinations: [], version: 1 })
  expect(await finance.ask(staffChannels.create, newLine)).toMatchObject({
    code: 9005,
    wire: { fields: { code: expect.any(String) } },
  })
  const meiling = await t.member({ balances: { CNY: 50_000 } })
  const order = await story.applied(meiling)
  expect(await change('HK_PARCEL', { active: false })).toMatchObject({ code: 0 })
  expect(await quote({})).toMatchObject({ code: 4006 })
  await meiling.call(orders.pay, { id: order.id, expectedDueMinor: order.dueMinor })
  expect(await change('HK_PARCEL', { active: true })).toMatchObject({ code: 0 })
  expect(await quote({})).toMatchObject({ code: 0 })
})

test('what open orders count on stays: the code of a line with prices, and how it delivers', async () => {
  expect(await change('HK_PARCEL', { code: 'HK_NEW' })).toMatchObject({ http: 409, code: 9004 })
  const aisyah = await t.member()
  await story.applied(aisyah)
  expect(await change('HK_PARCEL', { needsPickUpPoint: true })).toMatchObject({ http: 409, code: 9004 })
  expect(await change('TW_AIR', { code: 'TW_PLANE', needsPickUpPoint: true })).toMatchObject({ code: 0 })
})

test('limits of a line bind calculators, lists, advice and applications, with the reason', async () => {
  const member = await t.member()
  const parcelIds = [await story.stocked(member)]
  expect(await change('HK_PARCEL', { weightLimitG: 2000, maxSideMm: 500, maxSidesSumMm: 1200 })).toMatchObject({
    code: 0,
  })
  const size = { lengthMm: 600, widthMm: 400, heightMm: 300 }
  expect(await quote({ totalWeightG: 2001 })).toMatchObject({ code: 4007 })
  expect(await quote({ totalWeightG: 2000, ...size })).toMatchObject({ code: 4018 })
  expect(await quote({ totalWeightG: 2000, lengthMm: 450, widthMm: 450, heightMm: 450 })).toMatchObject({ code: 4018 })
  expect(await quote({ totalWeightG: 2000, lengthMm: 500, widthMm: 400, heightMm: 300 })).toMatchObject({ code: 0 })
  const line = await lineOf('HK_PARCEL')
  const offers = await member.call(channels.forAddress, { destinationCode: 'HK', currency: 'CNY', parcelIds })
  expect(offers.list.find(({ channelId }) => channelId === line.id)?.unavailableReason?.code).toBe(4007)
  const { regionCode } = await story.receiver()
  const { plans } = await member.call(orderAdvice.adviseMerge, { parcelIds, regionCode, currency: 'CNY' })
  expect(plans.flatMap((plan) => plan.orders).map(({ channelId }) => channelId)).not.toContain(line.id)
  expect(await member.ask(orders.submitConsolidation, await story.application(parcelIds))).toMatchObject({ code: 4007 })
  expect(await change('HK_PARCEL', { weightLimitG: null, maxSideMm: null, maxSidesSumMm: null })).toMatchObject({
    code: 0,
  })
  expect(await member.ask(orders.submitConsolidation, await story.application(parcelIds))).toMatchObject({ code: 0 })
})

test.each([
  [{ code: 'tw air' }, 'code'],
  [{ name: { cn: '', en: '空', sh: 'Air' } }, 'name.cn'],
  [{ promisedHours: 24 }, 'promisedTo'],
  [{ orderTypes: [] }, 'orderTypes'],
  [{ weightLimitG: 0 }, 'weightLimitG'],
  [{ maxSideMm: 900, maxSidesSumMm: 800 }, 'maxSidesSumMm'],
  [{ group: 'MOON' }, 'group'],
])('a line cannot say %j', async (given, field) => {
  expect(await finance.ask(staffChannels.create, { ...newLine, code: 'NEW_LINE', ...given })).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

// Proves B-PR-03, B-PR-04
test('a service is offered where it has a price, and a suspended one no longer', async () => {
  const member = await t.member()
  const offered = async () => {
    const { vas } = await member.call(channels.get, {
      channelId: await story.channelId('HK_PARCEL'),
      destinationCode: 'HK',
      currency: 'CNY',
    })
    return vas.find(({ code }) => code === 'WOOD')?.unitMinor
  }
  expect(await finance.ask(staffServices.create, newService)).toMatchObject({ code: 0 })
  expect(await offered()).toBe(2500)
  const { id, version } = await serviceOf('WOOD')
  expect(await finance.ask(staffServices.update, { id, version, priceCnyMinor: 2600 })).toMatchObject({ code: 0 })
  expect(await offered()).toBe(2600)
  expect(await finance.ask(staffServices.update, { id, version, active: false })).toMatchObject({ code: 1005 })
  expect(await finance.ask(staffServices.update, { id, version: version + 1, active: false })).toMatchObject({
    code: 0,
  })
  expect(await offered()).toBeUndefined()
  expect(await finance.ask(staffServices.update, { id, version: version + 2, code: 'BOX' })).toMatchObject({
    code: 9004,
  })
})

test.each([
  [{ charge: 'percentOfFreight' }, 'bp'],
  [{ charge: 'percentOfFreight', bp: 500 }, 'priceCnyMinor'],
  [{ bp: 500 }, 'bp'],
  [{ priceCnyMinor: null }, 'priceCnyMinor'],
  [{ maxQty: 0 }, 'maxQty'],
  [{ channelIds: [nobody] }, 'channelIds'],
])('a service cannot say %j', async (given, field) => {
  expect(await finance.ask(staffServices.create, { ...newService, code: 'NEW_SERVICE', ...given })).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

test('of two who change one line at once, one is told that it changed meanwhile', async () => {
  const { id, version } = await lineOf('AIR')
  const answers = await Promise.all([
    finance.ask(staffChannels.update, { id, version, sort: 60 }),
    admin.ask(staffChannels.update, { id, version, sort: 61 }),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1005])
})

test('only finance and administrators write lines and services', async () => {
  const { id, version } = await lineOf('AIR')
  for (const role of ['W', 'S', 'E'] as const) {
    const other = await t.staff([role])
    expect(await other.ask(staffChannels.update, { id, version, sort: 1 })).toMatchObject({ http: 403, code: 9001 })
    expect(await other.ask(staffServices.create, newService)).toMatchObject({ http: 403, code: 9001 })
  }
  expect(await finance.ask(staffChannels.update, { id: nobody, version: 1, sort: 1 })).toMatchObject({ code: 9006 })
  expect(await finance.ask(staffServices.update, { id: nobody, version: 1, sort: 1 })).toMatchObject({ code: 9006 })
})
