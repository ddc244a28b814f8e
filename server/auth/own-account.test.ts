import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { staffCoupons } from '#contract/coupons.ts'
import { disputes, staffDisputes } from '#contract/disputes.ts'
import { operations } from '#contract/index.ts'
import { members } from '#contract/members.ts'
import { myData, staffDeletions } from '#contract/my-data.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { staffOrders } from '#contract/orders.ts'
import type { Input } from '#contract/wire/operation.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { parcelCorrections, parcels, staffParcels } from '#contract/parcels.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { staffReferrals } from '#contract/referrals.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { approvals, staffBankTransfers, staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { box, disputeReason, openStory, smaller } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, warehouseId } from '#test/parcels.ts'
import { payingFor } from '#test/payments.ts'
import { registerPending } from '#test/registering.ts'
import { plantDifference } from '#test/statements.ts'
import { handIn } from '#test/vouchers.ts'
import { excused } from '#test/excused-actions.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { expect, test } from 'vitest'

/*
 * Nobody acts on an account of their own: every action of staff is listed here, guarded or exempt with a reason. Each
 * guarded one is called by somebody whose mailbox is the member's, and then by somebody else, who may.
 */

const t = await openTestServer()
const story = await openStory(t)
const moving = await openTransfers(t)
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
const claims = await openClaims(t)
const coupons = await openCoupons(t)
const paidOnline = await payingFor(t)
const [clerk, other, finance, admin] = [
  await t.staff(['A']),
  await t.staff(['A']),
  await t.staff(['F']),
  await t.staff(['A']),
]
const rich = () => t.member({ balances: { CNY: 100_000 } })
const reason = 'looked at twice'

/** A call, and its input for this member's account. */
type Action = readonly [Operation, (member: TestMember) => Promise<object>]

const transfer = async (member: TestMember, isApproved: boolean, credit = false) => {
  const { id } = await handIn(member)
  if (isApproved) await finance.call(staffBankTransfers.audit, { id, decision: 'approve', credit })
  return id
}

/** Coins that need a second person's approval. */
const requested = async (member: TestMember) => {
  const gift = { memberNumber: member.memberNumber, coins: 2_000_000, reason }
  return (await finance.call(staffCoins.adjust, gift)).approval?.id ?? ''
}

/** Coupons for several members, among them the approver: the request names no single account. */
const requestedCoupons = async (member: TestMember) => {
  const { id } = await coupons.template({ valueMinor: 600_000 })
  const memberNumbers = [member.memberNumber, (await t.member()).memberNumber]
  return (await finance.call(staffCoupons.issue, { id, memberNumbers, quantity: 2 })).approval?.id ?? ''
}

const pooledFor = async (member: TestMember) => {
  const parcel = await claims.pooled()
  return { id: parcel.id, matchParcelId: (await forecast(member, parcel.trackingNumber)).id }
}

const givenTo = async (member: TestMember) => {
  const parcel = await claims.pooled()
  await claims.approved(await claims.claimed(member, parcel))
  return { id: parcel.id }
}

const serviceOf = async (member: TestMember, name = 'More photos, each') => {
  const parcelId = await story.stocked(member)
  const { offered } = await member.call(parcelServices.list, { parcelId })
  const service = offered.find(({ text }) => text === name)
  const asked = { parcelId, serviceId: service?.serviceId ?? '', quantity: 1, currency: 'CNY' } as const
  return (await member.call(parcelServices.ask, { ...asked, expectedMinor: service?.priceMinor.CNY ?? 0 })).id
}

/** A request of a colleague to close a parcel of this member. */
const closingOf = async (member: TestMember) => {
  const parcelId = await story.stocked(member)
  const clerk = await t.staff(['S'])
  const photoFileIds = [await photoBy(clerk)]
  await clerk.call(staffParcelClosings.ask, { id: parcelId, reason: 'disposed', note: reason, photoFileIds })
  const { list } = await clerk.call(staffParcelClosings.list, { state: 'asked', pageSize: 1 })
  return list[0]?.id ?? ''
}

