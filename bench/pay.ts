import { readFile } from 'node:fs/promises'
import { orders } from '#contract/orders.ts'
import { requestFor } from '#contract/wire/request.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import type { Bench } from './bench.ts'
import { runDriver, runLoad, startServer } from './children.ts'
import { settle, withClient } from './database.ts'
import type { Section } from './figure.ts'
import { openContext } from './context.ts'
import { benchId, layMembers, layWallets, tokenOf } from './lay-members.ts'
import { layOrders, type OrderPattern, orderPattern } from './lay-orders.ts'
import { findPgbench, runPgbench } from './pgbench.ts'
import { rawRequest } from './raw-request.ts'
import { median, shown, turnByTurn } from './statistics.ts'

const atOnce = 16
const memberCount = 10_000
const warmUpSeconds = 1

/** C-35 over HTTP, with session, validation and the rules in TypeScript, against one function call inside PostgreSQL. */
export async function measurePay(bench: Bench): Promise<Section> {
  const pgbench = findPgbench()
  const limit = await openLimit(bench, pgbench)
  const ours = await openShop(bench)
  try {
    // A warm-up turn that does not count: a new process is still compiling.
    await turnByTurn(1, limit, ours.pay)
    const turns = await turnByTurn(bench.rounds, limit, ours.pay)
    await ours.proveBooks()
    const limits = turns.map((turn) => turn.limit)
    const reached = turns.map((turn) => turn.ours)
    const p95Ms = median(reached.map((load) => load.p95Ms))
    const perSecond = median(reached.map((load) => load.perSecond))
    const yardstick = pgbench ? 'pgbench' : 'the bare driver'
    return {
      title: 'Paying an order (C-35)',
      about:
        `Over HTTP at ${atOnce} connections, ${memberCount.toLocaleString('en')} members, every order paid once; ` +
        'divided by one function call that does the least a durable payment can, with as many clients.',
      figures: [
        {
          name: `PAY ÷ ${yardstick}`,
          values: turns.map((turn) => turn.ours.perSecond / turn.limit),
          unit: '',
          goal: null,
          absolute: `${shown(perSecond)} payments a second, p95 ${shown(p95Ms)} ms; ${yardstick} ${shown(median(limits))}`,
        },
      ],
      inRounds: true,
      remarks: pgbench ? [] : ['There is no pgbench here: the limit is the same function called by the bare driver.'],
    }
  } finally {
    await ours.close()
  }
}

/** Payments a second of the frozen function, each turn on untouched orders. */
async function openLimit(
  { databases, folder, seconds }: Bench,
  pgbench: string | null,
): Promise<() => Promise<number>> {
  const database = 'pay_limit'
  const connectionString = await databases.createEmpty(database)
  const schema = await readFile(new URL('limit/pay.sql', import.meta.url), 'utf8')
  await withClient(connectionString, (client) => client.query(schema))
  // More than any machine pays in one turn.
  const ordersPerClient = Math.ceil(((seconds + warmUpSeconds) * 30_000) / atOnce)
  let base = 0
  return async () => {
    const from = base
    base += atOnce * ordersPerClient
    await withClient(connectionString, async (client) => {
      await client.query('call bench_orders($1, $2)', [from, base - 1])
      await settle(client, ['orders', 'ledger_accounts'])
    })
    const plan = { clients: atOnce, seconds, base: from, ordersPerClient }
    if (pgbench) return runPgbench(pgbench, databases, { ...plan, database })
    return runDriver({ ...plan, connectionString, warmUpSeconds }, folder)
  }
}

/** The product with full wallets. */
async function openShop({ databases, folder, seconds }: Bench) {
  const connectionString = await databases.create('pay')
  await withClient(connectionString, async (client) => {
    await layMembers(client, memberCount)
    await layWallets(client, 100_000_000_000)
    await settle(client, ['members', 'member_sessions', 'ledger_entries'])
  })
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  const server = await startServer('product', connectionString, folder)
  // A single Node process stays below this.
  const ordersPerTurn = (seconds + warmUpSeconds) * 6_000
  let laid = 0
  let answered = 0
  return {
    pay: async () => {
      const from = laid
      laid += ordersPerTurn
      await withClient(connectionString, (client) => layUnpaid(client, pattern, from, laid - 1))
      const requests = Array.from({ length: ordersPerTurn }, (_, place) => payment(from + place, pattern.totalMinor))
      const plan = { port: server.port, connections: atOnce, warmUpSeconds, seconds, requests, again: false }
      const load = await runLoad(plan, folder)
      answered += load.answered
      return load
    },
    /** Every answer is recorded in the books, and the books balance. */
    proveBooks: async () => {
      const findings = await checkBooks(context.database)
      if (findings.length > 0) throw new Error(`The books do not hold after PAY:\n${JSON.stringify(findings, null, 1)}`)
      const paid = await withClient(connectionString, async (client) =>
        client.query<{ paid: number }>(`select count(*)::int as paid from ledger_entries where event = 'ORDER_PAY'`),
      )
      const written = paid.rows[0]?.paid
      if (written !== answered) throw new Error(`${answered} payments were answered, but ${written} are in the books.`)
    },
    close: async () => {
      await server.stop()
      await context.database.close()
    },
  }
}

/** Far away from the ids of members. */
const orderId = (place: number) => benchId(10_000_000 + place)

/** Orders that are neighbours in time are not neighbours in the tables; the SQL below does the same. */
const payerOf = (place: number) => 1 + ((place * 7919) % memberCount)

async function layUnpaid(client: Parameters<typeof layOrders>[0], pattern: OrderPattern, first: number, last: number) {
  const source = `
    select bench_id(10000000 + k) as id, 'JH' || k as order_number, bench_id(1 + (k * 7919) % ${memberCount}) as member_id,
      'awaiting_payment' as status, 1 as parcel_count, now() as ordered_at, 0 as paid_minor, null as logistics_number
    from generate_series($2::bigint, $3::bigint) k`
  await layOrders(client, pattern, source, [first, last])
  await settle(client, ['orders', 'ledger_accounts'])
}

const payment = (place: number, expectedDueMinor: number) =>
  rawRequest(requestFor(orders.pay, { id: orderId(place), expectedDueMinor }), {
    token: tokenOf(payerOf(place)),
    'idempotency-key': `bench-key-${place}`,
  })
