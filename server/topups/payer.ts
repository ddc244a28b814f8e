import { createHmac } from 'node:crypto'
import { type Payer, payerFault, payerMarks, payerTail } from '#domain/payer.ts'
import type { AsStaff, Context, WriteCall } from '#server/context.ts'
import { payerWrittenDown } from '#server/referrals/referrals.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { setPayer } from './payer.sql.ts'
import type { Transfer } from './sql.ts'

interface Typed {
  readonly payerName?: string | undefined
  readonly payerAccount?: string | undefined
}

/**
 * Stores whose account a transfer came from, if finance typed it: keyed hashes for comparison, and the end of the
 * account number to show (decision record 32). Before the money is credited, because a reward is locked before the
 * accounts that it is paid to.
 */
export async function notePayer({ context, tx }: WriteCall & AsStaff, transfer: Transfer, typed: Typed): Promise<void> {
  const payer = payerOf(typed)
  if (!payer) return
  await setPayer(tx, transfer.id, marksOf(context, payer), payerTail(payer))
  await payerWrittenDown(tx, transfer.memberId)
}

/** Null: nothing was typed. */
function payerOf({ payerName: name = '', payerAccount: account = '' }: Typed): Payer | null {
  if (name === '' && account === '') return null
  if (account === '') refuseFields({ payerAccount: 'field_required' })
  const fault = payerFault({ name, account })
  if (fault === 'accountShort') refuseFields({ payerAccount: 'field_too_short' })
  if (fault === 'nameMissing') refuseFields({ payerName: 'field_required' })
  return { name, account }
}

const marksOf = ({ keyFor }: Pick<Context, 'keyFor'>, payer: Payer): readonly Buffer[] =>
  payerMarks(payer).map((mark) => createHmac('sha256', keyFor('payers')).update(mark).digest())
