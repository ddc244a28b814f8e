import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffOrders } from '#contract/orders.ts'
import type { reports } from '#contract/reports.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output, StaffRole } from '#contract/wire/operation.ts'
import { mayBeOnLabel } from '#domain/member-alias.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { mayCall } from '#server/auth/session.ts'
import { findMemberByNumber } from '#server/members/members.ts'
import { ordersNumbered, parcelsNumbered, transfersNumbered, unclaimedNumbered } from './find.sql.ts'

type Found = Output<typeof reports.find>

/** B-RP-20: what a number that staff type or scan belongs to. Names, phones and addresses are on the pages it leads to. */
export async function find(
  { db, staff, language }: ReadCall & AsStaff,
  { number }: Input<typeof reports.find>,
): Promise<Found> {
  const typed = tidyMemberNumber(number)
  const sees = (roles: readonly StaffRole[]) => staff.roles.some((role) => role === 'A' || roles.includes(role))
  const mayOrders = mayCall(staff, staffOrders.search.who)
  const scope = sees(['F', 'S', 'U']) ? null : staff.warehouseIds
  const [orders, parcels, unclaimed, transfers, member] = await Promise.all([
    mayOrders ? ordersNumbered(db, typed, scope) : [],
    mayOrders ? parcelsNumbered(db, typed, scope) : [],
    mayCall(staff, staffUnclaimedParcels.search.who) ? unclaimedNumbered(db, typed, scope) : [],
    mayCall(staff, staffBankTransfers.search.who) ? transfersNumbered(db, typed) : [],
    mayOrders && mayBeOnLabel(typed) ? findMemberByNumber(db, typed) : undefined,
  ])
  return {
    orders,
    parcels: parcels.map(({ warehouseName, ...parcel }) => ({
      ...parcel,
      warehouseName: pickText(warehouseName, language),
    })),
    unclaimed: unclaimed.map(({ warehouseName, ...parcel }) => ({
      ...parcel,
      warehouseName: pickText(warehouseName, language),
    })),
    transfers,
    members: member ? [{ memberNumber: member.memberNumber }] : [],
  }
}
