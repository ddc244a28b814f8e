import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { approvals } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, together, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const { keeper } = story
const [service, finance, admin] = [await t.staff(['S']), await t.staff(['F']), await t.staff(['A'])]
const rich = () => t.member({ balances: { CNY: 50_000, COIN: 5000 }, language: 'en' })
const reason = 'The receiver refused it'

// Proves B-OU-06
test('a held order is neither packed nor shipped until it is released', async () => {
  const member = await rich()
  const paid = await story.paid(member)
  for (const who of [service, finance, keeper, admin]) {
    expect(await who.call(staffOrderActions.hold, { id: paid.id, reason: 'Address in doubt' })).toMatchObject({
      hold: { reason: 'Address in doubt' },
      status: 'paid',
    })
    expect((await keeper.ask(staffOrders.startPacking, { id: paid.id })).code).toBe(9002)
    expect((await keeper.ask(staffOrders.pack, await story.packing(member, paid.id))).code).toBe(9002)
    expect(await member.call(orders.get, { id: paid.id })).toMatchObject({ hold: { reason: 'Address in doubt' } })
    expect((await who.call(staffOrderActions.hold, { id: paid.id })).hold).toBe(null)
  }
  await keeper.call(staffOrders.pack, await story.packing(member, paid.id))
  await service.call(staffOrderActions.hold, { id: paid.id, reason: 'Customs asks' })
  expect((await keeper.ask(staffOrders.ship, { id: paid.id, logisticsNumber: 'SC1' })).code).toBe(9002)
  await service.call(staffOrderActions.hold, { id: paid.id })
  await keeper.call(staffOrders.ship, { id: paid.id, logisticsNumber: 'SC1' })
  expect((await service.ask(staffOrderActions.hold, { id: paid.id, reason })).code).toBe(9002)
  const steps = await t.db.rows(sql<{ event: string; note: string }>`
    select event, note from order_history where order_id = ${paid.id} and event in ('hold', 'release') order by no`)
  expect(steps.slice(0, 2)).toEqual([
    { event: 'hold', note: 'Address in doubt' },
    { event: 'release', note: '' },
  ])
  expect(steps.length).toBe(10)
})

test('a hold said twice is one step', async () => {
  const { id } = await story.paid(await rich())
  await service.call(staffOrderActions.hold, { id, reason })
  const before = await traces(t, id)
  await service.call(staffOrderActions.hold, { id, reason })
  expect(await traces(t, id)).toEqual(before)
  expect((await service.ask(staffOrderActions.hold, { id, reason: ' ' })).code).toBe(9005)
  expect((await (await t.staff(['E'])).ask(staffOrderActions.hold, { id, reason })).code).toBe(9001)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
  expect((await elsewhere.ask(staffOrderActions.hold, { id, reason })).code).toBe(9006)
})

// Proves B-OU-11
test.each(['applied', 'paid', 'packed'] as const)(
  'cancelled by staff, an order that is %s gives money, coins, coupon and parcels back',
  async (stage) => {
    const member = await rich()
    const couponId = await desk.given(member)
    const { id, parcels: rows } = await story.applied(member)
    if (stage !== 'applied') await member.call(orders.pay, { id, couponId, coins: 1000, expectedDueMinor: 6200 })
    if (stage === 'packed') await keeper.call(staffOrders.pack, await story.packing(member, id))
    const refundMinor = stage === 'applied' ? 0 : 6200
    expect(await service.call(staffOrderActions.cancel, { id, reason })).toMatchObject({
      refundMinor,
      order: { lifecycle: 'cancelled', cancelReason: reason, refundedMinor: refundMinor },
    })
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000, COIN: 5000 })
    expect(await desk.stateOf(couponId)).toBe('usable')
    expect(await member.call(parcels.get, { id: rows[0]?.id ?? '' })).toMatchObject({ status: 'in_stock' })
    const seen = await member.call(orders.get, { id })
    expect(seen).toMatchObject({
      cancelledAt: expect.any(String),
      cancelReason: reason,
      dueMinor: 0,
      actions: stage === 'applied' ? ['details'] : ['details', 'receipt'],
      cartons: [],
    })
    if (stage !== 'applied') expect(seen.money[0]).toMatchObject({ eventCode: expect.stringMatching(/REFUND/) })
    const mail = (await mailsTo(t.db, member.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'ORDER_CANCELLED', body: expect.stringContaining(reason) })
    expect((await service.ask(staffOrderActions.cancel, { id, reason })).code).toBe(9002)
    expect(await faults(t)).toEqual([])
  },
)

