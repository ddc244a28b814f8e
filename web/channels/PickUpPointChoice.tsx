import type { Output } from '#contract/operation.ts'
import type { channels } from '#contract/channels.ts'
import { useText } from '#web/text/use-text.ts'
import { formatCm, formatKg } from '#web/ui/format.ts'
import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { text } from './text.ts'

type PickUpPoint = Output<typeof channels.get>['pickUpPoints'][number]

interface Props {
  readonly points: readonly PickUpPoint[]
  readonly value: string
  readonly onChange: (pickUpPointId: string) => void
  readonly error?: ReactNode
}

/** Where to collect: a point that can not take these parcels says why. */
export function PickUpPointChoice({ points, value, onChange, error }: Props) {
  const t = useText(text)
  const errorId = useId()
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
      <div className={styles.rows}>
        {points.map((point) => (
          <label key={point.id} className={styles.row} data-off={!point.available} data-on={value === point.id}>
            <input
              type="radio"
              name="pick-up-point"
              checked={value === point.id}
              disabled={!point.available}
              onChange={() => onChange(point.id)}
            />
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
              {point.unavailableReason && <span className={styles.reason}>{point.unavailableReason.msg}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
