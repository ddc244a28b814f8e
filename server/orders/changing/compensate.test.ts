import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { approvals } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, together, traces } from '#test/orders.ts'
import { freshNumber } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const { keeper } = story
const [service, finance, second] = [await t.staff(['S']), await t.staff(['F']), await t.staff(['F'])]
const rich = () => t.member({ balances: { CNY: 100_000 }, language: 'en' })

/** 36 kg by the bulk line, CNY 120.00, shipped, arrived, and delivered so much later. */
async function late(member: TestMember, elapsed: string) {
  const parcelId = await story.stocked(member, {
    scan: { actualWeightG: 35_200, lengthMm: 300, widthMm: 300, heightMm: 300 },
  })
  const { id } = await story.paid(member, { channelId: await story.channelId('HK_BULK') }, [parcelId])
  const size = { weightG: 35_200, lengthMm: 300, widthMm: 300, heightMm: 300 }
  await keeper.call(staffOrders.pack, await story.packing(member, id, size))
  await keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
  await t.db.run({
    parts: [
      `insert into order_events (order_id, code, actor_kind, at) values
        ('${id}', 'arrived', 'staff', '2026-02-01T08:00:00+08:00'),
        ('${id}', 'out_for_delivery', 'staff', '2026-02-01T08:00:00+08:00'::timestamptz + interval '${elapsed}')`,
    ],
    values: [],
  })
  return id
}

// Late means strictly more than the promised hours.
// Proves B-OU-14, R-568, R-569, R-570
test.each([
  ['24 hours', 24, 0, 0, 0],
  ['24 hours 1 second', 24, 1, 6000, 0],
  ['48 hours', 48, 1, 6000, 0],
  ['48 hours 1 second', 48, 2, 12_000, 6000],
  ['72 hours', 72, 2, 12_000, 6000],
  ['72 hours 1 second', 72, 3, 12_000, 12_000],
])(
  'large cargo that is delivered %s after its arrival is owed by the tiers of the promise',
  async (elapsed, hours, tier, reductionMinor, creditMinor) => {
    const member = await rich()
    const id = await late(member, elapsed)
    const owed = { hours, tier, baseMinor: 12_000, reductionMinor, creditMinor }
    expect(await service.call(staffOrderActions.quoteDelay, { id })).toEqual(owed)
    const given = await finance.ask(staffOrderActions.compensateDelay, { id, note: 'Line was full' })
    if (tier === 0) expect(given.code).toBe(9002)
    else expect(given.data).toEqual(owed)
    expect(await story.balances(member)).toMatchObject({ CNY: 88_000 + reductionMinor + creditMinor })
    expect(await faults(t)).toEqual([])
  },
)

// Proves B-OU-14
test('a late order is compensated once, beside what was paid and refunded, and the member is told', async () => {
  const member = await rich()
  const id = await late(member, '50 hours')
  const answers = await together(5, () => finance.ask(staffOrderActions.compensateDelay, { id }))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002, 9002, 9002, 9002])
  const seen = await member.call(orders.get, { id })
  expect(seen).toMatchObject({ paidMinor: 12_000, refundedMinor: 0, totalMinor: 12_000 })
  expect(seen.money.slice(0, 2).map(({ event, amountMinor }) => [event, amountMinor])).toEqual([
    ['Late-delivery credit', 6000],
    ['Late-delivery reduction', 12_000],
  ])
  expect((await mailsTo(t.db, member.email)).at(-1)).toMatchObject({
    kind: 'ORDER_COMPENSATED',
    body: expect.stringContaining('CNY 180.00'),
  })
  expect((await service.ask(staffOrderActions.quoteDelay, { id })).code).toBe(9002)
  expect(await faults(t)).toEqual([])
})

test('only large cargo that has left is promised, and only its timeline or a second person tells how late it was', async () => {
  const member = await rich()
  const parcelLine = await story.shipped(member)
  expect((await service.ask(staffOrderActions.quoteDelay, { id: parcelLine.id })).code).toBe(9002)
  const id = await late(member, '20 hours')
  expect(await service.call(staffOrderActions.quoteDelay, { id, hours: 50 })).toMatchObject({ tier: 2 })
  const asked = await finance.call(staffOrderActions.compensateDelay, { id, hours: 50, note: 'By the carrier’s list' })
  expect(asked).toMatchObject({ tier: 2, approval: { id: expect.any(String) } })
  expect(await story.balances(member)).toMatchObject({ CNY: 100_000 - 8200 - 12_000 })
  expect((await finance.ask(approvals.approve, { id: asked.approval?.id })).code).toBe(9003)
  await second.call(approvals.approve, { id: asked.approval?.id ?? '' })
  expect(await story.balances(member)).toMatchObject({ CNY: 100_000 - 8200 + 6000 })
  expect((await service.ask(staffOrderActions.compensateDelay, { id })).code).toBe(9001)
  expect((await finance.ask(staffOrderActions.compensateDelay, { id, hours: -1 })).code).toBe(9005)
  expect((await keeper.ask(staffOrderActions.quoteDelay, { id })).code).toBe(9001)
  expect(await faults(t)).toEqual([])
})