const toAsk: Omit<Input<typeof staffParcelQuestions.ask>, 'id'> = {
  ...{ kind: 'other', words: reason, choices: ['explain'], answerDays: 7 },
}
/** A question of a colleague about a parcel of this member, not answered in time. */
const questionOf = async (member: TestMember) => {
  const clerk = await t.staff(['S'])
  const { id } = await clerk.call(staffParcelQuestions.ask, { id: await story.stocked(member), ...toAsk })
  await t.db.run(sql`
    update parcel_questions set asked_at = now() - interval '8 days', due_at = now() - interval '1 day' where id = ${id}`)
  return id
}

const storedLong = async (member: TestMember) => {
  const id = await story.stocked(member)
  await t.db.run(sql`update parcels set inbound_at = now() - interval '40 days' where id = ${id}`)
  return id
}

const disputedParcel = async (member: TestMember) => {
  const id = await story.stocked(member)
  const weighingId = (await member.call(parcels.get, { id })).weighings[0]?.id ?? ''
  return member.call(disputes.open, { weighingId, reason: disputeReason })
}

const lateOrder = async (member: TestMember) => {
  const { id } = await story.shipped(member)
  await t.db.run(sql`update orders set channel_id = (select id from channels where code = 'HK_BULK') where id = ${id}`)
  await t.db.run(sql`
    insert into order_events (order_id, code, actor_kind, at) values (${id}, 'arrived', 'staff', '2026-02-01T08:00:00+08:00'),
      (${id}, 'out_for_delivery', 'staff', '2026-02-04T08:00:00+08:00')`)
  return id
}

/** A reward of the member's, as staff find it. */
const reward = async (member: TestMember) => {
  const { invitationCode } = await member.call(members.home, {})
  await registerPending(t, { inviteCode: invitationCode, phone: `9${freshNumber('').slice(-7)}` })
  const { list } = await admin.call(staffReferrals.search, { memberNumber: member.memberNumber })
  return list[0]?.id ?? ''
}

const heldReward = async (member: TestMember) => {
  const id = await reward(member)
  await t.db.run(sql`update referrals set state = 'held', hold_reasons = '{monthCap}', coins = 1000 where id = ${id}`)
  return id
}

/** A difference of the daily check, about a payment of the member's. */
const difference = async (member: TestMember, subject: 'payment' | 'refund') =>
  plantDifference(t, await paidOnline(member), subject)

const deletion = async (member: TestMember) => (await member.call(myData.askDeletion, { password: 'Meow_2026' })).id

