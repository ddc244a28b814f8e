import { type AbnormalCode, abnormalText, blockingAbnormalCodes } from '#contract/codes.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { mayBeOnLabel } from '#domain/member-alias.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import { weigh } from '#domain/weight.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { type MemberCard, refuseErased, sendMemberMail } from '#server/members/members.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { worksIn } from '#server/auth/session.ts'
import { faultOfShelf, settleNumber, takePlace } from '#server/bins/bins.ts'
import { handoverToScanFor, noteScan } from '#server/handovers/handovers.ts'
import { findCourier, warehouseById } from '#server/warehouses/warehouses.ts'
import { withFound } from './faults.ts'
import { ownerOnLabel } from './label.ts'
import { receivedMail } from './mail.ts'
import { writeStep } from './moves.sql.ts'
import {
  findUnclaimedHere,
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
  type Scan,
} from './receive.sql.ts'
import { movingText } from './moving.text.ts'
import { scanTime } from './scan-time.ts'
import { candidatesOf, staffParcelOf, unclaimedOf } from './station.ts'
import { type OnTheWay, onTheWayOfNumber } from './transfer.sql.ts'
import { type Whose, whose } from './whose.ts'

type Call = WriteCall & AsStaff
type Typed = Input<typeof staffParcels.receive>

/** B-IN-01: one scan at a station. Of two scans of a number at once the second finds what the first one made (9002). */
export async function receive(call: Call, typed: Typed): Promise<Output<typeof staffParcels.receive>> {
  const { tx } = call
  const scan = await readScan(call, typed)
  // Sent together and answered in this order: each is a statement of its own, so what follows the lock sees what the
  // scan before it wrote.
  const [, known, unclaimed, moving] = await Promise.all([
    lockNumber(tx, scan.trackingNumber),
    lockParcelsOfNumber(tx, scan.trackingNumber),
    findUnclaimedHere(tx, scan.warehouse.id, scan.trackingNumber),
    onTheWayOfNumber(tx, scan.trackingNumber),
  ])
  const found = whose(scan, withArrivals(known, moving, scan.warehouse.id), unclaimed)
  if (found.result === 'duplicate' && typed.force !== true) {
    const way = moving.find(({ parcelId }) => parcelId === found.parcelId)
    refuse('staff_state', way ? { text: movingText(way, scan.warehouse.id) } : null)
  }
  const timed = { ...scan, ...(await scanTime(tx, scan, typed.scannedMsAgo, expectedAs(found))) }
  const receipt = await takeIn(call, await placed(call, timed, found.result), found)
  const { receiptId, result, parcelId, unclaimedId } = receipt
  call.audit({ kind: 'receipt', id: receiptId, after: receipt })
  const others = known.filter((parcel) => parcel.id !== parcelId)
  const [parcel, unclaimedNow, candidates] = await Promise.all([
    parcelId === null ? null : staffParcelOf(call, parcelId, scan.warehouse.id),
    unclaimedId === null ? null : unclaimedOf(call, unclaimedId),
    candidatesOf(tx, others),
  ])
  const answer = { receiptId, result, parcel, unclaimed: unclaimedNow, candidates }
  // Last: all scans for one handover wait for its lock.
  if (scan.handover) await noteScan(tx, scan.handover.id)
  return answer
}

const expectedAs = (found: Whose<NumberedParcel, MemberCard>) => (found.result === 'matched' ? found.forecast.id : null)

const withArrivals = (known: readonly NumberedParcel[], moving: readonly OnTheWay[], warehouseId: string) =>
  known.map((parcel) => ({
    ...parcel,
    isArriving: moving.some((way) => way.parcelId === parcel.id && way.toWarehouseId === warehouseId),
  }))

/**
 * Where it is put, which nobody else can fill meanwhile; a duplicate is put nowhere. Before anything is written, so that
 * a full bin costs no receipt.
 */
