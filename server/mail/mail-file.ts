import { join } from 'node:path'
import type { Language } from '#domain/language.ts'
import type { MailKind } from '#domain/member-event.ts'
import type { MailParts } from './mail-parts.ts'

/** Where mails go without a mail server. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

/** A mail to be sent. */
export interface QueuedMail {
  readonly id: string
  readonly to: string
  /** Whose address it is; null: somebody without an account, or staff. */
  readonly memberId: string | null
  readonly kind: MailKind
  readonly language: Language
  readonly subject: string
  readonly body: string
}

/** With the name that signs it, and the link that switches mails like this off, if they can be. */
export interface ReadyMail extends QueuedMail {
  readonly siteName: string
  readonly unsubscribeUrl: string | null
}

/** RFC 8058: a mail program may offer a button that needs no page of ours. */
export const listHeaders = ({ unsubscribeUrl }: ReadyMail): Readonly<Record<string, string>> =>
  unsubscribeUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

interface Envelope {
  readonly from: string
  readonly publicUrl: string
  readonly writtenAt: Date
}

/**
 * A mail as a file that every mail program opens and every person can read: the text comes first and is 8bit, each link
 * whole on its own line, which encoding for transport would not guarantee.
 */
export function mailFile(mail: ReadyMail, { text, html }: MailParts, { from, publicUrl, writtenAt }: Envelope): string {
  const boundary = `=_${mail.id}`
  const headers = [
    `Message-ID: ${messageIdOf(mail.id, publicUrl)}`,
    `Date: ${writtenAt.toUTCString().replace('GMT', '+0000')}`,
    `From: ${addressHeader(senderOf(from, mail.siteName))}`,
    `To: ${mail.to}`,
    `Subject: ${encodeWords(mail.subject)}`,
    ...Object.entries(listHeaders(mail)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative;',
    ` boundary="${boundary}"`,
    'Content-Transfer-Encoding: 8bit',
  ]
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`
  return `${headers.map(oneLine).join('\n')}\n\n${part('text/plain', text)}${part('text/html', html)}--${boundary}--\n`
}

/** A mail that is sent twice after a crash has the same id, so that the receiver's program shows it once. */
export const messageIdOf = (mailId: string, publicUrl: string) => `<${mailId}@${new URL(publicUrl).hostname}>`

/** Folded lines begin with a space; any other line break would let an attacker inject a header. */
const oneLine = (header: string) => header.replace(/[\r\n]+(?! =\?)/g, ' ')

interface MailSender {
  readonly name: string
  readonly address: string
}

/** `MAIL_FROM` is an address, or a name and an address: `Parcels <a@b.c>`. Without a name the mail is from the service. */
export function senderOf(from: string, siteName: string): MailSender {
  const [, name = '', address = from] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(from) ?? []
  return { name: name || siteName, address }
}

/** `灵猫集运 <a@b.c>`: only the name is encoded, or quoted if it has more than letters. */
function addressHeader({ name, address }: MailSender): string {
  const isPlain = /^[\w !#$%&'*+/=?^`{|}~-]*$/.test(name)
  const isAscii = /^[\x20-\x7e]*$/.test(name)
  const quoted = isPlain || !isAscii ? encodeWords(name) : `"${name.replace(/["\\]/g, '\\$&')}"`
  return `${quoted} <${address}>`
}

/** RFC 2047: encoded words of at most 75 characters; no character is split between two. */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 39) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((each) => `=?utf-8?B?${Buffer.from(each).toString('base64')}?=`).join('\n ')
}
