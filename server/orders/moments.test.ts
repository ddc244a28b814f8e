import { orders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

/* An order whose timestamps all differ, so that none is mistaken for another. */

const t = await openTestServer()
const story = await openStory(t)
const meiling = await t.member({ balances: { CNY: 20_000 } })
const { id } = await story.shipped(meiling)
await meiling.call(orders.confirmReceipt, { id })
await t.db.run(sql`
  update orders set ordered_at = '2026-01-01T08:00:00+08:00', paid_at = '2026-01-02T09:00:00+08:00',
    packed_at = '2026-01-03T10:00:00+08:00', outbound_at = '2026-01-04T11:00:00+08:00',
    signed_at = '2026-01-05T12:00:00+08:00' where id = ${id}`)

// Proves
test.each([
  ['orderedAt', '2026-01-01T08:00:00+08:00'],
  ['paidAt', '2026-01-02T09:00:00+08:00'],
  ['packedAt', '2026-01-03T10:00:00+08:00'],
  ['outboundAt', '2026-01-04T11:00:00+08:00'],
  ['signedAt', '2026-01-05T12:00:00+08:00'],
])('%s of an order is that moment and no other', async (field, moment) => {
  expect((await meiling.ask(orders.get, { id })).wire).toMatchObject({ [field]: moment })
})

test('the list tells the moments of placing, leaving and signing as the details do', async () => {
  expect((await meiling.ask(orders.list, {})).wire).toMatchObject({
    list: [
      {
        orderedAt: '2026-01-01T08:00:00+08:00',
        outboundAt: '2026-01-04T11:00:00+08:00',
        signedAt: '2026-01-05T12:00:00+08:00',
      },
    ],
  })
})
