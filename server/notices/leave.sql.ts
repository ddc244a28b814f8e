import type { StoredText } from '#contract/wire/language.ts'
import type { EventGroup, MemberEventKind } from '#domain/member-event.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { isOff } from './choices.sql.ts'

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
}

/** No row if this event has its notice already. */
export const insertNotice = (tx: Tx, notice: NewNotice) =>
  tx.find(sql<{ id: string }>`
    insert into notices (member_id, kind, event_group, event_key, title, text, link, read_at)
    values (${notice.memberId}, ${notice.kind}, ${notice.group}, ${notice.eventKey}, ${notice.title}, ${notice.text}, ${notice.link},
      case when ${notice.mayBeQuiet}::boolean and ${isOff(notice.memberId, notice.group, 'site')} then now() end)
    on conflict (event_key, kind, member_id) do nothing returning id`)
