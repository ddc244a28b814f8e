import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const fuyong = await warehouseId(t, 2)

async function inStock(member: Awaited<ReturnType<typeof t.member>>) {
  const { id, trackingNumber } = await forecast(member)
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, { shelf: 'A-01' }))
  return id
}
const shelve = (id: string, shelf: unknown, who = keeper) => who.ask(staffParcels.shelve, { id, shelf })

test('a parcel that is put on a shelf lies there, and shelved is its latest step', async () => {
  const member = await t.member()
  const id = await inStock(member)
  const answer = await shelve(id, ' B-07 ')
  expect(answer.wire).toMatchObject({
    id,
    status: 30,
    shelf: 'B-07',
    latestEvent: { code: 32 },
    memberNo: member.memberNumber,
  })
  const { events } = await member.call(parcels.get, { id })
  expect(events.map(({ code }) => code)).toEqual(['shelved', 'received', 'forecast'])
  expect(events[0]?.place).toContain('Fuyong')
})

test('the same shelf told twice is one step, another shelf a second one', async () => {
  const member = await t.member()
  const id = await inStock(member)
  for (const shelf of ['B-07', 'B-07', 'C-01']) expect(await shelve(id, shelf)).toMatchObject({ code: 0 })
  const { events, shelf } = await member.call(parcels.get, { id })
  expect([shelf, events.filter(({ code }) => code === 'shelved').length]).toEqual(['C-01', 2])
})

test('two who shelve at once leave it on one of the two shelves', async () => {
  const member = await t.member()
  const id = await inStock(member)
  const answers = await Promise.all([shelve(id, 'B-07'), shelve(id, 'C-01')])
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  expect(['B-07', 'C-01']).toContain((await member.call(parcels.get, { id })).shelf)
})

test('only what is in stock is shelved', async () => {
  const member = await t.member()
  const { id: forecastId } = await forecast(member)
  const packing = await inStock(member)
  await story.applied(member, {}, [packing])
  for (const id of [forecastId, packing]) expect(await shelve(id, 'B-07')).toMatchObject({ http: 409, code: 9002 })
  await member.call(parcels.delete, { id: forecastId })
  expect(await shelve(forecastId, 'B-07')).toMatchObject({ http: 404, code: 9006 })
})

// Proves B-IN-07
test('what is no shelf is refused, and so are staff who do not work there', async () => {
  const id = await inStock(await t.member())
  for (const shelf of [undefined, '', '   ', 5, 'x'.repeat(21)])
    expect(await shelve(id, shelf)).toMatchObject({
      http: 422,
      code: 9005,
      wire: { fields: { shelf: expect.any(String) } },
    })
  for (const role of ['S', 'F', 'E'] as const)
    expect(await shelve(id, 'B-07', await t.staff([role]))).toMatchObject({ http: 403, code: 9001 })
  expect(await shelve(id, 'B-07', await t.staff(['W'], { warehouseCodes: [3] }))).toMatchObject({ code: 9001 })
  expect(await t.visitor.ask(staffParcels.shelve, { id, shelf: 'B-07' })).toMatchObject({ http: 401 })
  expect(await shelve('00000000-0000-7000-8000-000000000000', 'B-07')).toMatchObject({ code: 9006 })
})

// Proves R-362
test('parcels and orders are found by the step that a parcel has come to', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const [shelved, received] = [await inStock(member), await inStock(member)]
  await shelve(shelved, 'B-07')
  const order = await story.shipped(member)
  const parcelsAt = async (stage: number) => {
    const { wire } = await member.ask(parcels.list, { stage, page: 1, pageSize: 10, dateField: 'forecast' })
    return (wire as { list: { id: string }[] }).list.map(({ id }) => id)
  }
  const ordersAt = async (stage: number) => {
    const { wire } = await member.ask(orders.list, {
      stage,
      page: 1,
      pageSize: 10,
      lifecycle: 'active',
      dateField: 'order',
    })
    return (wire as { list: { id: string }[] }).list.map(({ id }) => id)
  }
  expect(await parcelsAt(32)).toEqual([shelved])
  expect(await parcelsAt(30)).toEqual([received])
  expect(await parcelsAt(20)).toEqual([])
  expect(await ordersAt(40)).toEqual([order.id])
  for (const stage of [20, 30, 32, 36, 50]) expect([stage, await ordersAt(stage)]).toEqual([stage, []])
  await member.call(orders.confirmReceipt, { id: order.id })
  expect([await ordersAt(40), await ordersAt(50)]).toEqual([[], [order.id]])
  expect(await member.ask(orders.list, { stage: 33, page: 1, pageSize: 10 })).toMatchObject({ code: 1001 })
})
