import type { Output } from '#contract/wire/operation.ts'
import type { channels } from '#contract/channels.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatCm, formatKg } from '#web/kit/text/format.ts'
import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { text } from './choice.text.ts'

type PickUpPoint = Output<typeof channels.get>['pickUpPoints'][number]

interface Props {
  readonly points: readonly PickUpPoint[]
  readonly value: string
  readonly onChange: (pickUpPointId: string) => void
  readonly error?: ReactNode
}

/**
 * Where to collect: only points whose limits fit the order can be chosen; the others are listed below with the reasons.
 */
export function PickUpPointChoice({ points, value, onChange, error }: Props) {
  const t = useText(text)
  const errorId = useId()
  const offered = points.filter(({ available }) => available)
  const others = points.filter(({ available }) => !available)
  const lost = others.find(({ id }) => id === value)
  if (points.length === 0) return <p className={styles.error}>{t.noPickUpPoints}</p>
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={t.choosePickUpPoint}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {lost && (
        <p role="status" className={styles.error}>
          {t.fill('pickUpLost', { name: lost.name })}
        </p>
      )}
      {offered.length === 0 && <p className={styles.error}>{t.pickUpNoneFits}</p>}
      <div className={styles.rows}>
        {offered.map((point) => (
          <label key={point.id} className={styles.row} data-on={value === point.id}>
            <input type="radio" name="pick-up-point" checked={value === point.id} onChange={() => onChange(point.id)} />
            <PointWords point={point} />
          </label>
        ))}
      </div>
      {others.length > 0 && <Others points={others} />}
      <p className={styles.small}>
        <a href={siteUrl(paths.pickUpPoints)} target="_blank" rel="noreferrer">
          {t.pickUpSeeAll}
        </a>
      </p>
    </div>
  )
}

function PointWords({ point }: { readonly point: PickUpPoint }) {
  const t = useText(text)
  return (
    <span className={styles.words}>
      <span>
        <strong>{point.name}</strong> <span className="muted">{point.areaName}</span>
      </span>
      <span>{point.address}</span>
      <span className="muted">{t.fill('pickUpHours', { hours: point.pickUpTime })}</span>
      <span className="muted">{t.fill('pickUpPhone', { phone: point.phone })}</span>
      {point.weightLimitG !== null && (
        <span className="muted">{t.fill('pickUpWeightLimit', { weight: formatKg(point.weightLimitG) })}</span>
      )}
      {point.maxLengthMm !== null && (
        <span className="muted">{t.fill('pickUpLengthLimit', { length: formatCm(point.maxLengthMm) })}</span>
      )}
    </span>
  )
}

function Others({ points }: { readonly points: readonly PickUpPoint[] }) {
  const t = useText(text)
  return (
    <details className={styles.others}>
      <summary>{t.fill('pickUpOthers', { count: points.length })}</summary>
      <ul>
        {points.map((point) => (
          <li key={point.id}>
            <strong>{point.name}</strong> <span className="muted">{point.areaName}</span>
            <Reasons point={point} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Both limits if both are exceeded; a closed point shows the text of the refusal. */
function Reasons({ point: { excess, weightLimitG, maxLengthMm, unavailableReason } }: { readonly point: PickUpPoint }) {
  const t = useText(text)
  const reasons = [
    excess.weightG !== null && weightLimitG !== null
      ? t.fill('pickUpTooHeavy', { weight: formatKg(excess.weightG), limit: formatKg(weightLimitG) })
      : null,
    excess.lengthMm !== null && maxLengthMm !== null
      ? t.fill('pickUpTooLong', { length: formatCm(excess.lengthMm), limit: formatCm(maxLengthMm) })
      : null,
  ].filter((reason) => reason !== null)
  const shown = reasons.length > 0 ? reasons : [unavailableReason?.msg ?? '']
  return shown.map((reason) => (
    <span key={reason} className={`${styles.small} ${styles.reason}`}>
      {reason}
    </span>
  ))
}
