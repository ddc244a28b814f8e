import { type Db, sql } from '#server/database/db.ts'

export interface WaitingMail {
  readonly kind: string
  readonly language: string
  readonly subject: string
  readonly body: string
}

/** The mails in the outbox for an address, oldest first: in these tests nothing sends them. */
export const mailsTo = (db: Db, address: string) =>
  db.rows(
    sql<WaitingMail>`select kind, language, subject, body from mail_outbox where to_address = ${address} order by id`,
  )

/** The token of the link in the newest mail of a kind; the link must be alone on its line. */
export async function tokenMailedTo(db: Db, address: string, kind: 'ACTIVATION' | 'RESET'): Promise<string> {
  const mail = (await mailsTo(db, address)).findLast((each) => each.kind === kind)
  const page = kind === 'ACTIVATION' ? 'activation' : 'changePassword'
  const token = new RegExp(`^http://localhost:\\d+/web_site/${page}\\?token=([\\w-]{43})$`, 'm').exec(
    mail?.body ?? '',
  )?.[1]
  if (!token) throw new Error(`no link of ${kind} in a mail to ${address}`)
  return token
}
