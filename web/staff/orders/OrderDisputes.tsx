import { useText } from '#web/kit/text/use-text.ts'
import { DisputeCard, Remeasure } from './DisputeCard.tsx'
import { text } from './dispute.text.ts'
import type { Dispute, StaffOrder } from './staff-order.ts'

interface OrderDisputesProps {
  readonly order: StaffOrder
  readonly onDecided: () => void
}

/** The member's disputes about the order, each with a form for measuring again. */
export function OrderDisputes({ order, onDecided }: OrderDisputesProps) {
  const t = useText(text)
  const hasLeft = order.outboundAt !== null
  const titleOf = ({ cartonNumber, trackingNumber }: Dispute) =>
    cartonNumber === null
      ? t.fill('parcelTitle', { number: trackingNumber ?? '' })
      : t.fill('cartonTitle', { number: cartonNumber })
  return order.disputes.map((dispute) => (
    <DisputeCard
      key={dispute.id}
      dispute={dispute}
      title={titleOf(dispute)}
      next={dispute.cartonNumber === null ? t.parcelNext : t[hasLeft ? 'shippedNext' : 'cartonNext']}
    >
      <Remeasure dispute={dispute} currency={order.currency} onDecided={onDecided} />
    </DisputeCard>
  ))
}
