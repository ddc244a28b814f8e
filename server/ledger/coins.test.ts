import { coins, wallets } from '#contract/ledger.ts'
import { staffCoins } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { configure } from '#test/config.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const finance = await t.staff(['F'])

// Proves
test('the balance is the sum of the records, each with its time, event, amount and remark', async () => {
  const member = await t.member({ balances: { COIN: 500 } })
  const { memberNumber } = member
  await finance.call(staffCoins.adjust, { memberNumber, coins: 200, reason: 'birthday' })
  await finance.call(staffCoins.adjust, { memberNumber, coins: -50, reason: 'by mistake' })
  const { list, total } = await member.call(coins.listEntries, {}, { language: 'en' })
  expect(list).toMatchObject([
    {
      eventCode: 'STAFF_DEDUCT',
      event: 'Deducted by customer service',
      coins: -50,
      coinsAfter: 650,
      remark: 'by mistake',
    },
    { eventCode: 'STAFF_GRANT', event: 'Granted by customer service', coins: 200, coinsAfter: 700, remark: 'birthday' },
    { eventCode: 'STAFF_GRANT', coins: 500, coinsAfter: 500 },
  ])
  expect(list.every(({ time }) => /^\d{4}-\d\d-\d\dT.*\+08:00$/.test(time))).toBe(true)
  expect(total).toBe(3)
  const balance = await member.call(coins.balance, {}, { language: 'en' })
  expect(balance).toEqual({ coins: 650, earned: 700, spent: 50, expired: 0, expiring: null, name: 'cat coins' })
  expect(balance.coins).toBe(list.reduce((sum, entry) => sum + entry.coins, 0))
})

// Proves R-524
test('records are found by event and time, page by page', async () => {
  const member = await t.member({ balances: { CNY: 100, COIN: 10 } })
  await finance.call(staffCoins.adjust, { memberNumber: member.memberNumber, coins: -3, reason: 'x' })
  expect((await member.call(coins.listEntries, { eventCode: 'STAFF_DEDUCT' })).list).toMatchObject([{ coins: -3 }])
  expect((await member.call(coins.listEntries, { page: 2, pageSize: 1 })).list).toMatchObject([{ coins: 10 }])
  expect((await member.call(coins.listEntries, { to: '2020-01-01' })).total).toBe(0)
  expect((await member.ask(coins.listEntries, { from: '2026-02-02', to: '2026-02-01' })).wire).toEqual({
    fields: { to: 'The end is before the start' },
  })
  expect((await t.visitor.ask(coins.listEntries, {})).code).toBe(2001)
  expect((await t.visitor.ask(coins.balance, {})).code).toBe(2001)
})

// Proves R-526
test('redeeming is quoted by rate, share and balance', async () => {
  const member = await t.member({ balances: { COIN: 3000 } })
  const quote = (input: object) => member.call(coins.quoteRedemption, input)
  expect(await quote({})).toEqual({
    coinsPerUnit: 100,
    maxShareBp: 5000,
    maxCoins: null,
    discountMinor: null,
    coins: 3000,
  })
  expect(await quote({ freightMinor: 4000 })).toMatchObject({ maxCoins: 2000, discountMinor: 2000 })
  expect(await quote({ freightMinor: 7200, currency: 'HKD' })).toMatchObject({ maxCoins: 3000, discountMinor: 3000 })
  expect(await quote({ freightMinor: 0 })).toMatchObject({ maxCoins: 0, discountMinor: 0 })
  expect((await member.ask(coins.quoteRedemption, { currency: 'USD' })).code).toBe(1001)
  expect((await t.visitor.ask(coins.quoteRedemption, {})).code).toBe(2001)
})

// Proves R-014
test('name, worth and share of coins are settings', async () => {
  const member = await t.member({ balances: { COIN: 3000 } })
  await configure(t, {
    'coins.name': { cn: '山币', en: '山幣', sh: 'mountain coins' },
    'coins.perUnit': { CNY: 10, HKD: 20 },
    'coins.maxShareBp': 2500,
  })
  expect((await member.call(coins.balance, {}, { language: 'zh-Hant' })).name).toBe('山幣')
  expect(await member.call(coins.quoteRedemption, { freightMinor: 4000 })).toMatchObject({
    coinsPerUnit: 10,
    maxCoins: 100,
    discountMinor: 1000,
  })
  await configure(t, {})
})

test('a month tells what each of its days brought and took', async () => {
  const member = await t.member({ balances: { CNY: 700, HKD: 90, COIN: 500 } })
  await finance.call(staffCoins.adjust, { memberNumber: member.memberNumber, coins: -50, reason: 'x' })
  const { day } = await t.db.row(sql<{ day: string }>`select to_char(now(), 'YYYY-MM-DD') as day`)
  const month = day.slice(0, 7)
  expect((await member.call(coins.listEntries, { month })).days).toEqual([{ day, coinsIn: 500, coinsOut: 50 }])
  expect((await member.call(wallets.listEntries, { month })).days).toEqual([
    { day, currency: 'CNY', inMinor: 700, outMinor: 0 },
    { day, currency: 'HKD', inMinor: 90, outMinor: 0 },
  ])
  expect((await member.call(coins.listEntries, { month: '2020-02' })).days).toEqual([])
  expect((await member.call(coins.listEntries, {})).days).toEqual([])
  expect((await member.ask(coins.listEntries, { month: '2020-13' })).code).toBe(1001)
})
