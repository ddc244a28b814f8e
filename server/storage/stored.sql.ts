import type { StoredText } from '#contract/wire/language.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { longestStayDays, type StoredShow, withinDaysOf } from '#domain/storage.ts'
import { type Db, limitTo, nothing, type Query, sql, type Tx } from '#server/database/db.ts'
import { type Clock, clock, clockColumns, freeUntil, isStored, roundOf, stayUntil } from './clock.sql.ts'

/* Parcels that are stored for long, for staff. */

/** The warehouses whose parcels are meant; null: all. */
export type Scope = readonly string[] | null

export interface Stay {
  readonly freeDays: number
  readonly longestDays: number
}

export interface StoredRow extends Clock {
  readonly id: string
  readonly memberId: string
  readonly trackingNumber: string
  readonly warehouseId: string
  readonly warehouseName: StoredText
  readonly shelf: string | null
  readonly goodsName: string
  readonly inboundAt: string
  readonly freeUntil: string
  readonly stayUntil: string
  readonly isClosing: boolean
  /** Sent since the last extension. */
  readonly reminders: number
}

const columns = ({ freeDays, longestDays }: Stay) => sql`
  p.id, p.member_id as "memberId", p.tracking_number as "trackingNumber", p.warehouse_id as "warehouseId", w.name as "warehouseName", p.shelf,
  p.goods_name as "goodsName", p.inbound_at as "inboundAt", ${clockColumns},
  date_trunc('second', ${freeUntil(freeDays)}) as "freeUntil", date_trunc('second', ${stayUntil(freeDays, longestDays)}) as "stayUntil",
  exists (select from parcel_closings c where c.parcel_id = p.id and c.state = 'asked') as "isClosing",
  (select count(*)::int from storage_reminders r where r.parcel_id = p.id and r.round = ${roundOf}) as reminders`

export interface StoredFilter extends Stay {
  readonly scope: Scope
  /** Undefined: free days that end within seven days, or have ended. */
  readonly show: StoredShow | undefined
  readonly warehouseId: string | undefined
  readonly memberNumber: string | undefined
  /** How it starts. */
  readonly trackingNumber: string | undefined
}

const widestDays = withinDaysOf.within7

/**
 * Whose clock may fit, by what is indexed. Pauses and extensions only delay the end: whatever has neither was received
 * within a known range.
 */
function mayFit({ show, freeDays, longestDays }: StoredFilter): Query<unknown> {
  if (show === 'past')
    return sql`and p.inbound_at <= now() - make_interval(days => ${longestStayDays({ freeDays, longestDays })})`
  const withinDays = show === undefined ? widestDays : withinDaysOf[show]
  const latest = sql`and p.inbound_at <= now() - make_interval(days => ${freeDays - withinDays})`
  if (show === undefined || show === 'ended') return latest
  return sql`${latest} and (p.inbound_at > now() - make_interval(days => ${freeDays}) or p.storage_extra_days > 0 or p.inbound_stored_at is not null
    or exists (select from order_parcels op where op.parcel_id = p.id) or exists (select from disputes d where d.parcel_id = p.id)
    or exists (select from warehouse_transfers t where t.parcel_id = p.id))`
}

function fits({ show, freeDays, longestDays }: StoredFilter): Query<unknown> {
  if (show === 'past') return sql`and ${stayUntil(freeDays, longestDays)} <= now()`
  if (show === 'ended') return sql`and ${freeUntil(freeDays)} <= now()`
  const withinDays = show === undefined ? widestDays : withinDaysOf[show]
  const isEnding = sql`and ${freeUntil(freeDays)} <= now() + make_interval(days => ${withinDays})`
  return show === undefined ? isEnding : sql`${isEnding} and ${freeUntil(freeDays)} > now()`
}

const matching = (filter: StoredFilter) => {
  const { scope, warehouseId, memberNumber, trackingNumber } = filter
  return sql`
    ${isStored} ${mayFit(filter)} ${fits(filter)}
    ${scope === null ? nothing : sql`and p.warehouse_id = any(${scope}::uuid[])`}
    ${warehouseId === undefined ? nothing : sql`and p.warehouse_id = ${warehouseId}`}
    ${memberNumber === undefined ? nothing : sql`and p.member_id = (select m.id from members m where m.member_number = ${memberNumber})`}
    ${trackingNumber === undefined ? nothing : sql`and p.tracking_number ^@ ${trackingNumber}`}`
}

