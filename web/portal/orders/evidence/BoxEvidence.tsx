import { useText } from '#web/kit/text/use-text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { DisputePart } from './DisputePart.tsx'
import { text } from './text.ts'
import type { Weighing } from './weighing.ts'
import { WeighingShot } from './WeighingShot.tsx'

interface Props {
  readonly order: Pick<Order, 'status' | 'cartons' | 'currency' | 'disputeAnswerHours'>
  readonly carton: Weighing
  readonly isLarge?: boolean
}

/** One sealed box as evidence: photos, weight, size, who weighed it, where and when; and the way to question it. */
export function BoxEvidence({ order, carton, isLarge = false }: Props) {
  const t = useText(text)
  const name = t.fill('carton', { number: carton.cartonNumber })
  // Opened to be packed again, or because the order was cancelled: no weighing has replaced it.
  const isOpened = carton.voidedAt !== null && order.cartons.length === 0
  return (
    <WeighingShot
      weighing={carton}
      name={name}
      more={t.fill('cartonParcels', { count: carton.parcelIds.length })}
      isLarge={isLarge}
    >
      {carton.voidedAt && !carton.dispute && <span className="muted">{t[isOpened ? 'opened' : 'replaced']}</span>}
      <DisputePart
        weighing={carton}
        of={hasLeft(order) ? 'shippedBox' : 'box'}
        isOpened={isOpened}
        hours={order.disputeAnswerHours}
        currency={order.currency}
        name={name}
      />
    </WeighingShot>
  )
}

const hasLeft = ({ status }: Pick<Order, 'status'>) => status === 'shipped' || status === 'signed'
