import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { seedReference } from './reference.ts'

const t = await openTestServer()
const tables = [
  'warehouses',
  'couriers',
  'destinations',
  'regions',
  'channels',
  'price_rules',
  'vas_items',
  'pickup_areas',
  'pickup_points',
  'member_levels',
  'goods_categories',
  'goods_words',
  'goods_rules',
  'articles',
  'pages',
] as const

const counts = async () =>
  Promise.all(
    tables.map(
      async (table) =>
        (await t.context.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]
          ?.count,
    ),
  )

/** As if a new build brought another seed. */
const forgetSeed = () => t.db.run(sql`delete from settings where key = 'seed.reference'`)

test('sowing again, by the same build or a newer one, adds nothing and changes nothing that staff edited', async () => {
  const before = await counts()
  await t.db.run(sql`update warehouses set address = 'a real address', active = false where code = 2`)
  await t.db.run(sql`update price_rules set first_price_minor = 1 where currency = 'CNY' and destination_code = 'JP'`)
  await seedReference(t.context)
  await forgetSeed()
  await seedReference(t.context)
  expect(await counts()).toEqual(before)
  expect(await t.db.row(sql`select address, active from warehouses where code = 2`)).toEqual({
    address: 'a real address',
    active: false,
  })
  expect(
    await t.db.rows(
      sql`select 1 from price_rules where currency = 'CNY' and destination_code = 'JP' and first_price_minor <> 1`,
    ),
  ).toEqual([])
})

test('an installation from before Taiwan and Singapore had pages has them after its next start, with their texts', async () => {
  const added = ['singaporeFreight', 'taiwanFreight']
  await t.db.run(sql`delete from pages where slug = any(${added})`)
  const revision = async () =>
    (await t.db.row(sql<{ revision: number }>`select revision::int from content_revision`)).revision
  const before = await revision()
  await forgetSeed()
  await seedReference(t.context)
  const rows = await t.db.rows(
    sql<{
      slug: string
      title: string
    }>`select slug, title->>'sh' as title from pages where slug = any(${added}) order by slug`,
  )
  expect(rows.map(({ title }) => title)).toEqual(['Singapore consolidation', 'Taiwan consolidation'])
  // The kept public pages are made again.
  expect(await revision()).toBeGreaterThan(before)
})

test('a newer seed brings new words of goods and leaves those that staff settled, or moved, as they are', async () => {
  const categoryOf = async (word: string) =>
    (await t.db.find(sql<{ code: string | null }>`select category_code as code from goods_words where word = ${word}`))
      ?.code
  await t.db.run(sql`update goods_words set category_code = 'batteries' where word = '行李箱'`)
  await t.db.run(sql`delete from goods_words where word in ('耳机', '红色')`)
  await t.db.run(sql`insert into goods_unknown_words (word) values ('耳机'), ('没人知道')`)
  await forgetSeed()
  await seedReference(t.context)
  expect([await categoryOf('行李箱'), await categoryOf('耳机'), await categoryOf('红色')]).toEqual([
    'batteries',
    'built-in-battery',
    null,
  ])
  expect(await t.db.rows(sql`select word from goods_unknown_words`)).toEqual([{ word: '没人知道' }])
})

test('a rule that an earlier release wrote gives way to today’s, one that somebody changed does not', async () => {
  const ruleOf = async (code: string) =>
    (await t.db.row(sql<{ rule: string }>`select rule->>'cn' as rule from goods_categories where code = ${code}`)).rule
  const setRule = (code: string, rule: string) =>
    t.db.run(
      sql`update goods_categories set rule = jsonb_set(rule::jsonb, '{cn}', to_jsonb(${rule}::text)) where code = ${code}`,
    )
  await setRule('knives', '管制刀具和开刃的刀都不能寄，请改买没有刀刃的款式')
  await setRule('weapons', '武器请问客服')
  await forgetSeed()
  await seedReference(t.context)
  expect([await ruleOf('knives'), await ruleOf('weapons')]).toEqual([
    '管制刀具和开刃的刀都不能寄，刀具请在当地购买',
    '武器请问客服',
  ])
})

test('where a name or a refusal still says 尿袋, it says 充電寶 from now on; what staff wrote stays', async () => {
  const afterSeed = async (name: string, rule: string) => {
    await t.db.run(
      sql`update goods_categories set name = jsonb_set(name::jsonb, '{en}', to_jsonb(${name}::text)) where code = 'batteries'`,
    )
    await t.db.run(
      sql`update goods_rules set rule = jsonb_set(rule::jsonb, '{en}', to_jsonb(${rule}::text)) where category_code = 'batteries'`,
    )
    await forgetSeed()
    await seedReference(t.context)
    return t.db.row(sql<{ name: string; rule: string }>`
      select name->>'en' as name, rule.said as rule from goods_categories,
        (select rule->>'en' as said from goods_rules where category_code = 'batteries' limit 1) as rule
      where code = 'batteries'`)
  }
  expect(await afterSeed('電池類', '電池請走海運')).toEqual({ name: '電池類', rule: '電池請走海運' })
  expect(await afterSeed('電池及尿袋', '單獨的電池及尿袋不能上機，請改走海運')).toEqual({
    name: '電池及充電寶（行動電源）',
    rule: '單獨的電池及充電寶（行動電源）不能上機，請改走海運',
  })
})

