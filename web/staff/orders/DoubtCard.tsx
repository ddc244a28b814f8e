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
import { text } from './doubt.text.ts'
import styles from './orders.module.css'
import { RemeasureForm } from './RemeasureForm.tsx'
import type { Doubt } from './staff-order.ts'

interface DoubtCardProps {
  readonly doubt: Doubt
  readonly title: string
  /** What happens next. */
  readonly next: string
  /** Where it is, when shown outside its order. */
  readonly place?: ReactNode
  readonly children: ReactNode
}

/** A questioned weighing: what the member writes, by when they get an answer, and what the scale showed. */
export function DoubtCard({ doubt, title, next, place, children }: DoubtCardProps) {
  const t = useText(text)
  const { weighed } = doubt
  return (
    <Card title={title}>
      <div className={desk.stack}>
        <p>{next}</p>
        <dl className={desk.facts}>
          {place}
          <Fact label={t.words}>
            <span className={styles.words}>{doubt.reason}</span>
          </Fact>
          {doubt.memberPhotos.length > 0 && (
            <Fact label={t.memberPhotos}>
              <PhotoStrip photos={doubt.memberPhotos} />
            </Fact>
          )}
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
        {children}
      </div>
    </Card>
  )
}

interface RemeasureProps {
  readonly doubt: Doubt
  readonly currency: Currency
  readonly onDecided: () => void
}

/** The form stays closed until someone is at the scale. */
export function Remeasure({ doubt, currency, onDecided }: RemeasureProps) {
  const t = useText(text)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(staffDisputes.decide)) return <p className="muted">{t.byOthers}</p>
  if (isOpen) return <RemeasureForm doubt={doubt} currency={currency} onDecided={onDecided} />
  return (
    <ReasonButton variant="default" reason={doubt.weighedByYou ? t.weighedByYou : null} onClick={() => setOpen(true)}>
      {t.remeasure}
      <OfRow name={doubt.trackingNumber ?? `${doubt.orderNumber} · ${doubt.cartonNumber}`} />
    </ReasonButton>
  )
}
