import { randomUUID } from 'node:crypto'
import type { Unit } from '#domain/money.ts'
import { sql } from '#server/database/db.ts'
import { Refused } from '#server/http/refuse.ts'
import { openTestServer } from '#test/harness.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBooks } from './check.ts'
import { balancesOf, postEntries, takeBack } from './ledger.ts'

const { context, db, member } = await openTestServer()

/* The books against a simple model. For a long run: `HISTORIES=500 npx vitest run history`. */
const histories = Number(process.env['HISTORIES'] ?? 10)

interface Step {
  readonly who: number
  readonly unit: 'CNY' | 'HKD'
  readonly action: 'credit' | 'pay' | 'payWithCoins' | 'takeBack'
  readonly amount: number
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(2),
  unit: fc.constantFrom('CNY', 'HKD'),
  action: fc.constantFrom('credit', 'pay', 'pay', 'payWithCoins', 'takeBack'),
  amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(1, 999_999_999)),
})

/** Batches run one after the other; the steps of a batch all at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 })

test(
  'whatever members do at the same moment, the books equal a plain model and no balance falls below zero',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (batches) => {
        const members = await Promise.all(
          [0, 1, 2].map(() => member({ balances: { CNY: 1_000, HKD: 300, COIN: 500 } })),
        )
        const ids = members.map(({ id }) => id)
        const start = await lastEntry()
        for (const batch of batches) await Promise.all(batch.map((each) => perform(ids[each.who] ?? '', each)))
        const model = replay(await entriesSince(start, ids))
        for (const id of ids) {
          expect(await balancesOf(db, id)).toEqual({
            CNY: model.balanceOf(id, 'CNY'),
            HKD: model.balanceOf(id, 'HKD'),
            COIN: model.balanceOf(id, 'COIN'),
          })
        }
        expect(await checkBooks(context.database)).toEqual([])
      }),
      { numRuns: histories },
    )
  },
  histories * 3_000,
)

/** Does one step; a refusal must name a balance that really was too small. */
async function perform(memberId: string, { action, unit, amount }: Step) {
  const move = {
    memberId,
    unit,
    amount,
    source: { kind: 'test', id: randomUUID() },
    referenceNumber: null,
    remark: null,
    actor: { kind: 'system', id: null },
  } as const
  const fee = { ...move, event: 'STORAGE_FEE' } as const
  const coins = { ...move, event: 'STAFF_DEDUCT', unit: 'COIN', amount: Math.min(amount, 400) } as const
  try {
    await context.database.transaction(async (tx) => {
      if (action === 'credit') await postEntries(tx, [{ ...move, event: 'ADJUST_IN' }])
      if (action === 'pay') await postEntries(tx, [fee])
      if (action === 'payWithCoins') await postEntries(tx, [coins, fee])
      if (action === 'takeBack') await takeBack(tx, { ...move, origin: 'store' })
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.refusal === 'coins_low') return
    expect(error.details).toMatchObject({ dueMinor: amount })
    const { balanceMinor, shortfallMinor } = { balanceMinor: 0, shortfallMinor: 0, ...error.details }
    expect(balanceMinor).toBeLessThan(amount)
    expect(balanceMinor + shortfallMinor).toBe(amount)
  }
}

interface Entry {
  event: string
  unit: Unit
  amount: number
  memberId: string
  before: number | null
  after: number | null
}

const lastEntry = async () =>
  (await db.row(sql<{ no: number }>`select coalesce(max(no), 0) as no from ledger_entries`)).no

const entriesSince = (no: number, memberIds: readonly string[]) =>
  db.rows(sql<Entry>`
    select event, unit, amount, member_id as "memberId", coalesce(from_before, to_before) as before, coalesce(from_after, to_after) as after
    from ledger_entries where no > ${no} and member_id = any(${memberIds}) order by no`)

/** Replays the entries in the order of their numbers. */
function replay(entries: readonly Entry[]) {
  const balances = new Map<string, number>()
  const debts = new Map<string, number>()
  const opening = { CNY: 1_000, HKD: 300, COIN: 500 }
  const balanceOf = (memberId: string, unit: Unit) => balances.get(memberId + unit) ?? opening[unit]
  for (const { event, unit, amount, memberId, before, after } of entries) {
    const key = memberId + unit
    const debt = debts.get(key) ?? 0
    if (event === 'RECEIVABLE_OPEN') {
      expect(balanceOf(memberId, unit)).toBe(0)
      debts.set(key, debt + amount)
      continue
    }
    if (event === 'RECEIVABLE_PAID') {
      expect(amount).toBeLessThanOrEqual(debt)
      debts.set(key, debt - amount)
    }
    expect(before).toBe(balanceOf(memberId, unit))
    balances.set(key, balanceOf(memberId, unit) + (event === 'ADJUST_IN' ? amount : -amount))
    expect(after).toBe(balanceOf(memberId, unit))
    expect(after).toBeGreaterThanOrEqual(0)
  }
  for (const [key, debt] of debts) expect(debt === 0 || balances.get(key) === 0, 'who owes holds nothing').toBe(true)
  return { balanceOf }
}
