import { useText } from '#web/kit/text/use-text.ts'
import { formatKg } from '#web/kit/text/format.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { BoxEvidence } from '#web/portal/orders/evidence/BoxEvidence.tsx'
import styles from './Supplement.module.css'
import { text } from './text.ts'

interface Props {
  readonly order: Order
  readonly cartons: Order['cartons']
}

/** Why more is asked: the weight that was paid for beside the weight as packed, and each box with its photo. */
export function Found({ order, cartons }: Props) {
  const t = useText(text)
  return (
    <div className={styles.found}>
      <h3 className={styles.heading}>{t.found}</h3>
      <BilledWeights order={order} />
      <ul className={styles.boxes} data-single={cartons.length === 1}>
        {cartons.map((carton) => (
          <BoxEvidence key={carton.id} order={order} carton={carton} isLarge={cartons.length === 1} />
        ))}
      </ul>
    </div>
  )
}

function BilledWeights({ order }: { readonly order: Order }) {
  const t = useText(text)
  const { quote, paidPrice } = order
  return (
    <dl className={styles.weights}>
      {paidPrice && (
        <div>
          <dt>{t.paidFor}</dt>
          <dd className="num">{formatKg(paidPrice.quote.billableWeightG)}</dd>
        </div>
      )}
      <div data-now>
        <dt>
          {t.fill(quote.volumeWeightG > quote.actualWeightG ? 'packedVolume' : 'packedActual', {
            weight: formatKg(Math.max(quote.volumeWeightG, quote.actualWeightG)),
          })}
        </dt>
        <dd className="num">{t.fill('billedAs', { weight: formatKg(quote.billableWeightG) })}</dd>
      </div>
    </dl>
  )
}
