import { type Db, nothing, sql, type Tx } from '#server/database/db.ts'
import { type Clock, clock, clockColumns, isStored, roundOf } from './clock.sql.ts'

/* What members are told about parcels whose free days end. */

interface Due extends Clock {
  readonly parcelId: string
  readonly memberId: string
  readonly trackingNumber: string
  readonly inboundAt: string
}

export interface Lying extends Due {
  /** How often it was extended: it is reminded again after that. */
  readonly round: number
  /** The marks at which its member was reminded since then. */
  readonly marks: readonly (number | null)[]
}

const inboundAt = sql`p.inbound_at as "inboundAt"`
const columns = sql`p.id as "parcelId", p.member_id as "memberId", p.tracking_number as "trackingNumber", ${inboundAt}, ${clockColumns}`

const lying = (sinceDays: number) => sql`${isStored} and p.inbound_at <= now() - make_interval(days => ${sinceDays})`

/** After the last mark nothing more is said, until it is extended. */
const mayBeDue = sql`
  and not exists (
    select from storage_reminders r where r.parcel_id = p.id and r.days_left = 0 and (p.storage_extra_days = 0 or r.round = ${roundOf}))`

/** Members of parcels in stock for so many days at least that may still have to be reminded; the longest stored first. */
export const findMembers = (
  db: Db,
  sinceDays: number,
  after: { inboundAt: string; parcelId: string } | null,
  atATime: number,
) =>
  db.rows(sql<{ parcelId: string; memberId: string; inboundAt: string }>`
    select p.id as "parcelId", p.member_id as "memberId", ${inboundAt} from parcels p
    where ${lying(sinceDays)}
      ${after === null ? nothing : sql`and (p.inbound_at, p.id) > (${after.inboundAt}::timestamptz, ${after.parcelId}::uuid)`}
      ${mayBeDue}
    order by p.inbound_at, p.id limit ${atATime}`)

const ofOneMember = 1000

/** Those of one member, or only those that may still have to be reminded; the longest stored first. */
export const findLying = (db: Db, memberId: string, sinceDays: number, isOpenOnly: boolean) =>
  db.rows(sql<Lying>`
    select ${columns}, ${roundOf} as round,
      array(select r.days_left from storage_reminders r where r.parcel_id = p.id and r.round = ${roundOf}) as marks
    from (
      select * from parcels p where p.member_id = ${memberId} and ${lying(sinceDays)} ${isOpenOnly ? mayBeDue : nothing}
      order by p.inbound_at, p.id limit ${ofOneMember}
    ) p ${clock} order by p.inbound_at, p.id`)

/** The one mail of this day; undefined when it was sent before. */
export const beginMail = (tx: Tx, memberId: string, day: string, staffId: string | null) =>
  tx.find(sql<{ id: string }>`
    insert into storage_mails (member_id, day, staff_id) values (${memberId}, ${day}, ${staffId})
    on conflict (member_id, day) do nothing returning id`)

export const findMail = (db: Db, memberId: string, day: string) =>
  db.find(sql<{ at: string; by: string | null }>`
    select m.at, s.name as by from storage_mails m left join staff s on s.id = m.staff_id
    where m.member_id = ${memberId} and m.day = ${day}`)

interface Reminder {
  readonly parcelId: string
  readonly round: number
  /** Null: a person reminded. */
  readonly mark: number | null
}

export const noteReminders = (tx: Tx, mailId: string, reminders: readonly Reminder[]) =>
  tx.run(sql`
    insert into storage_reminders (parcel_id, round, days_left, mail_id)
    select *, ${mailId}::uuid from unnest(${reminders.map(({ parcelId }) => parcelId)}::uuid[],
      ${reminders.map(({ round }) => round)}::int[], ${reminders.map(({ mark }) => mark)}::int[])`)
