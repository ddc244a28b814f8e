import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'
import { findUsualDays } from './usual-days.sql.ts'

const t = await openTestServer()
const story = await openStory(t)

/** Orders like the given one, signed for: the nth within n days of leaving the warehouse. */
const signed = (id: string, from: number, to: number) =>
  t.db.run(sql`
    insert into orders select copy.* from orders, generate_series(${from}::int, ${to}::int) as n,
      jsonb_populate_record(null::orders, to_jsonb(orders) || jsonb_build_object(
        'id', gen_random_uuid(), 'order_number', 'JH26' || lpad(n::text, 8, '0'), 'status', 'signed',
        'ordered_at', now() - interval '60 days', 'outbound_at', now() - interval '40 days',
        'signed_at', now() - interval '40 days' + n * interval '1 day' - interval '1 hour')) as copy
    where orders.id = ${id}`)

test('the usual days of a line are the median and the 80th percentile, from thirty signed orders on', async () => {
  const { id } = await story.shipped(await t.member({ balances: { CNY: 50_000 } }))
  const channelId = await story.channelId('HK_PARCEL')
  await signed(id, 1, 29)
  expect(await findUsualDays(t.db)).toEqual([])
  await signed(id, 30, 30)
  expect(await findUsualDays(t.db)).toEqual([{ channelId, destinationCode: 'HK', fromDays: 15, toDays: 24 }])
})
