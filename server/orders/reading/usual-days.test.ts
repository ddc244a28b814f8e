import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { beforeEach, expect, test } from 'vitest'
import { findUsualDays } from './usual-days.sql.ts'

const t = await openTestServer()
const member = await t.member()
const story = await openStory(t)
const line = { channelId: await story.channelId('AIR'), destinationCode: 'TW' }

interface Sent {
  /** How many days each of them took. */
  readonly days: readonly number[]
  readonly status?: string
  readonly lifecycle?: string
  readonly signedDaysAgo?: number
  readonly destinationCode?: string
}

let drawn = 0

/** Orders by air, that left as many days before they were signed for as given. */
async function sent({ days, status = 'signed', lifecycle = 'active', signedDaysAgo = 1, ...other }: Sent) {
  const { destinationCode } = { ...line, ...other }
  drawn += 1
  await t.db.run(sql`
    insert into orders (order_number, member_id, order_type, status, lifecycle, warehouse_id, channel_id, destination_code, currency,
      goods_type, goods_name, parcel_count, total_pieces, total_goods_value_minor, declared_value_minor, insured, price_rule_id, quote,
      freight_minor, freight_payable_minor, vas_minor, insurance_minor, total_minor, consignee, logistics_number,
      ordered_at, outbound_at, signed_at)
    select 'U' || ${drawn}::int || '-' || taken.place, ${member.id}, 'consolidation', ${status}, ${lifecycle}, warehouses.id,
      ${line.channelId}, ${destinationCode}, 'CNY', 'ordinary', 'x', 1, 1, 1, 1, false, price_rules.id, '{}', 0, 0, 0, 0, 0, '{}', 'L',
      signed.at - (taken.days + 1) * interval '1 day', signed.at - taken.days * interval '1 day',
      case when ${status} = 'signed' then signed.at end
    from unnest(${days}::float8[]) with ordinality as taken(days, place),
      (select now() - ${signedDaysAgo}::int * interval '1 day' as at) signed,
      (select id from warehouses limit 1) warehouses, (select id from price_rules limit 1) price_rules`)
}

const upTo = (count: number) => Array.from({ length: count }, (_each, at) => at + 1)

beforeEach(() => t.db.run(sql`delete from orders`))

test('of a line with 29 signed orders nothing is said, from the 30th on their median and 80th percentile', async () => {
  await sent({ days: upTo(29) })
  expect(await findUsualDays(t.db)).toEqual([])
  await sent({ days: [30] })
  expect(await findUsualDays(t.db)).toEqual([{ ...line, fromDays: 15, toDays: 24 }])
})

test('a part of a day is a whole day, so that half of the orders really took no longer than is said', async () => {
  await sent({ days: Array(30).fill(6.1) })
  expect(await findUsualDays(t.db)).toEqual([{ ...line, fromDays: 7, toDays: 7 }])
  await t.db.run(sql`delete from orders`)
  await sent({ days: Array(30).fill(0.2) })
  expect(await findUsualDays(t.db)).toEqual([{ ...line, fromDays: 1, toDays: 1 }])
})

test('orders that are on their way, cancelled, or signed for more than 90 days ago do not count', async () => {
  await sent({ days: upTo(29) })
  await sent({ days: upTo(40), status: 'shipped' })
  await sent({ days: upTo(40), lifecycle: 'cancelled' })
  await sent({ days: upTo(40), signedDaysAgo: 91 })
  expect(await findUsualDays(t.db)).toEqual([])
  await sent({ days: [30], signedDaysAgo: 89 })
  expect(await findUsualDays(t.db)).toEqual([{ ...line, fromDays: 15, toDays: 24 }])
})

test('each destination of a line is measured apart', async () => {
  await sent({ days: Array(30).fill(4) })
  await sent({ days: Array(29).fill(9), destinationCode: 'SG' })
  expect(await findUsualDays(t.db)).toEqual([{ ...line, fromDays: 4, toDays: 4 }])
  await sent({ days: [9], destinationCode: 'SG' })
  expect(await findUsualDays(t.db)).toEqual([
    { ...line, destinationCode: 'SG', fromDays: 9, toDays: 9 },
    { ...line, fromDays: 4, toDays: 4 },
  ])
})
