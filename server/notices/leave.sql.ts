import type { StoredText } from '#contract/wire/language.ts'
import type { EventGroup, MemberEventKind } from '#domain/member-event.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { isChosen, isOff } from './choices.sql.ts'

export interface NewNotice {
  readonly memberId: string
  readonly kind: MemberEventKind
  readonly group: EventGroup
  readonly eventKey: string
  readonly title: StoredText
  readonly text: StoredText
  readonly link: string | null
  /** The member may have chosen that the bell does not count it. */
  readonly mayBeQuiet: boolean
  readonly mayPushBeOff: boolean
  /** Goes to a phone, if the member asked for that. */
  readonly isUrgent: boolean
}

/** Nothing if this event has its notice already. What goes to browsers and phones is queued with it. */
export const insertNotice = (tx: Tx, notice: NewNotice) =>
  tx.run(sql`
    with left_now as (
    insert into notices (member_id, kind, event_group, event_key, title, text, link, read_at)
    values (${notice.memberId}, ${notice.kind}, ${notice.group}, ${notice.eventKey}, ${notice.title}, ${notice.text}, ${notice.link},
      case when ${notice.mayBeQuiet}::boolean and ${isOff(notice.memberId, notice.group, 'site')} then now() end)
    on conflict (event_key, kind, member_id) do nothing returning id),
    to_browsers as (
      insert into notice_deliveries (notice_id, channel, subscription_id)
      select n.id, 'push', s.id from left_now n, push_subscriptions s join member_sessions on member_sessions.id = s.session_id
      where s.member_id = ${notice.memberId} and member_sessions.ended_at is null
        and not (${notice.mayPushBeOff}::boolean and ${isOff(notice.memberId, notice.group, 'push')})),
    to_phone as (
      insert into notice_deliveries (notice_id, channel)
      select n.id, 'sms' from left_now n
      where ${notice.isUrgent}::boolean and ${isChosen(notice.memberId, notice.group, 'sms')})
    select`)
