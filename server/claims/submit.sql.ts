import type { ClaimEvent, ClaimStatus, UnclaimedState } from '#domain/claim.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* What a member does with a claim. */

/**
 * A member's claims are processed one after the other, so that many guesses at once gain nothing over guessing in
 * sequence.
 */
export const lockClaimer = (tx: Tx, memberId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`claims:${memberId}`}, 0))`)

export interface WantedParcel {
  id: string
  warehouseId: string
  courierCode: string
  trackingNumber: string
  state: UnclaimedState
  published: boolean
}

/** The parcel, locked until the transaction ends; undefined if it was disposed of. */
export const lockWanted = (tx: Tx, unclaimedId: string) =>
  tx.find(sql<WantedParcel>`
    select id, warehouse_id as "warehouseId", courier_code as "courierCode", tracking_number as "trackingNumber", state, published
    from unclaimed_parcels where id = ${unclaimedId} and closed_reason is null for no key update`)

export interface HeldClaim {
  id: string
  unclaimedId: string
  status: ClaimStatus
}

export const findOwnClaim = (db: Db, memberId: string, id: string) =>
  db.find(sql<HeldClaim>`
    select id, unclaimed_id as "unclaimedId", status from claims where id = ${id} and member_id = ${memberId}`)

export const lockOwnClaim = (tx: Tx, memberId: string, id: string) =>
  tx.find(sql<HeldClaim>`
    select id, unclaimed_id as "unclaimedId", status from claims where id = ${id} and member_id = ${memberId} for update`)

export const lockOwnClaimOn = (tx: Tx, memberId: string, unclaimedId: string) =>
  tx.find(sql<HeldClaim>`
    select id, unclaimed_id as "unclaimedId", status from claims where unclaimed_id = ${unclaimedId} and member_id = ${memberId} for update`)

export interface ClaimDraft {
  readonly warehouseId: string
  readonly courierCode: string
  readonly trackingNumber: string
  readonly fileId: string | null
  readonly remark: string
}

export const insertClaim = (tx: Tx, unclaimedId: string, memberId: string, draft: ClaimDraft) =>
  tx.row(sql<{ id: string }>`
    insert into claims (unclaimed_id, member_id, warehouse_id, courier_code, tracking_number, file_id, remark)
    values (${unclaimedId}, ${memberId}, ${draft.warehouseId}, ${draft.courierCode}, ${draft.trackingNumber}, ${draft.fileId}, ${draft.remark})
    returning id`)

/** Under review again; earlier decisions stay in the history. */
export const submitAgain = (tx: Tx, id: string, draft: ClaimDraft) =>
  tx.find(sql<{ id: string }>`
    update claims set status = 'under_review', warehouse_id = ${draft.warehouseId}, courier_code = ${draft.courierCode},
      tracking_number = ${draft.trackingNumber}, file_id = ${draft.fileId}, remark = ${draft.remark}, submitted_at = now(),
      reviewed_at = null, staff_id = null, reject_reason = null, note = '', first_yes_by = null, version = version + 1
    where id = ${id} and status in ('rejected', 'withdrawn') returning id`)

export const withdrawClaim = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`
    update claims set status = 'withdrawn', first_yes_by = null, version = version + 1
    where id = ${id} and status = 'under_review' returning id`)

/**
 * For when one claim on a parcel has changed, which is locked: raises the versions of the others, so that nobody decides
 * on them before seeing the change. It also tells open pages to read them again.
 */
export const renewRivals = (tx: Tx, unclaimedId: string, claimId: string) =>
  tx.run(sql`
    update claims set version = version + 1
    where unclaimed_id = ${unclaimedId} and id <> ${claimId} and status = 'under_review'`)

interface Step {
  readonly unclaimedId: string
  readonly claimId: string | null
  readonly event: ClaimEvent | 'assign' | 'dispose' | 'describe' | 'takeBack'
  readonly from: ClaimStatus | UnclaimedState | null
  readonly to: ClaimStatus | UnclaimedState | null
  readonly actor: { readonly kind: 'member' | 'staff'; readonly id: string }
  readonly note?: string
  readonly details?: unknown
}

/** A transition of a claim or, without one, of its parcel. */
export const insertStep = (tx: Tx, { unclaimedId, claimId, event, from, to, actor, note = '', details = null }: Step) =>
  tx.run(sql`
    insert into unclaimed_history (unclaimed_id, claim_id, event, from_state, to_state, actor_kind, actor_id, note, details)
    values (${unclaimedId}, ${claimId}, ${event}, ${from}, ${to}, ${actor.kind}, ${actor.id}, ${note},
      ${details === null ? null : JSON.stringify(details)})`)

export interface Tries {
  missesThisHour: number
  missesThatDay: number
  openClaims: number
  claimsIn30Days: number
  /** When the oldest miss of the hour, and the last of the day, expire. */
  hourEndsAt: string | null
  dayEndsAt: string | null
}

/** A member's recent attempts, for `claimPause`. */
export const triesOf = (db: Db, memberId: string) =>
  db.row(sql<Tries>`
    with misses as (select at from claim_misses where member_id = ${memberId} and at > now() - interval '2 days'),
    last as (select max(at) as at from misses where at > now() - interval '1 day')
    select
      (select count(*)::int from misses where at > now() - interval '1 hour') as "missesThisHour",
      (select count(*)::int from misses, last where misses.at > last.at - interval '1 day') as "missesThatDay",
      (select count(*)::int from claims where member_id = ${memberId} and status = 'under_review') as "openClaims",
      (select count(*)::int from unclaimed_history
        where actor_id = ${memberId} and event in ('submit', 'resubmit') and at > now() - interval '30 days') as "claimsIn30Days",
      (select min(at) + interval '1 hour' from misses where at > now() - interval '1 hour') as "hourEndsAt",
      (select at + interval '1 day' from last) as "dayEndsAt"`)

export const insertMiss = (tx: Tx, memberId: string) =>
  tx.run(sql`insert into claim_misses (member_id) values (${memberId})`)
