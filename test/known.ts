import { sql } from '#server/database/db.ts'
import type { TestServer } from './harness.ts'
import type { Known } from './inputs.ts'

/** The reference data of a test server, by field name: values that get a call as far as possible. */
export async function knownHere(t: TestServer): Promise<Known> {
  const row = await t.db.row(sql<{
    regionCode: string[]
    warehouseId: string[]
    channelId: string[]
    serviceId: string[]
    pickUpPointId: string[]
  }>`
    select
      (select array_agg(code) from (select code from regions where leaf and country_code in ('HK', 'TW') order by code limit 6) r) as "regionCode",
      (select array_agg(id::text) from warehouses) as "warehouseId",
      (select array_agg(id::text) from channels) as "channelId",
      (select array_agg(id::text) from vas_items) as "serviceId",
      (select array_agg(id::text) from (select id from pickup_points order by id limit 3) p) as "pickUpPointId"`)
  return {
    ...row,
    channelIds: row.channelId,
    warehouseCode: [2, 3],
    courierCode: ['SF', 'YTO'],
    destinationCode: ['HK', 'TW', 'MY'],
    postalCode: ['999077', '12345'],
    currency: ['CNY', 'HKD'],
    firstWeightG: [1000, 10_000],
    printerHost: ['192.168.1.50', ''],
    bytes: ['bWVvdw=='],
  }
}
