import { randomBytes, randomUUID } from 'node:crypto'
import { consignees, consignors } from '#contract/addresses.ts'
import { disputes } from '#contract/disputes.ts'
import { orders } from '#contract/orders.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { parcelServices } from '#contract/parcel-services.ts'
import { parcels } from '#contract/parcels.ts'
import { rules } from '#contract/standing-rules.ts'
import { bankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from './claims.ts'
import { openCoupons } from './coupons.ts'
import type { TestServer, TestMember } from './harness.ts'
import { disputeReason, openStory } from './orders.ts'
import { forecast, freshNumber } from './parcels.ts'
import { insertPayment } from './payments.ts'
import { handIn, upload } from './vouchers.ts'
import { openTransfers } from './warehouse-transfers.ts'

export interface Busy extends TestMember {
  readonly inStock: string
  readonly unpaid: string
  /** An order that costs more than was paid. */
  readonly owing: string
  readonly owingParcelId: string
  readonly receiverId: string
  /** A picture that no transfer uses yet. */
  readonly voucher: string
  /** A questioned weighing, and a picture that is not used yet. */
  readonly dispute: string
  readonly photo: string
  /** Asked for on a parcel, and not answered yet. */
  readonly service: string
  /** About another parcel, not answered yet. */
  readonly question: string
  /** To another warehouse, and not sent yet. */
  readonly transfer: string
  readonly claimable: object
}

/**
 * A member with something in progress in every module, and in most of them something deleted: what someone else may try
 * to reach by its id.
 */
export async function busyMember(t: TestServer): Promise<Busy> {
  const member = await t.member({ balances: { CNY: 90_000, COIN: 500 } })
  const story = await openStory(t)
  const save = async () => member.call(consignees.save, await story.receiver())
  const ship = async () => member.call(consignors.save, await story.shipper())
  const { id: receiverId } = await save()
  await ship()
  await member.call(consignees.delete, { id: (await save()).id })
  await member.call(consignors.delete, { id: (await ship()).id })
  await forecast(member, freshNumber(), { purchaseNumber: `P${freshNumber()}`, purchaseParcels: 3 })
  await member.call(parcels.delete, { id: (await forecast(member)).id })
  const inStock = await story.stocked(member)
  const { id: unpaid } = await story.applied(member)
  await member.call(orders.delete, { id: (await story.applied(member)).id })
  await member.call(orders.submitTransfer, await story.transfer(await story.stocked(member)))
  await story.shipped(member)
  const { id: owing, parcels: owed } = await story.packed(member, { weightG: 13_500 })
  const { cartons } = await story.packed(member)
  const { id: dispute } = await member.call(disputes.open, { weighingId: cartons[0]?.id ?? '', reason: disputeReason })
  const claimable = await papers(t, member)
  await ruled(t, member, receiverId)
  await insertPayment(t, member.id, 'pending')
  await t.db.run(sql`
    insert into passkeys (member_id, credential_id, public_key, sign_count, transports, name)
    values (${member.id}, ${randomBytes(16)}, ${randomBytes(16)}, 0, '{}', 'Phone')`)
  const [voucher, photo] = [await upload(member), await upload(member, 'white', 'photo')]
  const owingParcelId = owed[0]?.id ?? ''
  const service = await asked(member, inStock)
  const moving = await openTransfers(t)
  const { id: transfer } = await moving.asked(member, (await moving.misdirected(member, { from: 2, to: 4 })).id, 4)
  const question = await questioned(t, await story.stocked(member))
  return {
    ...member,
    inStock,
    unpaid,
    owing,
    owingParcelId,
    receiverId,
    voucher,
    dispute,
    photo,
    service,
    question,
    transfer,
    claimable,
  }
}

async function asked(member: TestMember, parcelId: string) {
  const [service] = (await member.call(parcelServices.list, { parcelId })).offered
  const wanted = { parcelId, serviceId: service?.serviceId ?? '', quantity: 1, currency: 'CNY' } as const
  return (await member.call(parcelServices.ask, { ...wanted, expectedMinor: service?.priceMinor.CNY ?? 0 })).id
}

async function questioned(t: TestServer, id: string) {
  const clerk = await t.staff(['S'])
  const words = { kind: 'other', words: 'Is it yours?', answerDays: 7 } as const
  return (await clerk.call(staffParcelQuestions.ask, { id, choices: ['explain'], ...words })).id
}

async function papers(t: TestServer, member: TestMember) {
  await handIn(member)
  await member.call(bankTransfers.delete, { id: (await handIn(member)).id })
  const coupons = await openCoupons(t)
  await coupons.given(member)
  const claims = await openClaims(t)
  await claims.claimed(member, await claims.pooled())
  const { id: unclaimedParcelId, ...typed } = await claims.pooled()
  return { unclaimedParcelId, ...typed }
}

async function ruled(t: TestServer, member: TestMember, receiverId: string) {
  const channel = await t.db.row(sql<{ id: string }>`select id from channels where code = 'HK_PARCEL'`)
  const terms = { name: 'Home', warehouseCode: 2, receiverId, channelId: channel.id, currency: 'CNY' } as const
  const gone = await member.call(rules.save, { ...terms, active: false })
  await member.call(rules.delete, { id: gone.id })
  const { id } = await member.call(rules.save, { ...terms, customerCode: 'NOBODY' })
  await t.db.run(sql`
    with run as (
      insert into rule_runs (rule_id, member_id, state, parcel_ids, due_at)
      values (${id}, ${member.id}, 'planned', array[${randomUUID()}]::uuid[], now() + interval '1 day') returning id, rule_id, member_id
    )
    insert into rule_log (member_id, rule_id, run_id, code) select member_id, rule_id, id, 'planned' from run`)
}
