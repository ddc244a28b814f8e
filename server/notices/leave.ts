import { asStored, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { channelState, eventOf, type MailKind, type MemberEventKind } from '#domain/member-event.ts'
import { noticeLink, noticeSentence, shortened } from './words.text.ts'
import type { Tx } from '#server/database/db.ts'
import { insertNotice } from './leave.sql.ts'

/** What happened, as its module tells it. */
export interface Letter {
  readonly subject: string
  readonly body: string
  /** What the notice says below its title, where the first paragraph of the mail would not do. */
  readonly notice?: string | undefined
  /** Worth a text message though others of its kind are not. */
  readonly isUrgent?: boolean | undefined
  /** Which of the texts that staff may change it was written from, and with what. */
  readonly source?: { readonly key: string; readonly values: Readonly<Record<string, string>> } | undefined
}

interface Event {
  readonly memberId: string
  readonly kind: MailKind
  readonly eventKey: string
  readonly write: (language: Language) => Letter
}

/**
 * Leaves the notice of an event, in the transaction of its mail. It is told in all three languages now, because the facts
 * may have changed when it is read.
 */
export async function leaveNotice(tx: Tx, { memberId, kind, eventKey, write }: Event): Promise<void> {
  const event = eventOf(kind)
  if (event === null) return
  const { group, page, isUrgent } = event
  await insertNotice(tx, {
    memberId,
    kind: kind as MemberEventKind,
    group,
    eventKey,
    title: inAll((language) => shortened(write(language).subject)),
    text: inAll((language) => sentenceOf(write(language))),
    link: page ?? noticeLink(write('en').body),
    mayBeQuiet: channelState(group, 'site') === 'choice',
    mayPushBeOff: channelState(group, 'push') === 'choice',
    isUrgent: isUrgent === true || write('en').isUrgent === true,
  })
}

const sentenceOf = ({ body, notice }: Letter): string =>
  notice === undefined ? noticeSentence(body) : shortened(notice)

const inAll = (say: (language: Language) => string): StoredText =>
  asStored({ 'zh-Hans': say('zh-Hans'), 'zh-Hant': say('zh-Hant'), en: say('en') })
