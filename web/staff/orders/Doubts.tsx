import { staffDisputes } from '#contract/disputes.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatKg, formatSize } from '#web/ui/format.ts'
import { When } from '#web/ui/When.tsx'
import { useState } from 'react'
import { text } from './doubt.text.ts'
import styles from './orders.module.css'
import { RemeasureForm } from './RemeasureForm.tsx'
import type { Doubt, StaffOrder } from './staff-order.ts'

interface DoubtsProps {
  readonly order: StaffOrder
  readonly onDecided: () => void
}

/** What the member doubts about the order, each with the way to measure it again. */
export function Doubts({ order, onDecided }: DoubtsProps) {
  return order.doubts.map((doubt) => <DoubtCard key={doubt.id} doubt={doubt} order={order} onDecided={onDecided} />)
}

interface DoubtProps extends DoubtsProps {
  readonly doubt: Doubt
}

function DoubtCard({ doubt, order, onDecided }: DoubtProps) {
  const t = useText(text)
  const { cartonNumber, trackingNumber, weighed } = doubt
  const hasLeft = order.outboundAt !== null
  const title =
    cartonNumber === null
      ? t.fill('parcelTitle', { number: trackingNumber ?? '' })
      : t.fill('cartonTitle', { number: cartonNumber })
  return (
    <Card title={title}>
      <div className={desk.stack}>
        <p>{cartonNumber === null ? t.parcelNext : t[hasLeft ? 'shippedNext' : 'cartonNext']}</p>
        <dl className={desk.facts}>
          <Fact label={t.words}>
            <span className={styles.words}>{doubt.reason}</span>
          </Fact>
          <Fact label={t.since}>
            <When at={doubt.openedAt} />
          </Fact>
          <Fact label={t.answerBy}>
            <When at={doubt.answerBy} />
          </Fact>
          <Fact label={t.weighed}>
            {t.fill('weighedOf', {
              weight: formatKg(weighed.weightG),
              size: formatSize(weighed.lengthMm, weighed.widthMm, weighed.heightMm),
              name: doubt.weighedBy,
            })}
          </Fact>
        </dl>
        <Remeasure doubt={doubt} order={order} onDecided={onDecided} />
      </div>
    </Card>
  )
}

/** The form stays out of the way until somebody stands at the scale. */
function Remeasure({ doubt, order, onDecided }: DoubtProps) {
  const t = useText(text)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(staffDisputes.decide)) return <p className="muted">{t.byOthers}</p>
  if (isOpen) return <RemeasureForm doubt={doubt} currency={order.currency} onDecided={onDecided} />
  return (
    <ReasonButton variant="default" reason={doubt.weighedByYou ? t.weighedByYou : null} onClick={() => setOpen(true)}>
      {t.remeasure}
    </ReasonButton>
  )
}
