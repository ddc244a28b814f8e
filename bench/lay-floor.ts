import type { Client } from 'pg'
import { benchId } from './lay-members.ts'
import type { OrderPattern } from './lay-orders.ts'
import { layParcels } from './lay-parcels.ts'

/*
 * What a warehouse keeps, on top of the parcels: bins, the receipts of 90 days, handovers, unclaimed parcels, transfers
 * and the people. What waits for somebody is as much in a large business as in a small one; what is over grows.
 */

/** Each works in the warehouse of the stations, but for the administrator. */
export const people = { keeper: 2, administrator: 3 } as const
const tokenOfStaff = (person: number) => `bench-staff-token-${person}`
export const staffTokenOf = (person: keyof typeof people) => tokenOfStaff(people[person])

/** Ten stations of the first warehouse, a keeper at each. */
const stations = Array.from({ length: 10 }, (_, place) => 11 + place)
export const stationTokens = stations.map(tokenOfStaff)
const atStations = `unnest(array[${stations.join(', ')}])`

/** All stations scan for this one; it is open. */
export const chosenHandover = benchId(900_000_000)

export async function layFloor(client: Client, pattern: OrderPattern, count: number): Promise<void> {
  await layParcels(client, pattern, count)
  await client.query(`set work_mem = '256MB'`)
  for (const statement of [...staff, ...bins, ...receipts, ...unclaimed, ...transfers]) await client.query(statement)
  // Nobody followed what was laid.
  await client.query('truncate live_changes')
  await client.query('reset work_mem')
  for (const table of tables) await client.query(`vacuum analyze ${table}`)
  await client.query('checkpoint')
}

const tables = [
  'parcels',
  'parcel_counts',
  'parcel_events',
  'receipts',
  'unclaimed_parcels',
  'courier_handovers',
  'warehouse_transfers',
  'bins',
  'staff',
  'staff_sessions',
]

/** Of the warehouses in their order, the first has the stations; four keepers of each receive in turn. */
const staff = [
  `create temp table houses as select id, row_number() over (order by code)::int - 1 as no from warehouses`,
  `insert into staff (id, username, name, password_hash, roles, warehouse_ids, must_change_password)
  select bench_id(person), 'bench' || person, 'Keeper ' || person, '-', array[letter], array[(select id from houses where no = 0)], false
  from (
    values (${people.keeper}, 'W'), (${people.administrator}, 'A') union all select person, 'W' from ${atStations} person
  ) each (person, letter)`,
  `insert into staff (id, username, name, password_hash, roles, warehouse_ids, must_change_password)
  select bench_id(100 + no * 4 + k), 'bench' || (100 + no * 4 + k), 'Keeper ' || (100 + no * 4 + k), '-', array['W'], array[id], false
  from houses, generate_series(0, 3) k`,
  `insert into stations (id, warehouse_id, name, label_size, created_by)
  select bench_id(person), id, 'Desk ' || person, '60x40', bench_id(${people.administrator})
  from houses, ${atStations} person where no = 0`,
  `insert into station_shifts (id, station_id, key_hash, opened_by, expires_at)
  select bench_id(person), bench_id(person), sha256(('bench-' || person)::bytea), bench_id(${people.administrator}), now() + interval '16 hours'
  from ${atStations} person`,
  `insert into staff_sessions (staff_id, token_hash, expires_at, shift_id)
  select bench_id(person), sha256(('bench-staff-token-' || person)::bytea), now() + interval '12 hours',
    case when person > 10 then bench_id(person) end
  from unnest(array[${[people.keeper, people.administrator, ...stations].join(', ')}]) person`,
]

/**
 * A bin has room for forty and holds about twenty; a warehouse has six hundred at least. In each the last forty parcels in
 * stock wait for a shelf, and a hundred have lain for longer than they may.
 */
const bins = [
  `update parcels p set inbound_at = least(p.inbound_at, now() - interval '100 days' - place * interval '1 minute')
  from (
    select id, row_number() over (partition by warehouse_id order by inbound_at) as place from parcels where status = 'in_stock'
  ) oldest where oldest.id = p.id and place <= 100`,
  `create temp table lying as
  select p.id, p.warehouse_id, p.latest_event, row_number() over (partition by warehouse_id, status order by listed_at desc) as place,
    'A-' || lpad((row_number() over (partition by warehouse_id order by listed_at desc) / 20)::text, 5, '0') as code
  from parcels p where status in ('in_stock', 'packing')`,
  `insert into bins (warehouse_id, code, zone, capacity, walk_order)
  select warehouse_id, code, 'Zone ' || right(code, 1), 40, substr(code, 3)::int
  from (
    select warehouse_id, code from lying
    union select id, 'A-' || lpad(place::text, 5, '0') from houses, generate_series(0, 599) place
  ) each`,
  `update parcels p set shelf = case when lying.latest_event = 'received' and place <= 40 then null else code end
  from lying where lying.id = p.id`,
]

