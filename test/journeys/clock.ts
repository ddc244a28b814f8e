import { joinEmbedded } from '#db/embedded.ts'
import { type Db, openDatabase, sql } from '#server/database/db.ts'
import { productData } from './product.ts'

/* Time passes: dates in the product's database are moved back, and the product's scheduled job is started now. */

/** For what no call can do. */
export async function inItsDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const joined = await joinEmbedded(productData())
  if (!joined) throw new Error('the journeys need a product on the embedded database')
  const database = openDatabase({ connectionString: joined.connectionString, poolSize: 1 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** Added to the product's own queue; the journey must wait for the result. */
export const byTheClock = (job: 'followRules') =>
  inItsDatabase((db) => db.run(sql`select graphile_worker.add_job(${job}::text)`))
