import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { staffCoupons } from '#contract/coupons.ts'
import { staffDisputes } from '#contract/disputes.ts'
import { operations } from '#contract/index.ts'
import { staffDeletions } from '#contract/my-data.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffParcelServices } from '#contract/parcel-services.ts'
import { parcelCorrections, staffParcels } from '#contract/receiving.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { staffReferrals } from '#contract/referrals.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { approvals, staffBankTransfers, staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { box, smaller } from '#test/orders.ts'
import { freshNumber, photoBy } from '#test/parcels.ts'
import { excused } from '#test/excused-actions.ts'
import { expect, test } from 'vitest'
import { openActedOn } from '#test/acted-on.ts'

/*
 * Nobody acts on an account of their own: every action of staff is listed here, guarded or exempt with a reason. Each
 * guarded one is called by somebody whose mailbox is the member's, and then by somebody else, who may.
 */

const t = await openTestServer()
const {
  story,
  moving,
  fuyong,
  nanshan,
  claims,
  coupons,
  paidOnline,
  clerk,
  other,
  rich,
  reason,
  transfer,
  requested,
  requestedCoupons,
  pooledFor,
  givenTo,
  serviceOf,
  closingOf,
  toAsk,
  questionOf,
  storedLong,
  disputedParcel,
  lateOrder,
  reward,
  heldReward,
  difference,
  deletion,
} = await openActedOn(t)

/** A call, and its input for this member's account. */
type Action = readonly [Operation, (member: TestMember) => Promise<object>]
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
