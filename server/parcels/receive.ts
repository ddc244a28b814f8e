import { type AbnormalCode, abnormalText, blockingAbnormalCodes } from '#contract/codes.ts'
import type { Input, Output } from '#contract/operation.ts'
import type { staffParcels } from '#contract/parcels.ts'
import { isMemberNumber, tidyMemberNumber } from '#domain/member-number.ts'
import { weigh } from '#domain/weight.ts'
import { orRefuse } from '#server/db.ts'
import { useFiles } from '#server/files.ts'
import type { AsStaff, WriteCall } from '#server/house.ts'
import { findMemberByNumber, type MemberCard, sendMemberMail } from '#server/members/members.ts'
import { refuse, refuseFields } from '#server/refuse.ts'
import { worksIn } from '#server/session.ts'
import { findCourier, type Warehouse, warehouseById } from '#server/warehouses/warehouses.ts'
import { receivedMail } from './mail.ts'
import { writeStep } from './moves.sql.ts'
import {
  type Arrival,
  findReceiptHere,
  insertPhotos,
  insertReceipt,
  insertReceivedParcel,
  insertUnclaimed,
  lockNumber,
  lockParcelsOfNumber,
  newId,
  type NumberedParcel,
  type ReceiptDraft,
  receiveParcel,
} from './receive.sql.ts'
import { candidatesOf, staffParcelOf, unclaimedOf } from './station.ts'
import { type Whose, whose } from './whose.ts'

type Call = WriteCall & AsStaff
type Typed = Input<typeof staffParcels.receive>

/** B-IN-01: one scan at a station. Of two scans of a number at once the second finds what the first one made (9002). */
export async function receive(call: Call, typed: Typed): Promise<Output<typeof staffParcels.receive>> {
  const scan = await readScan(call, typed)
  const { tx } = call
  await lockNumber(tx, typed.trackingNumber)
  const known = await lockParcelsOfNumber(tx, typed.trackingNumber)
  const earlier = await findReceiptHere(tx, scan.warehouse.id, typed.trackingNumber)
  const made = await settle(call, scan, whose(known, scan.owner), earlier)
  call.audit({ kind: 'receipt', id: made.receiptId, after: made })
  return {
    receiptId: made.receiptId,
    result: made.result,
    parcel: made.parcelId === null ? null : await staffParcelOf(call, made.parcelId, scan.warehouse.id),
    unclaimed: made.unclaimedId === null ? null : await unclaimedOf(call, made.unclaimedId),
    candidates: await candidatesOf(
      tx,
      known.filter((parcel) => parcel.id !== made.parcelId),
    ),
  }
}

/** What was typed, once it is known to be right. */
interface Scan {
  typed: Typed
  warehouse: Warehouse
  /** Whose member number stands on the label. */
  owner: MemberCard | undefined
  abnormalCode: AbnormalCode | null
  photoFileIds: readonly string[]
}

interface Made extends Pick<ReceiptDraft, 'result' | 'parcelId' | 'unclaimedId'> {
  receiptId: string
}

type Earlier = Pick<Made, 'parcelId' | 'unclaimedId'>

function settle(
  call: Call,
  scan: Scan,
  found: Whose<NumberedParcel, MemberCard>,
  earlier: Earlier | undefined,
): Promise<Made> {
  if (earlier) return repeat(call, scan, earlier)
  switch (found.kind) {
    case 'received':
      return repeat(call, scan, { parcelId: found.parcel.id, unclaimedId: null })
    case 'matched':
      return match(call, scan, found.parcel)
    case 'direct':
      return receiveDirectly(call, scan, found.owner)
    case 'unclaimed':
      return receiveUnclaimed(call, scan)
  }
}

async function readScan({ tx, staff }: Call, typed: Typed): Promise<Scan> {
  if (!worksIn(staff, typed.warehouseId)) refuse('role_missing')
  const warehouse = await warehouseById(tx, typed.warehouseId)
  const memberNumber = tidyMemberNumber(typed.memberNumber ?? '')
  const owner = isMemberNumber(memberNumber) ? await findMemberByNumber(tx, memberNumber) : undefined
  const abnormalCode = typed.abnormalCode || null
  const faults = {
    ...(warehouse?.active ? {} : { warehouseId: 'field_warehouse' }),
    ...(typed.courierCode && !(await findCourier(tx, typed.courierCode)) ? { courierCode: 'field_courier' } : {}),
    // Decision 4: a number with a slip in it is nobody's; B-IN-02 shows whose it may be.
    ...(memberNumber !== '' && !owner ? { memberNumber: 'field_member_number' } : {}),
    ...(abnormalCode === null || isAbnormalCode(abnormalCode) ? {} : { abnormalCode: 'field_choice' }),
  }
  if (!warehouse || Object.keys(faults).length > 0) refuseFields(faults)
  return {
    typed,
    warehouse,
    owner,
    abnormalCode: abnormalCode !== null && isAbnormalCode(abnormalCode) ? abnormalCode : null,
    photoFileIds: [...new Set(typed.photoFileIds ?? [])],
  }
}

const isAbnormalCode = (code: string): code is AbnormalCode => Object.hasOwn(abnormalText, code)

