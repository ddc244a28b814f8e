import { Button } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { formatCm, formatKg, formatMoney } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import styles from './PickUpPoints.module.css'
import { byArea, type Point, type PointsProps, rowId } from './point.ts'
import { text } from './text.ts'

/** Every point with what one needs to get there, under the name of its area. */
export function PointList({ points, chosenId, onChoose }: PointsProps) {
  const t = useText(text)
  return (
    <div className={styles.list}>
      {byArea(points).map(({ areaCode, areaName, rows }) => (
        <section key={areaCode} aria-label={areaName}>
          <h2 className={styles.area}>{areaName}</h2>
          <ul className={styles.points} aria-label={`${t.listTitle}: ${areaName}`}>
            {rows.map(({ point, number }) => (
              <PointRow
                key={point.id}
                point={point}
                number={number}
                isChosen={point.id === chosenId}
                onChoose={() => onChoose(point.id === chosenId ? '' : point.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface PointRowProps {
  readonly point: Point
  readonly number: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PointRow({ point, number, isChosen, onChoose }: PointRowProps) {
  const t = useText(text)
  return (
    <li id={rowId(point.id)} className={styles.point} data-on={isChosen}>
      <div className={styles.head}>
        <span className={`${styles.number} num`}>{number}</span>
        <h3 className={styles.name}>{point.name}</h3>
        <StatusTag tone={point.status === 'open' ? 'done' : 'wait'}>{point.statusText}</StatusTag>
      </div>
      <p className={styles.address}>{point.address}</p>
      {point.status === 'suspended' && <p className={styles.note}>{t.suspendedNote}</p>}
      <PointFacts point={point} />
      {point.description && (
        <details className={styles.more}>
          <summary>{t.more}</summary>
          <p>{point.description}</p>
        </details>
      )}
      <div className={styles.actions}>
        {point.lat !== null && (
          <Button variant="default" size="compact-md" aria-pressed={isChosen} onClick={onChoose}>
            {t.showOnMap}
            <OfRow name={point.name} />
          </Button>
        )}
        <CopyButton text={point.address} label={t.copyAddress} of={point.name} />
        {point.mapUrl && (
          <a href={point.mapUrl} target="_blank" rel="noreferrer" className={styles.outside}>
            {t.openMap}
            <OfRow name={point.name} />
          </a>
        )}
      </div>
    </li>
  )
}

function PointFacts({ point }: { readonly point: Point }) {
  const t = useText(text)
  const { weightLimitG, maxLengthMm, storageDays, storageFeeMinor, currency } = point
  const facts = [
    [t.hours, point.pickUpTime],
    [t.phone, point.phone],
    [t.weightLimit, weightLimitG === null ? t.noLimit : formatKg(weightLimitG)],
    [t.maxLength, maxLengthMm === null ? t.noLimit : formatCm(maxLengthMm)],
    [t.storage, storageDays === null ? t.noLimit : t.fill('storageDays', { count: storageDays })],
    [
      t.storageFee,
      storageFeeMinor === null ? t.noFee : t.fill('perDay', { price: formatMoney(storageFeeMinor, currency) }),
    ],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
