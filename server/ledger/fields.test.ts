import { wallets } from '#contract/ledger.ts'
import { orders } from '#contract/orders.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* What a statement shows, field by field, in wire names: a top-up of 10,000 and an order of 8,200. */

const t = await openTestServer()
const story = await openStory(t)
const clerk = await t.staff(['F'])
const meiling = await t.member()

const { id } = await handIn(meiling, { amountMinor: 12_000 })
await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', receivedMinor: 10_000, credit: true })
const order = await story.applied(meiling)
await meiling.call(orders.pay, { id: order.id, expectedDueMinor: 8200 })
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)

// Proves
test.each<[string, object, object]>([
  ['its time', { time }, { time }],
  [
    'its event as code and text',
    { eventCode: 'ORDER_PAY', event: 'Order payment' },
    { eventCode: 'TOPUP_BANK', event: 'Bank transfer top-up' },
  ],
  ['its signed amount', { amountMinor: -8200 }, { amountMinor: 10_000 }],
  ['its currency', { currency: 'CNY' }, { currency: 'CNY' }],
  ['the balance before it', { balanceBeforeMinor: 10_000 }, { balanceBeforeMinor: 0 }],
  ['the balance after it', { balanceAfterMinor: 1800 }, { balanceAfterMinor: 10_000 }],
  ['its remark', { remark: expect.any(String) }, { remark: 'Stated CNY 120.00, received CNY 100.00' }],
])('an entry shows %s', async (_field, payment, topUp) => {
  expect((await meiling.ask(wallets.listEntries, {})).wire).toMatchObject({ list: [payment, topUp] })
})

// Proves R-527
test('a month comes with what came in and went out in it', async () => {
  const { list } = await meiling.call(wallets.listEntries, {})
  const month = list[0]?.time.slice(0, 7) ?? ''
  const totalsOf = async (asked: string) => {
    const { total, totals } = await meiling.call(wallets.listEntries, { month: asked, currency: 'CNY' })
    return [total, totals]
  }
  expect(await totalsOf(month)).toEqual([2, [{ currency: 'CNY', inMinor: 10_000, outMinor: 8200 }]])
  expect(await totalsOf('2020-01')).toEqual([0, [{ currency: 'CNY', inMinor: 0, outMinor: 0 }]])
})
