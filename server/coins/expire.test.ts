import { randomUUID } from 'node:crypto'
import { coins } from '#contract/ledger.ts'
import type { LedgerEvent } from '#domain/ledger.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks, postEntries } from '#server/ledger/ledger.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { expireCoins } from './coins.ts'

/* Record 73: coins expire, the oldest are spent first, and every member is told 30 days before. */

const t = await openTestServer()
const life = (days: number) => configure(t, { 'coins.expireDays': days })
beforeEach(() => life(365))

/** As if so many days had gone by. */
const later = (days: number) =>
  t.context.database.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update ledger_entries set at = at - make_interval(days => ${days}) where unit = 'COIN'`)
    await tx.run(sql`
      update coin_expiries set announced_at = announced_at - make_interval(days => ${days}),
        due_at = due_at - make_interval(days => ${days}), settled_at = settled_at - make_interval(days => ${days})`)
  })
const move = (member: TestMember, event: LedgerEvent, amount: number) =>
  t.context.database.transaction((tx) =>
    postEntries(tx, [
      {
        ...{ event, memberId: member.id, unit: 'COIN', amount },
        source: { kind: 'test', id: randomUUID() },
        ...{ referenceNumber: null, remark: null, actor: { kind: 'system', id: null } },
      },
    ]),
  )
const balanceOf = (member: TestMember) => member.call(coins.balance, {})
const mailsTo = (member: TestMember) =>
  t.db.rows(
    sql<{
      subject: string
    }>`select subject from mail_outbox where member_id = ${member.id} and kind = 'COINS_EXPIRING' order by created_at, id`,
  )
const noticesTo = (member: TestMember) =>
  t.db.rows(sql`select 1 from notices where member_id = ${member.id} and kind = 'COINS_EXPIRING'`)

test('coins that are never to expire do not, however old', async () => {
  await life(0)
  const member = await t.member({ balances: { COIN: 100 } })
  await later(4000)
  await expireCoins(t.context)
  expect(await balanceOf(member)).toMatchObject({ coins: 100, expired: 0, expiring: null })
  expect(await mailsTo(member)).toEqual([])
})

test('thirty days before they expire the member is told once, by mail, notice and on the page; then they expire', async () => {
  const member = await t.member({ balances: { COIN: 100 }, language: 'en' })
  await later(334)
  await expireCoins(t.context)
  expect(await mailsTo(member)).toEqual([])
  await later(2)
  await move(member, 'STAFF_GRANT', 40)
  await expireCoins(t.context)
  await expireCoins(t.context)
  const mails = await mailsTo(member)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^100 cat coins expire after \d/)
  expect(await noticesTo(member)).toHaveLength(1)
  const { expiring } = await balanceOf(member)
  expect(expiring?.coins).toBe(100)
  const days = (Date.parse(expiring?.at ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThanOrEqual(31)
  await later(29)
  await expireCoins(t.context)
  expect(await balanceOf(member)).toMatchObject({ coins: 140, expired: 0 })
  await later(2)
  await expireCoins(t.context)
  expect(await balanceOf(member)).toMatchObject({ coins: 40, earned: 140, spent: 0, expired: 100, expiring: null })
  const { list } = await member.call(coins.listEntries, {}, { language: 'en' })
  expect(list[0]).toMatchObject({ eventCode: 'EXPIRE', event: 'Expired', coins: -100, coinsAfter: 40 })
})

test('who spends meanwhile spends the oldest, so that less expires, or nothing', async () => {
  const [some, all] = [await t.member({ balances: { COIN: 100 } }), await t.member({ balances: { COIN: 100 } })]
  await later(340)
  for (const member of [some, all]) await move(member, 'STAFF_GRANT', 50)
  await expireCoins(t.context)
  await move(some, 'STAFF_DEDUCT', 70)
  await move(all, 'STAFF_DEDUCT', 120)
  expect((await balanceOf(some)).expiring?.coins).toBe(30)
  expect((await balanceOf(all)).expiring).toBeNull()
  await later(31)
  await expireCoins(t.context)
  expect(await balanceOf(some)).toMatchObject({ coins: 50, expired: 30 })
  expect(await balanceOf(all)).toMatchObject({ coins: 30, expired: 0 })
})

test('coins that an order gives back are as old as before, and their member is told before they expire', async () => {
  const member = await t.member({ balances: { COIN: 100 } })
  await move(member, 'STAFF_DEDUCT', 100)
  await later(400)
  await expireCoins(t.context)
  await t.context.database.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(
      sql`update ledger_entries set event = 'REDEEM' where member_id = ${member.id} and event = 'STAFF_DEDUCT'`,
    )
  })
  await move(member, 'REDEEM_REFUND', 100)
  await expireCoins(t.context)
  expect(await balanceOf(member)).toMatchObject({ coins: 100, expired: 0, expiring: { coins: 100 } })
  await later(31)
  await expireCoins(t.context)
  expect(await balanceOf(member)).toMatchObject({ coins: 0, expired: 100 })
})

test('when staff let coins live for ever again, or longer, what was announced stays', async () => {
  const member = await t.member({ balances: { COIN: 100 } })
  await later(364)
  await expireCoins(t.context)
  await life(730)
  await later(31)
  await expireCoins(t.context)
  expect(await balanceOf(member)).toMatchObject({ coins: 100, expired: 0, expiring: null })
  await life(0)
  await later(4000)
  await expireCoins(t.context)
  expect((await balanceOf(member)).coins).toBe(100)
})

test('two runs at once announce once and take once', async () => {
  const member = await t.member({ balances: { COIN: 100 } })
  await later(340)
  await Promise.all([1, 2, 3].map(() => expireCoins(t.context)))
  expect(await mailsTo(member)).toHaveLength(1)
  await later(31)
  await Promise.all([1, 2, 3].map(() => expireCoins(t.context)))
  expect(await balanceOf(member)).toMatchObject({ coins: 0, expired: 100 })
})

test('an erased member is neither told nor charged', async () => {
  const member = await t.member({ balances: { COIN: 100 } })
  await t.db.run(sql`update members set state = 'erased', erased_at = now() where id = ${member.id}`)
  await later(500)
  await expireCoins(t.context)
  expect(await t.db.rows(sql`select 1 from coin_expiries where member_id = ${member.id}`)).toEqual([])
})

test('the books show an expiry that nobody announced', async () => {
  const member = await t.member({ balances: { COIN: 100 } })
  expect((await checkBooks(t.context.database)).filter(({ check }) => check === 'coin-expiry')).toEqual([])
  await move(member, 'EXPIRE', 10)
  expect((await checkBooks(t.context.database)).filter(({ check }) => check === 'coin-expiry')).toHaveLength(1)
  await t.context.database.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(
      sql`update ledger_entries set event = 'STAFF_DEDUCT' where member_id = ${member.id} and event = 'EXPIRE'`,
    )
  })
})

type Step = { readonly days: number; readonly deed: 'grant' | 'spend' | 'nothing'; readonly share: number }
const steps = fc.array(
  fc.record<Step>({
    days: fc.integer({ min: 0, max: 40 }),
    deed: fc.constantFrom('grant', 'spend', 'nothing'),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 4, maxLength: 14 },
)

test('whatever members do: no coin expires before its time, unannounced or twice, and none outlives it by two months', async () => {
  await life(90)
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const member = await t.member()
      // As a careful book-keeper would do it, coin by coin: what was received when, and what is left of it.
      const lots: { age: number; left: number }[] = []
      let expired = 0
      const take = (amount: number) => {
        let rest = amount
        for (const lot of lots) {
          const taken = Math.min(lot.left, rest)
          lot.left -= taken
          rest -= taken
        }
      }
      for (const { days, deed, share } of story) {
        await later(days)
        for (const lot of lots) lot.age += days
        await expireCoins(t.context)
        const now = await balanceOf(member)
        const gone = now.expired - expired
        const tooOld = lots.filter(({ age }) => age >= 90).reduce((sum, { left }) => sum + left, 0)
        expect(gone).toBeLessThanOrEqual(tooOld)
        take(gone)
        expired = now.expired
        expect(now.coins).toBe(lots.reduce((sum, { left }) => sum + left, 0))
        if (deed === 'grant') {
          await move(member, 'STAFF_GRANT', share)
          lots.push({ age: 0, left: share })
        } else if (deed === 'spend' && now.coins > 0) {
          const spent = Math.ceil((now.coins * share) / 100)
          await move(member, 'STAFF_DEDUCT', spent)
          take(spent)
        }
      }
      const [announced] = await t.db.rows(sql<{ coins: number; expired: number }>`
        select coalesce(sum(coins), 0)::int as coins, coalesce(sum(expired), 0)::int as expired
        from coin_expiries where member_id = ${member.id}`)
      expect(announced?.expired).toBe(expired)
      expect(expired).toBeLessThanOrEqual(announced?.coins ?? 0)
      // Left alone, everything goes in the end.
      for (let round = 0; round < 5; round++) {
        await later(31)
        await expireCoins(t.context)
      }
      expect((await balanceOf(member)).coins).toBe(0)
    }),
    { numRuns: 12, seed: 73 },
  )
  expect((await checkBooks(t.context.database)).filter(({ check }) => check !== 'coins')).toEqual([])
}, 60_000)
