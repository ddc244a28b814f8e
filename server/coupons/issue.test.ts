import { coupons, staffCoupons, staffCouponTemplates } from '#contract/coupons.ts'
import { approvals } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openCoupons, tenOff } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { together } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const desk = await openCoupons(t)
const { finance } = desk

// Proves B-CP-01
test('a template is made, listed, changed and switched off; what was given keeps its terms', async () => {
  const member = await t.member()
  const made = await desk.template()
  expect(made).toMatchObject({
    ...tenOff,
    valueBp: null,
    channelIds: [],
    quota: null,
    issued: 0,
    active: true,
    version: 1,
  })
  await finance.call(staffCoupons.issue, { id: made.id, memberNumbers: [member.memberNumber] })
  const changed = await finance.call(staffCouponTemplates.update, {
    id: made.id,
    valueMinor: 500,
    quota: 9,
    version: 1,
  })
  expect(changed).toMatchObject({ valueMinor: 500, quota: 9, issued: 1, version: 2 })
  expect((await member.call(coupons.list, {})).list).toMatchObject([{ valueMinor: 1000 }])
  expect((await finance.ask(staffCouponTemplates.update, { id: made.id, valueMinor: 1, version: 1 })).http).toBe(409)
  await finance.call(staffCouponTemplates.update, { id: made.id, active: false })
  expect((await finance.ask(staffCoupons.issue, { id: made.id, memberNumbers: [member.memberNumber] })).code).toBe(9002)
  const { list } = await finance.call(staffCouponTemplates.list, {})
  expect(list.find(({ id }) => id === made.id)).toMatchObject({ active: false, issued: 1 })
})

test('a template may change its kind, and its days into an end', async () => {
  const { id } = await desk.template()
  const percent = await finance.call(staffCouponTemplates.update, {
    id,
    kind: 'percent',
    valueBp: 700,
    maxDiscountMinor: 900,
  })
  expect(percent).toMatchObject({ kind: 'percent', valueMinor: null, valueBp: 700, maxDiscountMinor: 900 })
  const fixed = await finance.call(staffCouponTemplates.update, { id, validFrom: '2026-01-01', validTo: '2099-12-31' })
  expect(fixed).toMatchObject({
    validDays: null,
    validFrom: '2026-01-01T00:00:00+08:00',
    validTo: '2099-12-31T23:59:59+08:00',
  })
  expect(await finance.call(staffCouponTemplates.update, { id, validDays: 7 })).toMatchObject({
    validDays: 7,
    validTo: null,
  })
})

test('null takes away what a template may do without, and absent leaves it', async () => {
  const made = await desk.template({ quota: 5, validDays: undefined, validFrom: '2026-01-01', validTo: '2099-12-31' })
  const { id } = made
  expect(await finance.call(staffCouponTemplates.update, { id, active: true })).toMatchObject({
    quota: 5,
    currency: 'CNY',
    validFrom: made.validFrom,
  })
  const freed = await finance.call(staffCouponTemplates.update, { id, quota: null, currency: null, validFrom: null })
  expect(freed).toMatchObject({ quota: null, currency: null, validFrom: null, validTo: made.validTo, valueMinor: 1000 })
  const member = await t.member()
  const given = { id, memberNumbers: [member.memberNumber], quantity: 10 }
  expect(await finance.call(staffCoupons.issue, given)).toEqual({ issued: 10 })
  const share = { id, kind: 'percent', valueBp: 700, maxDiscountMinor: 900 } as const
  await finance.call(staffCouponTemplates.update, share)
  expect(await finance.call(staffCouponTemplates.update, { id, maxDiscountMinor: null })).toMatchObject({
    valueBp: 700,
    maxDiscountMinor: null,
  })
})

