import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Requests for deletion, and what prevents it. */

export type DeletionState = 'open' | 'withdrawn' | 'refused' | 'fulfilled'

export interface Deletion {
  readonly id: string
  readonly state: DeletionState
  readonly askedAt: string
  readonly closedAt: string | null
  readonly reason: string
}

const deletionColumns = sql`r.id, r.state, r.asked_at as "askedAt", r.closed_at as "closedAt", r.reason`

/** The open request, otherwise the latest one. */
export const newestDeletion = (db: Db, memberId: string) =>
  db.find(sql<Deletion>`
    select ${deletionColumns} from deletion_requests r where r.member_id = ${memberId} order by r.asked_at desc, r.id desc limit 1`)

/** No row when one is already open. */
export const insertDeletion = (tx: Tx, memberId: string) =>
  tx.find(sql<Deletion>`
    insert into deletion_requests as r (member_id) values (${memberId})
    on conflict (member_id) where state = 'open' do nothing returning ${deletionColumns}`)

/** No row when none is open. */
export const withdrawOpenDeletion = (tx: Tx, memberId: string) =>
  tx.find(sql<Deletion>`
    update deletion_requests r set state = 'withdrawn', closed_at = now()
    where r.member_id = ${memberId} and r.state = 'open' returning ${deletionColumns}`)

export interface StaffDeletion extends Deletion {
  readonly memberId: string
  readonly memberNumber: string
  readonly decidedBy: string | null
}

const staffDeletion = sql`
  ${deletionColumns}, r.member_id as "memberId", m.member_number as "memberNumber", s.name as "decidedBy"
  from deletion_requests r join members m on m.id = r.member_id left join staff s on s.id = r.decided_by`

const inState = (state: DeletionState | undefined) => (state === undefined ? nothing : sql`where r.state = ${state}`)

/** The longest wait first. */
export const listDeletions = (db: Db, state: DeletionState | undefined, limit: number, offset: number) =>
  db.rows(sql<StaffDeletion>`
    select ${staffDeletion} ${inState(state)} order by r.asked_at, r.id limit ${limit} offset ${offset}`)

export const countDeletions = (db: Db, state: DeletionState | undefined, most: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from deletion_requests r ${inState(state)} ${limitTo(most)}) counted`)

export const lockDeletion = (tx: Tx, id: string) =>
  tx.find(sql<{ memberId: string; state: DeletionState }>`
    select member_id as "memberId", state from deletion_requests where id = ${id} for update`)

export const deletionById = (db: Db, id: string) =>
  db.row(sql<StaffDeletion>`select ${staffDeletion} where r.id = ${id}`)

export const closeDeletion = (tx: Tx, id: string, to: 'refused' | 'fulfilled', staffId: string, reason: string) =>
  tx.run(sql`
    update deletion_requests set state = ${to}, closed_at = now(), decided_by = ${staffId}, reason = ${reason}
    where id = ${id} and state = 'open'`)

interface Obstacle {
  readonly memberId: string
  readonly balance: number
  readonly debt: number
  readonly orders: number
  readonly parcels: number
  readonly transfers: number
  /** Online: open ones, and refunds under way. */
  readonly payments: number
  readonly disputes: number
  readonly approvals: number
}

/** How many things of each kind are still under way, for one page of members. */
export const obstaclesOf = (db: Db, memberIds: readonly string[]) =>
  db.rows(sql<Obstacle>`
    select m.id as "memberId",
      (select count(*)::int from ledger_accounts where member_id = m.id and kind = 'member' and unit <> 'COIN' and balance > 0) as balance,
      (select count(*)::int from (
        select unit from ledger_entries where member_id = m.id and event in ('RECEIVABLE_OPEN', 'RECEIVABLE_PAID')
        group by unit having sum(case event when 'RECEIVABLE_OPEN' then amount else -amount end) > 0) owed) as debt,
      (select count(*)::int from orders where member_id = m.id and lifecycle = 'active' and status <> 'signed') as orders,
      (select count(*)::int from parcels p where member_id = m.id and deleted_at is null and closed_reason is null
        and (status in ('in_stock', 'packing') or exists (select from parcel_services s where s.parcel_id = p.id and s.state = 'asked'))) as parcels,
      (select count(*)::int from bank_transfers where member_id = m.id and deleted_at is null
        and (audit_status = 'pending' or (audit_status = 'approved' and recharge_status = 'not_credited'))) as transfers,
      (select count(*)::int from payment_intents where member_id = m.id and (state = 'pending' or refunding_minor > 0)) as payments,
      (select count(*)::int from disputes where member_id = m.id and state = 'open') as disputes,
      (select count(*)::int from approvals where state = 'open' and (member_id = m.id or jsonb_exists(input->'memberIds', m.id::text))) as approvals
    from members m where m.id = any(${memberIds}::uuid[])`)

/** Keeps other transactions from using the account at this moment. */
export const lockMember = (tx: Tx, memberId: string) =>
  tx.run(sql`select from members where id = ${memberId} for update`)
