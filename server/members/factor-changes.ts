import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/db.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { insertAccountStep } from './account.sql.ts'
import { type FactorChange, factorMail } from './factor.mail.ts'
import { mailTo } from './mail.ts'
import { findMemberToMail } from './sql.ts'

interface InContext {
  readonly tx: Tx
  readonly context: Context
}

/** Written to the account's history, and to its owner. */
export async function noteFactor(
  { tx, context }: InContext,
  memberId: string,
  event: FactorChange,
  /** The name of a passkey, or how many recovery codes are left. */
  about = '',
): Promise<void> {
  await insertAccountStep(tx, { memberId, event, actor: { kind: 'member', id: memberId } })
  const reader = await findMemberToMail(tx, memberId)
  if (reader?.state !== 'active') return
  await queueMail(
    tx,
    mailTo(reader, (owner) => factorMail(owner, context.environment.publicUrl, event, about)),
  )
}

export const tellOfRecoveryCode = (call: InContext, memberId: string, left: number): Promise<void> =>
  noteFactor(call, memberId, 'recovery_code', String(left))
