import { coins, wallets } from '#contract/ledger.ts'
import { approvals, staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { together } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [finance, finance2, service] = [await t.staff(['F']), await t.staff(['F']), await t.staff(['S'])]

let purchases = 0
const purchase = (memberNumber: string, given: object = {}) => ({
  memberNumber,
  storeOrderNumber: `TB-${++purchases}`,
  quantity: 50,
  ...given,
})

// Proves B-FI-06, R-018, R-566
test('one item of the store is one yuan in the balance, with its record', async () => {
  const member = await t.member({ language: 'en' })
  const answer = await finance.call(
    staffStoreTopUps.credit,
    purchase(member.memberNumber, { storeOrderNumber: 'TB 77-1' }),
  )
  expect(answer).toEqual({ entry: { id: expect.any(String), amountMinor: 5000, currency: 'CNY' } })
  const one = await finance.call(staffStoreTopUps.credit, purchase(member.memberNumber, { quantity: 1 }))
  expect(one.entry?.amountMinor).toBe(100)
  const { list, recent } = await member.call(wallets.list, {}, { language: 'en' })
  expect(list).toMatchObject([
    { currency: 'CNY', balanceMinor: 5100 },
    { currency: 'HKD', balanceMinor: 0 },
  ])
  expect(recent[1]).toMatchObject({
    eventCode: 'TOPUP_STORE',
    event: 'Store top-up',
    amountMinor: 5000,
    remark: '50 bought in the store',
    referenceNumber: 'TB 77-1',
  })
  expect(await checkBooks(t.context.database)).toEqual([])
})

// Proves B-FI-06
test('one order of the store is credited once, however it is written and by how many at once', async () => {
  const member = await t.member()
  const credit = (storeOrderNumber: string) =>
    finance.ask(staffStoreTopUps.credit, purchase(member.memberNumber, { storeOrderNumber }))
  const answers = await together(20, (index) => credit(index % 2 === 0 ? 'tb-2026 11' : 'TB202611'))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code, http }) => code === 9004 && http === 409)).toHaveLength(19)
  expect((await member.call(wallets.list, {})).list[0]).toMatchObject({ balanceMinor: 5000 })
})

test.each<[string, object, string]>([
  ['a member of nobody', { memberNumber: 'JY0000000' }, 'memberNo'],
  ['no order of the store', { storeOrderNumber: ' ' }, 'storeOrderNo'],
  ['nothing bought', { quantity: 0 }, 'quantity'],
  ['more than anybody buys', { quantity: 50_001 }, 'quantity'],
  ['a half', { quantity: 1.5 }, 'quantity'],
])('a store purchase with %s is refused on its field', async (_what, given, field) => {
  const member = await t.member()
  const { code, wire } = await finance.ask(staffStoreTopUps.credit, purchase(member.memberNumber, given))
  expect([code, Object.keys((wire as { fields: object }).fields)]).toEqual([9005, [field]])
})

