import { useText } from '#web/kit/text/use-text.ts'
import { DoubtCard, Remeasure } from './DoubtCard.tsx'
import { text } from './doubt.text.ts'
import type { Doubt, StaffOrder } from './staff-order.ts'

interface DoubtsProps {
  readonly order: StaffOrder
  readonly onDecided: () => void
}

/** The member's disputes about the order, each with a form for measuring again. */
export function Doubts({ order, onDecided }: DoubtsProps) {
  const t = useText(text)
  const hasLeft = order.outboundAt !== null
  const titleOf = ({ cartonNumber, trackingNumber }: Doubt) =>
    cartonNumber === null
      ? t.fill('parcelTitle', { number: trackingNumber ?? '' })
      : t.fill('cartonTitle', { number: cartonNumber })
  return order.doubts.map((doubt) => (
    <DoubtCard
      key={doubt.id}
      doubt={doubt}
      title={titleOf(doubt)}
      next={doubt.cartonNumber === null ? t.parcelNext : t[hasLeft ? 'shippedNext' : 'cartonNext']}
    >
      <Remeasure doubt={doubt} currency={order.currency} onDecided={onDecided} />
    </DoubtCard>
  ))
}
