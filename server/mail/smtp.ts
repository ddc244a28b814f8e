import { createTransport } from 'nodemailer'
import type { Environment } from '#server/settings/environment.ts'
import { listHeaders, messageIdOf, type ReadyMail, senderOf } from './mail-file.ts'
import { partsOf } from './mail-parts.ts'

/** Sends one mail, or fails: whether and when it is tried again is decided by the outbox alone. */
export interface Sender {
  readonly send: (mail: ReadyMail) => Promise<void>
  readonly close: () => void
}

/** As many connections as mails under way: no mail waits behind a slow one. */
export const mailsAtOnce = 20

/** Shorter than the minute for which the outbox reserves a mail, so that no other process sends it meanwhile. */
const sendingMs = 50_000

/** Connections stay open for the next mail, so that a hundred mails do not mean a hundred greetings. */
export function openSmtp(url: string, { mailFrom, publicUrl }: Environment): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    // The pool would try again by itself after a lost connection: attempts and pauses are the outbox's.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const send = async (mail: ReadyMail) => {
    await transport.sendMail({
      ...partsOf(mail, publicUrl),
      from: senderOf(mailFrom, mail.siteName),
      to: mail.to,
      subject: mail.subject,
      messageId: messageIdOf(mail.id, publicUrl),
      headers: listHeaders(mail),
      // Base64 keeps every line, and the link on it, whole in transport.
      textEncoding: 'base64',
      signal: AbortSignal.timeout(sendingMs),
    })
  }
  return { send, close: () => transport.close() }
}
