import { staffCoupons } from '#contract/coupons.ts'
import { operations } from '#contract/index.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { approvals, staffBankTransfers, staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { faults, openStory, together } from '#test/orders.ts'
import { freshNumber } from '#test/parcels.ts'
import { payingFor } from '#test/payments.ts'
import { plantDifference } from '#test/statements.ts'
import { handIn } from '#test/vouchers.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const paidOnline = await payingFor(t)
const [clerk, colleague, second] = [await t.staff(['F', 'S']), await t.staff(['F', 'S']), await t.staff(['F'])]
const rich = () => t.member({ balances: { CNY: 100_000, COIN: 50 }, language: 'en' })
const reason = 'The receiver refused it'

const smallLimits = { 'fourEyes.amountMinor': 1, 'coins.secondPersonAbove': 1, 'coupons.secondPersonAbove': 1 }
beforeAll(() => configure(t, smallLimits))

/** A waiting request: the same again, or corrected. */
type Ask = (who: TestStaff, isCorrected: boolean) => Promise<{ approvalId: string | undefined; code: number }>

async function credited(member: TestMember): Promise<string> {
  const { id } = await handIn(member, { amountMinor: 5000 })
  await colleague.call(staffBankTransfers.audit, { id, decision: 'approve' })
  await second.call(staffBankTransfers.credit, { id })
  return id
}

/** 36 kg by the bulk line, CNY 120.00, shipped. */
async function bulky(member: TestMember): Promise<string> {
  const size = { lengthMm: 300, widthMm: 300, heightMm: 300 }
  const parcelId = await story.stocked(member, { scan: { actualWeightG: 35_200, ...size } })
  const { id } = await story.paid(member, { channelId: await story.channelId('HK_BULK') }, [parcelId])
  await story.keeper.call(staffOrders.pack, await story.packing(member, id, { weightG: 35_200, ...size }))
  await story.keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
  return id
}

const asked = ({ code, data }: { code: number; data: { approval?: { id: string } | undefined } }) => ({
  code,
  approvalId: code === 0 ? data.approval?.id : undefined,
})

/** Every kind of request, by the call that makes it. */
const kinds: Readonly<Record<string, (member: TestMember) => Promise<Ask>>> = {
  [staffBankTransfers.reverse.name]: async (member) => {
    const id = await credited(member)
    return async (who, isCorrected) =>
      asked(await who.ask(staffBankTransfers.reverse, { id, reason: isCorrected ? 'by the bank' : reason }))
  },
  [staffStoreTopUps.credit.name]: async ({ memberNumber }) => {
    const storeOrderNumber = freshNumber('TB')
    return async (who, isCorrected) =>
      asked(
        await who.ask(staffStoreTopUps.credit, { memberNumber, storeOrderNumber, quantity: isCorrected ? 20 : 200 }),
      )
  },
  [staffCoins.adjust.name]:
    async ({ memberNumber }) =>
    async (who, isCorrected) =>
      asked(await who.ask(staffCoins.adjust, { memberNumber, coins: isCorrected ? 70 : 700, reason })),
  [staffCoupons.issue.name]: async ({ memberNumber }) => {
    const { id } = await desk.template()
    const input = { id, memberNumbers: [memberNumber] }
    return async (who, isCorrected) =>
      asked(await who.ask(staffCoupons.issue, { ...input, quantity: isCorrected ? 1 : 10 }))
  },
  [staffPayments.refund.name]: async (member) => {
    const paymentNumber = await paidOnline(member)
    return async (who, isCorrected) =>
      asked(await who.ask(staffPayments.refund, { paymentNumber, amountMinor: isCorrected ? 200 : 2000, reason }))
  },
  [staffStatements.bookRefund.name]: async (member) => {
    const id = await plantDifference(t, await paidOnline(member), 'refund')
    return async (who, isCorrected) =>
      asked(await who.ask(staffStatements.bookRefund, { id, reason: isCorrected ? 'by the shop' : reason }))
  },
  [staffStatements.close.name]: async (member) => {
    const id = await plantDifference(t, await paidOnline(member), 'payment')
    return async (who, isCorrected) =>
      asked(await who.ask(staffStatements.close, { id, reason: isCorrected ? 'by the shop' : reason }))
  },
  [staffOrderActions.cancel.name]: async (member) => {
    const { id } = await story.paid(member)
    return async (who, isCorrected) =>
      asked(await who.ask(staffOrderActions.cancel, { id, reason, feeMinor: isCorrected ? 0 : 500 }))
  },
  [staffOrderActions.adjustFee.name]: async (member) => {
    const { id } = await story.packed(member)
    return async (who, isCorrected) =>
      asked(await who.ask(staffOrderActions.adjustFee, { id, amountMinor: isCorrected ? -500 : -5000, remark: reason }))
  },
  [staffOrderActions.compensateDelay.name]: async (member) => {
    const id = await bulky(member)
    return async (who, isCorrected) =>
      asked(await who.ask(staffOrderActions.compensateDelay, { id, hours: isCorrected ? 30 : 80, note: reason }))
  },
  [staffOrderActions.compensateLoss.name]: async (member) => {
    const { id } = await story.shipped(member)
    return async (who, isCorrected) =>
      asked(
        await who.ask(staffOrderActions.compensateLoss, { id, amountMinor: isCorrected ? 200 : 20_000, note: reason }),
      )
  },
}

