import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Language, languages } from '#domain/language.ts'
import { channelState, type EventGroup, eventGroups, eventOf, type MailKind } from '#domain/member-event.ts'
import type { Context } from '#server/context.ts'

export const unsubscribePath = '/mail/unsubscribe'

/** What one link can do: switch off the mails of one group for one member. */
export interface Unsubscribing {
  readonly memberId: string
  readonly group: EventGroup
  /** In which the mail was written. */
  readonly language: Language
}

type Keys = Pick<Context, 'environment' | 'keyFor'>

interface Mailed {
  readonly memberId: string | null
  readonly kind: MailKind
  readonly language: Language
}

const dayMs = 86_400_000
const goodDays = 365

/** The link for the header of a mail that can be switched off; null for all others. */
export function unsubscribeLink(
  { environment, keyFor }: Keys,
  { memberId, kind, language }: Mailed,
  nowMs: number,
): string | null {
  const group = eventOf(kind)?.group
  if (memberId === null || group === undefined || channelState(group, 'mail') !== 'choice') return null
  const words = [memberId, group, language, String(Math.floor(nowMs / dayMs) + goodDays)].join('.')
  return `${environment.publicUrl}${unsubscribePath}?token=${words}.${sealOf(keyFor, words)}`
}

/** What the link is about; null if we never wrote it, or more than a year ago. */
export function readUnsubscribe({ keyFor }: Keys, token: string, nowMs: number): Unsubscribing | null {
  const end = token.lastIndexOf('.')
  const [words, seal] = [token.slice(0, Math.max(0, end)), Buffer.from(token.slice(end + 1))]
  const right = Buffer.from(sealOf(keyFor, words))
  if (seal.length !== right.length || !timingSafeEqual(seal, right)) return null
  const [memberId = '', inGroup, inLanguage, lastDay] = words.split('.')
  const group = eventGroups.find((each) => each === inGroup)
  const language = languages.find((each) => each === inLanguage)
  if (!group || !language || Number(lastDay) * dayMs < nowMs || channelState(group, 'mail') !== 'choice') return null
  return { memberId, group, language }
}

const sealOf = (keyFor: Keys['keyFor'], words: string) =>
  createHmac('sha256', keyFor('unsubscribe')).update(words).digest('base64url')
