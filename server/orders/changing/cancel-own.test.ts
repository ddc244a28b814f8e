import { staffOrderActions } from '#contract/order-actions.ts'
import { orderCancellation } from '#contract/order-cancellation.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { specialSteps } from '#contract/refusals/special-steps.ts'
import { approvals } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults, openStory, together, traces } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const { keeper } = story
const service = await t.staff(['S'])
const rich = (given: { language?: 'en' | 'zh-Hans' } = {}) =>
  t.member({ balances: { CNY: 50_000, COIN: 5000 }, language: 'en', ...given })

const cancel = (member: TestMember, id: string, expectedRefundMinor = 8200) =>
  member.ask(orderCancellation.cancel, { id, expectedRefundMinor })

/** Paid with a coupon, coins, insurance and services: CNY 98.00 of 118.00 by money. */
async function paidWithAll(member: TestMember) {
  const couponId = await desk.given(member)
  const { id } = await story.tenth(member)
  const quoted = await member.call(orders.quotePayment, { id, couponId, coins: 1000 })
  await member.call(orders.pay, { id, couponId, coins: 1000, expectedDueMinor: quoted.dueMinor })
  return { couponId, id, paidMinor: quoted.dueMinor }
}

// Proves E-90
test('cancelled before packing, an order gives back money, coupon and coins at once, and its parcels are in stock', async () => {
  const member = await rich()
  const { couponId, id, paidMinor } = await paidWithAll(member)
  const before = await member.call(orders.get, { id })
  expect(before).toMatchObject({ insuranceMinor: expect.any(Number), coinsUsed: 1000 })
  expect(before.insuranceMinor * before.vasMinor).toBeGreaterThan(0)
  expect(before.actions).toContain('cancel')
  expect(before.cancellation).toEqual({
    refundMinor: paidMinor,
    coins: 1000,
    coupon: { title: expect.any(String), hasEnded: false },
  })
  const answer = await cancel(member, id, paidMinor)
  expect(answer).toMatchObject({
    code: 0,
    msg: 'Operation successful',
    data: {
      lifecycle: 'cancelled',
      status: 'paid',
      dueMinor: 0,
      paidMinor,
      refundedMinor: paidMinor,
      actions: ['details', 'receipt'],
      cancelReason: 'Cancelled by the member before packing',
      cancellation: null,
      parcels: [],
    },
  })
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000, COIN: 5000 })
  expect(await desk.stateOf(couponId)).toBe('usable')
  const parcel = before.parcels[0]?.id ?? ''
  expect(await member.call(parcels.get, { id: parcel })).toMatchObject({ status: 'in_stock', orderId: null })
  expect(
    answer.data.money.slice(0, 2).map(({ eventCode, amountMinor, coins }) => [eventCode, amountMinor, coins]),
  ).toEqual(
    expect.arrayContaining([
      ['ORDER_REFUND', paidMinor, null],
      ['REDEEM_REFUND', null, 1000],
    ]),
  )
  // Its parcels may go into another order.
  await story.applied(member, {}, [parcel])
  expect(await faults(t)).toEqual([])
})

// Proves E-90
test('the history says that the member did it, and a mail says what came back', async () => {
  const member = await rich()
  const { id, paidMinor } = await paidWithAll(member)
  await cancel(member, id, paidMinor)
  const steps = await t.db.rows(sql<{ event: string; by: string; who: string }>`
    select event, actor_kind as by, actor_id as who from order_history where order_id = ${id} order by no desc limit 1`)
  expect(steps).toEqual([{ event: 'cancelOwn', by: 'member', who: member.id }])
  const mail = (await mailsTo(t.db, member.email)).at(-1)
  expect(mail).toMatchObject({ kind: 'ORDER_CANCELLED', subject: expect.stringContaining('is cancelled') })
  for (const words of [`CNY ${(paidMinor / 100).toFixed(2)}`, 'coupon', '1000 cat coins'])
    expect(mail?.body).toContain(words)
  const plain = await rich()
  const paid = await story.paid(plain)
  await cancel(plain, paid.id)
  expect((await mailsTo(t.db, plain.email)).at(-1)?.body).not.toMatch(/coupon|coins/)
})

test('a coupon whose time has passed expires instead of coming back, and the member is told before', async () => {
  const member = await rich()
  const { couponId, id, paidMinor } = await paidWithAll(member)
  await desk.end(couponId)
  expect((await member.call(orders.get, { id })).cancellation?.coupon).toMatchObject({ hasEnded: true })
  expect((await cancel(member, id, paidMinor)).code).toBe(0)
  expect(await desk.stateOf(couponId)).toBe('expired')
  expect((await mailsTo(t.db, member.email)).at(-1)?.body).not.toContain('coupon')
})

test('repeated with its key it answers the same, without one it says that the order is cancelled already', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const key = 'cancel-once-and-for-all'
  const send = () => member.ask(orderCancellation.cancel, { id, expectedRefundMinor: 8200 }, { key })
  const [first, again] = [await send(), await send()]
  expect(first.code).toBe(0)
  expect(again.data).toEqual(first.data)
  expect((await cancel(member, id)).code).toBe(4009)
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
})

