import type { orders } from '#contract/orders.ts'
import type { Output } from '#contract/wire/operation.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './reduced.text.ts'
import styles from './ReducedServices.module.css'

export type ReducedService = Output<typeof orders.get>['reducedServices'][number]

/** What an order paid for and did not get: the reason, the photos, and who recorded it when. */
export function ReducedServices({ services }: { readonly services: readonly ReducedService[] }) {
  const t = useText(text)
  if (services.length === 0) return null
  return (
    <Card title={t.title}>
      <p className="muted">{t.lead}</p>
      <ul className={styles.services}>
        {services.map(({ id, text: name, qty, doneQty, reason, photos, recordedBy, recordedAt }) => (
          <li key={id}>
            <span className={styles.head}>
              <strong>{name}</strong>
              <StatusTag tone="bad">
                {doneQty === 0 ? t.notDone : t.fill('doneOf', { done: doneQty, asked: qty })}
              </StatusTag>
            </span>
            <span>{reason}</span>
            {photos.length > 0 && <PhotoStrip photos={photos} of={name} />}
            <span className="muted">
              {t.fill('recordedBy', { name: recordedBy })} · <When at={recordedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
