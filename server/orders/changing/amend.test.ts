import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const service = await t.staff(['S'])
const [bulk, pickUp] = [await story.channelId('HK_BULK'), await story.channelId('HK_PICKUP')]
const rich = () => t.member({ balances: { CNY: 50_000 }, language: 'en' })
const billOf = (id: string) =>
  t.db.row(sql<{ state: string; total: number; channel: string }>`
    select state, payable_total_minor as total, channel_name->>'sh' as channel from bills where order_id = ${id}`)
const points = await t.db.rows(sql<{ id: string }>`
  select id from pickup_points where destination_code = 'HK' and open and deleted_at is null
    and (weight_limit_g is null or weight_limit_g > 14000) and (max_length_mm is null or max_length_mm >= 600)
    and (channel_ids is null or ${pickUp} = any(channel_ids)) order by id`)
const pickUpPointId = points[0]?.id ?? ''

const changesOf = async (member: TestMember) =>
  (await mailsTo(t.db, member.email)).filter(({ kind }) => kind === 'ORDER_CHANGED')

test('another receiver on the same line changes no price and waits for nobody', async () => {
  const member = await rich()
  const { id, version } = await story.paid(member)
  const receiver = { ...(await story.receiver()), name: 'Wong Siu Ming', address: '2 Nathan Road' }
  const { order, differenceMinor } = await service.call(staffOrderActions.amend, {
    id,
    receiver,
    remark: 'Ring twice',
    version,
  })
  expect(order).toMatchObject({ status: 'paid', totalMinor: 8200, dueMinor: 0, remark: 'Ring twice' })
  expect(order.consignee).toMatchObject({ name: 'Wong Siu Ming', address: '2 Nathan Road' })
  expect(differenceMinor).toBe(0)
  expect((await service.ask(staffOrderActions.amend, { id, remark: 'Late', version })).code).toBe(1005)
  expect((await changesOf(member)).at(-1)).toMatchObject({ body: expect.stringContaining('nothing to pay') })
})

test('the bill of a packed order names its new receiver', async () => {
  const { id } = await story.packed(await rich())
  expect(await story.billOf(id)).toMatchObject({ customer: 'Chan Mei Ling' })
  const receiver = { ...(await story.receiver()), name: 'Wong Siu Ming' }
  await service.call(staffOrderActions.amend, { id, receiver })
  expect(await story.billOf(id)).toMatchObject({ state: 'live', customer: 'Wong Siu Ming', total: 8200 })
})

// Proves B-OU-12
test('a dearer line is due in full, holds a packed order back, and is paid once', async () => {
  const member = await rich()
  const { id } = await story.packed(member)
  // 12 kg on the bulk line: its minimum of 100.00, beyond any tolerance.
  const { order, differenceMinor } = await service.call(staffOrderActions.amend, { id, channelId: bulk })
  expect(differenceMinor).toBe(1800)
  expect(order).toMatchObject({ status: 'paid', channelId: bulk, totalMinor: 10_000, dueMinor: 1800 })
  expect(await billOf(id)).toMatchObject({ state: 'draft' })
  expect((await keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC1' })).code).toBe(9002)
  expect((await changesOf(member)).at(-1)).toMatchObject({ body: expect.stringContaining('CNY 18.00') })
  await member.call(orders.pay, { id, expectedDueMinor: 1800 })
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_outbound', dueMinor: 0 })
  expect(await billOf(id)).toMatchObject({ state: 'live', total: 10_000, channel: expect.stringContaining('bulk') })
  // Back again, and once more: each amendment is its own source.
  await service.call(staffOrderActions.amend, { id, channelId: await story.channelId('HK_PARCEL') })
  await service.call(staffOrderActions.amend, { id, channelId: bulk })
  await member.call(orders.pay, { id, expectedDueMinor: 1800 })
  expect(await story.balances(member)).toMatchObject({ CNY: 40_000 })
  expect(await faults(t)).toEqual([])
})

test('a rise of a few cents is passed on too: the tolerance is for weighing', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await t.db.run(sql`
    insert into price_rules (channel_id, destination_code, currency, goods_type, weight_from_kg, first_weight_g, first_price_minor,
      continuation_price_minor, min_charge_minor, valid_from)
    select ${await story.channelId('SEA_PARCEL')}, 'HK', 'CNY', 'any', 1, 1000, 8210, 0, 0, '2025-01-01'`)
  const answer = await service.call(staffOrderActions.amend, { id, channelId: await story.channelId('SEA_PARCEL') })
  expect(answer).toMatchObject({ differenceMinor: 10, order: { dueMinor: 10, otherLines: [] } })
  expect(await member.call(orders.pay, { id, expectedDueMinor: 10 })).toMatchObject({ status: 'paid' })
})

// Proves B-OU-12
test('a cheaper line gives the difference back at once, before and after packing', async () => {
  for (const stage of ['paid', 'packed'] as const) {
    const member = await rich()
    const { id } = await story[stage](member)
    const amend = (more: object) => service.ask(staffOrderActions.amend, { id, channelId: pickUp, ...more })
    expect((await amend({})).code).toBe(4014)
    // 12 kg: 12.00 + 11 × 5.00.
    expect((await amend({ pickUpPointId })).data).toMatchObject({
      differenceMinor: -1500,
      order: { totalMinor: 6700, refundedMinor: 1500, pickUpPoint: { id: pickUpPointId } },
    })
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 6700 })
    const { money } = await member.call(orders.get, { id })
    expect(money[0]).toMatchObject({ eventCode: 'WEIGHT_REFUND', amountMinor: 1500 })
  }
  expect(await faults(t)).toEqual([])
})

test('an amendment that leaves nothing due lets a packed order go on', async () => {
  const member = await rich()
  const { id } = await story.packed(member, { weightG: 13_500 })
  expect((await member.call(orders.get, { id })).dueMinor).toBe(1200)
  const { order } = await service.call(staffOrderActions.amend, { id, channelId: pickUp, pickUpPointId })
  expect(order).toMatchObject({ status: 'awaiting_outbound', dueMinor: 0, totalMinor: 7700 })
  expect(await faults(t)).toEqual([])
})

test('what cannot be is refused and changes nothing', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const shipped = await story.shipped(member)
  const unpaid = await story.applied(member)
  const before = await traces(t, id)
  const amend = (input: object) => service.ask(staffOrderActions.amend, { id, ...input })
  expect((await amend({})).code).toBe(9005)
  expect((await amend({ channelId: id })).code).toBe(9006)
  expect((await amend({ channelId: await story.channelId('SEA_BULK') })).code).toBe(4006)
  expect((await amend({ receiver: { ...(await story.receiver()), regionCode: 'HK' } })).wire).toMatchObject({
    fields: { 'receiver.regionCode': expect.anything() },
  })
  expect((await amend({ receiver: { name: 'Chan' } })).code).toBe(9005)
  expect((await amend({ id: shipped.id, remark: 'Late' })).code).toBe(9002)
  expect((await amend({ id: unpaid.id, remark: 'Early' })).code).toBe(9002)
  expect((await keeper.ask(staffOrderActions.amend, { id, remark: 'No' })).code).toBe(9001)
  expect((await t.visitor.ask(staffOrderActions.amend, { id, remark: 'No' })).http).toBe(401)
  expect(await traces(t, id)).toEqual(before)
})
