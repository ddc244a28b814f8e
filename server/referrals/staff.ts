import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffReferrals } from '#contract/referrals.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { referralCan } from '#domain/referral.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { lockBalances, postEntries } from '#server/ledger/ledger.ts'
import { findMemberByNumber, memberCardsById, refuseErased } from '#server/members/members.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { markReviewed } from './reviews.sql.ts'
import { payReward } from './reward.ts'
import { countReferrals, lockReferral, markVoid, type Referral, searchReferrals, type StaffReferral } from './sql.ts'
import { voidRemark } from './text.ts'

type Call = WriteCall & AsStaff
type Row = Output<typeof staffReferrals.void>

/** B-CS-10 */
export async function search(
  { db }: ReadCall & AsStaff,
  { memberNumber, state, toReview, page, pageSize }: Input<typeof staffReferrals.search>,
): Promise<Output<typeof staffReferrals.search>> {
  const member = memberNumber ? await findMemberByNumber(db, memberNumber) : undefined
  if (memberNumber && !member) return { list: [], page, pageSize, ...cappedTotal(0) }
  const filter = { memberId: member?.memberId, state, isToReview: toReview === 1 }
  const [rows, { total }] = await Promise.all([
    searchReferrals(db, filter, pageSize, (page - 1) * pageSize),
    countReferrals(db, filter, countedAtMost),
  ])
  return { list: await rowsOnWire(db, rows), page, pageSize, ...cappedTotal(total) }
}

/** B-CS-10: takes a reward back as far as its coins are still there; the rest is written off, and shown. */
export async function voidReferral(call: Call, { id, reason }: Input<typeof staffReferrals.void>): Promise<Row> {
  const { tx, staff } = call
  const referral = await lockForStaff(call, id)
  if (!referralCan.void(referral)) refuse('staff_state')
  const writtenOff = referral.state === 'rewarded' ? await takeBackReward(call, referral) : 0
  await markVoid(tx, id, { reason, staffId: staff.id, writtenOff })
  call.audit({ kind: 'referral', id, before: { state: referral.state }, after: { state: 'void', writtenOff } })
  return rowOf(tx, id)
}

/** B-CS-11: after a review, pays what was held, or leaves what was paid as it is (decision record 32). */
export async function release(call: Call, { id }: Input<typeof staffReferrals.release>): Promise<Row> {
  const { tx, staff } = call
  const referral = await lockForStaff(call, id)
  if (referralCan.keep(referral)) {
    await markReviewed(tx, id, staff.id)
    call.audit({ kind: 'referral', id, before: { isToReview: true }, after: { isToReview: false } })
    return rowOf(tx, id)
  }
  if (!referralCan.release(referral)) refuse('staff_state')
  await refuseErased(tx, referral.inviterId)
  await payReward(tx, referral, staff.id)
  call.audit({ kind: 'referral', id, before: { state: 'held' }, after: { state: 'rewarded', coins: referral.coins } })
  return rowOf(tx, id)
}

async function lockForStaff({ tx, staff }: Call, id: string): Promise<Referral> {
  const referral = orRefuse(await lockReferral(tx, id), 'not_found')
  await refuseOwnAccount(tx, staff.id, referral.inviterId)
  return referral
}

/** Returns what was already spent: no balance goes below 0. */
async function takeBackReward({ tx, staff }: Call, { id, inviterId, coins }: Referral): Promise<number> {
  const { COIN: balance } = await lockBalances(tx, inviterId, ['COIN'])
  const taken = Math.min(balance, coins)
  if (taken > 0) {
    await postEntries(tx, [
      {
        event: 'STAFF_DEDUCT',
        memberId: inviterId,
        unit: 'COIN',
        amount: taken,
        source: { kind: 'referral', id },
        referenceNumber: null,
        remark: voidRemark,
        actor: { kind: 'staff', id: staff.id },
      },
    ])
  }
  return coins - taken
}

async function rowOf(db: Db, id: string): Promise<Row> {
  const [row] = await rowsOnWire(db, await searchReferrals(db, { id }, 1, 0))
  assert(row, 'a referral that was decided stays')
  return row
}

async function rowsOnWire(db: Db, rows: readonly StaffReferral[]): Promise<Row[]> {
  const cards = await memberCardsById(
    db,
    rows.flatMap(({ inviterId, inviteeId }) => [inviterId, inviteeId]),
  )
  return rows.map(({ inviterId, inviteeId, ...row }) => ({
    ...row,
    inviterNumber: cards.get(inviterId)?.memberNumber ?? '',
    inviterName: cards.get(inviterId)?.memberName ?? '',
    inviteeNumber: cards.get(inviteeId)?.memberNumber ?? '',
    inviteeName: cards.get(inviteeId)?.memberName ?? '',
  }))
}