const guarded: Readonly<Record<string, Action>> = {
  'B-IN-13 approves a claim': [
    staffClaims.approve,
    async (m) => ({ id: await claims.claimed(m, await claims.pooled()) }),
  ],
  'B-IN-11 gives an unclaimed parcel': [
    staffUnclaimedParcels.update,
    async (m) => ({ id: (await claims.pooled()).id, assignMemberNumber: m.memberNumber }),
  ],
  'B-IN-15 takes back an unclaimed parcel': [
    staffUnclaimedParcels.takeBack,
    async (m) => ({ ...(await givenTo(m)), reason, proofFileId: await photoBy(other) }),
  ],
  'B-IN-09 asks to close a parcel': [
    staffParcelClosings.ask,
    async (m) => ({
      id: await story.stocked(m),
      reason: 'handed_over',
      note: reason,
      photoFileIds: [await photoBy(other)],
    }),
  ],
  'B-IN-31 closes a parcel': [staffParcelClosings.confirm, async (m) => ({ id: await closingOf(m) })],
  'B-IN-32 keeps a parcel': [staffParcelClosings.refuse, async (m) => ({ id: await closingOf(m), reason })],
  'B-IN-33 asks about a parcel': [staffParcelQuestions.ask, async (m) => ({ id: await story.stocked(m), ...toAsk })],
  'B-IN-34 settles a question': [staffParcelQuestions.settle, async (m) => ({ id: await questionOf(m), note: reason })],
  'B-IN-53 withdraws a question': [
    staffParcelQuestions.withdraw,
    async (m) => ({ id: await questionOf(m), note: reason }),
  ],
  'B-IN-56 extends the free days of a parcel': [
    staffStorage.extend,
    async (m) => ({ id: await story.stocked(m), days: 7, reason }),
  ],
  'B-IN-58 reminds of a parcel': [staffStorage.remind, async (m) => ({ id: await storedLong(m) })],
  'B-IN-36 does a service for a parcel': [
    staffParcelServices.finish,
    async (m) => ({ id: await serviceOf(m), photoFileIds: [await photoBy(other)] }),
  ],
  'B-IN-38 splits a parcel': [
    staffParcelServices.split,
    async (m) => ({
      id: await serviceOf(m, 'Split into two parcels'),
      first: { ...box },
      second: { ...box },
      moved: [1],
      photoFileIds: [await photoBy(other)],
    }),
  ],
  'B-IN-37 refuses a service for a parcel': [
    staffParcelServices.refuse,
    async (m) => ({ id: await serviceOf(m), reason }),
  ],
  'B-IN-40 sends a parcel to another warehouse': [
    staffWarehouseTransfers.send,
    async (m) => {
      const { id, trackingNumber } = await moving.misdirected(m)
      await moving.asked(m, id)
      return { warehouseId: nanshan, trackingNumber }
    },
  ],
  'B-IN-41 receives a parcel from another warehouse': [
    staffWarehouseTransfers.receive,
    async (m) => ({ warehouseId: fuyong, trackingNumber: (await moving.onTheWay(m)).trackingNumber }),
  ],
  'B-IN-42 refuses to send a parcel': [
    staffWarehouseTransfers.refuse,
    async (m) => ({ id: (await moving.asked(m, (await moving.misdirected(m)).id)).id, reason }),
  ],
  'B-IN-43 notes that a parcel has not arrived': [
    staffWarehouseTransfers.noteMissing,
    async (m) => {
      const { transferId } = await moving.onTheWay(m)
      await moving.makeLate(transferId)
      return { id: transferId, note: reason }
    },
  ],
  'B-IN-11 matches an unclaimed parcel': [staffUnclaimedParcels.update, pooledFor],
  'B-IN-05 corrects a parcel': [
    parcelCorrections.correct,
    async (m) => ({ id: await story.stocked(m), actualWeightG: 1000, reason }),
  ],
  'B-IN-08 settles what is wrong': [
    staffParcels.setAbnormal,
    async (m) => ({ id: await story.stocked(m), code: 'COD' }),
  ],
  'B-OU-04 packs': [staffOrders.pack, async (m) => story.packing(m, (await story.paid(m)).id)],
  'B-OU-06 holds': [staffOrderActions.hold, async (m) => ({ id: (await story.paid(m)).id, reason })],
  'B-OU-11 cancels': [staffOrderActions.cancel, async (m) => ({ id: (await story.paid(m)).id, reason })],
  'B-OU-12 amends': [staffOrderActions.amend, async (m) => ({ id: (await story.paid(m)).id, remark: 'By noon' })],
  'B-OU-13 adjusts a fee': [
    staffOrderActions.adjustFee,
    async (m) => ({ id: (await story.paid(m)).id, amountMinor: -100, remark: reason }),
  ],
  'B-OU-14 compensates a delay': [staffOrderActions.compensateDelay, async (m) => ({ id: await lateOrder(m) })],
  'B-OU-15 compensates a loss': [
    staffOrderActions.compensateLoss,
    async (m) => ({ id: (await story.shipped(m)).id, amountMinor: 100 }),
  ],
  'B-OU-17 measures a box again': [
    staffDisputes.decide,
    async (m) => ({ id: (await story.disputed(m)).dispute.id, ...smaller }),
  ],
  'B-OU-17 measures a parcel again': [
    staffDisputes.decide,
    async (m) => ({ id: (await disputedParcel(m)).id, ...smaller }),
  ],
  'B-FI-02 judges a transfer': [
    staffBankTransfers.audit,
    async (m) => ({ id: await transfer(m, false), decision: 'approve' }),
  ],
  'B-FI-03 credits a transfer': [staffBankTransfers.credit, async (m) => ({ id: await transfer(m, true) })],
  'B-FI-04 asks a transfer back': [
    staffBankTransfers.reverse,
    async (m) => ({ id: await transfer(m, true, true), reason }),
  ],
  'B-FI-06 credits the store': [
    staffStoreTopUps.credit,
    async (m) => ({ memberNumber: m.memberNumber, storeOrderNumber: freshNumber('TB'), quantity: 1 }),
  ],
  'B-FI-09 asks about a payment': [staffPayments.sync, async (m) => ({ paymentNumber: await paidOnline(m) })],
  'B-FI-10 refunds a payment': [
    staffPayments.refund,
    async (m) => ({ paymentNumber: await paidOnline(m), amountMinor: 100, reason }),
  ],
  'B-FI-23 asks about a difference': [staffStatements.ask, async (m) => ({ id: await difference(m, 'payment') })],
  'B-FI-24 books a refund': [staffStatements.bookRefund, async (m) => ({ id: await difference(m, 'refund'), reason })],
  'B-FI-25 closes a difference': [staffStatements.close, async (m) => ({ id: await difference(m, 'payment'), reason })],
  'B-FI-26 settles a flag': [
    staffPayments.settleFlags,
    async (m) => {
      const paymentNumber = await paidOnline(m)
      await t.db.run(sql`update payment_intents set flags = '{late}' where payment_number = ${paymentNumber}`)
      return { paymentNumber, note: reason }
    },
  ],
  'B-FI-15 gives coins': [staffCoins.adjust, async (m) => ({ memberNumber: m.memberNumber, coins: 10, reason })],
  'B-FI-04 approves a request': [approvals.approve, async (m) => ({ id: await requested(m) })],
  'B-FI-04 approves coupons for several': [approvals.approve, async (m) => ({ id: await requestedCoupons(m) })],
  'B-FI-16 refuses a request': [approvals.refuse, async (m) => ({ id: await requested(m), reason })],
  'B-CP-02 gives coupons': [
    staffCoupons.issue,
    async (m) => ({ id: (await coupons.template()).id, memberNumbers: [m.memberNumber] }),
  ],
  'B-CP-03 takes a coupon back': [staffCoupons.revoke, async (m) => ({ id: await coupons.given(m), reason })],
  'B-CS-10 takes a reward back': [staffReferrals.void, async (m) => ({ id: await reward(m), reason })],
  'B-CS-11 lets a reward go': [staffReferrals.release, async (m) => ({ id: await heldReward(m) })],
  'B-CS-13 forgets a member': [staffDeletions.fulfil, async (m) => ({ id: await deletion(m) })],
  'B-CS-14 refuses to forget': [staffDeletions.refuse, async (m) => ({ id: await deletion(m), reason })],
}

