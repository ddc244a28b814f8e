import type { staffCoupons } from '#contract/coupons.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { couponCan, couponStateNow } from '#domain/coupon.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { findMemberByNumber, memberCardsById } from '#server/members/members.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { termsOnWire } from './list.ts'
import { countFound, lockCoupon, revokeCoupon, searchCoupons, type StaffCoupon } from './sql.ts'

type Row = Output<typeof staffCoupons.revoke>

/** B-CP-03 */
export async function search(
  { db }: ReadCall & AsStaff,
  { memberNumber, state, page, pageSize }: Input<typeof staffCoupons.search>,
): Promise<Output<typeof staffCoupons.search>> {
  const member = memberNumber ? await findMemberByNumber(db, memberNumber) : undefined
  if (memberNumber && !member) return { list: [], page, pageSize, ...cappedTotal(0) }
  const filter = { memberId: member?.memberId, state }
  const [rows, { total }] = await Promise.all([
    searchCoupons(db, filter, pageSize, (page - 1) * pageSize),
    countFound(db, filter, countedAtMost),
  ])
  return { list: await rowsOnWire(db, rows), page, pageSize, ...cappedTotal(total) }
}

/** B-CP-03: takes back an unused coupon; its member no longer sees it. */
export async function revoke(
  call: WriteCall & AsStaff,
  { id, reason }: Input<typeof staffCoupons.revoke>,
): Promise<Row> {
  const { tx, staff } = call
  const coupon = orRefuse(await lockCoupon(tx, id), 'not_found')
  if (!couponCan.revoke({ state: couponStateNow(coupon) })) refuse('staff_state')
  await refuseOwnAccount(tx, staff.id, coupon.memberId)
  await revokeCoupon(tx, id, { kind: 'staff', id: staff.id }, reason)
  call.audit({ kind: 'coupon', id, before: { state: coupon.state }, after: { state: 'revoked' } })
  const [row] = await rowsOnWire(tx, await searchCoupons(tx, { id }, 1, 0))
  assert(row, 'a revoked coupon stays')
  return row
}

async function rowsOnWire(db: Db, rows: readonly StaffCoupon[]): Promise<Row[]> {
  const cards = await memberCardsById(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((coupon) => {
    const { id, templateId, terms, validFrom, validTo, issuedAt, issuedBy, usedAt, usedOrderNumber, ...rest } = coupon
    const card = cards.get(coupon.memberId)
    return {
      id,
      templateId,
      memberNumber: card?.memberNumber ?? '',
      memberName: card?.memberName ?? '',
      title: terms.title,
      ...termsOnWire(terms),
      state: couponStateNow(coupon),
      validFrom,
      validTo,
      issuedAt,
      issuedBy,
      usedAt,
      usedOrderNumber,
      discountMinor: rest.discountMinor,
      revokedAt: rest.revokedAt,
      revokeReason: rest.revokeReason,
    }
  })
}
