import { consignors } from '#contract/addresses.ts'
import { channels } from '#contract/channels.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { faults, openStory, together } from '#test/orders.ts'
import { powerBank } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)

// Proves
test('one parcel becomes one order of its own kind, with its own number and who sends it', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member, { goods: [powerBank] })
  const answer = await member.ask(orders.submitTransfer, await story.transfer(parcelId))
  expect(answer).toMatchObject({ code: 0, msg: 'Packaged successfully', wire: { orderType: 2 } })
  expect(answer.data).toMatchObject({
    orderType: 'single_ticket',
    status: 'awaiting_payment',
    parcelCount: 1,
    billableWeightG: 12_000,
    totalMinor: 8200,
    consignor: { name: 'Lin Xiaomao', phone: '', postalCode: '', address: '88 Huaqiang North Road' },
    consignee: { name: 'Chan Mei Ling' },
    actions: ['pay', 'edit', 'delete', 'track', 'details'],
  })
  expect(answer.data.orderNumber).toMatch(/^ZY\d{12}$/)
  expect(answer.data.consignor?.regionText).toBeTruthy()
  expect((await member.call(parcels.get, { id: parcelId })).status).toBe('packing')
  const list = await member.call(orders.list, { orderType: 'single_ticket' })
  expect(list.list.map(({ id, orderType }) => [id, orderType])).toEqual([[answer.data.id, 'single_ticket']])
  expect((await member.call(orders.list, { orderType: 'consolidation' })).total).toBe(0)
  expect(await faults(t)).toEqual([])
})

test('a single ticket is paid, packed and shipped as any order is', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const { id, dueMinor } = await member.call(orders.submitTransfer, await story.transfer(await story.stocked(member)))
  await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  await story.keeper.call(staffOrders.ship, { id, logisticsNumber: `ZL${process.pid}01` })
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'shipped', orderType: 'single_ticket' })
  expect(await faults(t)).toEqual([])
})

// Proves
test('none ticked is 4001 and several are 4002, each with the words of the specification', async () => {
  const member = await t.member()
  const [one, two] = [await story.stocked(member), await story.stocked(member)]
  const ask = async (parcelIds: readonly string[], language: 'zh-Hans' | 'zh-Hant' | 'en') => {
    const { parcelId: _one, ...given } = await story.transfer(one, { parcelIds: [...parcelIds] })
    const { code, msg } = await member.ask(orders.submitTransfer, given, { language })
    return [code, msg]
  }
  expect(await ask([], 'en')).toEqual([4001, 'Please check a piece of data'])
  expect(await ask([], 'zh-Hans')).toEqual([4001, '请勾选一项'])
  expect(await ask([one, two], 'en')).toEqual([4002, 'Only one data can be checked'])
  expect(await ask([one, two], 'zh-Hant')).toEqual([4002, '只可勾選一項'])
  const alsoNamed = await story.transfer(one, { parcelIds: [one], parcelId: two })
  expect((await member.ask(orders.submitTransfer, alsoNamed)).code).toBe(4002)
  const twice = await story.transfer(one, { parcelIds: [one, one], parcelId: one })
  expect((await member.ask(orders.submitTransfer, twice)).code).toBe(0)
})

// Proves
test.each(['name', 'regionCode', 'address'] as const)('a shipper without %s is refused on that field', async (part) => {
  const member = await t.member()
  const given = await story.transfer(await story.stocked(member))
  const { [part]: _left, ...incomplete } = given.shipper ?? {}
  const answer = await member.ask(orders.submitTransfer, { ...given, shipper: incomplete })
  expect([answer.code, answer.wire]).toEqual([1001, { fields: { [`shipper.${part}`]: 'This field is required' } }])
  const empty = await member.ask(orders.submitTransfer, { ...given, shipper: { ...given.shipper, [part]: '' } })
  expect([empty.code, empty.wire]).toEqual([1001, { fields: { [`shipper.${part}`]: 'This field is required' } }])
})

// Proves R-497
test('without any shipper the three parts that are required are named, before the code is spent', async () => {
  const member = await t.member()
  const given = await story.transfer(await story.stocked(member))
  const answer = await member.ask(orders.submitTransfer, { ...given, shipper: undefined })
  expect(answer.code).toBe(1001)
  expect(Object.keys(Object(answer.wire).fields)).toEqual(['shipper.name', 'shipper.regionCode', 'shipper.address'])
  const wrong = { ...given, shipper: { ...given.shipper, phone: 'x', postalCode: '1' } }
  expect(Object.keys(Object((await member.ask(orders.submitTransfer, wrong)).wire).fields).sort()).toEqual([
    'shipper.phone',
    'shipper.postalCode',
  ])
  expect((await member.ask(orders.submitTransfer, given)).code).toBe(0)
})

// Proves R-240
test('a shipper comes from the own book, or stays in it when asked to; the order keeps what was sent', async () => {
  const member = await t.member()
  const stranger = await t.member()
  const kept = await member.call(
    orders.submitTransfer,
    await story.transfer(await story.stocked(member), { saveShipper: true }),
  )
  const [saved] = (await member.call(consignors.list, {})).list
  expect(saved).toMatchObject({ name: 'Lin Xiaomao', phone: '', postalCode: '' })
  const shipperId = saved?.id ?? ''
  const { shipper: _typed, ...rest } = await story.transfer(await story.stocked(member), { shipperId })
  const order = await member.call(orders.submitTransfer, rest)
  await member.call(consignors.delete, { id: shipperId })
  expect((await member.call(orders.get, { id: order.id })).consignor).toEqual(kept.consignor)
  const theirs = await story.transfer(await story.stocked(stranger), { shipperId })
  expect((await stranger.ask(orders.submitTransfer, theirs)).code).toBe(1002)
  expect((await member.call(consignors.list, {})).total).toBe(0)
})

