import { type Database, openDatabase, sql } from '#server/database/db.ts'
import type { Bench } from './bench.ts'
import { withClient } from './database.ts'
import type { Figure, Section } from './figure.ts'
import { openContext } from './context.ts'
import { growthOf } from './growth.ts'
import { benchId } from './lay-members.ts'
import { orderPattern } from './lay-orders.ts'
import { layParcels, ordinary, seller } from './lay-parcels.ts'
import { type Known, questions } from './questions.ts'

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
    for (const question of questions) {
      const on =
        ({ database, known }: Parcels) =>
        () =>
          question.ask(database, known)
      figures.push(await growthOf(bench, question.name, on(limit), on(ours)))
    }
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
