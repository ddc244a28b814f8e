import { parcelStatusText } from '#contract/codes.ts'
import type { ParcelStatus } from '#domain/parcel.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'

const tones = { forecast: 'wait', in_stock: 'hand', packing: 'hand', shipped: 'way' } as const satisfies Record<
  ParcelStatus,
  Tone
>

export function ParcelStatusTag({ status }: { readonly status: ParcelStatus }) {
  const t = useText(parcelStatusText)
  return <StatusTag tone={tones[status]}>{t[status]}</StatusTag>
}
