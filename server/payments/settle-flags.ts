import type { staffPayments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { fullRow } from './search.ts'
import { settleFlags as settle } from './settle.sql.ts'
import { findIntent, lockIntent } from './sql.ts'

/** B-FI-26: finance has looked, and says what became of it. The flags stay to be read; a new one has to be looked at. */
export async function settleFlags(
  call: WriteCall & AsStaff,
  { paymentNumber, note }: Input<typeof staffPayments.settleFlags>,
): Promise<Output<typeof staffPayments.settleFlags>> {
  const { tx, staff } = call
  await lockIntent(tx, paymentNumber)
  const intent = orRefuse(await findIntent(tx, paymentNumber), 'not_found')
  await refuseOwnAccount(tx, staff.id, intent.memberId)
  if ((await settle(tx, intent.id, staff.id, note)) === 0) refuse('staff_state')
  call.audit({ kind: 'payment', id: intent.id, after: { flags: intent.flags } })
  return fullRow(call, tx, orRefuse(await findIntent(tx, paymentNumber), 'not_found'))
}
