import type { staffParcelFiles } from '#contract/staff-parcels.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { isAuditor, type StaffSession } from '#server/auth/session.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import { labelPrintsOf } from '#server/labels/labels.ts'
import { memberCardsById } from '#server/members/members.ts'
import { parcelRow, trackStep } from './row.ts'
import { goodsOf, photosOf } from './sql.ts'
import {
  correctionsOf,
  deedsOf,
  countForStaff,
  findAnyParcel,
  type Scope,
  searchForStaff,
  type StaffFilter,
  stepsWithNames,
} from './staff-list.sql.ts'
import { ownerOf } from './station.ts'
import { findOnTheWay, wayOnWire } from './transfer.sql.ts'
import { weighingsOfParcels } from './weighings.ts'

type Calls = typeof staffParcelFiles
type Call = ReadCall & AsStaff

/** Warehouse staff their own warehouses; finance, customer service, administrators and auditors all. */
const seenBy = (staff: StaffSession): Scope =>
  isAuditor(staff) || staff.roles.some((role) => role === 'S' || role === 'F' || role === 'A')
    ? null
    : staff.warehouseIds

/** B-IN-03 */
export async function listForStaff(call: Call, input: Input<Calls['search']>): Promise<Output<Calls['search']>> {
  const { db, staff, language } = call
  const { after, pageSize } = input
  const filter = filterOf(input, seenBy(staff))
  const [found, counted] = await Promise.all([
    searchForStaff(db, filter, { after, limit: pageSize + 1 }),
    countForStaff(db, filter),
  ])
  const rows = found.slice(0, pageSize)
  const owners = await memberCardsById(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return {
    list: rows.map((row) => ({ ...parcelRow(row, language), ...ownerOf(owners, row.memberId) })),
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    ...cappedTotal(counted),
  }
}

/** Numbers are compared as they are stored; what is left empty filters nothing. */
const filterOf = (input: Input<Calls['search']>, scope: Scope): StaffFilter => ({
  scope,
  status: input.status,
  warehouseId: input.warehouseId,
  memberNumber: tidyMemberNumber(input.memberNumber ?? '') || undefined,
  trackingNumber: tidyCode(input.trackingNumber ?? '') || undefined,
  goodsName: input.goodsName || undefined,
  customerCode: input.customerCode || undefined,
  shelf: input.shelf || undefined,
  abnormal: input.abnormal,
  dateField: input.dateField,
  from: input.from,
  to: input.to,
  agedDays: input.agedDays,
})

/** B-IN-04: where it is, whose it is, and everything that was done to it, with the names of those who did it. */
export async function getForStaff(call: Call, { id }: Input<Calls['get']>): Promise<Output<Calls['get']>> {
  const { db, language } = call
  const parcel = orRefuse(await findAnyParcel(db, id, seenBy(call.staff)), 'not_found')
  const [owners, goods, photos, weighings, steps, corrections, deeds, labelPrints, onTheWay] = await Promise.all([
    memberCardsById(db, [parcel.memberId]),
    goodsOf(db, id),
    photosOf(db, id),
    weighingsOfParcels(call, db, [id]),
    stepsWithNames(db, id),
    correctionsOf(db, id),
    deedsOf(db, id),
    labelPrintsOf(db, 'parcel', [id]),
    findOnTheWay(db, id),
  ])
  const owner = ownerOf(owners, parcel.memberId)
  return {
    ...parcelRow(parcel, language),
    ...owner,
    goods,
    photos: photos.map(({ fileId, takenAt }) => ({ fileId, takenAt, url: fileUrl(call, fileId) })),
    weighings,
    events: steps.map((step) => ({
      ...trackStep(step, language),
      by: step.isOfMember ? owner.memberName : step.staffName,
      note: step.note,
    })),
    corrections,
    deeds,
    labelPrints: labelPrints.get(id) ?? [],
    onTheWay: onTheWay ? wayOnWire(onTheWay, language) : null,
    remark: parcel.remark,
  }
}