async function placed({ tx, staff }: Call, scan: Scan, result: ReceiptDraft['result']): Promise<Scan> {
  if (result === 'duplicate') return scan
  const { trackingNumber } = scan
  const shelf = scan.shelf === null ? null : await takePlace(tx, scan.warehouse.id, scan.shelf)
  await settleNumber(tx, { warehouseId: scan.warehouse.id, trackingNumber, shelf, staffId: staff.id })
  return { ...scan, shelf }
}

async function readScan({ context, tx, staff }: Call, typed: Typed): Promise<Scan> {
  if (!worksIn(staff, typed.warehouseId)) refuse('role_missing')
  const { trackingNumber, actualWeightG, lengthMm, widthMm, heightMm, pieces = 1, remark = '' } = typed
  const courierCode = typed.courierCode || null
  const memberNumber = tidyMemberNumber(typed.memberNumber ?? '')
  const abnormalCode = typed.abnormalCode || null
  // Only reads: if one of them refuses, those that are still on their way change nothing.
  const [warehouse, courier, owner, handover, shelfFault, config] = await Promise.all([
    warehouseById(tx, typed.warehouseId),
    courierCode ? findCourier(tx, courierCode) : null,
    mayBeOnLabel(memberNumber) ? ownerOnLabel(tx, memberNumber) : undefined,
    typed.handoverId ? handoverToScanFor(tx, typed.handoverId, typed.warehouseId) : null,
    typed.shelf ? faultOfShelf(tx, typed.warehouseId, typed.shelf) : undefined,
    readConfig(context, tx),
  ])
  const faults = {
    ...(warehouse?.active ? {} : { warehouseId: 'field_warehouse' }),
    ...(courierCode && !courier ? { courierCode: 'field_courier' } : {}),
    // A mistyped member number is refused; B-IN-02 suggests whose it may be.
    ...(memberNumber !== '' && !owner ? { memberNumber: 'field_member_number' } : {}),
    ...(isAbnormalCode(abnormalCode) ? {} : { abnormalCode: 'field_choice' }),
    ...(shelfFault ? { shelf: shelfFault } : {}),
    ...(handover === undefined ? { handoverId: 'field_handover' } : {}),
  }
  if (!warehouse || !isAbnormalCode(abnormalCode) || Object.keys(faults).length > 0) refuseFields(faults)
  const photoFileIds = [...new Set(typed.photoFileIds ?? [])]
  return {
    trackingNumber,
    warehouse,
    courierCode,
    owner,
    weighing: weigh(actualWeightG, [{ lengthMm, widthMm, heightMm, quantity: 1 }], config['pricing.divisor']),
    lengthMm,
    widthMm,
    heightMm,
    pieces,
    shelf: typed.shelf || null,
    remark,
    abnormalCode,
    abnormalAlso: [],
    abnormalNote: typed.abnormalText || null,
    abnormalBlocking: abnormalCode !== null && blockingAbnormalCodes.includes(abnormalCode),
    photoFileIds,
    noPhotoReason: photoFileIds.length > 0 ? null : (typed.noPhotoReason ?? null),
    handover: handover ?? null,
  }
}

const isAbnormalCode = (code: string | null): code is AbnormalCode | null =>
  code === null || Object.hasOwn(abnormalText, code)

interface Receipt extends ReceiptDraft {
  readonly receiptId: string
}

/** The transitions that a scan can cause. */
function takeIn(call: Call, scan: Scan, found: Whose<NumberedParcel, MemberCard>): Promise<Receipt> {
  switch (found.result) {
    case 'matched':
      return receiveForecast(call, scan, found.forecast)
    case 'direct':
      return receiveByLabel(call, broughtBy(scan), found.owner)
    case 'unclaimed':
      return receiveUnclaimed(call, broughtBy(scan))
    case 'duplicate':
      return writeReceipt(call, broughtBy(scan), found)
  }
}