test('a large store purchase, whole or in parts of a day, waits for a second person', async () => {
  const member = await t.member()
  const credit = (quantity: number) =>
    finance.call(staffStoreTopUps.credit, purchase(member.memberNumber, { quantity }))
  expect((await credit(6000)).entry?.amountMinor).toBe(600_000)
  const { approval, entry } = await credit(4001)
  expect([entry, approval]).toEqual([undefined, { id: expect.any(String) }])
  expect((await member.call(wallets.list, {})).list[0]).toMatchObject({ balanceMinor: 600_000 })
  const id = approval?.id ?? ''
  expect((await finance.ask(approvals.approve, { id })).code).toBe(9003)
  const codes = (await Promise.all([1, 2].map(() => finance2.ask(approvals.approve, { id })))).map(({ code }) => code)
  expect(codes.sort()).toEqual([0, 9002])
  expect((await member.call(wallets.list, {})).list[0]).toMatchObject({ balanceMinor: 1_000_100 })
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('coins are given and taken with a reason, and never below none', async () => {
  const member = await t.member()
  const adjust = (given: object) =>
    finance.ask(staffCoins.adjust, { memberNumber: member.memberNumber, reason: 'sorry', ...given })
  expect((await adjust({ coins: 300 })).data.entry).toMatchObject({
    eventCode: 'STAFF_GRANT',
    coins: 300,
    coinsAfter: 300,
  })
  expect((await adjust({ coins: -301 })).code).toBe(5003)
  expect((await adjust({ coins: -300 })).data.entry).toMatchObject({
    eventCode: 'STAFF_DEDUCT',
    coins: -300,
    coinsAfter: 0,
  })
  expect((await adjust({ coins: 0 })).code).toBe(9005)
  expect((await adjust({ coins: 1, reason: '' })).code).toBe(9005)
  expect((await adjust({ coins: 1, memberNumber: 'JY0000000' })).code).toBe(9005)
  expect((await member.call(coins.balance, {})).coins).toBe(0)
})

test('twenty deductions at once take what there is and no more', async () => {
  const member = await t.member({ balances: { COIN: 700 } })
  const answers = await together(20, () =>
    finance.ask(staffCoins.adjust, { memberNumber: member.memberNumber, coins: -100, reason: 'x' }),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(7)
  expect(answers.filter(({ code }) => code === 5003)).toHaveLength(13)
  expect((await member.call(coins.balance, {})).coins).toBe(0)
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('customer service gives two thousand coins a member and day, finance ten thousand alone', async () => {
  const member = await t.member()
  const give = (who: typeof finance, amount: number) =>
    who.ask(staffCoins.adjust, { memberNumber: member.memberNumber, coins: amount, reason: 'sorry' })
  expect((await give(service, 1500)).code).toBe(0)
  const beyond = await give(service, 501)
  expect([beyond.code, beyond.http, beyond.msg]).toEqual([
    9001,
    403,
    'This is above what customer service may give or deduct in a day. Please ask finance',
  ])
  expect((await give(service, 500)).code).toBe(0)
  expect((await give(finance, 10_000)).data.entry?.coinsAfter).toBe(12_000)
  const { approval } = (await give(finance, 1)).data
  expect((await finance2.ask(approvals.approve, { id: approval?.id ?? '' })).code).toBe(0)
  expect((await member.call(coins.balance, {})).coins).toBe(12_001)
})

test('coins that are worth more than the limit of money wait for a second person, also in parts', async () => {
  const member = await t.member()
  const give = (amount: number) =>
    finance.call(staffCoins.adjust, { memberNumber: member.memberNumber, coins: amount, reason: 'sorry' })
  // A hundred coins are worth one yuan.
  await configure(t, { 'fourEyes.amountMinor': 500 })
  expect((await give(300)).entry?.coinsAfter).toBe(300)
  expect((await give(201)).approval).toBeDefined()
  expect((await give(200)).entry?.coinsAfter).toBe(500)
  await configure(t, {})
})

// Proves B-FI-15
test('customer service takes two thousand coins of a member and day, however it is split; finance takes more', async () => {
  const member = await t.member({ balances: { COIN: 9000 } })
  const clerk = await t.staff(['S'])
  const take = (who: typeof finance, amount: number) =>
    who.ask(staffCoins.adjust, { memberNumber: member.memberNumber, coins: -amount, reason: 'given twice' })
  expect(await take(clerk, 2001)).toMatchObject({ http: 403, code: 9001, msg: expect.stringContaining('finance') })
  expect((await take(clerk, 1500)).code).toBe(0)
  expect((await take(clerk, 501)).code).toBe(9001)
  const answers = await together(5, () => take(clerk, 250))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 9001, 9001, 9001])
  // The daily limit of giving is separate.
  expect(
    (await clerk.ask(staffCoins.adjust, { memberNumber: member.memberNumber, coins: 2000, reason: 'sorry' })).code,
  ).toBe(0)
  expect((await take(finance, 5000)).data.entry?.coinsAfter).toBe(4000)
  expect(await checkBooks(t.context.database)).toEqual([])
})

// Proves B-FI-15
test('nobody gives coins or money to an account of their own', async () => {
  const member = await t.member()
  await t.db.run(sql`update staff set email = ${member.email} where id = ${finance.id}`)
  expect((await finance.ask(staffStoreTopUps.credit, purchase(member.memberNumber))).code).toBe(9003)
  expect(
    (await finance.ask(staffCoins.adjust, { memberNumber: member.memberNumber, coins: 1, reason: 'x' })).code,
  ).toBe(9003)
  await t.db.run(sql`update staff set email = '' where id = ${finance.id}`)
})
