import { useText } from '#web/text/use-text.ts'
import { formatKg, formatSize } from '#web/ui/format.ts'
import { PhotoStrip } from '#web/ui/PhotoStrip.tsx'
import { When } from '#web/ui/When.tsx'
import type { Order } from './apply-form.ts'
import { text } from './details.text.ts'
import styles from './OrderDetailsPage.module.css'

interface Props {
  readonly cartons: Order['cartons']
}

/** The closed boxes as evidence: weight, size, photos, who weighed them and when. */
export function Cartons({ cartons }: Props) {
  const t = useText(text)
  return (
    <ul className={styles.cartons}>
      {cartons.map((carton) => (
        <li key={carton.cartonNumber} className={styles.carton}>
          {carton.photos.length > 0 && <PhotoStrip photos={carton.photos} />}
          <div>
            <span className="muted">{t.fill('carton', { number: carton.cartonNumber })}</span>
            <br />
            <strong className="num">
              {formatKg(carton.weightG)} · {formatSize(carton.lengthMm, carton.widthMm, carton.heightMm)}
            </strong>
            <br />
            <span className="muted">
              {t.fill('cartonParcels', { count: carton.parcelIds.length })}
              {' · '}
              {t.fill('weighedBy', { name: carton.weighedBy })}
              {' · '}
              <When at={carton.weighedAt} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