/** Without a forecast, the courier who handed it over is known. */
const broughtBy = (scan: Scan): Scan => ({
  ...scan,
  courierCode: scan.courierCode ?? scan.handover?.courierCode ?? null,
})

/** 20 → 30. A parcel at another warehouse than forecast is received there and flagged, never made unclaimed. */
async function receiveForecast(call: Call, typed: Scan, forecast: NumberedParcel): Promise<Receipt> {
  const elsewhere = forecast.warehouseId !== typed.warehouse.id
  const { courierCode, warehouseId: forecastWarehouseId } = forecast
  const seen = { ...typed, courierCode: typed.courierCode ?? courierCode, forecastWarehouseId }
  const scan = withFound(seen, elsewhere ? 'WRONG_WAREHOUSE' : null)
  // Before the parcel moves: from then on all scans for this member wait for the row of its counts.
  await mailOwner(call, scan, forecast.memberId, { elsewhere, undeclared: false })
  const [received, receipt] = await Promise.all([
    receiveParcel(call.tx, forecast.id, scan),
    writeReceipt(call, scan, { result: 'matched', parcelId: forecast.id, unclaimedId: null }),
    stepReceived(call, forecast.id),
  ])
  orRefuse(received, 'staff_state')
  await showPhotos(call, scan, forecast.id, receipt)
  return receipt
}

/** It had no forecast, but its label names its owner. */
async function receiveByLabel(call: Call, typed: Scan, owner: MemberCard): Promise<Receipt> {
  await refuseErased(call.tx, owner.memberId)
  const scan = withFound(typed, 'NO_DECLARATION')
  await mailOwner(call, scan, owner.memberId, { elsewhere: false, undeclared: true })
  const { id } = orRefuse(await insertReceivedParcel(call.tx, owner, scan), 'staff_state')
  const [receipt] = await Promise.all([
    writeReceipt(call, scan, { result: 'direct', parcelId: id, unclaimedId: null }),
    stepReceived(call, id),
  ])
  await showPhotos(call, scan, id, receipt)
  return receipt
}

/** Its owner is unknown, or several members forecast it: staff find out. */
async function receiveUnclaimed(call: Call, scan: Scan): Promise<Receipt> {
  const { id } = await newId(call.tx)
  const receipt = await writeReceipt(call, scan, { result: 'unclaimed', parcelId: null, unclaimedId: id })
  await insertUnclaimed(call.tx, id, receipt.receiptId, scan)
  return receipt
}

/** The evidence. For a duplicate nothing else is stored: the second measurement changes nothing. */
async function writeReceipt({ tx, staff }: Call, scan: Scan, draft: ReceiptDraft): Promise<Receipt> {
  await useFiles(tx, { kind: 'staff', id: staff.id }, 'photo', scan.photoFileIds, scan.warehouse.id)
  const { id } = await insertReceipt(tx, staff, scan, draft)
  return { receiptId: id, result: draft.result, parcelId: draft.parcelId, unclaimedId: draft.unclaimedId }
}

const stepReceived = ({ tx, staff }: Call, parcelId: string) =>
  writeStep(tx, parcelId, 'received', { kind: 'staff', id: staff.id })

async function showPhotos({ tx, staff }: Call, scan: Scan, parcelId: string, { receiptId }: Receipt) {
  const { photoFileIds, receivedAt = null } = scan
  if (photoFileIds.length > 0) await insertPhotos(tx, parcelId, receiptId, staff.id, photoFileIds, receivedAt)
}

async function mailOwner(
  { tx, context }: Call,
  scan: Scan,
  memberId: string,
  happened: { readonly elsewhere: boolean; readonly undeclared: boolean },
) {
  await sendMemberMail(tx, memberId, 'PARCEL_RECEIVED', (language) =>
    receivedMail(language, {
      ...scan,
      ...happened,
      weightG: scan.weighing.actualWeightG,
      photoCount: scan.photoFileIds.length,
      warehouse: scan.warehouse.name,
      publicUrl: context.environment.publicUrl,
    }),
  )
}
