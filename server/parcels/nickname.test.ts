import { nicknames } from '#contract/nicknames.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import type { Answer } from '#test/caller.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const name = (member: TestMember, id: string, nickname: unknown) => member.ask(nicknames.set, { id, nickname })

// Proves E-91
test('a member names a parcel, reads and finds it by the name everywhere, and takes the name away again', async () => {
  const member = await t.member({ balances: { CNY: 50_000 } })
  const id = await story.stocked(member)
  const other = await story.stocked(member)
  const named = await name(member, id, '  Winter boots  ')
  expect(named).toMatchObject({ code: 0, msg: 'Operation successful', data: { id, nickname: 'Winter boots' } })
  expect(await member.call(parcels.get, { id })).toMatchObject({ nickname: 'Winter boots' })
  expect(await member.call(parcels.get, { id: other })).toMatchObject({ nickname: null })
  expect((await member.call(parcels.list, { search: 'ter boo' })).list.map((parcel) => parcel.id)).toEqual([id])
  const eligible = await member.call(orders.eligibleParcels, { search: 'WINTER' })
  expect(eligible.list).toMatchObject([{ id, nickname: 'Winter boots' }])
  const order = await story.applied(member, {}, [id])
  expect(order.parcels).toMatchObject([{ nickname: 'Winter boots' }])
  // In whatever state it is.
  expect((await name(member, id, '冬靴 👢')).data).toMatchObject({ status: 'packing', nickname: '冬靴 👢' })
  expect((await member.call(orders.list, {})).list[0]?.parcels).toMatchObject([{ nickname: '冬靴 👢' }])
  expect((await name(member, id, '')).data).toMatchObject({ nickname: null })
  expect((await member.call(parcels.list, { search: '冬靴' })).total).toBe(0)
})

// Proves E-91
test('staff never see the name, nor does another member who has a parcel of the same number', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const trackingNumber = freshNumber()
  const { id } = await forecast(member, trackingNumber)
  await forecast(stranger, trackingNumber)
  const secret = 'Surprise for Anna'
  await name(member, id, secret)
  const nanshan = await warehouseId(t, 2)
  const seen: Pick<Answer<unknown>, 'code' | 'wire'>[] = [
    await story.keeper.ask(staffParcels.lookup, { trackingNumber }),
    await story.keeper.ask(
      staffParcels.receive,
      scanOf(trackingNumber, nanshan, { memberNumber: member.memberNumber }),
    ),
    await story.keeper.ask(staffParcels.shelve, { id, shelf: 'A-1' }),
    await stranger.ask(parcels.list, { search: 'Surprise' }),
  ]
  const order = await story.applied(member, {}, [id])
  seen.push(await story.keeper.ask(staffOrders.get, { id: order.id }))
  expect(seen.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
  expect(JSON.stringify(seen.map(({ wire }) => wire))).not.toMatch(/Surprise|nickname":"/)
})

test('the name is part of no history, and a form that is open elsewhere can still be saved', async () => {
  const member = await t.member()
  const { id, version } = await forecast(member)
  const steps = () =>
    t.db.row(sql<{ count: number }>`
      select (select count(*) from parcel_history where parcel_id = ${id})::int
        + (select count(*) from parcel_events where parcel_id = ${id})::int as count`)
  const before = await steps()
  await name(member, id, 'Boots')
  await name(member, id, 'Boots')
  expect(await steps()).toEqual(before)
  expect(await member.call(parcels.get, { id })).toMatchObject({ nickname: 'Boots', version })
})

test('only its own member names a parcel, in one line of at most thirty characters', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const { id } = await forecast(member)
  await name(member, id, 'Boots')
  expect((await name(stranger, id, 'Mine')).code).toBe(1002)
  expect((await t.visitor.ask(nicknames.set, { id, nickname: 'x' })).http).toBe(401)
  for (const wrong of ['x'.repeat(31), 'two\u0007', 5, undefined])
    expect((await name(member, id, wrong)).wire).toMatchObject({ fields: { nickname: expect.any(String) } })
  expect((await name(member, 'x', 'Boots')).code).toBe(1001)
  expect((await name(member, id, 'x'.repeat(30))).code).toBe(0)
  await member.call(nicknames.set, { id, nickname: 'Boots' })
  await member.call(parcels.delete, { id })
  expect((await name(member, id, 'Gone')).code).toBe(1002)
})
