import { useText } from '#web/kit/text/use-text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { DisputePart } from './DisputePart.tsx'
import { text } from './text.ts'
import type { Weighing } from './weighing.ts'
import { WeighingShot } from './WeighingShot.tsx'

interface Props {
  readonly order: Order
  readonly carton: Weighing
  readonly isLarge?: boolean
}

/** One sealed box as evidence: photos, weight, size, who weighed it, where and when; and the way to question it. */
export function BoxEvidence({ order, carton, isLarge = false }: Props) {
  const t = useText(text)
  const name = t.fill('carton', { number: carton.cartonNumber })
  return (
    <WeighingShot
      weighing={carton}
      name={name}
      more={t.fill('cartonParcels', { count: carton.parcelIds.length })}
      isLarge={isLarge}
    >
      {carton.voidedAt && !carton.dispute && <span className="muted">{t.replaced}</span>}
      <DisputePart
        weighing={carton}
        of={hasLeft(order) ? 'shippedBox' : 'box'}
        hours={order.disputeAnswerHours}
        currency={order.currency}
        name={name}
      />
    </WeighingShot>
  )
}

const hasLeft = ({ status }: Order) => status === 'shipped' || status === 'signed'
