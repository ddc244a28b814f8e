import { consignees } from '#contract/addresses.ts'
import { orderAdvice } from '#contract/merge-advice.ts'
import { orders } from '#contract/orders.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { powerBank } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { regionCode } = await story.receiver()

const light = { actualWeightG: 400, lengthMm: 100, widthMm: 100, heightMm: 100 }
const heavy = { actualWeightG: 14_000, lengthMm: 300, widthMm: 300, heightMm: 300 }

// Proves E-41
test('light parcels are advised as one order, with what it saves against sending each alone', async () => {
  const member = await t.member()
  const parcelIds = [await story.stocked(member, { scan: light }), await story.stocked(member, { scan: light })]
  const advice = await member.call(orderAdvice.adviseMerge, { parcelIds, regionCode, currency: 'CNY' })
  const [collected, toTheDoor] = advice.plans
  // By the pick-up line 1 kg is CNY 12.00; delivered to the door CNY 20.00.
  expect(collected).toMatchObject({
    isToTheDoor: false,
    isExact: true,
    freightMinor: 1200,
    floorMinor: 1200,
    oneOrderMinor: 1200,
    eachAloneMinor: 2400,
    orders: [{ channelId: await story.channelId('HK_PICKUP'), needsPickUpPoint: true, billableWeightG: 1000 }],
  })
  expect(toTheDoor).toMatchObject({ isToTheDoor: true, freightMinor: 2000, eachAloneMinor: 4000 })
  expect(toTheDoor?.orders[0]?.parcelIds.toSorted()).toEqual(parcelIds.toSorted())
})

test('no plan goes by a line whose pick-up points would take none of it', async () => {
  const member = await t.member()
  const long = { actualWeightG: 400, lengthMm: 1100, widthMm: 50, heightMm: 50 }
  const parcelIds = [await story.stocked(member, { scan: long }), await story.stocked(member, { scan: light })]
  const { plans } = await member.call(orderAdvice.adviseMerge, { parcelIds, regionCode, currency: 'CNY' })
  const pickUpLine = await story.channelId('HK_PICKUP')
  const byPickUp = plans.flatMap((plan) => plan.orders).filter(({ channelId }) => channelId === pickUpLine)
  expect(plans.length).toBeGreaterThan(0)
  expect(byPickUp.flatMap((order) => order.parcelIds)).not.toContain(parcelIds[0])
})

// Proves E-41
test('the orders of a plan cost together what the plan says, when they are applied for', async () => {
  const member = await t.member()
  const parcelIds = [
    await story.stocked(member, { scan: heavy }),
    await story.stocked(member, { scan: heavy, goods: [powerBank] }),
    await story.stocked(member, { scan: light }),
  ]
  const { plans } = await member.call(orderAdvice.adviseMerge, { parcelIds, regionCode, currency: 'CNY' })
  const plan = plans.at(-1)
  const placed = []
  for (const { parcelIds: group, channelId } of plan?.orders ?? [])
    placed.push(await member.call(orders.submitConsolidation, await story.application(group, { channelId })))
  expect(plan?.isToTheDoor).toBe(true)
  expect(placed.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(plan?.freightMinor)
  expect(placed.map(({ freightMinor }) => freightMinor)).toEqual(plan?.orders.map(({ freightMinor }) => freightMinor))
})

test('more than eight parcels are advised too, and the answer says how near it is', async () => {
  const member = await t.member()
  const parcelIds: string[] = []
  for (let index = 0; index < 9; index++) parcelIds.push(await story.stocked(member, { scan: light }))
  const { plans } = await member.call(orderAdvice.adviseMerge, { parcelIds, regionCode, currency: 'HKD' })
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan.isExact).toBe(false)
    expect(plan.floorMinor).toBeLessThanOrEqual(plan.freightMinor)
    expect(plan.orders.flatMap((order) => order.parcelIds).toSorted()).toEqual(parcelIds.toSorted())
  }
})

test('where no line goes there is no plan, and nothing is refused', async () => {
  const member = await t.member()
  const parcelIds = [await story.stocked(member)]
  const asked = { parcelIds, regionCode: 'CN-440306', currency: 'CNY' } as const
  expect(await member.call(orderAdvice.adviseMerge, asked)).toEqual({
    destinationCode: 'CN',
    currency: 'CNY',
    plans: [],
  })
})

test('advice is asked by a member about parcels and an address of one’s own that may leave one warehouse', async () => {
  const member = await t.member()
  const stranger = await t.member()
  const mine = await story.stocked(member)
  const ask = async (given: Record<string, unknown>) =>
    member.ask(orderAdvice.adviseMerge, { parcelIds: [mine], regionCode, currency: 'CNY', ...given })
  const fieldsOf = async (given: Record<string, unknown>) => Object.keys(Object((await ask(given)).wire).fields)
  expect(await fieldsOf({ parcelIds: [] })).toEqual(['packageIds'])
  expect(await fieldsOf({ parcelIds: ['x'] })).toEqual(['packageIds[0]'])
  expect(await fieldsOf({ currency: 'USD' })).toEqual(['currency'])
  expect(await fieldsOf({ regionCode: undefined })).toEqual(['regionCode'])
  expect(await fieldsOf({ regionCode: undefined, destinationCode: 'ZZ' })).toEqual(['destinationCode'])
  const theirs = await story.stocked(stranger)
  const blocked = await story.stocked(member, { scan: { abnormalCode: 'PROHIBITED' } })
  for (const bad of [theirs, blocked]) expect((await ask({ parcelIds: [mine, bad] })).code).toBe(4003)
  expect((await ask({ parcelIds: [mine, await story.stocked(member, { warehouse: 3 })] })).code).toBe(4004)
  const { id: receiverId } = await stranger.call(consignees.save, await story.receiver())
  expect((await ask({ receiverId })).code).toBe(1002)
  expect((await t.visitor.ask(orderAdvice.adviseMerge, { parcelIds: [mine], regionCode, currency: 'CNY' })).http).toBe(
    401,
  )
})
