import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { When } from '#web/kit/look/When.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { DisputePart } from './DisputePart.tsx'
import styles from './Evidence.module.css'
import { text } from './text.ts'

export type Weighing = Order['cartons'][number]

interface Props {
  readonly order: Order
  readonly cartons: readonly Weighing[]
}

/**
 * The closed cartons as evidence: weight, size, photos, who weighed them, where and when; and the way to question it.
 */
export function Evidence({ order, cartons }: Props) {
  return (
    <>
      <Weighings order={order} cartons={cartons} />
      {order.earlierCartons.length > 0 && <Earlier order={order} />}
    </>
  )
}

function Weighings({ order, cartons }: Props) {
  const t = useText(text)
  return (
    <ul className={styles.cartons}>
      {cartons.map((carton) => (
        <li key={carton.id} className={styles.carton}>
          <Measured carton={carton} />
          {carton.voidedAt && !carton.dispute && <Replaced />}
          <DisputePart
            weighing={carton}
            of={hasLeft(order) ? 'shippedBox' : 'box'}
            hours={order.disputeAnswerHours}
            currency={order.currency}
            name={t.fill('carton', { number: carton.cartonNumber })}
          />
        </li>
      ))}
    </ul>
  )
}

const hasLeft = ({ status }: Order) => status === 'shipped' || status === 'signed'

function Replaced() {
  const t = useText(text)
  return <span className="muted">{t.replaced}</span>
}

function Measured({ carton }: { readonly carton: Weighing }) {
  const t = useText(text)
  return (
    <>
      {carton.photos.length > 0 ? (
        <PhotoStrip photos={carton.photos} of={t.fill('carton', { number: carton.cartonNumber })} />
      ) : (
        <span className="muted">{t.noPhoto}</span>
      )}
      <div>
        <span className="muted">
          {t.fill('carton', { number: carton.cartonNumber })} ·{' '}
          {t.fill('cartonParcels', { count: carton.parcelIds.length })}
        </span>
        <br />
        <strong className="num">
          {formatKg(carton.weightG)} · {formatSize(carton.lengthMm, carton.widthMm, carton.heightMm)}
        </strong>
        <br />
        <span className="muted">
          {t.fill('weighedBy', { name: carton.weighedBy, place: carton.warehouseName })} ·{' '}
          <When at={carton.weighedAt} />
        </span>
      </div>
    </>
  )
}

/** No weighing ever disappears. */
function Earlier({ order }: { readonly order: Order }) {
  const t = useText(text)
  return (
    <details className={styles.earlier}>
      <summary>{t.fill('earlier', { count: order.earlierCartons.length })}</summary>
      <Weighings order={order} cartons={order.earlierCartons} />
    </details>
  )
}
