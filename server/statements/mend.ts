import type { staffStatements } from '#contract/statements.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { differenceCan, gapMinor } from '#domain/statement.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, OutwardCall, WriteCall } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { debitsToday } from '#server/ledger/ledger.ts'
import { askProvider, bookRefund as book } from '#server/payments/payments.ts'
import {
  type Approval,
  askSecondPerson,
  readRequest,
  replaceRequest,
  secondPersonAbove,
} from '#server/topups/topups.ts'
import { compareNumber } from './compare.ts'
import { lockMethod } from './compare.sql.ts'
import { differenceOnWire } from './rows.ts'
import { type Difference, explain, explainedToday, findDifference, lockDifference, noteMender } from './sql.ts'

type Call = WriteCall & AsStaff

/** The calls whose requests wait for a second person. */
export const closing = 'staffStatements.close'
export const booking = 'staffStatements.bookRefund'

interface Asked {
  readonly reason: string
}

/** B-FI-23: asks the provider about the payment, which credits what was missed, and compares again. */
export async function ask(
  call: OutwardCall & AsStaff,
  { id }: Input<typeof staffStatements.ask>,
): Promise<Output<typeof staffStatements.ask>> {
  const asked = await call.step((tx) => requireDifference(tx, call.staff.id, id, 'ask'))
  await askProvider(call, { paymentNumber: asked.paymentNumber, refundNumber: asked.number })
  await call.step(async (tx) => {
    await compareNumber(tx, asked.method, asked)
    await noteMender(tx, id, { reason: '', staffId: call.staff.id, approverId: null })
  })
  return differenceOnWire(await call.step((tx) => readDifference(tx, id)))
}

/**
 * B-FI-24: a refund that was made in the merchant platform is taken from the balance (5001 when that is spent). Above the
 * limit a second person decides.
 */
export async function bookRefund(
  call: Call,
  { id, reason }: Input<typeof staffStatements.bookRefund>,
): Promise<Output<typeof staffStatements.bookRefund>> {
  const { tx, staff } = call
  const difference = await requireDifference(tx, staff.id, id, 'bookRefund')
  const { memberId, theirMinor: amountMinor } = difference
  assert(memberId !== null && amountMinor !== null, 'its payment is known here, and it was refunded there')
  const todayMinor = await debitsToday(tx, staff.id, { memberId, unit: 'CNY' })
  if (amountMinor + todayMinor > (await secondPersonAbove(call, tx)))
    return { approval: await ofSecondPerson(call, booking, difference, { amountMinor, reason }) }
  await replaceRequest(call, { call: booking, about: [id] })
  return { difference: await booked(call, difference, { reason, staffId: staff.id, approverId: null }) }
}

/** Runs when a second person approved. */
export async function bookRefundApproved(call: Call, approval: Approval): Promise<void> {
  const { reason } = await readRequest<Asked>(call.tx, approval.id)
  const difference = await requireDifference(call.tx, call.staff.id, approval.targetId, 'bookRefund')
  await booked(call, difference, { reason, staffId: approval.requesterId, approverId: call.staff.id })
}

interface Deed {
  readonly reason: string
  readonly staffId: string
  readonly approverId: string | null
}

async function booked(call: Call, difference: Difference, deed: Deed) {
  const { tx } = call
  const { id, method, paymentNumber, number, theirMinor } = difference
  const { refundId } = await book(call, {
    paymentNumber,
    providerNumber: number,
    amountMinor: theirMinor ?? 0,
    reason: deed.reason,
    staffId: deed.staffId,
  })
  await compareNumber(tx, method, difference)
  await noteMender(tx, id, deed)
  const after = await readDifference(tx, id)
  assert(after.state === 'mended', `refund ${number} was booked, and still differs`)
  call.audit({ kind: 'payment_difference', id, before: { state: 'open' }, after: { state: after.state, refundId } })
  return differenceOnWire(after)
}

/** B-FI-25: says why both sides do not have to agree. Nothing moves; above the limit a second person decides. */
export async function close(
  call: Call,
  { id, reason }: Input<typeof staffStatements.close>,
): Promise<Output<typeof staffStatements.close>> {
  const { tx, staff } = call
  const difference = await requireDifference(tx, staff.id, id, 'close')
  const amountMinor = gapMinor(difference)
  if (amountMinor + (await explainedToday(tx, staff.id)) > (await secondPersonAbove(call, tx)))
    return { approval: await ofSecondPerson(call, closing, difference, { amountMinor, reason }) }
  await replaceRequest(call, { call: closing, about: [id] })
  return { difference: await closed(call, difference, { reason, staffId: staff.id, approverId: null }) }
}

/** Runs when a second person approved. */
export async function closeApproved(call: Call, approval: Approval): Promise<void> {
  const { reason } = await readRequest<Asked>(call.tx, approval.id)
  const difference = await requireDifference(call.tx, call.staff.id, approval.targetId, 'close')
  await closed(call, difference, { reason, staffId: approval.requesterId, approverId: call.staff.id })
}

async function closed(call: Call, { id }: Difference, deed: Deed) {
  if ((await explain(call.tx, id, deed)) === 0) refuse('staff_state')
  call.audit({ kind: 'payment_difference', id, before: { state: 'open' }, after: { state: 'explained' } })
  return differenceOnWire(await readDifference(call.tx, id))
}

async function ofSecondPerson(
  call: Call,
  name: string,
  { id, memberId }: Difference,
  { amountMinor, reason }: { readonly amountMinor: number; readonly reason: string },
): Promise<{ id: string }> {
  const approval = await askSecondPerson(call, {
    call: name,
    about: [id],
    targetId: id,
    input: { reason } satisfies Asked,
    amountMinor,
    currency: 'CNY',
    memberId,
    reason,
  })
  call.audit({ kind: 'payment_difference', id, after: { approvalId: approval.id, amountMinor } })
  return approval
}

const readDifference = async (tx: Tx, id: string) => orRefuse(await findDifference(tx, id), 'not_found')

/** Locked and open, of somebody else's account. */
async function requireDifference(
  tx: Tx,
  staffId: string,
  id: string,
  deed: keyof typeof differenceCan,
): Promise<Difference> {
  // In the order of a comparison, which may want the same difference: otherwise each could wait for the other.
  await lockMethod(tx, (await readDifference(tx, id)).method)
  await lockDifference(tx, id)
  const difference = await readDifference(tx, id)
  if (difference.memberId !== null) await refuseOwnAccount(tx, staffId, difference.memberId)
  if (!differenceCan[deed](difference)) refuse('staff_state')
  return difference
}
