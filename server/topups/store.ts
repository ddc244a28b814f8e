import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffStoreTopUps } from '#contract/topups.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { violated } from '#server/database/db-faults.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { lockCreditsToday, postEntries } from '#server/ledger/ledger.ts'
import { findMemberByNumber, isSomebody, refuseErased } from '#server/members/members.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { isAboveLimit, secondPersonAbove } from './four-eyes.ts'
import { type Approval, readRequest } from './approvals.sql.ts'
import { askSecondPerson, replaceRequest } from './second-person.ts'
import { drawId } from './sql.ts'
import { insertStoreTopUp, isStoreOrderUsed } from './store.sql.ts'
import { storeRemark } from './text.ts'

type Call = WriteCall & AsStaff

/** The call whose request waits for a second person. */
export const creditingStore = 'staffStoreTopUps.credit'

interface Purchase {
  readonly memberId: string
  readonly storeOrderNumber: string
  readonly quantity: number
  readonly itemValueMinor: number
  readonly note: string
}

/** B-FI-06: credits what somebody bought in the store to their yuan balance, once per store order. */
export async function creditStore(
  call: Call,
  input: Input<typeof staffStoreTopUps.credit>,
): Promise<Output<typeof staffStoreTopUps.credit>> {
  const { context, tx, staff } = call
  const member = await findMemberByNumber(tx, input.memberNumber)
  if (!member || !isSomebody(member)) return refuseFields({ memberNumber: 'field_member_number' })
  await refuseOwnAccount(tx, staff.id, member.memberId)
  await refuseErased(tx, member.memberId)
  if (await isStoreOrderUsed(tx, input.storeOrderNumber)) refuse('in_use')
  const { 'store.itemValueMinor': itemValueMinor } = await readConfig(context, tx)
  const { memberId } = member
  const { storeOrderNumber, quantity, note = '' } = input
  const purchase = { memberId, storeOrderNumber, quantity, itemValueMinor, note }
  const id = await drawId(tx)
  const todayMinor = await lockCreditsToday(tx, staff.id, { memberId, unit: 'CNY' })
  const thing = { call: creditingStore, about: [tidyStoreOrder(storeOrderNumber)] }
  if (!isAboveLimit(quantity * itemValueMinor, todayMinor, await secondPersonAbove(call, tx))) {
    await replaceRequest(call, thing)
    return { entry: await bringIn(call, id, purchase) }
  }
  const approval = await askSecondPerson(call, {
    ...thing,
    targetId: id,
    input: purchase,
    amountMinor: quantity * itemValueMinor,
    currency: 'CNY',
    memberId,
    reason: storeOrderNumber,
  })
  call.audit({ kind: 'store_topup', id, after: { approvalId: approval.id, quantity, itemValueMinor } })
  return { approval }
}

/** Normalised as in the unique index: other spacing or case is the same purchase. */
const tidyStoreOrder = (storeOrderNumber: string) => storeOrderNumber.replaceAll(/[\s-]/g, '').toUpperCase()

/** Runs when a second person approved. */
export async function creditStoreApproved(call: Call, { id, targetId }: Approval): Promise<void> {
  await bringIn(call, targetId, await readRequest<Purchase>(call.tx, id))
}

async function bringIn(call: Call, id: string, purchase: Purchase) {
  const { tx, staff } = call
  const { memberId, storeOrderNumber, quantity, itemValueMinor } = purchase
  const amountMinor = quantity * itemValueMinor
  const [entry] = await postEntries(tx, [
    {
      event: 'TOPUP_STORE',
      memberId,
      unit: 'CNY',
      amount: amountMinor,
      source: { kind: 'store_topup', id },
      referenceNumber: storeOrderNumber,
      remark: storeRemark(quantity),
      actor: { kind: 'staff', id: staff.id },
    },
  ])
  assert(entry, 'a credit is one entry')
  try {
    await insertStoreTopUp(tx, { ...purchase, id, amountMinor, staffId: staff.id, entryId: entry.id })
  } catch (error) {
    // Two staff members at the same moment: the unique index lets one through.
    if (violated(error, 'store_topups_order')) refuse('in_use')
    throw error
  }
  call.audit({ kind: 'store_topup', id, after: { amountMinor, entryId: entry.id } })
  return { id: entry.id, amountMinor, currency: 'CNY' as const }
}