test.each<[string, Record<string, unknown>, string]>([
  ['no title', { title: undefined }, 'title'],
  ['no amount', { valueMinor: undefined }, 'valueMinor'],
  ['an amount of nothing', { valueMinor: 0 }, 'valueMinor'],
  ['a share of more than all', { kind: 'percent', valueMinor: undefined, valueBp: 10_001 }, 'valueBp'],
  ['an amount and a share', { valueBp: 500 }, 'valueBp'],
  ['a most of an amount', { maxDiscountMinor: 500 }, 'maxDiscountMinor'],
  ['no end', { validDays: undefined }, 'validTo'],
  ['days and an end', { validTo: '2099-12-31' }, 'validDays'],
  ['an end before its start', { validDays: undefined, validFrom: '2099-12-31', validTo: '2099-12-30' }, 'validTo'],
  ['a channel of nobody', { channelIds: ['00000000-0000-7000-8000-000000000000'] }, 'channelIds'],
  ['a kind of nobody', { kind: 'gift' }, 'kind'],
])('a template with %s is refused on its field', async (_what, changes, field) => {
  const { code, wire } = await finance.ask(staffCouponTemplates.create, { ...tenOff, ...changes })
  expect([code, Object.keys((wire as { fields: object }).fields)]).toEqual([9005, [field]])
})

// Proves B-CP-02
test('coupons are given to members by number, several at once, never to nobody', async () => {
  const [one, two] = [await t.member(), await t.member()]
  const { id } = await desk.template()
  const memberNumbers = [one.memberNumber, two.memberNumber, one.memberNumber]
  expect(await finance.call(staffCoupons.issue, { id, memberNumbers, quantity: 2 })).toEqual({ issued: 4 })
  expect((await one.call(coupons.list, {})).total).toBe(2)
  expect(await finance.ask(staffCoupons.issue, { id, memberNumbers: [one.memberNumber, 'JY0000000'] })).toMatchObject({
    code: 9005,
    wire: { fields: { 'memberNos[1]': expect.any(String) } },
  })
  expect((await finance.ask(staffCoupons.issue, { id })).code).toBe(9005)
  expect((await finance.ask(staffCoupons.issue, { id, memberNumbers, quantity: 11 })).code).toBe(9005)
  expect((await one.call(coupons.list, {})).total).toBe(2)
})

test('all means every member who can sign in', async () => {
  const [member, gone] = [await t.member(), await t.member()]
  const setState = (state: 'disabled' | 'active') =>
    t.db.run(sql`update members set state = ${state} where id = ${gone.id}`)
  await setState('disabled')
  const { count } = await t.db.row(
    sql<{ count: number }>`select count(*)::int as count from members where state = 'active'`,
  )
  const { id } = await desk.template({ valueMinor: 1 })
  expect(await finance.call(staffCoupons.issue, { id, memberNumbers: 'all' })).toEqual({ issued: count })
  expect(await finance.call(staffCoupons.issue, { id, all: true })).toEqual({ issued: count })
  expect((await member.call(coupons.list, {})).total).toBe(2)
  await setState('active')
  expect((await gone.call(coupons.list, {})).total).toBe(0)
})

