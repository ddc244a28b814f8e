import { coupons, staffCoupons } from '#contract/coupons.ts'
import { signedIn } from '#contract/signed-in.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openCoupons, tenOff } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { expireOldCoupons } from './expire.ts'

const t = await openTestServer()
const desk = await openCoupons(t)
const { finance } = desk

// Proves E-06, R-179, R-283, R-285, R-584
test('the three tabs show what is usable, used and expired, with the counts of all', async () => {
  const member = await t.member()
  const [usable, over, revoked] = [await desk.given(member), await desk.given(member), await desk.given(member)]
  await desk.end(over)
  await finance.call(staffCoupons.revoke, { id: revoked, reason: 'given twice' })
  const tab = (name: 'usable' | 'used' | 'expired') => member.call(coupons.list, { tab: name }, { language: 'en' })
  expect(await tab('usable')).toMatchObject({
    list: [
      {
        id: usable,
        title: 'CNY 10 off',
        kind: 'amount',
        valueMinor: 1000,
        valueBp: null,
        currency: 'CNY',
        minSpendMinor: 5000,
        maxDiscountMinor: null,
        channelIds: [],
        state: 'usable',
        usedAt: null,
        usedOrderNumber: null,
      },
    ],
    total: 1,
    counts: { available: 1, used: 0, expired: 1 },
  })
  expect(await tab('used')).toMatchObject({ list: [], total: 0 })
  expect(await tab('expired')).toMatchObject({ list: [{ id: over, state: 'expired' }], total: 1 })
  expect((await member.call(signedIn.home, {})).coupons).toEqual({ available: 1, used: 0, expired: 1 })
  // In the API the tabs and states are numbers.
  const wire = (await (await member.raw('/api/vjiyunfinance/get_coupon_list?tab=3')).json()) as {
    data: { list: { state: number }[] }
  }
  expect(wire.data.list.map(({ state }) => state)).toEqual([3])
})

test('a member sees own coupons alone, in whole pages, and bad input is named', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  for (let count = 0; count < 3; count++) await desk.given(member)
  expect((await stranger.call(coupons.list, {})).list).toEqual([])
  const page = await member.call(coupons.list, { page: 2, pageSize: 2 })
  expect([page.list.length, page.total, page.page]).toEqual([1, 3, 2])
  expect((await member.call(coupons.list, { page: 9, pageSize: 2 })).list).toEqual([])
  expect(await member.ask(coupons.list, { tab: 'gone' })).toMatchObject({
    code: 1001,
    wire: { fields: { tab: expect.any(String) } },
  })
  expect((await t.visitor.ask(coupons.list, {})).code).toBe(2001)
})

// Proves
test('what the clock has ended is written down once, with its history', async () => {
  const member = await t.member()
  const [over, live] = [await desk.given(member), await desk.given(member)]
  await desk.end(over)
  await expireOldCoupons(t.context)
  await expireOldCoupons(t.context)
  expect([await desk.stateOf(over), await desk.stateOf(live)]).toEqual(['expired', 'usable'])
  const history = await t.db.rows(
    sql<{ event: string }>`select event from coupon_history where coupon_id = ${over} order by no`,
  )
  expect(history.map(({ event }) => event)).toEqual(['issue', 'expire'])
  expect((await member.call(signedIn.home, {})).coupons).toEqual({ available: 1, used: 0, expired: 1 })
})

test('a coupon of some days lasts through the last second of its last day', async () => {
  const member = await t.member()
  const id = await desk.given(member, { validDays: 1 })
  const { left, end } = await t.db.row(sql<{ left: number; end: string }>`
    select extract(epoch from valid_to - now())::int as left, to_char(valid_to, 'HH24:MI:SS') as end from coupons where id = ${id}`)
  expect(left).toBeGreaterThanOrEqual(86_399)
  expect(end).toBe('23:59:59')
})

// Proves B-CP-03
test('staff find coupons by member and state, and see who gave them', async () => {
  const member = await t.member({ name: 'Mei' })
  const id = await desk.given(member)
  const service = await t.staff(['S'])
  const found = await service.call(staffCoupons.search, { memberNumber: member.memberNumber, state: 'usable' })
  expect(found).toMatchObject({
    total: 1,
    list: [
      {
        id,
        memberNumber: member.memberNumber,
        memberName: 'Mei',
        title: tenOff.title,
        state: 'usable',
        issuedBy: finance.username,
      },
    ],
  })
  expect((await service.call(staffCoupons.search, { memberNumber: member.memberNumber, state: 'used' })).list).toEqual(
    [],
  )
  expect((await service.call(staffCoupons.search, { memberNumber: 'JY0000000' })).total).toBe(0)
  expect((await service.ask(staffCoupons.search, { state: 'lost' })).code).toBe(9005)
})

// Proves B-CP-03
test('what is usable can be taken back, with a reason; what is over or taken back cannot', async () => {
  const member = await t.member()
  const [id, over] = [await desk.given(member), await desk.given(member)]
  await desk.end(over)
  expect((await finance.ask(staffCoupons.revoke, { id })).code).toBe(9005)
  expect(await finance.call(staffCoupons.revoke, { id, reason: 'mistake' })).toMatchObject({
    state: 'revoked',
    revokeReason: 'mistake',
  })
  expect((await finance.ask(staffCoupons.revoke, { id, reason: 'again' })).code).toBe(9002)
  expect((await finance.ask(staffCoupons.revoke, { id: over, reason: 'late' })).code).toBe(9002)
  expect((await member.call(coupons.list, {})).list).toEqual([])
  expect(await checkBooks(t.context.database)).toEqual([])
})
