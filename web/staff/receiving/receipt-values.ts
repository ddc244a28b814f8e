import type { NoPhotoReason } from '#contract/codes.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import { mayBeOnLabel } from '#domain/member-alias.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { Photo } from '#web/kit/form/PhotosField.tsx'

export type Receipt = Input<typeof staffParcels.receive>

/** What is measured on a parcel and read off it. */
export interface ReceiptValues {
  readonly actualWeightG: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly memberNumber: string
  readonly courierCode: string
  readonly pieces: number | null
  readonly shelf: string
  readonly abnormalCode: string
  readonly abnormalText: string
  readonly remark: string
  readonly photos: readonly Photo[]
}

export const nothingMeasured: ReceiptValues = {
  actualWeightG: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  memberNumber: '',
  courierCode: '',
  pieces: null,
  shelf: '',
  abnormalCode: '',
  abnormalText: '',
  remark: '',
  photos: [],
}

type Fault = 'weightMissing' | 'weightOut' | 'sizeMissing' | 'sizeOut' | 'labelWrong'

/** The limits of the call, and the check digit: a typing mistake is caught while the label is still at hand. */
export function receiptFaults(values: ReceiptValues): Partial<Record<keyof ReceiptValues, Fault>> {
  const sizes = (['lengthMm', 'widthMm', 'heightMm'] as const).flatMap((side) => {
    const fault = outOf(values[side], 20_000, 'sizeMissing', 'sizeOut')
    return fault ? [[side, fault]] : []
  })
  const weight = outOf(values.actualWeightG, 2_000_000, 'weightMissing', 'weightOut')
  const label = tidyMemberNumber(values.memberNumber)
  return {
    ...(weight ? { actualWeightG: weight } : {}),
    ...Object.fromEntries(sizes),
    ...(label !== '' && !mayBeOnLabel(label) ? { memberNumber: 'labelWrong' } : {}),
  }
}

/** `noPhotoReason` is sent if there is no photo. */
export function toReceipt(
  values: ReceiptValues,
  trackingNumber: string,
  warehouseId: string,
  noPhotoReason: NoPhotoReason | null = null,
  /** Empty: it is scanned for no handover. */
  handoverId = '',
): Receipt {
  const { photos, courierCode, pieces, shelf, abnormalCode, abnormalText, remark } = values
  const memberNumber = tidyMemberNumber(values.memberNumber)
  return {
    trackingNumber,
    warehouseId,
    actualWeightG: values.actualWeightG ?? 0,
    lengthMm: values.lengthMm ?? 0,
    widthMm: values.widthMm ?? 0,
    heightMm: values.heightMm ?? 0,
    photoFileIds: photos.map((photo) => photo.fileId),
    ...(memberNumber ? { memberNumber } : {}),
    ...(courierCode ? { courierCode } : {}),
    ...(pieces === null ? {} : { pieces }),
    ...(shelf.trim() ? { shelf } : {}),
    ...(abnormalCode ? { abnormalCode, abnormalText } : {}),
    ...(remark.trim() ? { remark } : {}),
    ...(photos.length === 0 && noPhotoReason ? { noPhotoReason } : {}),
    ...(handoverId ? { handoverId } : {}),
  }
}

function outOf(value: number | null, most: number, missing: Fault, out: Fault): Fault | null {
  if (value === null) return missing
  return value < 1 || value > most ? out : null
}
