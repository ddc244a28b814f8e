import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { faults, openStory } from '#test/orders.ts'

const t = await openTestServer()
const story = await openStory(t)

test('an order is edited while it is unpaid: parcels change places, the price is made again, a stale version is refused', async () => {
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

test('the history of an order tells what was applied for, and what an edit changed', async () => {
  const member = await t.member()
  const [first, second] = [await story.stocked(member), await story.stocked(member)]
  const order = await story.applied(member, { declaredValueMinor: 50_000 }, [first])
  const edit = await story.application([second], { id: order.id, declaredValueMinor: 60_000, insured: true })
  const edited = await member.call(orders.submitConsolidation, edit)
  const history = await t.db.rows(sql<{ event: string; actorId: string; details: object }>`
    select event, actor_id as "actorId", details from order_history where order_id = ${order.id} order by no`)
  const before = {
    channelId: order.channelId,
    declaredValueMinor: 50_000,
    insured: false,
    totalMinor: order.totalMinor,
  }
  expect(history).toMatchObject([
    { event: 'submit', actorId: member.id, details: { parcelIds: [first], ...before } },
    {
      event: 'edit',
      actorId: member.id,
      details: {
        removedParcelIds: [first],
        addedParcelIds: [second],
        before,
        after: { declaredValueMinor: 60_000, insured: true, totalMinor: edited.totalMinor },
      },
    },
  ])
  expect(JSON.stringify(history)).not.toContain(order.consignee.name)
})

// Proves R-503
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

// Proves
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
