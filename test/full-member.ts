import { randomUUID } from 'node:crypto'
import { consignees } from '#contract/addresses.ts'
import { staffClaims } from '#contract/claims.ts'
import { staffCoupons } from '#contract/coupons.ts'
import { feedback, staffFeedback } from '#contract/feedback.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { nicknames } from '#contract/nicknames.ts'
import { profiles } from '#contract/profile.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from './claims.ts'
import { openCoupons } from './coupons.ts'
import type { TestServer, TestMember, TestStaff } from './harness.ts'
import { openStory } from './orders.ts'
import { forecast, freshNumber } from './parcels.ts'
import { insertPayment } from './payments.ts'
import { handIn } from './vouchers.ts'

/** A word that appears everywhere a person can be read, and nowhere else. */
export const canary = 'Wumbledore'

/** The price of the order in the story with the fee that staff add: afterwards the wallet is empty. */
const [feeMinor, priceMinor] = [100, 8300]

/**
 * A member who has left something in every module, with nothing in progress any more: a signed order, a parcel of a
 * purchase that was announced and never arrived, a receiver, a letter that was answered and a question that was not, a
 * voucher and a claim that were rejected, a standing rule that was stopped.
 */
export async function fullMember(t: TestServer): Promise<TestMember> {
  const member = await t.member({ name: canary, balances: { CNY: priceMinor, COIN: 50 } })
  const story = await openStory(t)
  await member.call(profiles.updateProfile, {
    phone: { region: 'HK', number: '91234567' },
    facebook: canary,
    wechat: canary,
    qq: canary,
    wangwang: canary,
  })
  const receiver = { ...(await story.receiver()), name: canary, address: `${canary} Road` }
  await member.call(consignees.save, { ...receiver, isDefault: true })
  await signedOrder(t, await t.staff(['F']), member, story, receiver)
  await cancelledOrder(t, member, story)
  const announced = await forecast(member, freshNumber(), { remark: canary })
  await member.call(nicknames.set, { id: announced.id, nickname: canary })
  await unansweredPapers(t, member)
  const letter = { kind: 'feedback', contactName: canary, phone: '91234567', content: canary } as const
  const { id } = await member.call(feedback.create, letter)
  const question = { ...letter, kind: 'contact', content: `${canary}?`, email: member.email } as const
  await member.call(feedback.create, { ...question, ...(await t.captcha('site')) })
  const service = await t.staff(['S'])
  await service.call(staffFeedback.reply, { id, text: `Dear ${canary}` })
  await t.db.run(sql`
    with purchase as (
      insert into purchases (member_id, purchase_number, expected_parcels) values (${member.id}, ${`${canary}-1`}, 3) returning id
    )
    update parcels set purchase_id = purchase.id from purchase where member_id = ${member.id} and status = 'forecast'`)
  await insertPayment(t, member.id, 'closed')
  await t.db.run(sql`
    insert into passkeys (member_id, credential_id, public_key, sign_count, transports, name)
    values (${member.id}, ${Buffer.from(member.id)}, ${Buffer.from(canary)}, 0, '{}', ${canary})`)
  await t.db.run(sql`
    update members set totp_sealed = ${Buffer.from(canary)}, recovery_hashes = ${[Buffer.from(canary)]}::bytea[] where id = ${member.id}`)
  await stoppedRule(t, member)
  await revokedCoupon(t, member)
  return member
}

const stoppedRule = (t: TestServer, member: TestMember) =>
  t.db.run(sql`
    with rule as (
      insert into standing_rules (member_id, name, warehouse_id, receiver_id, channel_id, currency, insured, wait_days, pay_up_to_minor)
      select ${member.id}, ${canary}, (select id from warehouses where code = 2), a.id, (select id from channels where code = 'HK_PARCEL'),
        'CNY', false, 9, 12300
      from addresses a where a.member_id = ${member.id} returning id
    ), run as (
      insert into rule_runs (rule_id, member_id, state, parcel_ids, due_at)
      select id, ${member.id}, 'stopped', array[${randomUUID()}]::uuid[], now() from rule returning id, rule_id
    )
    insert into rule_log (member_id, rule_id, run_id, code) select ${member.id}, rule_id, id, 'stopped' from run`)

async function signedOrder(
  t: TestServer,
  finance: TestStaff,
  member: TestMember,
  story: Awaited<ReturnType<typeof openStory>>,
  receiver: Awaited<ReturnType<typeof story.receiver>>,
) {
  const { id, orderNumber } = await story.applied(member, { receiver, remark: canary })
  await finance.call(staffOrderActions.adjustFee, { id, amountMinor: feeMinor, remark: `${canary} asked for a label` })
  await member.call(orders.pay, { id, expectedDueMinor: priceMinor })
  const packing = await story.packing(member, id)
  await story.keeper.call(staffOrders.pack, packing)
  await story.keeper.call(staffOrders.unpack, { id, reason: `${canary} asked for another box` })
  await story.keeper.call(staffOrders.pack, packing)
  await story.keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
  const step = { code: 'departed', note: `${canary} was called`, at: new Date().toISOString() } as const
  await story.keeper.call(staffTracking.add, { orderNumbers: [orderNumber], ...step })
  await member.call(orders.confirmReceipt, { id })
  await t.db.run(sql`
    insert into reduced_services (order_id, service_id, packing_id, asked, done, reason, staff_id)
    select order_id, (select id from vas_items limit 1), id, 1, 0, ${`${canary} has no box`}, actor_id
    from order_deeds where order_id = ${id} and kind = 'packing' order by no desc limit 1`)
}

/** Put on hold, then cancelled by staff; its parcel has a note on its receipt, and was disposed of. */
async function cancelledOrder(t: TestServer, member: TestMember, story: Awaited<ReturnType<typeof openStory>>) {
  const service = await t.staff(['S'])
  const scan = { remark: canary, abnormalCode: 'DAMAGED', abnormalNote: canary } as const
  const parcelId = await story.stocked(member, { scan })
  const { id } = await story.applied(member, {}, [parcelId])
  await service.call(staffOrderActions.hold, { id, reason: `${canary} will call` })
  await service.call(staffOrderActions.hold, { id })
  await service.call(staffOrderActions.cancel, { id, reason: `${canary} moved away` })
  await t.db.run(sql`update parcels set closed_reason = 'disposed' where id = ${parcelId}`)
}

async function revokedCoupon(t: TestServer, member: TestMember) {
  const coupons = await openCoupons(t)
  const couponId = await coupons.given(member)
  await (await t.staff(['A'])).call(staffCoupons.revoke, { id: couponId, reason: `${canary} asked twice` })
}

async function unansweredPapers(t: TestServer, member: TestMember) {
  const transfer = await handIn(member, { bankRef: 'BANK-7' })
  const finance = await t.staff(['F'])
  await finance.call(staffBankTransfers.audit, { id: transfer.id, decision: 'reject', reason: 'not readable' })
  const claims = await openClaims(t)
  const claimId = await claims.claimed(member, await claims.pooled(), { remark: canary })
  await claims.service.call(staffClaims.reject, { id: claimId, reason: 'NOT_OWNER' })
}
