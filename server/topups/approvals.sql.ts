import type { ApprovalState } from '#contract/topups.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { Currency } from '#domain/money.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

export interface Approval {
  readonly id: string
  readonly call: string
  readonly targetId: string
  readonly amountMinor: number | null
  readonly currency: Currency | null
  readonly memberId: string | null
  readonly reason: string
  readonly requesterId: string
  readonly requestedBy: string
  readonly requestedAt: string
  readonly state: ApprovalState
  readonly settledBy: string | null
  readonly settledAt: string | null
  readonly settledNote: string
}

const approvalRow = sql`
  a.id, a.call, a.target_id as "targetId", a.amount_minor as "amountMinor", a.currency, a.member_id as "memberId", a.reason,
  a.requested_by as "requesterId", s.name as "requestedBy", a.requested_at as "requestedAt", a.state,
  settler.name as "settledBy", a.settled_at as "settledAt", a.settled_note as "settledNote"
  from approvals a join staff s on s.id = a.requested_by left join staff settler on settler.id = a.settled_by`

/** A call that waits for a second person: its name, the id that its result will have, and its input. */
export interface Request {
  readonly call: string
  readonly subject: string
  readonly targetId: string
  readonly input: unknown
  readonly amountMinor: number | null
  readonly currency: Currency | null
  readonly memberId: string | null
  readonly reason: string
  readonly staffId: string
}

/** Undefined while another request about the same is open; one that is being written is waited for. */
export const insertRequest = (tx: Tx, request: Request) =>
  tx.find(sql<{ id: string }>`
    insert into approvals (call, subject, target_id, input, amount_minor, currency, member_id, reason, requested_by)
    values (${request.call}, ${request.subject}, ${request.targetId}, ${JSON.stringify(request.input)}, ${request.amountMinor},
      ${request.currency}, ${request.memberId}, ${request.reason}, ${request.staffId})
    on conflict (call, subject) where state = 'open' do nothing returning id`)

export const findOpenRequest = (tx: Tx, call: string, subject: string) =>
  tx.find(sql<{ id: string; requesterId: string }>`
    select id, requested_by as "requesterId" from approvals where call = ${call} and subject = ${subject} and state = 'open'`)

/** Whether the requests are identical. */
export const asksFor = async (tx: Tx, id: string, { input, amountMinor }: Request): Promise<boolean> =>
  (await tx.find(sql<{ id: string }>`
    select id from approvals where id = ${id} and input = ${JSON.stringify(input)}::jsonb
      and amount_minor is not distinct from ${amountMinor}::bigint`)) !== undefined

/**
 * Locks an open request without waiting: the person who settles it now holds it, and waits in turn for the order or account
 * that the requester holds. No row: somebody is settling it at this moment.
 */
export const lockOpenRequest = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`select id from approvals where id = ${id} and state = 'open' for update skip locked`)

/** The input of a request, as its own call stored it. */
export const readRequest = async <RequestInput>(tx: Tx, id: string): Promise<RequestInput> =>
  (await tx.row(sql<{ input: RequestInput }>`select input from approvals where id = ${id}`)).input

export const findApproval = (db: Db, id: string) => db.find(sql<Approval>`select ${approvalRow} where a.id = ${id}`)

/**
 * A separate statement, so that the next one sees what this one waited for: of two people at once only one settles it.
 */
export const lockApproval = (tx: Tx, id: string) => tx.run(sql`select from approvals where id = ${id} for update`)

/** Settles an open request; no row means that somebody else was first. */
export const settleApproval = (
  tx: Tx,
  id: string,
  state: Exclude<ApprovalState, 'open'>,
  staffId: string,
  note: string,
) =>
  tx.run(sql`
    update approvals set state = ${state}, settled_by = ${staffId}, settled_at = now(), settled_note = ${note}
    where id = ${id} and state = 'open'`)

interface Filter {
  readonly isOpen: boolean | null
  /** Only requests of this person. */
  readonly requesterId: string | null
  /** Without requests of this person. */
  readonly notBy: string | null
}

export const listApprovals = (db: Db, filter: Filter, limit: number, offset: number) =>
  db.rows(sql<Approval>`
    select ${approvalRow} where ${matches(filter)} order by a.requested_at desc, a.id desc limit ${limit} offset ${offset}`)

export const countApprovals = (db: Db, filter: Filter) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from approvals a where ${matches(filter)} ${limitTo(countedAtMost)}) few`)

const matches = ({ isOpen, requesterId, notBy }: Filter) => sql`
  true ${stateIs(isOpen)} ${requesterId === null ? nothing : sql`and a.requested_by = ${requesterId}`}
    ${notBy === null ? nothing : sql`and a.requested_by <> ${notBy}`}`

function stateIs(isOpen: boolean | null) {
  if (isOpen === null) return nothing
  return isOpen ? sql`and a.state = 'open'` : sql`and a.state <> 'open'`
}
