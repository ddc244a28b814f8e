import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orders } from '#contract/orders.ts'
import { callerAt } from '#test/caller.ts'
import { type ChildServer, startChild } from '#test/child-server.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { faults, openStory } from '#test/orders.ts'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#server/database/db.ts'

/* A server process is killed while members pay, and another one continues. */

const t = await openTestServer()
const story = await openStory(t)
const { connectionString = '' } = t.context.database.pool.options
const dataDir = await mkdtemp(join(tmpdir(), 'smart-cats-kill-'))
const servers: ChildServer[] = []
afterAll(async () => {
  for (const server of servers) await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const startServer = async () => {
  const server = await startChild(connectionString, dataDir)
  servers.push(server)
  return server
}

/** Each order costs CNY 82.00. */
const priceMinor = 8200
const ordersEach = 10

interface Payment {
  readonly member: TestMember
  readonly id: string
  readonly key: string
}

/** One payment and its answer; null if there was none. */
const pay = async ({ url }: ChildServer, { member, id, key }: Payment) =>
  callerAt(url, member.token)
    .ask(orders.pay, { id, expectedDueMinor: priceMinor }, { key })
    .then(({ code, wire }) => ({ code, wire }))
    .catch(() => null)

test('a server killed in the middle of payments loses none and takes none twice, and its successor answers the same keys the same', {
  timeout: 120_000,
}, async () => {
  const members = await Promise.all([1, 2, 3].map(() => t.member({ balances: { CNY: priceMinor * (ordersEach + 1) } })))
  const [victim, payments] = await Promise.all([startServer(), unpaid(members)])

  // Killed at the ninth answer, while seven others are under way.
  const answers = new Map<Payment, Awaited<ReturnType<typeof pay>>>()
  let answered = 0
  await eightAtATime(payments, async (payment) => {
    answers.set(payment, await pay(victim, payment))
    if (++answered === 9) await victim.kill()
  })
  const told = payments.filter((payment) => answers.get(payment))
  expect(told.length).toBeGreaterThanOrEqual(9)
  expect(told.length).toBeLessThan(payments.length)

  const successor = await startServer()
  await eightAtATime(payments, async (payment) => {
    const again = await pay(successor, payment)
    expect(again?.code).toBe(0)
    expect(again).toEqual(answers.get(payment) ?? again)
    expect(await pay(successor, payment)).toEqual(again)
  })

  const taken = await t.db.rows(sql<{ count: number }>`
    select count(*)::int as count from ledger_entries where event = 'ORDER_PAY' group by reference_number`)
  expect(taken).toEqual(payments.map(() => ({ count: 1 })))
  for (const member of members) expect(await story.balances(member)).toMatchObject({ CNY: priceMinor })
  expect(await faults(t)).toEqual([])
})

async function unpaid(members: readonly TestMember[]): Promise<readonly Payment[]> {
  const payments: Payment[] = []
  for (let round = 0; round < ordersEach; round++)
    await Promise.all(
      members.map(async (member, index) => {
        const { id } = await story.applied(member)
        payments.push({ member, id, key: `payment-${index}-${round}` })
      }),
    )
  return payments
}

async function eightAtATime<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