test('every call that may have to wait for a second person is told of here', () => {
  const waiting = operations.filter(
    ({ output }) => output instanceof z.ZodMiniObject && 'approval' in output.shape && output.shape['approval'],
  )
  expect(waiting.map(({ name }) => name).sort()).toEqual(Object.keys(kinds).sort())
})

const rowOf = async (id: string | undefined) => {
  const { list } = await clerk.call(approvals.list, { mine: 1, pageSize: 100 })
  return list.find((row) => row.id === id)
}

/** What the member has: money, coins, and how many coupons. */
const holdings = async (member: TestMember) => ({
  ...(await story.balances(member)),
  ...(await t.db.row(
    sql<{ coupons: number }>`select count(*)::int as coupons from coupons where member_id = ${member.id}`,
  )),
})

/** Says why two figures may differ, and changes neither. */
const movesNothing = staffStatements.close.name

test.each(Object.keys(kinds))(
  '%s: asked again it is the same request, corrected it replaces it, refused and withdrawn it moves nothing',
  async (name) => {
    const member = await rich()
    const ask = (await kinds[name]?.(member)) ?? expect.fail()
    const before = await holdings(member)
    const first = await ask(clerk, false)
    expect(first).toEqual({ code: 0, approvalId: expect.any(String) })
    expect(await ask(clerk, false)).toEqual(first)
    expect(await ask(colleague, false)).toEqual(first)
    expect(await rowOf(first.approvalId)).toMatchObject({ call: name, state: 'open', settledBy: null, settledAt: null })

    // A colleague's different request has to wait until this one is settled; the requester's own replaces it.
    expect((await ask(colleague, true)).code).toBe(9002)
    const corrected = await ask(clerk, true)
    expect(corrected.approvalId).not.toBe(first.approvalId)
    expect(await rowOf(first.approvalId)).toMatchObject({ state: 'replaced' })
    expect((await second.ask(approvals.approve, { id: first.approvalId })).code).toBe(9002)

    const id = corrected.approvalId ?? ''
    expect(await second.call(approvals.refuse, { id, reason: 'No proof' })).toEqual({ id, state: 'refused' })
    expect(await rowOf(id)).toMatchObject({
      state: 'refused',
      settledBy: second.username,
      settledAt: expect.any(String),
      settledNote: 'No proof',
    })
    expect((await second.ask(approvals.approve, { id })).code).toBe(9002)

    const { approvalId: third = '' } = await ask(clerk, true)
    expect([first.approvalId, id]).not.toContain(third)
    expect(await clerk.call(approvals.withdraw, { id: third })).toEqual({ id: third, state: 'withdrawn' })
    expect((await second.ask(approvals.approve, { id: third })).code).toBe(9002)
    expect(await holdings(member)).toEqual(before)

    const { approvalId: last = '' } = await ask(colleague, true)
    expect((await second.ask(approvals.approve, { id: last })).code).toBe(0)
    const after = await holdings(member)
    if (name === movesNothing) expect(after).toEqual(before)
    else expect(after).not.toEqual(before)
    expect(await faults(t)).toEqual([])
  },
)

test('while somebody approves a request, its correction is taken before or refused, and money moves once', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await rich()
    const { id } = await story.paid(member)
    const ask = (feeMinor: number) => clerk.ask(staffOrderActions.cancel, { id, reason, feeMinor })
    const approvalId = (await ask(500)).data.approval?.id
    const rivals = [() => second.ask(approvals.approve, { id: approvalId }), () => ask(0)]
    const answers = await Promise.all((round % 2 ? rivals : [...rivals].reverse()).map((rival) => rival()))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
    const { lifecycle, refundedMinor } = await member.call(orders.get, { id })
    const { state } = (await rowOf(approvalId)) ?? {}
    expect([state, lifecycle, refundedMinor]).toEqual(
      state === 'approved' ? ['approved', 'cancelled', 7700] : ['replaced', 'active', 0],
    )
  }
  expect(await faults(t)).toEqual([])
})

test('twenty at once who ask about the same thing have one request', async () => {
  const { memberNumber } = await rich()
  const answers = await together(20, (index) =>
    (index % 2 ? clerk : colleague).call(staffCoins.adjust, { memberNumber, coins: 900, reason }),
  )
  expect(new Set(answers.map(({ approval }) => approval?.id)).size).toBe(1)
})

test('what a staff member does at once replaces their own request about the same', async () => {
  const member = await rich()
  await configure(t, { 'coins.secondPersonAbove': 1000 })
  const adjust = async (coins: number, why = reason) =>
    asked(await clerk.ask(staffCoins.adjust, { memberNumber: member.memberNumber, coins, reason: why }))
  const tooMany = await adjust(7000)
  const another = await adjust(8000, 'A parcel was lost')
  expect(await adjust(700)).toEqual({ code: 0, approvalId: undefined })
  await configure(t, smallLimits)
  expect(await rowOf(tooMany.approvalId)).toMatchObject({ state: 'replaced' })
  expect(await rowOf(another.approvalId)).toMatchObject({ state: 'open' })
  expect(await story.balances(member)).toMatchObject({ COIN: 750 })
})
