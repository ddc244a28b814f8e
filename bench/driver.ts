import { readFileSync } from 'node:fs'
import { Client } from 'pg'

/* The limit of a payment where there is no pgbench: the same function, called by the bare driver from its own process. */

export interface DriverPlan {
  readonly connectionString: string
  readonly clients: number
  readonly warmUpSeconds: number
  readonly seconds: number
  /** Client c pays the orders starting at `base + c * ordersPerClient`. */
  readonly base: number
  readonly ordersPerClient: number
}

const plan: DriverPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const from = performance.now() + plan.warmUpSeconds * 1000
const until = from + plan.seconds * 1000
let paid = 0

await Promise.all(Array.from({ length: plan.clients }, (_, client) => keepPaying(client)))
process.stdout.write(JSON.stringify(paid / plan.seconds))

async function keepPaying(place: number): Promise<void> {
  const client = new Client({ connectionString: plan.connectionString })
  await client.connect()
  for (let order = plan.base + place * plan.ordersPerClient; performance.now() < until; order++) {
    const member = 1_000_001 + ((order * 7919) % 10_000)
    await client.query({
      name: 'pay',
      text: 'select pay_order(bench_id($1), bench_id($2), 7800, $3, $4)',
      values: [member, 10_000_000 + order, `key-${order}`, Buffer.alloc(1)],
    })
    const now = performance.now()
    if (now >= from && now < until) paid++
  }
  await client.end()
}
