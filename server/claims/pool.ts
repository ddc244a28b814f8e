import type { claims, unclaimed } from '#contract/claims.ts'
import { claimRejectText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { claimActions } from '#domain/claim.ts'
import { parcelCan } from '#domain/parcel.ts'
import { maskedTrackingNumber, tidyTrackingNumber } from '#domain/tracking-number.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { readConfig } from '#server/settings/config.ts'
import { fileUrl } from '#server/files/files.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { countNumberSearch } from '#server/http/limits.ts'
import { oneWarehouse } from '#server/warehouses/warehouses.ts'
import { countOwnClaims, countPool, listOwnClaims, listPool, type OwnClaim, type PooledParcel } from './sql.ts'
import { goneText } from './text.ts'

type Call = ReadCall & AsMember

/** C-21. Part of a number finds nothing, and looks the same as a whole number that is not here. */
export async function listPoolOf(
  call: Call,
  input: Input<typeof unclaimed.listPool>,
): Promise<Output<typeof unclaimed.listPool>> {
  const { context, db, member, language } = call
  const { page, pageSize, warehouseCode, courierCode, trackingNumber, from, to } = input
  const { 'claim.imageRequired': imageRequired } = await readConfig(context, db)
  if (trackingNumber && context.environment.rateLimits) await countNumberSearch(context.database, member.id)
  const whole = trackingNumber ? tidyTrackingNumber(trackingNumber) : null
  if (trackingNumber && whole === null) return { list: [], page, pageSize, total: 0, imageRequired }
  const filter = {
    warehouseCode: oneWarehouse(warehouseCode) ?? null,
    courierCode: courierCode || null,
    trackingNumber: whole,
    from,
    to,
  }
  const [parcels, { total }] = await Promise.all([
    listPool(db, member.id, filter, pageSize, (page - 1) * pageSize),
    countPool(db, filter),
  ])
  const row = ({ trackingNumber: number, claimId, claimStatus, ...parcel }: PooledParcel) => ({
    ...parcel,
    warehouseName: pickText(parcel.warehouseName, language),
    courierName: pickText(parcel.courierName, language),
    trackingNumberMasked: maskedTrackingNumber(number),
    status: 'to_be_claimed' as const,
    myClaim: claimId !== null && claimStatus !== null ? { id: claimId, status: claimStatus } : null,
  })
  return { list: parcels.map(row), page, pageSize, total, imageRequired }
}

/** C-22. */
export async function listMine(
  call: Call,
  { page, pageSize, ...filter }: Input<typeof claims.listMine>,
): Promise<Output<typeof claims.listMine>> {
  const { context, db, member } = call
  const [{ 'claim.imageRequired': imageRequired }, own, { total }] = await Promise.all([
    readConfig(context, db),
    listOwnClaims(db, member.id, filter, pageSize, (page - 1) * pageSize),
    countOwnClaims(db, member.id, filter),
  ])
  return { list: own.map((claim) => ownClaim(call, claim)), page, pageSize, total, imageRequired }
}

function ownClaim(call: Call, claim: OwnClaim): Output<typeof claims.listMine>['list'][number] {
  const { language } = call
  const { status, state, fileId, rejectReason, closedReason, parcelId, parcelStatus } = claim
  const isGone = closedReason !== null
  const rejectText = rejectReason && (claim.endedByDisposal ? goneText : inUse(claimRejectText[rejectReason]))[language]
  return {
    claimId: claim.id,
    unclaimedParcelId: claim.unclaimedId,
    warehouseId: claim.warehouseId,
    warehouseName: pickText(claim.warehouseName, language),
    courierCode: claim.courierCode,
    courierName: pickText(claim.courierName, language),
    trackingNumber: claim.trackingNumber,
    remark: claim.remark,
    proofFileId: fileId,
    proofImageUrl: fileId && fileUrl(call, fileId),
    publishAt: claim.publishAt,
    status: state,
    claimStatus: status,
    submittedAt: claim.submittedAt,
    reviewedAt: claim.reviewedAt,
    rejectReason,
    rejectText,
    reviewNote: claim.note,
    parcelId,
    forecastId: claim.forecastId,
    actions: [
      ...claimActions({
        status,
        isWaiting: state === 'to_be_claimed' && !isGone,
        isDeclarable: parcelStatus !== null && parcelCan.declare({ status: parcelStatus }),
      }),
    ],
  }
}
