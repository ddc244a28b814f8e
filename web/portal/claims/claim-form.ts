import type { claims, unclaimed } from '#contract/claims.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'

export type PooledParcel = Output<typeof unclaimed.listPool>['list'][number]
export type MyClaim = Output<typeof claims.listMine>['list'][number]

/** A claim on a parcel of the pool, or an earlier claim that is submitted again. */
export type Claiming =
  | { readonly kind: 'new'; readonly parcel: PooledParcel }
  | { readonly kind: 'again'; readonly claim: MyClaim }

export interface ClaimValues {
  readonly warehouseId: string
  readonly courierCode: string
  readonly trackingNumber: string
  /** null: none yet; the earlier picture is then kept if allowed. */
  readonly fileId: string | null
  readonly remark: string
}

/** Prefills what the pool already shows; the number is what only the owner knows. */
export function startingClaim(claiming: Claiming): ClaimValues {
  if (claiming.kind === 'again') {
    const { warehouseId, courierCode, trackingNumber, remark } = claiming.claim
    return { warehouseId, courierCode, trackingNumber, fileId: null, remark }
  }
  const { warehouseId, courierCode } = claiming.parcel
  return { warehouseId, courierCode, trackingNumber: '', fileId: null, remark: '' }
}

/** A picture that proved nothing is not shown again. */
export function keptPicture(claiming: Claiming): { readonly fileId: string; readonly url: string } | null {
  if (claiming.kind === 'new') return null
  const { proofFileId, proofImageUrl, rejectReason } = claiming.claim
  const isRefused = rejectReason === 'IMAGE_UNREADABLE' || rejectReason === 'NUMBER_MISMATCH'
  return proofFileId && proofImageUrl && !isRefused ? { fileId: proofFileId, url: proofImageUrl } : null
}

export function toClaim(values: ClaimValues, claiming: Claiming): Input<typeof claims.submit> {
  const { warehouseId, courierCode, trackingNumber, remark } = values
  const fileId = values.fileId ?? keptPicture(claiming)?.fileId
  return {
    ...(claiming.kind === 'new'
      ? { action: 'submit', unclaimedParcelId: claiming.parcel.id }
      : { action: 'resubmit', claimId: claiming.claim.claimId }),
    ...(warehouseId ? { warehouseId } : {}),
    ...(courierCode ? { courierCode } : {}),
    ...(trackingNumber.trim() ? { trackingNumber } : {}),
    ...(fileId ? { fileId } : {}),
    remark,
  }
}

/** Whether a picture is required is a setting. */
export const pictureFault = (
  values: ClaimValues,
  claiming: Claiming,
  isRequired: boolean,
  language: Language,
): Record<string, string> =>
  isRequired && !values.fileId && !keptPicture(claiming) ? { fileId: fieldText('field_image', language) } : {}

/**
 * Where the goods of a claimed parcel are declared: in its own row, the member's forecast of it, or a new one.
 */
export type ForecastStep =
  | { readonly kind: 'declare' | 'edit'; readonly id: string }
  | { readonly kind: 'new'; readonly given: Pick<MyClaim, 'warehouseId' | 'courierCode' | 'trackingNumber'> }

export function forecastStep(claim: MyClaim): ForecastStep {
  if (claim.parcelId) return { kind: 'declare', id: claim.parcelId }
  if (claim.forecastId) return { kind: 'edit', id: claim.forecastId }
  const { warehouseId, courierCode, trackingNumber } = claim
  return { kind: 'new', given: { warehouseId, courierCode, trackingNumber } }
}
