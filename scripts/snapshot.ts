import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { takeSnapshot } from '#db/snapshot.ts'
import { productData } from '#test/journeys/product.ts'
import startProducts from '#test/journeys/server.ts'
import { joinEmbedded } from '#db/embedded.ts'
import pg from 'pg'
import { fillNewerTables } from './snapshot-rows.ts'

// Saves the demo data, and rows for what they leave empty, at the current schema under test/fixtures/, named after the
// newest migration.
const stop = await startProducts({ workers: 1 })
try {
  await fillNewerTables()
  const database = await joinEmbedded(productData())
  const client = new pg.Client({ connectionString: database?.connectionString ?? '' })
  await client.connect()
  const snapshot = await takeSnapshot(client)
  await client.end()
  const file = `test/fixtures/${snapshot.migrations.at(-1)?.replace('.sql', '')}.json.gz`
  writeFileSync(file, gzipSync(JSON.stringify(snapshot), { level: 9 }))
  console.log(file)
} finally {
  await stop()
}
