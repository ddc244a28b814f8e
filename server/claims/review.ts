import type { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { ClaimStatus } from '#domain/claim.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { findMemberByNumber } from '#server/members/members.ts'
import { refuse } from '#server/http/refuse.ts'
import { matchOfClaim, proposalsFor } from './proposals.ts'
import { claimRowOf, claimRows, unclaimedRows } from './rows.ts'
import { isAuditor } from '#server/auth/session.ts'
import { mayTouch, seenBy } from './scope.ts'
import { toldOf } from './told.ts'
import {
  countClaims,
  countUnclaimed,
  findClaim,
  searchClaims,
  searchUnclaimed,
  stepsOfClaim,
  unclaimedByIds,
} from './staff.sql.ts'

type Call = ReadCall & AsStaff

/** B-IN-10. */
export async function searchParcels(
  call: Call,
  input: Input<typeof staffUnclaimedParcels.search>,
): Promise<Output<typeof staffUnclaimedParcels.search>> {
  const { db, staff } = call
  const { page, pageSize, state, warehouseId, hasForecast, hasClaim, agedDays } = input
  const filter = {
    scope: seenBy(staff),
    state,
    warehouseId,
    trackingNumber: tidyCode(input.trackingNumber ?? '') || undefined,
    hasForecast,
    hasClaim,
    agedDays,
  }
  const [stored, { total, counts }] = await Promise.all([
    searchUnclaimed(db, filter, stretchOf(input)),
    countUnclaimed(db, filter),
  ])
  const [rows, proposals] = await Promise.all([unclaimedRows(call, db, stored), proposalsFor(call, stored)])
  const list = rows.map((row) => ({ ...row, proposals: proposals.get(row.id) ?? [] }))
  return { list, page, pageSize, ...cappedTotal(total), counts }
}

/** B-IN-12. */
export async function search(
  call: Call,
  input: Input<typeof staffClaims.search>,
): Promise<Output<typeof staffClaims.search>> {
  const { db, staff } = call
  const { page, pageSize, status, memberNumber, warehouseId } = input
  const member = memberNumber ? await findMemberByNumber(db, memberNumber) : undefined
  if (memberNumber && !member) return { list: [], page, pageSize, ...cappedTotal(0), counts: none, late: 0 }
  const filter = {
    scope: seenBy(staff),
    status,
    memberId: member?.memberId,
    warehouseId,
    trackingNumber: tidyCode(input.trackingNumber ?? '') || undefined,
  }
  const [stored, { counts, late }] = await Promise.all([
    searchClaims(db, filter, stretchOf(input)),
    countClaims(db, filter),
  ])
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { list: await claimRows(call, db, stored), page, pageSize, ...cappedTotal(total), counts, late }
}

const none = { under_review: 0, approved: 0, rejected: 0, withdrawn: 0 } as const satisfies Record<ClaimStatus, number>

type Paged = Pick<Input<typeof staffClaims.search>, 'order' | 'page' | 'pageSize'>

const stretchOf = ({ order, page, pageSize }: Paged) => ({ order, limit: pageSize, offset: (page - 1) * pageSize })

/** B-IN-12: one claim with its earlier history, and what its member would be told. */
export async function get(call: Call, { id }: Input<typeof staffClaims.get>): Promise<Output<typeof staffClaims.get>> {
  const { db, staff } = call
  const stored = orRefuse(await findClaim(db, id), 'not_found')
  if (!isAuditor(staff) && !mayTouch(staff, stored.warehouseId)) refuse('not_found')
  const [row, history, [unclaimed]] = await Promise.all([
    claimRowOf(call, db, stored),
    stepsOfClaim(db, id),
    unclaimedByIds(db, [stored.unclaimedId]),
  ])
  const match = unclaimed && stored.status === 'under_review' ? await matchOfClaim(call, unclaimed, id) : null
  return { ...row, match, told: await toldOf(call, row), history }
}
