import { type Database, openDatabase, sql } from '#server/database/db.ts'
import type { Bench } from './bench.ts'
import { withClient } from './database.ts'
import type { Figure, Section } from './figure.ts'
import { openContext } from './context.ts'
import { benchId } from './lay-members.ts'
import { orderPattern } from './lay-orders.ts'
import { layParcels, ordinary, seller } from './lay-parcels.ts'
import { type Known, type Question, questions } from './questions.ts'
import { median, shown, type Turn, turnByTurn } from './statistics.ts'

const small = 10_000

/**
 * Every list by the product's own statement, in a large table against a small one: its time must not grow with the
 * business.
 */
export async function measureLists(bench: Bench): Promise<Section> {
  const limit = await openParcels(bench, 'parcels_small', small)
  const ours = await openParcels(bench, 'parcels_large', bench.size)
  const sizes = `${bench.size.toLocaleString('en')} ÷ ${small.toLocaleString('en')}`
  try {
    const figures: Figure[] = []
    for (const question of questions) figures.push(await compare(bench, question, limit, ours))
    return {
      title: `Lists as the business grows (${sizes} parcels)`,
      about:
        'The time of page 1 (20 rows with its counts) at the client of one connection, call by call in the large and the small ' +
        'table, median of up to 200 calls a round. A member of 300 has as many parcels in both; the seller has a tenth of either.',
      figures,
      inRounds: true,
      remarks: [],
    }
  } finally {
    await limit.database.close()
    await ours.database.close()
  }
}

interface Parcels {
  readonly database: Database
  readonly known: Known
}

async function openParcels({ databases, folder }: Bench, name: string, count: number): Promise<Parcels> {
  const connectionString = await databases.create(name)
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  await context.database.close()
  await withClient(connectionString, (client) => layParcels(client, pattern, count))
  const database = openDatabase({ connectionString, poolSize: 1 })
  const known = await database.row(sql<Known>`
    select tracking_number as "trackingNumber", (select max(listed_at) - interval '1 month' from parcels) as "from" from parcels
    where status = 'forecast' and member_id not in (${benchId(seller)}, ${benchId(ordinary)}) order by listed_at desc limit 1`)
  return { database, known }
}

async function compare({ rounds, seconds }: Bench, question: Question, limit: Parcels, ours: Parcels): Promise<Figure> {
  const callOn =
    ({ database, known }: Parcels) =>
    () =>
      msOf(() => question.ask(database, known))
  const [onSmall, onLarge] = [callOn(limit), callOn(ours)]
  // The first calls prepare the statement and are not counted.
  await turnByTurn(10, onSmall, onLarge)
  const medians: Turn<number, number>[] = []
  for (let round = 0; round < rounds; round++) {
    const calls = await callByCall(onSmall, onLarge, seconds * 500)
    medians.push({ limit: median(calls.map((call) => call.limit)), ours: median(calls.map((call) => call.ours)) })
  }
  const ms = (times: readonly number[]) => `${shown(median(times))} ms`
  return {
    name: question.name,
    values: medians.map((round) => round.ours / round.limit),
    unit: '',
    goal: { atMost: 1.3 },
    absolute: `${ms(medians.map((round) => round.limit))} → ${ms(medians.map((round) => round.ours))}`,
  }
}

/** Up to 200 calls on each side, or as many as fit into the time. */
async function callByCall(limit: () => Promise<number>, ours: () => Promise<number>, budgetMs: number) {
  const calls: Turn<number, number>[] = []
  for (
    const end = performance.now() + budgetMs;
    calls.length < 200 && (calls.length < 5 || performance.now() < end);
  ) {
    calls.push(...(await turnByTurn(5, limit, ours)))
  }
  return calls
}

async function msOf(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await call()
  return performance.now() - started
}