test('above the limit a late order waits for a second person', async () => {
  const member = await rich()
  const id = await late(member, '80 hours')
  await configure(t, { 'fourEyes.amountMinor': 23_999 })
  const asked = await finance.call(staffOrderActions.compensateDelay, { id })
  expect(asked.approval).toBeDefined()
  await second.call(approvals.approve, { id: asked.approval?.id ?? '' })
  await configure(t, {})
  expect(await story.balances(member)).toMatchObject({ CNY: 88_000 + 24_000 })
  const row = await t.db.row(sql`
    select kind, tier, staff_id as asked, approved_by as approved from order_compensations where order_id = ${id}`)
  expect(row).toEqual({ kind: 'delay', tier: 3, asked: finance.id, approved: second.id })
})

/** Two parcels of 37.50 and 112.50 in goods, declared at CNY 500.00, shipped. */
async function twoShipped(member: TestMember) {
  const shirt = { productName: 'Shirt', specification: 'XL', goodsType: 'ordinary', unitPriceMinor: 1250 } as const
  const [one, two] = [
    await story.stocked(member, { goods: [{ ...shirt, quantity: 3 }] }),
    await story.stocked(member, { goods: [{ ...shirt, quantity: 9 }] }),
  ]
  const { id } = await story.paid(member, {}, [one, two])
  await keeper.call(staffOrders.pack, await story.packing(member, id))
  await keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
  return { id, one, two }
}

// Proves B-OU-15, R-571
test('a lost parcel is paid its share of the declared value, and all of them all of it', async () => {
  const member = await rich()
  const { id, one, two } = await twoShipped(member)
  const { CNY: before } = await story.balances(member)
  const lose = (input: object) => finance.ask(staffOrderActions.compensateLoss, { id, ...input })
  expect((await lose({ parcelIds: [one] })).data).toMatchObject({
    amountMinor: 12_500,
    currency: 'CNY',
    entry: { id: expect.any(String) },
  })
  expect((await member.call(orders.get, { id })).lostAt).toBe(null)
  expect((await lose({ parcelIds: [one] })).code).toBe(9002)
  expect((await lose({ amountMinor: 37_501 })).wire).toMatchObject({ fields: { amountMinor: expect.anything() } })
  expect((await lose({ parcelIds: [two], note: 'Container fire' })).data).toMatchObject({ amountMinor: 37_500 })
  expect((await lose({})).code).toBe(9002)
  expect(await story.balances(member)).toMatchObject({ CNY: before + 50_000 })
  expect(await member.call(orders.get, { id })).toMatchObject({
    status: 'shipped',
    lostAt: expect.any(String),
    money: [{ eventCode: 'LOSS_COMPENSATION', amountMinor: 37_500 }, { eventCode: 'LOSS_COMPENSATION' }, {}, {}],
  })
  expect(await faults(t)).toEqual([])
})

// Proves B-OU-15
test('only what has left and not arrived is lost; many at once pay once', async () => {
  const member = await rich()
  const { id, one } = await twoShipped(member)
  const paid = await story.paid(member)
  const before = await traces(t, paid.id)
  expect((await finance.ask(staffOrderActions.compensateLoss, { id: paid.id })).code).toBe(9002)
  expect(await traces(t, paid.id)).toEqual(before)
  expect((await finance.ask(staffOrderActions.compensateLoss, { id, parcelIds: [paid.id] })).code).toBe(9005)
  expect((await service.ask(staffOrderActions.compensateLoss, { id })).code).toBe(9001)
  const answers = await together(4, () => finance.ask(staffOrderActions.compensateLoss, { id, parcelIds: [one] }))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002, 9002, 9002])
  await configure(t, { 'fourEyes.amountMinor': 20_000 })
  const asked = await second.call(staffOrderActions.compensateLoss, { id })
  expect(asked).toMatchObject({ amountMinor: 37_500, entry: null, approval: { id: expect.any(String) } })
  await finance.call(approvals.approve, { id: asked.approval?.id ?? '' })
  await configure(t, {})
  expect((await member.call(orders.get, { id })).lostAt).not.toBe(null)
  expect(await faults(t)).toEqual([])
})
