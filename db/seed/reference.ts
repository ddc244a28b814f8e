import { createHash } from 'node:crypto'
import { sql, type Query, type Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { contentStatements, readContent } from './content.ts'
import { goodsSeed, goodsStatements } from './goods.ts'
import { helpStatements, helpSynonyms } from './help-synonyms.ts'
import { channels } from './reference/channels.ts'
import { couriers } from './reference/couriers.ts'
import { destinations } from './reference/destinations.ts'
import { pickUpAreas, pickUpPoints } from './reference/pickup-points.ts'
import { priceRules } from './reference/price-rules.ts'
import { regions } from './reference/regions.ts'
import { memberLevels, services } from './reference/services.ts'
import { warehouses } from './reference/warehouses.ts'

const seed = {
  warehouses,
  couriers,
  destinations,
  regions,
  channels,
  priceRules,
  services,
  pickUpAreas,
  pickUpPoints,
  memberLevels,
  goodsSeed,
  helpSynonyms,
}
const seedKey = 'seed.reference'

/**
 * Inserts what the product cannot run without: warehouses, couriers, regions, lines, tariff, services, pick-up points,
 * published texts. Only missing rows are inserted, so what staff have changed is kept; an unchanged seed is applied
 * only once. A new installation without the demo cast opens its registration when its checklist is done (record 75).
 */
export async function seedReference(
  { database }: Context,
  { opensLater = false }: { readonly opensLater?: boolean } = {},
): Promise<void> {
  const content = await readContent()
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ ...seed, content }))
    .digest('hex')
  const sown = await database.find(sql<{ value: string }>`select value from settings where key = ${seedKey}`)
  if (sown?.value === fingerprint) return
  await database.transaction(async (tx) => {
    for (const statement of [...statements(), ...goodsStatements(), ...helpStatements(), ...contentStatements(content)])
      await tx.run(statement)
    if (opensLater && !sown) await tx.run(closeRegistration)
    await remember(tx, fingerprint)
  })
}

const remember = (tx: Tx, fingerprint: string) =>
  tx.run(sql`
    insert into settings (key, value) values (${seedKey}, to_jsonb(${fingerprint}::text))
    on conflict (key) do update set value = excluded.value, updated_at = now()`)

const closeRegistration = sql`
  insert into settings (key, value) values ('registration.open', 'false') on conflict do nothing`

/** Ids of rows without a code of their own are derived from a name, so that a second start finds them again. */
const statements = (): readonly Query<unknown>[] => [
  sql`
    insert into warehouses (code, name, recipient, province, city, address, phone, mobile, postal_code, sort, sample)
    select code, name, recipient, province, city, address, phone, mobile, postal_code, sort, true
    from jsonb_to_recordset(${JSON.stringify(warehouses)}::jsonb) as seed (code int, name jsonb, recipient text, province text,
      city text, address text, phone text, mobile text, postal_code text, sort int)
    on conflict do nothing`,
  sql`
    insert into couriers (code, name, tracking_hint, sort)
    select code, name, tracking_hint, sort
    from jsonb_to_recordset(${JSON.stringify(couriers)}::jsonb) as seed (code text, name jsonb, tracking_hint text, sort int)
    on conflict do nothing`,
  sql`
    insert into destinations (code, group_code, name, active, open, sort)
    select code, group_code, name, active, open, sort
    from jsonb_to_recordset(${JSON.stringify(destinations)}::jsonb) as seed (code text, group_code text, name jsonb, active bool, open bool, sort int)
    on conflict do nothing`,
  sql`
    insert into regions (code, parent_code, name, country_code, destination_code, leaf, sort)
    select code, parent_code, name, country_code, destination_code, leaf, sort
    from jsonb_to_recordset(${JSON.stringify(regions)}::jsonb) as seed (code text, parent_code text, name jsonb, country_code text,
      destination_code text, leaf bool, sort int)
    on conflict do nothing`,
  sql`
    insert into channels (code, group_code, name, promise, promised_hours, promised_to, order_types, accepts_sensitive, needs_pickup_point, large_cargo,
      article_slug, intro_path, sort)
    select code, group_code, name, promise, promised_hours, promised_to, array(select jsonb_array_elements_text(order_types)), accepts_sensitive,
      needs_pickup_point, large_cargo, article_slug, intro_path, sort
    from jsonb_to_recordset(${JSON.stringify(channels)}::jsonb) as seed (code text, group_code text, name jsonb, promise jsonb,
      promised_hours int, promised_to text, order_types jsonb, accepts_sensitive bool, needs_pickup_point bool, large_cargo bool, article_slug text, intro_path text, sort int)
    on conflict do nothing`,
  sql`
    insert into price_rules (id, channel_id, destination_code, currency, goods_type, first_weight_g, first_price_minor,
      continuation_price_minor, min_charge_minor, cap_weight_g, valid_from)
    select md5('price rule ' || seed.key)::uuid, channels.id, seed.destination, seed.currency, seed."goodsType", seed."firstKg" * 1000,
      seed."firstMinor", seed."nextMinor", seed."minimumMinor", seed."capKg" * 1000, '2025-01-01 00:00:00+08:00'
    from jsonb_to_recordset(${JSON.stringify(priceRules)}::jsonb) as seed (key text, channel text, destination text, currency text,
      "goodsType" text, "firstKg" int, "firstMinor" bigint, "nextMinor" bigint, "minimumMinor" bigint, "capKg" int)
    join channels on channels.code = seed.channel
    on conflict do nothing`,
  sql`
    insert into vas_items (code, name, charge, price_cny_minor, price_hkd_minor, max_qty, asked_on, sort)
    select code, name, charge, price_cny_minor, price_hkd_minor, max_qty, coalesce(asked_on, '{order}'), sort
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as seed (code text, name jsonb, charge text, price_cny_minor bigint,
      price_hkd_minor bigint, max_qty int, asked_on text[], sort int)
    on conflict do nothing`,
  sql`
    insert into pickup_areas (code, region_code, name, sort)
    select code, region_code, name, sort
    from jsonb_to_recordset(${JSON.stringify(pickUpAreas)}::jsonb) as seed (code text, region_code int, name jsonb, sort int)
    on conflict do nothing`,
  sql`
    insert into pickup_points (id, area_code, destination_code, name, description, address, phone, pick_up_time, weight_limit_g,
      max_length_mm, storage_days, storage_fee_minor, open, lat, lng, sample)
    select md5('pick-up point ' || key)::uuid, area_code, destination_code, name, description, address, phone, pick_up_time,
      weight_limit_g, max_length_mm, storage_days, storage_fee_minor, open, lat, lng, true
    from jsonb_to_recordset(${JSON.stringify(pickUpPoints)}::jsonb) as seed (key text, area_code text, destination_code text, name jsonb,
      description jsonb, address text, phone text, pick_up_time text, weight_limit_g int, max_length_mm int, storage_days int,
      storage_fee_minor bigint, open bool, lat numeric, lng numeric)
    on conflict do nothing`,
  sql`
    insert into member_levels (code, name, sort)
    select code, name, sort
    from jsonb_to_recordset(${JSON.stringify(memberLevels)}::jsonb) as seed (code text, name jsonb, sort int)
    on conflict do nothing`,
]
