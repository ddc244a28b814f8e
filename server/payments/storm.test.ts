import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '#server/database/db.ts'
import { openPayments } from '#test/payments.ts'
import { storm } from '#test/payment-storm.ts'
import { afterAll, expect, test } from 'vitest'

/* The short form of what `npm run prove -- payments` does at length. */

const opened = await openPayments()
const { t, simulator, settle, books, creditedMinor, faults } = opened
const dataDir = await mkdtemp(join(tmpdir(), 'smart-cats-storm-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const [topUps, kills] = process.env['PROVE'] === '1' ? [2000, 5] : [60, 1]
const seed = Number(process.env['SEED'] ?? 60)

test(`seed ${seed}: of ${topUps} top-ups with lost, repeated, late and forged notices and ${kills} killed servers, the ledger equals the simulator’s books`, {
  timeout: 20 * 60_000,
}, async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => t.member()))
  const story = await storm({ t, simulator, members, dataDir, settle }, { topUps, kills, seed })
  expect(story.restarts).toBe(kills)
  expect(story.paid).toBeGreaterThan(topUps / 2)
  expect(await creditedMinor()).toBe(simulator.books.heldMinor())
  // Each payment by itself, not only the sum.
  const credited = await t.db.rows(sql<{ number: string; amount: number; count: number }>`
      select reference_number as number, sum(amount)::bigint as amount, count(*)::int as count from ledger_entries
      where source_kind = 'payment' group by reference_number order by 1`)
  const paid = [...simulator.books.trades.values()].filter(({ state }) => state === 'paid')
  expect(credited).toEqual(
    paid
      .map(({ number, amountMinor }) => ({ number, amount: amountMinor, count: 1 }))
      .sort((a, b) => (a.number < b.number ? -1 : 1)),
  )
  expect(await t.db.rows(sql`select payment_number from payment_intents where state = 'pending'`)).toEqual([])
  expect(faults.filter((fault) => !String(fault).endsWith(': late'))).toEqual([])
  expect(await books()).toEqual([])
})
