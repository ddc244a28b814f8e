import type { KnownNames, TableRow } from '#domain/tariff-table.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/** What a table may name: lines and warehouses by their codes, and destinations. */
export async function knownNames(db: Db): Promise<Omit<KnownNames, 'startOfDay'>> {
  const [channels, destinations, warehouses] = await Promise.all([
    db.rows(sql<Coded>`select code, id from channels`),
    db.rows(sql<{ code: string }>`select code from destinations where active`),
    db.rows(sql<Coded>`select code::text as code, id from warehouses`),
  ])
  return {
    channels: new Map(channels.map(({ code, id }) => [code.toUpperCase(), id])),
    destinations: new Set(destinations.map(({ code }) => code)),
    warehouses: new Map(warehouses.map(({ code, id }) => [code, id])),
  }
}

interface Coded {
  readonly code: string
  readonly id: string
}

export async function replaceVersionRows(tx: Tx, versionId: string, rows: readonly TableRow[]): Promise<void> {
  await tx.run(sql`delete from tariff_version_rows where version_id = ${versionId}`)
  await tx.run(sql`
    insert into tariff_version_rows (version_id, channel_id, destination_code, warehouse_id, currency, goods_type, weight_from_kg,
      weight_to_kg, first_weight_g, first_price_minor, continuation_price_minor, min_charge_minor, cap_weight_g, valid_to)
    select ${versionId}, "channelId", "destinationCode", "warehouseId", currency, "goodsType", "weightFromKg", "weightToKg",
      "firstWeightG", "firstPriceMinor", "continuationPriceMinor", "minChargeMinor", "capWeightG", "validTo"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("channelId" uuid, "destinationCode" text, "warehouseId" uuid,
      currency text, "goodsType" text, "weightFromKg" int, "weightToKg" int, "firstWeightG" int, "firstPriceMinor" bigint,
      "continuationPriceMinor" bigint, "minChargeMinor" bigint, "capWeightG" int, "validTo" timestamptz)`)
}
