import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#domain/language.ts'
import { channelState, eventOf, type MailKind } from '#domain/member-event.ts'
import { type Database, nothing, sql, type Tx } from '#server/database/db.ts'
import {
  forgetRefused,
  isRefused,
  leaveNotice,
  type Letter,
  mailIsOff,
  noteRefused,
  unsubscribeLink,
} from '#server/notices/notices.ts'
import { type Relay, relayLoop } from '#server/jobs/relay.ts'
import type { Context } from '#server/context.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Environment } from '#server/settings/environment.ts'
import { mailFile, mailFolder, type QueuedMail, type ReadyMail } from './mail-file.ts'
import { partsOf } from './mail-parts.ts'
import { inOwnName } from './own-name.ts'
import { isRefusedForGood } from './refused-for-good.ts'
import { mailsAtOnce, openSmtp, type Sender } from './smtp.ts'
import { inStoredWords } from './stored-texts.ts'
import { mailWords } from './stored-texts.sql.ts'

/** A mail as a module writes it; the body is plain text with a blank line between paragraphs. */
export interface Mail {
  /** Null: somebody without an account, or staff. */
  readonly memberId: string | null
  readonly to: string
  readonly kind: MailKind
  readonly language: Language
  readonly write: (language: Language) => Letter
  /** The row of something that happens once, such as the cancellation of an order, so that it is mailed once. */
  readonly about?: string | undefined
}

/**
 * Puts a mail into the outbox and leaves its notice, in the transaction that they report on. It is sent within two
 * seconds. One event is one mail to an address and one notice: without `about`, the event is what this transaction says
 * in these words. Everything that a member is told goes through here, so no module can forget the notice.
 */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  const { memberId, to, kind, language, about } = mail
  const write = await inStoredWords(tx, mail.write)
  const { subject, body } = write(language)
  const said = `${subject}\n${body}`
  const group = eventOf(kind)?.group
  const mayBeOff = memberId !== null && group !== undefined && channelState(group, 'mail') === 'choice'
  const { eventKey } = await tx.row(sql<{ eventKey: string }>`
    with event as (
      select coalesce(${about ?? null}, pg_current_xact_id() || ' ' || encode(sha256(convert_to(${said}, 'UTF8')), 'hex')) as key),
    queued as (
      insert into mail_outbox (member_id, to_address, kind, language, subject, body, event_key)
      select ${memberId}::uuid, ${to}, ${kind}, ${language}, ${subject}, ${body}, key from event
      where true ${mayBeOff ? sql`and not ${mailIsOff(memberId, group)}` : nothing}
        ${memberId === null || provesAddress.has(kind) ? nothing : sql`and not ${isRefused(to)}`}
      on conflict (event_key, kind, to_address) do nothing)
    select key as "eventKey" from event`)
  if (memberId !== null) await leaveNotice(tx, { memberId, kind, eventKey, write })
}

/** Nobody gets in without these, so they are sent even to an address that was refused. */
const provesAddress: ReadonlySet<MailKind> = new Set(['ACTIVATION', 'RESET', 'FIRST_PASSWORD'])

/**
 * Takes as long as queueing a mail but queues none: for calls whose duration must not tell whether an address is known
 * here.
 */
export async function queueNothing(tx: Tx): Promise<void> {
  await mailWords.words(tx, '')
  await tx.run(sql`
    insert into mail_outbox (to_address, kind, language, subject, body, state) values ('', 'NONE', 'en', '', '', 'sent')`)
}

const lastAttempt = 8

type RelayContext = Pick<Context, 'database' | 'environment' | 'keyFor'>

/**
 * One relay per process sends what waits in the outbox. A mail that cannot be sent is retried after growing pauses, and
 * set aside after eight attempts; a slow one does not hold up the others.
 */
export function startRelay(context: RelayContext, onFault: (error: unknown) => void): Relay {
  const { database, environment } = context
  const { send, close } = environment.smtpUrl ? openSmtp(environment.smtpUrl, environment) : intoFolder(environment)
  return relayLoop(
    {
      atOnce: mailsAtOnce,
      claim: (limit) => claimDue(database, limit),
      deliver: async (mail) => {
        const { 'site.name': name } = await readConfig(context)
        const unsubscribeUrl = unsubscribeLink(context, mail, Date.now())
        await deliver(database, send, { ...inOwnName(mail, name), unsubscribeUrl })
      },
      close,
    },
    onFault,
  )
}

/** Reserves due mails for a minute: if this process ends before they are sent, another one sends them. */
const claimDue = (database: Database, limit: number) =>
  database.rows(sql<QueuedMail>`
    update mail_outbox set attempts = attempts + 1, next_at = now() + interval '1 minute'
    where id in (select id from mail_outbox where state = 'queued' and next_at <= now() order by next_at limit ${limit} for update skip locked)
    returning id, member_id as "memberId", to_address as "to", kind, language, subject, body`)

async function deliver(database: Database, send: Sender['send'], mail: ReadyMail): Promise<void> {
  const fault = await send(mail).then(
    () => null,
    (thrown: unknown) => ({
      reason: thrown instanceof Error ? thrown.message.slice(0, 200) : 'unknown',
      isFinal: isRefusedForGood(thrown),
    }),
  )
  if (fault === null) {
    await markSent(database, mail)
    await forgetRefused(database, mail.to)
  } else {
    await markFailed(database, mail, fault)
    if (fault.isFinal) await noteRefused(database, mail.to, fault.reason)
  }
}

/** The links in a mail give access, so its text is deleted once it was sent. */
const markSent = (database: Database, { id }: QueuedMail) =>
  database.run(
    sql`update mail_outbox set state = 'sent', sent_at = now(), body = '', last_error = null where id = ${id}`,
  )

interface Fault {
  readonly reason: string
  /** The address was refused for good. */
  readonly isFinal: boolean
}

const isLast = (isFinal: boolean) => sql`(attempts >= ${lastAttempt}::int or ${isFinal}::boolean)`

/**
 * The text of a mail that is set aside is kept for a while, so that staff see what did not arrive; its links no longer
 * work.
 */
const markFailed = (database: Database, { id }: QueuedMail, { reason, isFinal }: Fault) =>
  database.run(sql`
    update mail_outbox set state = case when ${isLast(isFinal)} then 'failed' else 'queued' end, last_error = ${reason},
      body = case when ${isLast(isFinal)} then regexp_replace(body, 'token=[A-Za-z0-9_-]+', 'token=***', 'g') else body end,
      next_at = now() + make_interval(secs => least(3600, 15 * power(2, attempts)::int)) where id = ${id}`)

/** Without SMTP settings mails are written to files: `DATA_DIR/mail/<id>.eml`, also shown at /dev/mail. */
function intoFolder({ dataDir, mailFrom, publicUrl }: Environment): Sender {
  const folder = mailFolder(dataDir)
  const send = async (mail: ReadyMail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Renamed when complete: a program that watches the folder never reads half a mail.
    const part = join(folder, `${mail.id}.part`)
    const source = mailFile(mail, partsOf(mail, publicUrl), { from: mailFrom, publicUrl, writtenAt: new Date() })
    await writeFile(part, source, { mode: 0o600 })
    await rename(part, join(folder, `${mail.id}.eml`))
  }
  return { send, close: () => {} }
}
