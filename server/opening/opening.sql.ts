import type { StoredText } from '#contract/wire/language.ts'
import type { OpeningFacts } from '#domain/opening.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* What there is in a new installation, and what still waits to be replaced. */

interface StoredFacts {
  readonly samplePages: readonly string[]
  readonly administrators: number
  readonly finance: number
  readonly warehousesWithoutStaff: readonly StoredText[]
  readonly warehouses: number
  readonly sampleWarehouses: readonly StoredText[]
  readonly destinationsWithoutPrice: readonly StoredText[]
  readonly samplePrices: number
  readonly linesWithoutPoint: readonly StoredText[]
  readonly samplePoints: readonly StoredText[]
  readonly paidMethods: readonly string[]
  readonly testMail: OpeningFacts['testMail']
  readonly parcels: number
}

const isInForce = sql`
  rule.valid_from <= now() and (rule.valid_to > now() or (rule.valid_to is null and not rule.closed))`

/** The seed's rows all begin on this day; a tariff of one's own begins when it is published. */
const isSeeded = sql`rule.valid_from = '2025-01-01 00:00:00+08:00'`

const namesOf = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(found.name order by found.sort), '[]') from (${rows}) found)`

const mayWork = (role: 'A' | 'F') => sql`
  (select count(*)::int from staff where not disabled and not must_change_password and ${role} = any(roles))`

const warehousesWithoutStaff = sql`
  select w.name::jsonb, w.sort from warehouses w where w.active and not exists (
    select from staff where not disabled and 'W' = any(roles) and w.id = any(warehouse_ids))`

const destinationsWithoutPrice = sql`
  select d.name::jsonb, d.sort from destinations d where d.active and d.open and not exists (
    select from price_rules rule join channels c on c.id = rule.channel_id and c.active
    where rule.destination_code = d.code and ${isInForce})`

const linesWithoutPoint = sql`
  select distinct c.name::jsonb, c.sort from channels c
  join price_rules rule on rule.channel_id = c.id and ${isInForce}
  join destinations d on d.code = rule.destination_code and d.active and d.open
  where c.active and c.needs_pickup_point and not exists (
    select from pickup_points p where p.destination_code = d.code and p.open and p.deleted_at is null
      and (p.channel_ids is null or c.id = any(p.channel_ids)))`

const testMail = sql`
  case when exists (select from opening_marks where line = 'mail') then 'confirmed'
    else coalesce((select case state when 'queued' then 'waiting' else state end from mail_outbox
      where kind = 'STAFF_TEST' order by created_at desc limit 1), 'none') end`

export const findFacts = (db: Db) =>
  db.row(sql<StoredFacts>`
    select array(select slug from pages where body::text like '%SAMPLE%' order by slug) as "samplePages",
      ${mayWork('A')} as administrators, ${mayWork('F')} as finance,
      ${namesOf(warehousesWithoutStaff)} as "warehousesWithoutStaff",
      (select count(*)::int from warehouses where active) as warehouses,
      ${namesOf(sql`select w.name::jsonb, w.sort from warehouses w where w.active and w.sample`)} as "sampleWarehouses",
      ${namesOf(destinationsWithoutPrice)} as "destinationsWithoutPrice",
      (select count(*)::int from price_rules rule join channels c on c.id = rule.channel_id and c.active
        where ${isSeeded} and ${isInForce}) as "samplePrices",
      ${namesOf(linesWithoutPoint)} as "linesWithoutPoint",
      ${namesOf(sql`select p.name::jsonb, 0 as sort from pickup_points p where p.open and p.sample and p.deleted_at is null`)} as "samplePoints",
      array(select distinct method from payment_intents where paid_at is not null order by method) as "paidMethods",
      ${testMail} as "testMail",
      (select count(*)::int from (select from receipts limit 1) few) as parcels`)

export interface LastChange {
  readonly line: string
  readonly by: string
  readonly at: string
}

/** Of people: making and changing accounts, roles and invitations, not what each does with their own log-in. */
const callsAboutPeople = [
  'staff.create',
  'staff.update',
  'staffInvitations.invite',
  'staffInvitations.accept',
  'staffBundles.update',
]

/** Who did last what a line is about, besides settings: staff by name, a member who paid by number. */
export const findLastChanges = (db: Db) =>
  db.rows(sql<LastChange>`
    select distinct on (changed.line) changed.line, coalesce(staff.name, members.member_number) as by,
      date_trunc('second', changed.at) as at
    from (
      select 'company' as line, edited_by as who_id, edited_at as at from pages where slug = 'companyProfile'
      union all (select 'texts', edited_by, edited_at from pages where edited_by is not null order by edited_at desc limit 1)
      union all (select 'warehouses', staff_id, at from place_changes where kind = 'warehouse' order by no desc limit 1)
      union all (select 'pickUpPoints', staff_id, at from place_changes where kind = 'pickUpPoint' order by no desc limit 1)
      union all (select 'prices', published_by, published_at from tariff_versions where published_by is not null
        order by published_at desc limit 1)
      union all (select 'people', staff_id, at from audit_log
        where target_kind in ('staff', 'invitation', 'role') and call = any(${callsAboutPeople}) order by no desc limit 1)
      union all (select 'onlinePayments', member_id, paid_at from payment_intents
        where paid_at is not null order by paid_at desc limit 1)
      union all (select 'firstParcel', staff_id, at from receipts order by id limit 1)
      union all select line, staff_id, at from opening_marks
    ) changed left join staff on staff.id = changed.who_id left join members on members.id = changed.who_id
    where staff.id is not null or members.id is not null
    order by changed.line, changed.at desc`)

export const markLine = (tx: Tx, line: string, staffId: string) =>
  tx.run(sql`
    insert into opening_marks (line, staff_id) values (${line}, ${staffId})
    on conflict (line) do update set staff_id = excluded.staff_id, at = now()`)

/** Another test begins: what was confirmed before says nothing about it. */
export const unmarkLine = (tx: Tx, line: string) => tx.run(sql`delete from opening_marks where line = ${line}`)