test('a full book of shippers refuses to keep one more, and places nothing', async () => {
  const member = await t.member()
  const given = await story.transfer(await story.stocked(member), { saveShipper: true })
  await t.db.run(sql`
    insert into addresses (member_id, kind, name, region_code, address)
    select ${member.id}, 'consignor', 'Lin', ${given.shipper?.regionCode ?? ''}, 'Road ' || n from generate_series(1, 200) n`)
  const answer = await member.ask(orders.submitTransfer, given)
  expect([answer.code, Object.keys(Object(answer.wire).fields)]).toEqual([1001, ['saveShipper']])
  expect((await member.call(orders.list, {})).total).toBe(0)
})

// Proves R-153
test('an unpaid single ticket is edited by its own call: another parcel, another shipper, its number stays', async () => {
  const member = await t.member()
  const [one, two] = [await story.stocked(member), await story.stocked(member)]
  const placed = await member.call(orders.submitTransfer, await story.transfer(one))
  const shipper = { ...(await story.shipper()), name: 'Wong Daimao', phone: '+86 139 0000 1111' }
  const edit = await story.transfer(two, { id: placed.id, version: placed.version, shipper })
  const eligible = await member.call(orders.eligibleParcels, { orderType: 'single_ticket', orderId: placed.id })
  expect(eligible.list.map(({ id }) => id).sort()).toEqual([one, two].sort())
  expect((await member.call(orders.eligibleParcels, { orderType: 'single_ticket' })).list.map(({ id }) => id)).toEqual([
    two,
  ])
  const edited = await member.call(orders.submitTransfer, edit)
  expect(edited).toMatchObject({
    id: placed.id,
    orderNumber: placed.orderNumber,
    consignor: { name: 'Wong Daimao', phone: '+86 139 0000 1111' },
  })
  expect(edited.parcels.map(({ id }) => id)).toEqual([two])
  expect((await member.call(parcels.get, { id: one })).status).toBe('in_stock')
  expect((await member.ask(orders.submitTransfer, { ...edit, ...(await t.captcha('consolidate')) })).code).toBe(1005)
  expect(await faults(t)).toEqual([])
})

test('neither call edits an order of the other kind, nor a stranger’s, nor a paid one', async () => {
  const member = await t.member({ balances: { CNY: 20_000 } })
  const stranger = await t.member()
  const single = await member.call(orders.submitTransfer, await story.transfer(await story.stocked(member)))
  const merged = await story.applied(member)
  const spare = await story.stocked(member)
  const asTransfer = async (id: string) =>
    (await member.ask(orders.submitTransfer, await story.transfer(spare, { id }))).code
  expect(await asTransfer(merged.id)).toBe(1002)
  expect((await member.ask(orders.submitConsolidation, await story.application([spare], { id: single.id }))).code).toBe(
    1002,
  )
  const theirs = await story.transfer(await story.stocked(stranger), { id: single.id })
  expect((await stranger.ask(orders.submitTransfer, theirs)).code).toBe(1002)
  await member.call(orders.pay, { id: single.id, expectedDueMinor: single.dueMinor })
  expect(await asTransfer(single.id)).toBe(4009)
})

// Proves R-589
test('only a parcel of one’s own that lies weighed in stock becomes a single ticket', async () => {
  const member = await t.member()
  const theirs = await story.stocked(await t.member())
  const blocked = await story.stocked(member, { scan: { abnormalCode: 'COD' } })
  const taken = await story.stocked(member)
  await story.applied(member, {}, [taken])
  for (const bad of [theirs, blocked, taken])
    expect((await member.ask(orders.submitTransfer, await story.transfer(bad))).code).toBe(4003)
  expect((await t.visitor.ask(orders.submitTransfer, await story.transfer(theirs))).http).toBe(401)
})

test('a line that takes no single tickets says so where it is offered and where it is asked', async () => {
  const member = await t.member()
  const parcelId = await story.stocked(member)
  const channelId = await story.channelId('HK_BULK')
  await t.db.run(sql`update channels set order_types = '{consolidation}' where id = ${channelId}`)
  const { regionCode } = await story.receiver()
  const offerOf = async (orderType: 'consolidation' | 'single_ticket') => {
    const { list } = await member.call(channels.forAddress, { regionCode, orderType, currency: 'CNY' })
    const offer = list.find((each) => each.channelId === channelId)
    return [offer?.available, offer?.unavailableReason?.code, offer?.orderTypes]
  }
  expect(await offerOf('consolidation')).toEqual([true, undefined, ['consolidation']])
  expect(await offerOf('single_ticket')).toEqual([false, 4006, ['consolidation']])
  expect((await member.call(channels.get, { channelId, regionCode })).channel.orderTypes).toEqual(['consolidation'])
  expect((await member.ask(orders.submitTransfer, await story.transfer(parcelId, { channelId }))).code).toBe(4006)
})

test('the same key places one order; ten at once of one parcel make one', async () => {
  const member = await t.member()
  const application = await story.transfer(await story.stocked(member))
  const first = await member.ask(orders.submitTransfer, application, { key: 'single-0001' })
  const again = await member.ask(orders.submitTransfer, application, { key: 'single-0001' })
  expect([first.code, again.data.id]).toEqual([0, first.data.id])
  const wanted = await story.stocked(member)
  const applications = await together(10, () => story.transfer(wanted))
  const codes = (await together(10, async (index) => member.ask(orders.submitTransfer, applications[index]))).map(
    ({ code }) => code,
  )
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code !== 0).every((code) => code === 4003)).toBe(true)
  expect(await faults(t)).toEqual([])
})