/** Forty receipts make a handover: of each warehouse the last ten are open, the ten before differ. */
const receipts = [
  `create temp table arrived as
  select p.*, houses.no as house, row_number() over (partition by p.warehouse_id order by p.inbound_at desc) as place
  from parcels p join houses on houses.id = p.warehouse_id where p.inbound_at > now() - interval '90 days'`,
  `create temp table bags as
  select bench_id(900000001 + house * 1000000 + place / 40) as id, warehouse_id, min(house) as house, place / 40 as no, min(inbound_at) as taken_at,
    count(*) as parcels, case when place / 40 < 10 then 'open' when place / 40 < 20 then 'difference' else 'closed' end as state
  from arrived group by warehouse_id, house, place / 40`,
  `insert into courier_handovers (id, warehouse_id, courier_code, counted, state, taken_by, taken_at, closed_by, closed_at, explanation)
  select id, warehouse_id, 'SF', case state when 'open' then 100 when 'difference' then parcels + 1 else parcels end, state,
    bench_id(100 + house * 4), taken_at, case when state <> 'open' then bench_id(101 + house * 4) end,
    case when state <> 'open' then taken_at + interval '2 hours' end, case when state = 'difference' then 'One fell off.' else '' end
  from bags`,
  `insert into courier_handovers (id, warehouse_id, courier_code, counted, taken_by)
  select '${chosenHandover}', id, 'SF', 9999, bench_id(${stations[0]}) from houses where no = 0`,
  `insert into receipts (warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm,
    volume_weight_g, shelf, result, parcel_id, at, handover_id)
  select warehouse_id, tracking_number, courier_code, bench_id(100 + house * 4 + place % 4), actual_weight_g, length_mm, width_mm, height_mm,
    volume_weight_g, shelf, 'matched', id, inbound_at, bench_id(900000001 + house * 1000000 + place / 40)
  from arrived order by inbound_at`,
  `insert into parcel_events (parcel_id, code, actor_kind, actor_id, at)
  select id, step.code, 'staff', bench_id(100 + house * 4 + place % 4), inbound_at + step.after
  from arrived, (values ('received', interval '0'), ('shelved', interval '10 minutes')) step (code, after)
  where step.code = 'received' or shelf is not null order by inbound_at`,
]

/** One parcel in a hundred was unclaimed until somebody claimed it; the last hundred of each warehouse still are. */
const unclaimed = [
  `create temp table nobodys as
  select new_id() as id, new_id() as receipt_id, warehouse_id, house, id as parcel_id, inbound_at, place > 100 as is_given,
    'UN' || lpad(row_number() over ()::text, 10, '0') as tracking_number, 'A-' || lpad((place / 10)::text, 5, '0') as shelf
  from arrived where place <= 100 or place % 100 = 0`,
  `insert into receipts (id, warehouse_id, tracking_number, courier_code, staff_id, actual_weight_g, length_mm, width_mm, height_mm,
    volume_weight_g, shelf, result, unclaimed_id, at)
  select receipt_id, warehouse_id, tracking_number, 'SF', bench_id(100 + house * 4), 700, 300, 200, 150, 1500, shelf, 'unclaimed', id, inbound_at
  from nobodys`,
  `insert into unclaimed_parcels (id, receipt_id, warehouse_id, courier_code, tracking_number, state, publish_at, parcel_id, created_at,
    shelf, shelved_at, shelved_by)
  select id, receipt_id, warehouse_id, 'SF', tracking_number, case when is_given then 'claimed' else 'to_be_claimed' end, inbound_at,
    case when is_given then parcel_id end, inbound_at, case when not is_given then shelf end, inbound_at, bench_id(100 + house * 4)
  from nobodys`,
]

/** Of each warehouse twenty to send, twenty on the way, and of the others in stock one in ten has arrived from elsewhere. */
const transfers = [
  `create temp table moved as
  select id, warehouse_id, house, inbound_at, (select next.id from houses next where next.no = (house + 1) % 5) as next_id,
    case when nth <= 20 then 'asked' when nth <= 40 then 'on_the_way' else 'arrived' end as state
  from (select *, row_number() over (partition by warehouse_id order by place) as nth from arrived where status = 'in_stock') stock
  where nth <= 40 or nth % 10 = 0`,
  `update parcels p set abnormal_code = 'WRONG_WAREHOUSE', abnormal_blocking = true, transfer_state = moved.state,
    shelf = case when moved.state = 'on_the_way' then null else p.shelf end
  from moved where moved.id = p.id and moved.state <> 'arrived'`,
  `insert into warehouse_transfers (parcel_id, from_warehouse_id, to_warehouse_id, weight_g, currency, amount_minor, state, asked_at, sent_by,
    sent_at, due_at, received_by, received_at)
  select id, warehouse_id, next_id, 1000, 'CNY', 500, state, inbound_at, case when state <> 'asked' then bench_id(100 + house * 4) end,
    case when state <> 'asked' then inbound_at end, case when state <> 'asked' then inbound_at + interval '3 days' end,
    case when state = 'arrived' then bench_id(100 + house * 4) end, case when state = 'arrived' then inbound_at end
  from moved`,
  `drop table houses, lying, arrived, bags, nobodys, moved`,
]