// Proves R-014
test('the mail about a cancelled order calls the coins as staff named them', async () => {
  const named = { cn: '山币', en: '山幣', sh: 'mountain coins' }
  await configure(t, { 'coins.name': named })
  for (const [language, word] of [
    ['zh-Hans', named.cn],
    ['zh-Hant', named.en],
    ['en', named.sh],
  ] as const) {
    const member = await t.member({ balances: { CNY: 50_000 }, language })
    const { id } = await story.paid(member)
    await service.call(staffOrderActions.cancel, { id, reason })
    expect((await mailsTo(t.db, member.email)).at(-1)?.body).toContain(word)
  }
  await configure(t, {})
})

test('a fee is kept of what was paid, never more, and none while a rise waits for the member', async () => {
  const member = await rich()
  const paid = await story.paid(member)
  const cancel = (input: object) => service.ask(staffOrderActions.cancel, { id: paid.id, reason, ...input })
  expect((await cancel({ feeMinor: 8201 })).wire).toMatchObject({ fields: { feeMinor: expect.anything() } })
  expect((await cancel({ feeMinor: -1 })).code).toBe(9005)
  expect((await cancel({ reason: '' })).code).toBe(9005)
  expect((await cancel({ feeMinor: 1200 })).data).toMatchObject({ refundMinor: 7000, order: { refundedMinor: 7000 } })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 1200 })
  for (const [language, remark] of [
    ['zh-Hans', `订单取消：${reason}（已扣除费用 ¥12.00）`],
    ['zh-Hant', `訂單取消：${reason}（已扣除費用 ¥12.00）`],
    ['en', `Order cancelled: ${reason} (a fee of ¥12.00 was kept)`],
  ] as const) {
    const { money } = await member.call(orders.get, { id: paid.id }, { language })
    expect(money[0]).toMatchObject({ eventCode: 'ORDER_REFUND', amountMinor: 7000, remark })
  }

  const owing = await story.packed(member, { weightG: 13_500 })
  expect((await service.ask(staffOrderActions.cancel, { id: owing.id, reason, feeMinor: 100 })).code).toBe(9005)
  expect((await service.ask(staffOrderActions.cancel, { id: owing.id, reason })).data.refundMinor).toBe(8200)
  expect(await faults(t)).toEqual([])
})

test('while somebody packs an order it is cancelled only by force, and never after it has left', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await keeper.call(staffOrders.startPacking, { id })
  expect((await service.ask(staffOrderActions.cancel, { id, reason })).code).toBe(9002)
  expect((await service.ask(staffOrderActions.cancel, { id, reason, force: true })).code).toBe(0)
  const shipped = await story.shipped(member)
  const before = await traces(t, shipped.id)
  expect((await service.ask(staffOrderActions.cancel, { id: shipped.id, reason, force: true })).code).toBe(9002)
  expect(await traces(t, shipped.id)).toEqual(before)
  expect((await finance.ask(staffOrderActions.cancel, { id: shipped.id, reason })).code).toBe(9001)
})

// Proves B-OU-11
test('above the limit nothing goes back until a second person says yes, once', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await configure(t, { 'fourEyes.amountMinor': 8000 })
  const asked = await service.call(staffOrderActions.cancel, { id, reason })
  expect(asked).toMatchObject({
    refundMinor: 8200,
    approval: { id: expect.any(String) },
    order: { lifecycle: 'active' },
  })
  expect((await service.call(staffOrderActions.cancel, { id, reason })).approval).toEqual(asked.approval)
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 8200 })
  const approval = { id: asked.approval?.id ?? '' }
  const answers = await together(4, (index) => (index % 2 ? finance : admin).ask(approvals.approve, approval))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002, 9002, 9002])
  await configure(t, {})
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
  expect(await member.call(orders.get, { id })).toMatchObject({ lifecycle: 'cancelled', cancelReason: reason })
  expect(await faults(t)).toEqual([])
})

test('cancelling against paying against packing: one wins, nobody is paid twice', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await rich()
    const { id } = await story.packed(member, { weightG: 13_500 })
    const repack = await story.packing(member, id)
    const rivals = [
      () => service.ask(staffOrderActions.cancel, { id, reason }),
      () => member.ask(orders.pay, { id, expectedDueMinor: 1200 }),
      () => member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 }),
      () => keeper.ask(staffOrders.pack, repack),
    ]
    await Promise.all((round % 2 === 0 ? rivals : [...rivals].reverse()).map((rival) => rival()))
    const { lifecycle, paidMinor, refundedMinor } = await member.call(orders.get, { id })
    if (lifecycle === 'cancelled') expect(paidMinor).toBe(refundedMinor)
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - paidMinor + refundedMinor })
  }
  expect(await faults(t)).toEqual([])
})
