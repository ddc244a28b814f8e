import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/db.ts'
import { queueMail, queueNothing } from '#server/mail/outbox.ts'
import { guessedMail, mailTo } from './mail.ts'
import { findMemberToMail } from './sql.ts'

/** After a hundred wrong passwords or codes within an hour the owner of the account is told. */
export async function tellOfGuesses({ environment }: Context, tx: Tx, memberId: string | undefined): Promise<void> {
  const member = memberId && (await findMemberToMail(tx, memberId))
  if (!member || member.state !== 'active') return queueNothing(tx)
  await queueMail(
    tx,
    mailTo(member, (reader) => guessedMail(reader, environment.publicUrl)),
  )
}