/** What staff saw goes before what follows from the place or the missing forecast. */
function arrivalOf({ typed, warehouse, abnormalCode, photoFileIds }: Scan, otherwise: AbnormalCode | null): Arrival {
  const { trackingNumber, actualWeightG, lengthMm, widthMm, heightMm, pieces = 1, shelf, abnormalText: note } = typed
  const code = abnormalCode ?? otherwise
  return {
    warehouseId: warehouse.id,
    trackingNumber,
    weighing: weigh(actualWeightG, [{ lengthMm, widthMm, heightMm, quantity: 1 }]),
    lengthMm,
    widthMm,
    heightMm,
    pieces,
    shelf: shelf || null,
    abnormalCode: code,
    abnormalNote: (code !== null && note) || null,
    abnormalBlocking: code !== null && blockingAbnormalCodes.includes(code),
    photoFileIds,
  }
}

/** A number that is in the house already: refused, or kept as a second measurement that changes nothing. */
async function repeat(call: Call, scan: Scan, earlier: Earlier): Promise<Made> {
  if (scan.typed.force !== true) refuse('staff_state')
  const { parcelId, unclaimedId } = earlier
  const receiptId = await writeReceipt(call, scan, arrivalOf(scan, null), {
    result: 'duplicate',
    parcelId,
    unclaimedId,
  })
  return { receiptId, result: 'duplicate', parcelId, unclaimedId }
}

/** A parcel at another warehouse than forecast is received there and flagged, never made unclaimed (decision 9). */
async function match(call: Call, scan: Scan, forecast: NumberedParcel): Promise<Made> {
  const elsewhere = forecast.warehouseId !== scan.warehouse.id
  const arrival = arrivalOf(scan, elsewhere ? 'WRONG_WAREHOUSE' : null)
  orRefuse(await receiveParcel(call.tx, forecast.id, arrival), 'staff_state')
  const made = { result: 'matched', parcelId: forecast.id, unclaimedId: null } as const
  const receiptId = await writeReceipt(call, scan, arrival, made, forecast.courierCode)
  await tellOwner(call, scan, arrival, forecast.memberId, {
    parcelId: forecast.id,
    receiptId,
    elsewhere,
    undeclared: false,
  })
  return { ...made, receiptId }
}

/** Nobody forecast it, but its label says whose it is. */
async function receiveDirectly(call: Call, scan: Scan, owner: MemberCard): Promise<Made> {
  const arrival = arrivalOf(scan, 'NO_DECLARATION')
  const courierCode = scan.typed.courierCode || unknownCourier
  const { id } = orRefuse(
    await insertReceivedParcel(call.tx, owner.memberId, owner.memberNumber, courierCode, arrival),
    'staff_state',
  )
  const made = { result: 'direct', parcelId: id, unclaimedId: null } as const
  const receiptId = await writeReceipt(call, scan, arrival, made)
  await tellOwner(call, scan, arrival, owner.memberId, { parcelId: id, receiptId, elsewhere: false, undeclared: true })
  return { ...made, receiptId }
}

async function receiveUnclaimed(call: Call, scan: Scan): Promise<Made> {
  const arrival = arrivalOf(scan, null)
  const { id } = await newId(call.tx)
  const made = { result: 'unclaimed', parcelId: null, unclaimedId: id } as const
  const receiptId = await writeReceipt(call, scan, arrival, made)
  await insertUnclaimed(
    call.tx,
    id,
    receiptId,
    arrival,
    scan.typed.courierCode || unknownCourier,
    scan.typed.remark ?? '',
  )
  return { ...made, receiptId }
}

const unknownCourier = 'OTHER'

async function writeReceipt(
  { tx, staff }: Call,
  scan: Scan,
  arrival: Arrival,
  made: Omit<Made, 'receiptId'>,
  courierCode = unknownCourier,
) {
  const { typed, owner } = scan
  await useFiles(tx, { kind: 'staff', id: staff.id }, arrival.photoFileIds)
  const { id } = await insertReceipt(tx, arrival, {
    ...made,
    courierCode: typed.courierCode || courierCode,
    staffId: staff.id,
    labelMemberNumber: owner?.memberNumber ?? null,
    remark: typed.remark ?? '',
  })
  return id
}

interface Reception {
  parcelId: string
  receiptId: string
  elsewhere: boolean
  undeclared: boolean
}

/** Photos and the step of the timeline, and the mail PARCEL_RECEIVED. */
async function tellOwner(
  { tx, staff, house }: Call,
  { warehouse }: Scan,
  arrival: Arrival,
  memberId: string,
  reception: Reception,
) {
  const { parcelId, receiptId, elsewhere, undeclared } = reception
  await insertPhotos(tx, parcelId, receiptId, staff.id, arrival.photoFileIds)
  await writeStep(tx, parcelId, 'received', { kind: 'staff', id: staff.id })
  await sendMemberMail(tx, memberId, 'PARCEL_RECEIVED', (language) =>
    receivedMail(language, {
      ...arrival,
      weightG: arrival.weighing.actualWeightG,
      warehouse: warehouse.name,
      elsewhere,
      undeclared,
      publicUrl: house.settings.publicUrl,
    }),
  )
}
