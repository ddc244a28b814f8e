import type { AuditStatus, BankTransferEvent, RechargeStatus } from '#domain/bank-transfer.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { Currency } from '#domain/money.ts'
import { type Db, escapeLike, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'
import { inRange } from '#server/database/range.ts'

export interface Transfer {
  readonly id: string
  readonly transferNumber: string
  readonly memberId: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly fileId: string
  readonly bankRef: string
  readonly remark: string
  readonly submittedAt: string
  readonly auditStatus: AuditStatus
  readonly auditReason: string | null
  readonly auditorId: string | null
  readonly auditedBy: string | null
  readonly auditedAt: string | null
  readonly receivedMinor: number | null
  readonly rechargeStatus: RechargeStatus
  readonly creditedAt: string | null
  readonly creditedBy: string | null
  readonly payerTail: string | null
  readonly entryId: string | null
  readonly version: number
  /** An open request to take it back. */
  readonly approvalId: string | null
}

/** The call whose request waits for a second person (B-FI-04). */
export const reversing = 'staffBankTransfers.reverse'

const transferRow = sql`
  t.id, t.transfer_number as "transferNumber", t.member_id as "memberId", t.amount_minor as "amountMinor", t.currency,
  t.file_id as "fileId", t.bank_ref as "bankRef", t.remark, t.submitted_at as "submittedAt",
  t.audit_status as "auditStatus", t.audit_reason as "auditReason", t.auditor_id as "auditorId",
  auditor.name as "auditedBy", t.audited_at as "auditedAt", t.received_minor as "receivedMinor",
  t.recharge_status as "rechargeStatus", t.credited_at as "creditedAt", crediter.name as "creditedBy", t.payer_tail as "payerTail", t.entry_id as "entryId", t.version,
  (select a.id from approvals a where a.call = ${reversing} and a.target_id = t.id and a.state = 'open') as "approvalId"
  from bank_transfers t
  left join staff auditor on auditor.id = t.auditor_id
  left join staff crediter on crediter.id = t.crediter_id`

export interface Draft {
  readonly amountMinor: number
  readonly currency: Currency
  readonly fileId: string
  readonly bankRef: string
  readonly remark: string
}

export const insertTransfer = (
  tx: Tx,
  memberId: string,
  transferNumber: string,
  { amountMinor, currency, fileId, bankRef, remark }: Draft,
) =>
  tx.row(sql<{ id: string }>`
    insert into bank_transfers (transfer_number, member_id, amount_minor, currency, file_id, bank_ref, remark)
    values (${transferNumber}, ${memberId}, ${amountMinor}, ${currency}, ${fileId}, ${bankRef}, ${remark}) returning id`)

/** An edited transfer waits for review again; the earlier reason no longer applies. */
export const updateDraft = (
  tx: Tx,
  memberId: string,
  id: string,
  { amountMinor, currency, fileId, bankRef, remark }: Draft,
) =>
  tx.run(sql`
    update bank_transfers set amount_minor = ${amountMinor}, currency = ${currency}, file_id = ${fileId},
      bank_ref = ${bankRef}, remark = ${remark}, audit_status = 'pending', audit_reason = null, auditor_id = null, audited_at = null, version = version + 1
    where id = ${id} and member_id = ${memberId} and audit_status in ('pending', 'rejected')`)

export const removeTransfer = (tx: Tx, memberId: string, id: string) =>
  tx.run(sql`
    update bank_transfers set deleted_at = now()
    where id = ${id} and member_id = ${memberId} and audit_status in ('pending', 'rejected')`)

export const findOwnTransfer = (db: Db, memberId: string, id: string) =>
  db.find(
    sql<Transfer>`select ${transferRow} where t.id = ${id} and t.member_id = ${memberId} and t.deleted_at is null`,
  )

/** For staff. */
export const findTransfer = (db: Db, id: string) =>
  db.find(sql<Transfer>`select ${transferRow} where t.id = ${id} and t.deleted_at is null`)

/** A separate statement, so that the next one sees what this one waited for. A member can lock only their own. */
export const lockTransferRow = (tx: Tx, id: string, memberId: string | null) =>
  tx.run(sql`
    select from bank_transfers where id = ${id} and (${memberId}::uuid is null or member_id = ${memberId}::uuid) for update`)

export interface Filter {
  readonly memberId?: string | undefined
  readonly auditStatus?: AuditStatus | undefined
  readonly rechargeStatus?: RechargeStatus | undefined
  readonly currency?: Currency | undefined
  /** A part of it. */
  readonly transferNumber?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The member is part of the filter: members' lists always name theirs. */
export const listTransfers = (db: Db, filter: Filter, limit: number, offset: number) =>
  db.rows(sql<Transfer>`
    select ${transferRow} join (
      select id from bank_transfers t where ${matches(filter)} order by t.submitted_at desc, t.id desc limit ${limit} offset ${offset}
    ) asked on asked.id = t.id order by t.submitted_at desc, t.id desc`)

export const countTransfers = (db: Db, filter: Filter) =>
  db.row(sql<{ total: number }>`select count(*)::int as total from bank_transfers t where ${matches(filter)}`)

/** Over all members, up to a limit (decision record 13). */
export const countAllTransfers = (db: Db, filter: Filter) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from bank_transfers t where ${matches(filter)} ${limitTo(countedAtMost)}) few`)

const matches = ({ memberId, auditStatus, rechargeStatus, currency, transferNumber, from, to }: Filter) => sql`
  t.deleted_at is null ${memberId ? sql`and t.member_id = ${memberId}` : nothing}
  ${auditStatus ? sql`and t.audit_status = ${auditStatus}` : nothing}
  ${rechargeStatus ? sql`and t.recharge_status = ${rechargeStatus}` : nothing}
  ${currency ? sql`and t.currency = ${currency}` : nothing}
  ${transferNumber ? sql`and t.transfer_number like ${`%${escapeLike(transferNumber)}%`}` : nothing} ${inRange(sql`t.submitted_at`, { from, to })}`

export interface Lookalike {
  readonly id: string
  readonly transferNumber: string
  readonly memberId: string
  readonly submittedAt: string
  readonly reasons: readonly ('image' | 'bankRef' | 'amount' | 'payer')[]
}

/**
 * Other transfers that may be the same money, the most similar first; deleted ones count, since they had a picture too.
 */
export const findLookalikes = (db: Db, id: string) =>
  db.rows(sql<Lookalike>`
    with this as (
      select t.*, f.sha256, ${tidyRef} as ref from bank_transfers t join files f on f.id = t.file_id where t.id = ${id}
    ),
    others as (
      select t.id, t.transfer_number, t.member_id, t.submitted_at, array_remove(array[
        case when f.sha256 = this.sha256 then 'image' end,
        case when ${tidyRef} = this.ref and this.ref <> '' then 'bankRef' end,
        case when t.amount_minor = this.amount_minor and t.currency = this.currency
          and t.submitted_at between this.submitted_at - interval '1 day' and this.submitted_at + interval '1 day' then 'amount' end,
        case when t.member_id <> this.member_id and t.payer_marks && this.payer_marks then 'payer' end
      ], null) as reasons
      from this, bank_transfers t join files f on f.id = t.file_id where t.id <> this.id
    )
    select id, transfer_number as "transferNumber", member_id as "memberId", submitted_at as "submittedAt", reasons from others
    where cardinality(reasons) > 0 order by cardinality(reasons) desc, submitted_at desc limit 20`)

/** Normalised as in the unique index of approved references. */
const tidyRef = sql`upper(regexp_replace(t.bank_ref, '[\\s-]', '', 'g'))`

export const approveTransfer = (tx: Tx, id: string, staffId: string, receivedMinor: number, bankRef: string) =>
  tx.run(sql`
    update bank_transfers set audit_status = 'approved', audit_reason = null, auditor_id = ${staffId}, audited_at = now(),
      received_minor = ${receivedMinor}, bank_ref = ${bankRef}, version = version + 1 where id = ${id} and audit_status = 'pending'`)

export const rejectTransfer = (tx: Tx, id: string, staffId: string, reason: string) =>
  tx.run(sql`
    update bank_transfers set audit_status = 'rejected', audit_reason = ${reason}, auditor_id = ${staffId},
      audited_at = now(), version = version + 1
    where id = ${id} and audit_status = 'pending'`)

export const markCredited = (tx: Tx, id: string, staffId: string, entryId: string) =>
  tx.run(sql`
    update bank_transfers set recharge_status = 'credited', credited_at = now(), crediter_id = ${staffId},
      entry_id = ${entryId}, version = version + 1
    where id = ${id} and audit_status = 'approved' and recharge_status = 'not_credited'`)

export const markReversed = (tx: Tx, id: string, reason: string) =>
  tx.run(sql`
    update bank_transfers set recharge_status = 'reversed', reversed_at = now(), reverse_reason = ${reason},
      version = version + 1
    where id = ${id} and recharge_status = 'credited'`)

export interface TransferStep {
  readonly transferId: string
  readonly event: BankTransferEvent
  readonly actor: { readonly kind: 'member' | 'staff'; readonly id: string }
  readonly note?: string
  readonly details?: unknown
}

export const insertHistory = (tx: Tx, { transferId, event, actor, note = '', details = null }: TransferStep) =>
  tx.run(sql`
    insert into bank_transfer_history (transfer_id, event, actor_kind, actor_id, note, details)
    values (${transferId}, ${event}, ${actor.kind}, ${actor.id}, ${note}, ${details === null ? null : JSON.stringify(details)})`)

/** An id for an action that may have to wait. */
export const drawId = async (tx: Tx) => (await tx.row(sql<{ id: string }>`select new_id() as id`)).id