/** A member can only be erased once nothing is left on their account. */
const poor = /^B-CS-1[34] /

test.each(Object.keys(guarded))('nobody does this to an account of their own: %s', async (what) => {
  const member = poor.test(what) ? await t.member() : await rich()
  const [name, domain] = member.email.split('@')
  await t.db.run(sql`update staff set email = ${`${name?.toUpperCase()}+work@${domain}`} where id = ${clerk.id}`)
  const [operation, prepare] = guarded[what] ?? []
  if (!operation) throw new Error('every row names its call')
  const input = await prepare?.(member)
  expect(await clerk.ask(operation, input)).toMatchObject({ http: 409, code: 9003 })
  // Without the guard the call would have succeeded.
  expect(await other.ask(operation, input)).toMatchObject({ http: 200, code: 0 })
})

test('every action of staff is guarded, or exempt for a reason', () => {
  const isGuarded = (name: string) => Object.values(guarded).some(([operation]) => operation.name === name)
  const isExcused = (name: string) =>
    Object.keys(excused).some((each) => name === each || (each.endsWith('.') && name.startsWith(each)))
  const actions = operations
    .filter(({ kind, who }) => kind === 'write' && (who === 'staff' || who === 'either' || typeof who === 'object'))
    .map(({ name }) => name)
  expect(actions.filter((name) => isGuarded(name) === isExcused(name))).toEqual([])
})