/** The longest stored first, those after one row. */
export const searchStored = (db: Db, filter: StoredFilter, after: string | undefined, limit: number) =>
  db.rows(sql<StoredRow>`
    select ${columns(filter)} from parcels p ${clock} join warehouses w on w.id = p.warehouse_id
    where ${matching(filter)}
      ${
        after === undefined
          ? nothing
          : sql`and (p.inbound_at, p.id) > (select last.inbound_at, last.id from parcels last where last.id = ${after})`
      }
    order by p.inbound_at, p.id ${limitTo(limit)}`)

export const countStored = async (db: Db, filter: StoredFilter): Promise<number> =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (select from parcels p ${clock} where ${matching(filter)} ${limitTo(countedAtMost)}) few`)
  ).total

/** One of them, also one that was closed in this transaction. */
export const findStored = (db: Db, id: string, stay: Stay) =>
  db.find(sql<StoredRow>`
    select ${columns(stay)} from parcels p ${clock} join warehouses w on w.id = p.warehouse_id
    where p.id = ${id} and p.status = 'in_stock' and p.deleted_at is null`)

export interface Sent {
  readonly parcelId: string
  readonly daysLeft: number | null
  readonly at: string
  readonly by: string | null
  readonly isOutdated: boolean
}

/** What the members of these parcels were told, the newest first. */
export const remindersOf = (db: Db, parcelIds: readonly string[]) =>
  db.rows(sql<Sent>`
    select r.parcel_id as "parcelId", r.days_left as "daysLeft", r.at, s.name as by, r.round < ${roundOf} as "isOutdated"
    from storage_reminders r join parcels p on p.id = r.parcel_id left join storage_mails m on m.id = r.mail_id left join staff s on s.id = m.staff_id
    where r.parcel_id = any(${parcelIds}) order by r.at desc, r.id desc`)

/** Of these members, those who had the mail of this day. */
export const mailedOn = async (db: Db, memberIds: readonly string[], day: string): Promise<readonly string[]> =>
  (
    await db.rows(sql<{ memberId: string }>`
      select member_id as "memberId" from storage_mails where member_id = any(${memberIds}) and day = ${day}`)
  ).map(({ memberId }) => memberId)

/** Undefined once it is not in stock any more. */
export const addFreeDays = (tx: Tx, id: string, addedDays: number) =>
  tx.find(sql<{ id: string }>`
    update parcels p set storage_extra_days = storage_extra_days + ${addedDays}, version = version + 1
    where p.id = ${id} and ${isStored} returning p.id`)

interface Granted {
  readonly id: string
  readonly days: number
  readonly addedDays: number
  readonly reason: string
  readonly showsReason: boolean
  readonly staffId: string
}

export const noteExtension = (tx: Tx, { id, days, addedDays, reason, showsReason, staffId }: Granted) =>
  tx.run(sql`
    with granted as (
      insert into storage_extensions (parcel_id, days, added_days, reason, shows_reason, staff_id)
      values (${id}, ${days}, ${addedDays}, ${reason}, ${showsReason}, ${staffId}) returning id)
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    select ${id}, 'extendStorage', 'in_stock', 'in_stock', 'staff', ${staffId}, ${reason}, jsonb_build_object('extensionId', id, 'days', ${days}::int)
    from granted`)

/** The work queue: past the longest stay, and nobody has asked to close it. Rows as `waiting.sql.ts` puts them together. */
export const pastStay = ({ freeDays, longestDays }: Stay, scope: Scope, limit: number) => sql`
  select p.id, p.tracking_number as number, p.warehouse_id, ${stayUntil(freeDays, longestDays)} as since
  from parcels p ${clock}
  where ${isStored} and p.inbound_at <= now() - make_interval(days => ${longestStayDays({ freeDays, longestDays })})
    and ${stayUntil(freeDays, longestDays)} <= now() and not s.is_paused
    and not exists (select from parcel_closings c where c.parcel_id = p.id and c.state = 'asked')
    ${scope === null ? nothing : sql`and p.warehouse_id = any(${scope}::uuid[])`}
  order by p.inbound_at, p.id ${limitTo(limit)}`
