import { bills } from '#contract/bills.ts'
import { wallets } from '#contract/ledger.ts'
import { staffOrders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { layBills } from '#test/bills.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { openStory, together } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const marksOf = async (member: TestMember) =>
  (await member.call(bills.list, { pageSize: 100 })).list.map(({ collected, collectedAt }) => [collected, collectedAt])
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)

// Proves E-08, R-173, R-174
test('a mark is set on several bills and taken off one of them, and no money moves', async () => {
  const member = await t.member({ balances: { CNY: 500 } })
  const [first = '', second = ''] = await layBills(t, member, 3)
  const before = await member.call(wallets.list, {})
  expect(await member.call(bills.markCollected, { ids: [first, second], collected: true })).toEqual({ updated: 2 })
  expect(await marksOf(member)).toEqual([
    [false, null],
    [true, time],
    [true, time],
  ])
  expect(await member.call(bills.markCollected, { ids: [first], collected: false })).toEqual({ updated: 1 })
  expect(await marksOf(member)).toEqual([
    [false, null],
    [true, time],
    [false, null],
  ])
  expect(await member.call(wallets.list, {})).toEqual(before)
})

test('marking what is marked changes nothing, and keeps the time of the first mark', async () => {
  const member = await t.member()
  const [id = ''] = await layBills(t, member, 1)
  await member.call(bills.markCollected, { ids: [id], collected: true })
  await t.db.run(sql`update bills set collected_at = '2026-01-01 12:00+08' where id = ${id}`)
  expect(await member.call(bills.markCollected, { ids: [id, id], collected: true })).toEqual({ updated: 0 })
  expect(await marksOf(member)).toEqual([[true, '2026-01-01T12:00:00+08:00']])
})

test('a repeated call with its key is answered as the first', async () => {
  const member = await t.member()
  const ids = [...(await layBills(t, member, 2))]
  const options = { key: 'mark-them-once-0001' }
  expect(await member.call(bills.markCollected, { ids, collected: true }, options)).toEqual({ updated: 2 })
  expect(await member.call(bills.markCollected, { ids, collected: true }, options)).toEqual({ updated: 2 })
})

test('with a single bill that is not one’s own, unknown or no bill any more, none is marked', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const [own = '', gone = ''] = await layBills(t, member, 2)
  const [others = ''] = await layBills(t, other, 1)
  await t.db.run(sql`update bills set state = 'void' where id = ${gone}`)
  for (const id of [others, gone, '00000000-0000-7000-8000-000000000000']) {
    expect(await member.ask(bills.markCollected, { ids: [own, id], collected: true }), id).toMatchObject({ code: 1002 })
  }
  expect(await marksOf(member)).toEqual([[false, null]])
  expect(await marksOf(other)).toEqual([[false, null]])
})

test('bad input is refused field by field', async () => {
  const member = await t.member()
  const [id = ''] = await layBills(t, member, 1)
  const tooMany = Array.from({ length: 201 }, () => id)
  const asked: readonly (readonly [string, object])[] = [
    ['ids', { collected: true }],
    ['ids', { ids: [], collected: true }],
    ['ids', { ids: tooMany, collected: true }],
    ['ids[0]', { ids: ['one'], collected: true }],
    ['collected', { ids: [id] }],
    ['collected', { ids: [id], collected: 'yes' }],
  ]
  for (const [field, input] of asked) {
    expect(await member.ask(bills.markCollected, input), JSON.stringify(input).slice(0, 60)).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.any(String) } },
    })
  }
})

test('marked from many windows at once, each bill counts once', async () => {
  const member = await t.member()
  const ids = [...(await layBills(t, member, 20))]
  const answers = await together(8, (index) =>
    member.call(bills.markCollected, { ids: index % 2 ? ids : ids.toReversed(), collected: true }),
  )
  expect(answers.reduce((sum, { updated }) => sum + updated, 0)).toBe(20)
})

test('a bill that is packed again keeps its mark', async () => {
  const story = await openStory(t)
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { id } = await story.packed(member)
  const [bill] = (await member.call(bills.list, {})).list
  await member.call(bills.markCollected, { ids: [bill?.id ?? ''], collected: true })
  await story.keeper.call(staffOrders.unpack, { id, reason: 'one box too few' })
  await story.keeper.call(staffOrders.pack, await story.packing(member, id))
  expect(await marksOf(member)).toEqual([[true, time]])
})
