import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

/* A parcel whose timestamps all differ, so that none is mistaken for another. */

const t = await openTestServer()
const story = await openStory(t)
const meiling = await t.member({ balances: { CNY: 20_000 } })
const { parcels: inside } = await story.shipped(meiling)
const id = inside[0]?.id ?? ''
await t.db.run(sql`
  update parcels set forecast_at = '2026-01-01T08:00:00+08:00', inbound_at = '2026-01-02T09:00:00+08:00',
    packing_at = '2026-01-03T10:00:00+08:00', outbound_at = '2026-01-04T11:00:00+08:00' where id = ${id}`)

// Proves
test.each([
  ['forecastAt', '2026-01-01T08:00:00+08:00'],
  ['inboundAt', '2026-01-02T09:00:00+08:00'],
  ['packingAt', '2026-01-03T10:00:00+08:00'],
  ['outboundAt', '2026-01-04T11:00:00+08:00'],
])('%s of a parcel is that moment and no other, in the list and in its details', async (field, moment) => {
  expect((await meiling.ask(parcels.get, { id })).wire).toMatchObject({ [field]: moment })
  expect((await meiling.ask(parcels.list, {})).wire).toMatchObject({ list: [{ [field]: moment }] })
})