test('of a hundred takers of ten coupons, ten get one', async () => {
  const members = await together(100, () => t.member())
  const { id } = await desk.template({ quota: 10 })
  const answers = await Promise.all(
    members.map(({ memberNumber }) => finance.ask(staffCoupons.issue, { id, memberNumbers: [memberNumber] })),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
  expect(answers.filter(({ code, http }) => code === 9004 && http === 409)).toHaveLength(90)
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('customer service gives small coupons up to its day, and no larger ones', async () => {
  const service = await t.staff(['S'])
  const member = await t.member()
  const large = await desk.template({ valueMinor: 2001 })
  const refused = await service.ask(staffCoupons.issue, { id: large.id, memberNumbers: [member.memberNumber] })
  expect([refused.code, refused.http, refused.msg]).toEqual([
    9001,
    403,
    'This is above what customer service may give. Please ask finance',
  ])
  const small = await desk.template({ valueMinor: 2000 })
  const others = await together(24, () => t.member())
  const memberNumbers = others.map(({ memberNumber }) => memberNumber)
  expect(await service.call(staffCoupons.issue, { id: small.id, memberNumbers })).toEqual({ issued: 24 })
  const last = () => service.ask(staffCoupons.issue, { id: small.id, memberNumbers: [member.memberNumber] })
  const codes = (await Promise.all([last(), last()])).map(({ code }) => code).sort()
  expect(codes).toEqual([0, 9001])
})

// Proves B-CP-02
test('an issue worth more than the limit waits for a second person, also in parts', async () => {
  const other = await t.staff(['F'])
  const member = await t.member()
  const { id } = await desk.template({ valueMinor: 500_000 })
  const memberNumbers = [member.memberNumber]
  expect(await finance.call(staffCoupons.issue, { id, memberNumbers, quantity: 2 })).toEqual({ issued: 2 })
  const { approval } = await finance.call(staffCoupons.issue, { id, memberNumbers })
  expect(approval).toBeDefined()
  expect((await member.call(coupons.list, {})).total).toBe(2)
  const approve = (who: typeof other) => who.ask(approvals.approve, { id: approval?.id ?? '' })
  expect((await approve(finance)).code).toBe(9003)
  const codes = (await Promise.all([approve(other), approve(other)])).map(({ code }) => code).sort()
  expect(codes).toEqual([0, 9002])
  expect((await member.call(coupons.list, {})).total).toBe(3)
  expect((await approve(other)).code).toBe(9002)
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('coupons that a staff member gives at once replace the same ones that waited for a second person', async () => {
  const [member, clerk] = [await t.member(), await t.staff(['F'])]
  const { id } = await desk.template({ valueMinor: 500_000 })
  const give = (quantity: number) =>
    clerk.call(staffCoupons.issue, { id, memberNumbers: [member.memberNumber], quantity })
  const { approval } = await give(3)
  expect(await give(1)).toEqual({ issued: 1 })
  expect((await (await t.staff(['F'])).ask(approvals.approve, { id: approval?.id ?? '' })).code).toBe(9002)
  expect((await member.call(coupons.list, {})).total).toBe(1)
})

test('a template whose time is over gives nothing, also not to what waited for a second person', async () => {
  const [other, member] = [await t.staff(['F']), await t.member()]
  const fixed = { validDays: undefined, validFrom: '2026-01-01', validTo: '2099-12-31' }
  const { id } = await desk.template({ ...fixed, valueMinor: 1_000_000 })
  const given = { id, memberNumbers: [member.memberNumber] }
  expect((await finance.call(staffCoupons.issue, given)).issued).toBe(1)
  const { approval } = await finance.call(staffCoupons.issue, given)
  await t.db.run(sql`update coupon_templates set valid_to = now() - interval '1 second' where id = ${id}`)
  expect((await finance.ask(staffCoupons.issue, given)).code).toBe(9002)
  expect((await other.ask(approvals.approve, { id: approval?.id ?? '' })).code).toBe(9002)
  expect((await member.call(coupons.list, {})).total).toBe(1)
})

// Proves B-CP-02
test('nobody gives coupons to an account of their own', async () => {
  const member = await t.member()
  await t.db.run(sql`update staff set email = ${member.email} where id = ${finance.id}`)
  const { id } = await desk.template()
  expect((await finance.ask(staffCoupons.issue, { id, memberNumbers: [member.memberNumber] })).code).toBe(9003)
  await finance.call(staffCoupons.issue, { id, all: true })
  expect((await member.call(coupons.list, {})).total).toBe(0)
  await t.db.run(sql`update staff set email = '' where id = ${finance.id}`)
})

test('who says yes to coupons for all gives none to an account of their own', async () => {
  const [other, member] = [await t.staff(['F']), await t.member()]
  await t.db.run(sql`update staff set email = ${member.email} where id = ${other.id}`)
  const { id } = await desk.template({ valueMinor: 600_000 })
  const { approval } = await finance.call(staffCoupons.issue, { id, all: true, quantity: 2 })
  await other.call(approvals.approve, { id: approval?.id ?? '' })
  expect((await member.call(coupons.list, {})).total).toBe(0)
  const { issued } = await t.db.row(sql<{ issued: number }>`select issued from coupon_templates where id = ${id}`)
  expect(issued).toBeGreaterThan(0)
})

test('giving once with a key gives once', async () => {
  const member = await t.member()
  const { id } = await desk.template()
  const give = () =>
    finance.ask(staffCoupons.issue, { id, memberNumbers: [member.memberNumber] }, { key: 'give-once-1' })
  expect([(await give()).code, (await give()).code]).toEqual([0, 0])
  expect((await member.call(coupons.list, {})).total).toBe(1)
})