test.each([
  ['packing has begun', 'packing_begun'],
  ['it is packed', 'packing_begun'],
  ['it is on hold', 'held_order'],
  ['money is asked', 'decide_first'],
] as const)('while %s it is refused, with what to do instead, and nothing changes', async (state, step) => {
  const member = await rich()
  const { id } = await story.paid(member)
  if (state === 'packing has begun') await keeper.call(staffOrders.startPacking, { id })
  if (state === 'it is packed') await keeper.call(staffOrders.pack, await story.packing(member, id))
  if (state === 'it is on hold') await service.call(staffOrderActions.hold, { id, reason: 'Address in doubt' })
  if (state === 'money is asked')
    await keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 13_500 }))
  const before = await traces(t, id)
  const shown = await member.call(orders.get, { id })
  expect(shown.actions).not.toContain('cancel')
  // While money is asked, cancelling is one of the choices (E-18), and gives back as much.
  expect(shown.cancellation).toEqual(state === 'money is asked' ? { refundMinor: 8200, coins: 0, coupon: null } : null)
  const refused = await cancel(member, id)
  expect(refused).toMatchObject({ code: 4009, wire: { next: { text: specialSteps[step].text.en } } })
  expect(await traces(t, id)).toEqual(before)
})

test('its list says whether packing has begun, which is what ends the time to cancel', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const row = async () => (await member.call(orders.list, {})).list.find((order) => order.id === id)
  expect(await row()).toMatchObject({ packingStartedAt: null, actions: expect.arrayContaining(['cancel']) })
  await keeper.call(staffOrders.startPacking, { id })
  const { packingStartedAt, actions } = (await row()) ?? {}
  expect(packingStartedAt).toBe((await member.call(orders.get, { id })).packingStartedAt)
  expect(packingStartedAt).not.toBe(null)
  expect(actions).not.toContain('cancel')
})

test('unpacked again, it can be cancelled, and what a weighing refunded is not given back twice', async () => {
  const member = await rich()
  const { id } = await story.packed(member, { heightMm: 200 })
  await keeper.call(staffOrders.unpack, { id, reason: 'One was forgotten' })
  const { cancellation } = await member.call(orders.get, { id })
  expect(cancellation?.refundMinor).toBeLessThan(8200)
  expect((await cancel(member, id, cancellation?.refundMinor)).code).toBe(0)
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000, COIN: 5000 })
  expect(await faults(t)).toEqual([])
})

test('only its member, only a paid order, and only for the amount that was shown', async () => {
  const [member, stranger] = [await rich(), await rich()]
  const { id } = await story.paid(member)
  const unpaid = await story.applied(member)
  const before = await traces(t, id)
  expect((await t.visitor.ask(orderCancellation.cancel, { id, expectedRefundMinor: 8200 })).http).toBe(401)
  expect((await cancel(stranger, id)).code).toBe(1002)
  expect((await cancel(member, unpaid.id, 0)).code).toBe(4009)
  expect((await cancel(member, story.keeper.id)).code).toBe(1002)
  expect((await member.ask(orderCancellation.cancel, { id: 'JH1', expectedRefundMinor: 8200 })).code).toBe(1001)
  expect((await member.ask(orderCancellation.cancel, { id, expectedRefundMinor: -1 })).code).toBe(1001)
  const changed = await cancel(member, id, 8100)
  expect(changed).toMatchObject({
    code: refusals.amount_changed.code,
    wire: { refundMinor: 8200, next: { text: specialSteps.refund_changed.text.en } },
  })
  expect(await traces(t, id)).toEqual(before)
})

test('what staff asked a second person for is overtaken: nothing is paid twice', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  await configure(t, { 'fourEyes.amountMinor': 1000 })
  const { approval } = await service.call(staffOrderActions.cancel, { id, reason: 'The receiver moved' })
  expect((await cancel(member, id)).code).toBe(0)
  const second = await t.staff(['S', 'F'])
  expect((await second.ask(approvals.approve, { id: approval?.id ?? '' })).code).toBe(9002)
  await configure(t, {})
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
  expect(await faults(t)).toEqual([])
})

type Rival = (id: string) => Promise<{ code: number }>
const rivals: Readonly<Record<string, Rival>> = {
  'starting to pack': (id) => keeper.ask(staffOrders.startPacking, { id }),
  'a cancellation by staff': (id) => service.ask(staffOrderActions.cancel, { id, reason: 'Moved' }),
}

test.each(Object.keys(rivals))('against %s exactly one wins, and money moves once', async (name) => {
  for (let round = 0; round < 6; round++) {
    const member = await rich()
    const { id } = await story.paid(member)
    const both = [() => cancel(member, id), () => rivals[name]?.(id) ?? expect.fail()]
    const codes = await Promise.all((round % 2 === 0 ? both : [...both].reverse()).map((each) => each()))
    expect(codes.filter(({ code }) => code === 0)).toHaveLength(1)
    const { lifecycle, refundedMinor } = await member.call(orders.get, { id })
    expect(refundedMinor).toBe(lifecycle === 'cancelled' ? 8200 : 0)
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 - 8200 + refundedMinor })
  }
  expect(await faults(t)).toEqual([])
})

test('against a decision about a supplement only the decision counts, and money goes back once', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await rich()
    const { id } = await story.packed(member, { weightG: 13_500 })
    const both = [
      () => cancel(member, id),
      () => member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 }),
    ]
    const codes = await Promise.all((round % 2 === 0 ? both : [...both].reverse()).map((each) => each()))
    expect(codes.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
  }
  expect(await faults(t)).toEqual([])
})

test('pressed four times at once it is cancelled once', async () => {
  const member = await rich()
  const { id } = await story.paid(member)
  const codes = (await together(4, () => cancel(member, id))).map(({ code }) => code).sort()
  expect(codes).toEqual([0, 4009, 4009, 4009])
  expect(await story.balances(member)).toMatchObject({ CNY: 50_000 })
  expect(await faults(t)).toEqual([])
})