test('a row of the tariff that staff closed and replaced does not come back', async () => {
  const { id } = await t.db.row(sql<{ id: string }>`
    update price_rules set valid_to = now(), closed = true where destination_code = 'GB' and currency = 'HKD' and goods_type = 'any' returning id`)
  await t.db.run(sql`
    insert into price_rules (channel_id, destination_code, currency, goods_type, first_weight_g, first_price_minor, continuation_price_minor, valid_from)
    select channel_id, destination_code, currency, goods_type, 1000, 9900, 4400, valid_to from price_rules where id = ${id}`)
  await forgetSeed()
  await seedReference(t.context)
  const live = await t.db.rows(sql<{ price: number }>`
    select first_price_minor as price from price_rules where destination_code = 'GB' and currency = 'HKD' and goods_type = 'any' and valid_to is null`)
  expect(live).toEqual([{ price: 9900 }])
})

test('two servers that start at once sow once', async () => {
  const before = await counts()
  await forgetSeed()
  await Promise.all([seedReference(t.context), seedReference(t.context)])
  expect(await counts()).toEqual(before)
})

test('the rows of the contract’s test tariff ship unchanged, for every warehouse and weight', async () => {
  const rows = await t.db.rows(sql<Record<string, unknown>>`
    select channels.code, destination_code as destination, currency, goods_type as goods, first_weight_g / 1000 as first, first_price_minor as price,
      continuation_price_minor as next, min_charge_minor as least, cap_weight_g / 1000 as cap
    from price_rules join channels on channels.id = channel_id
    where price_rules.id = any(select md5('price rule P' || n)::uuid from generate_series(1, 7) n)
      and warehouse_id is null and weight_from_kg = 1 and weight_to_kg is null and valid_to is null and valid_from = '2025-01-01T00:00:00+08:00'
    order by channels.sort, currency, goods_type`)
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['HK_BULK', 'HK', 'CNY', 'any', 20, 8000, 250, 10_000, null],
    ['HK_PARCEL', 'HK', 'CNY', 'any', 1, 1600, 600, 2000, 30],
    ['HK_PARCEL', 'HK', 'HKD', 'any', 1, 1800, 700, 2200, 30],
    ['HK_PICKUP', 'HK', 'CNY', 'any', 1, 1200, 500, 1200, 20],
    ['AIR', 'SG', 'CNY', 'ordinary', 1, 4800, 3200, 0, null],
    ['AIR', 'SG', 'CNY', 'sensitive', 1, 5800, 3800, 0, null],
    ['SEA_BULK', 'MY', 'CNY', 'ordinary', 10, 12_000, 650, 15_000, null],
  ])
})

test('every name is there in three languages', async () => {
  for (const table of tables.filter((each) => !['price_rules', 'goods_words', 'goods_rules'].includes(each))) {
    const column = ['articles', 'pages'].includes(table) ? 'title' : 'name'
    const { rows } = await t.context.database.pool.query(
      `select ${column} as name from ${table} where coalesce(${column}->>'cn', '') = '' or coalesce(${column}->>'en', '') = '' or coalesce(${column}->>'sh', '') = ''`,
    )
    expect(rows, table).toEqual([])
  }
})

test('there are enough pick-up points to choose from, and some that refuse', async () => {
  const rows = await t.db.rows(sql<{ region: number; points: number }>`
    select region_code as region, count(*)::int as points from pickup_points join pickup_areas on pickup_areas.code = area_code group by region_code order by 1`)
  expect(rows.map(({ region }) => region)).toEqual([2, 3, 4])
  expect(rows[0]?.points).toBeGreaterThanOrEqual(8)
  expect(rows.slice(1).every(({ points }) => points >= 3)).toBe(true)
})

test('a new installation opens its registration later, and an update never closes one that is open', async () => {
  const isOpen = () => t.db.find(sql<{ value: boolean }>`select value from settings where key = 'registration.open'`)
  await seedReference(t.context, { opensLater: true })
  expect(await isOpen()).toBeUndefined()
  await forgetSeed()
  await seedReference(t.context, { opensLater: true })
  expect(await isOpen()).toEqual({ value: false })
  await t.db.run(sql`update settings set value = 'true' where key = 'registration.open'`)
  await t.db.run(sql`update settings set value = '"of an older build"' where key = 'seed.reference'`)
  await seedReference(t.context, { opensLater: true })
  expect(await isOpen()).toEqual({ value: true })
})
