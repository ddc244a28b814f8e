import { staffDisputes } from '#contract/disputes.ts'
import type { Currency } from '#domain/money.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { When } from '#web/kit/look/When.tsx'
import { type ReactNode, useState } from 'react'
import { text } from './dispute.text.ts'
import styles from './orders.module.css'
import { RemeasureForm } from './RemeasureForm.tsx'
import type { Dispute } from './staff-order.ts'

interface DisputeCardProps {
  readonly dispute: Dispute
  readonly title: string
  /** What happens next. */
  readonly next: string
  /** Where it is, when shown outside its order. */
  readonly place?: ReactNode
  readonly children: ReactNode
}

/** A questioned weighing: what the member writes, by when they get an answer, and what the scale showed. */
export function DisputeCard({ dispute, title, next, place, children }: DisputeCardProps) {
  const t = useText(text)
  const { weighed } = dispute
  return (
    <Card title={title}>
      <div className={desk.stack}>
        <p>{next}</p>
        <dl className={desk.facts}>
          {place}
          <Fact label={t.words}>
            <span className={styles.words}>{dispute.reason}</span>
          </Fact>
          {dispute.memberPhotos.length > 0 && (
            <Fact label={t.memberPhotos}>
              <PhotoStrip photos={dispute.memberPhotos} />
            </Fact>
          )}
          <Fact label={t.since}>
            <When at={dispute.openedAt} />
          </Fact>
          <Fact label={t.answerBy}>
            <When at={dispute.answerBy} />
          </Fact>
          <Fact label={t.weighed}>
            {t.fill('weighedOf', {
              weight: formatKg(weighed.weightG),
              size: formatSize(weighed.lengthMm, weighed.widthMm, weighed.heightMm),
              name: dispute.weighedBy,
            })}
          </Fact>
        </dl>
        {children}
      </div>
    </Card>
  )
}

interface RemeasureProps {
  readonly dispute: Dispute
  readonly currency: Currency
  readonly onDecided: () => void
}

/** The form stays closed until someone is at the scale. */
export function Remeasure({ dispute, currency, onDecided }: RemeasureProps) {
  const t = useText(text)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(staffDisputes.decide)) return <p className="muted">{t.byOthers}</p>
  if (isOpen) return <RemeasureForm dispute={dispute} currency={currency} onDecided={onDecided} />
  return (
    <ReasonButton variant="default" reason={dispute.weighedByYou ? t.weighedByYou : null} onClick={() => setOpen(true)}>
      {t.remeasure}
      <OfRow name={dispute.trackingNumber ?? `${dispute.orderNumber} · ${dispute.cartonNumber}`} />
    </ReasonButton>
  )
}
