import { orderStatusText, parcelStatusText } from '#contract/codes.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'

const tones = { forecast: 'wait', in_stock: 'hand', packing: 'hand', shipped: 'way' } as const satisfies Record<
  ParcelStatus,
  Tone
>

interface ParcelStatusTagProps {
  readonly status: ParcelStatus
  /** Its receiver has signed for it: the status stays "shipped". */
  readonly isSigned?: boolean
}

/** Where a parcel is, in the same words wherever it is named. */
export function ParcelStatusTag({ status, isSigned = false }: ParcelStatusTagProps) {
  const t = useText(parcelStatusText)
  const o = useText(orderStatusText)
  return isSigned ? (
    <StatusTag tone="done">{o.signed}</StatusTag>
  ) : (
    <StatusTag tone={tones[status]}>{t[status]}</StatusTag>
  )
}
