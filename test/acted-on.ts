import { staffCoupons } from '#contract/coupons.ts'
import { disputes } from '#contract/disputes.ts'
import { signedIn } from '#contract/signed-in.ts'
import { myData } from '#contract/my-data.ts'
import type { Input } from '#contract/wire/operation.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcelServices } from '#contract/parcel-services.ts'
import { parcels } from '#contract/parcels.ts'
import { staffReferrals } from '#contract/referrals.ts'
import { staffBankTransfers, staffCoins } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openCoupons } from '#test/coupons.ts'
import type { TestMember, TestServer } from './harness.ts'
import { disputeReason, openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, warehouseId } from '#test/parcels.ts'
import { payingFor } from '#test/payments.ts'
import { registerPending } from '#test/registering.ts'
import { plantDifference } from '#test/statements.ts'
import { handIn } from '#test/vouchers.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'

/** Something of a member's for each action of staff, so that it succeeds for whoever may do it. */
export async function openActedOn(t: TestServer) {
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
    await t.db.run(
      sql`update orders set channel_id = (select id from channels where code = 'HK_BULK') where id = ${id}`,
    )
    await t.db.run(sql`
      insert into order_events (order_id, code, actor_kind, at) values (${id}, 'arrived', 'staff', '2026-02-01T08:00:00+08:00'),
        (${id}, 'out_for_delivery', 'staff', '2026-02-04T08:00:00+08:00')`)
    return id
  }

  /** A reward of the member's, as staff find it. */
  const reward = async (member: TestMember) => {
    const { invitationCode } = await member.call(signedIn.home, {})
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

  return {
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
  }
}
