import { joinEmbedded } from '#db/embedded.ts'
import { type Db, openDatabase, sql } from '#server/database/db.ts'
import { productData } from './product.ts'

/* Time goes by: what lies in the product's database is moved back, and the product is told to do now what its clock starts. */

/** For what no call can do. */
export async function inItsDatabase(deed: (db: Db) => Promise<unknown>): Promise<void> {
  const joined = await joinEmbedded(productData())
  if (!joined) throw new Error('the journeys need a product on the embedded database')
  const database = openDatabase({ connectionString: joined.connectionString, poolSize: 1 })
  try {
    await deed(database)
  } finally {
    await database.close()
  }
}

/** Goes into the product's own queue; what comes of it is for the journey to wait for. */
export const byTheClock = (job: 'followRules') =>
  inItsDatabase((db) => db.run(sql`select graphile_worker.add_job(${job}::text)`))
