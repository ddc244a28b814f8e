import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CrossIcon } from '#web/kit/look/icons.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './receiving.module.css'
import { text as offlineText } from './offline.text.ts'
import { text } from './text.ts'
import type { Scanned, Station } from './station.ts'

interface WaitingListProps {
  /** The server cannot be reached: what is being saved waits here. */
  readonly isOffline: boolean
  readonly station: Station
  readonly onOpen: (scan: number) => void
  readonly onRemove: (scan: number) => void
}

/**
 * Everything that was scanned and is not received: first what was refused, then what is being saved, then what is
 * waiting.
 */
export function WaitingList({ station, isOffline, onOpen, onRemove }: WaitingListProps) {
  const t = useText(text)
  const offline = useText(offlineText)
  const { returned, saving, waiting } = station
  const isEmpty = returned.length + saving.length + waiting.length === 0
  return (
    <Card title={t.waitingTitle}>
      <p className={isEmpty ? 'muted' : 'for-readers'} role="status">
        {isEmpty ? t.waitingNone : t.fill('waitingCount', { count: waiting.length })}
      </p>
      <ul className={styles.lines}>
        {returned.map((parcel) => (
          <Line key={parcel.scan} parcel={parcel} onRemove={onRemove}>
            <StatusTag tone="bad">{t.cameBack}</StatusTag>
            <Button
              variant="default"
              size="xs"
              aria-label={t.fill('openNumber', { number: parcel.trackingNumber })}
              onClick={() => onOpen(parcel.scan)}
            >
              {t.open}
            </Button>
          </Line>
        ))}
        {saving.map((parcel) => (
          <Line key={parcel.scan} parcel={parcel}>
            <StatusTag tone={isOffline ? 'wait' : 'way'}>{isOffline ? offline.unsent : t.saving}</StatusTag>
          </Line>
        ))}
      </ul>
      <ol className={styles.lines}>
        {waiting.map((parcel, index) => (
          <Line key={parcel.scan} parcel={parcel} place={index + 1} onRemove={onRemove}>
            <StatusTag tone="hand">{t.waitingMark}</StatusTag>
          </Line>
        ))}
      </ol>
    </Card>
  )
}

interface LineProps {
  readonly parcel: Scanned
  readonly place?: number
  readonly onRemove?: (scan: number) => void
  readonly children: ReactNode
}

function Line({ parcel, place, onRemove, children }: LineProps) {
  const t = useText(text)
  const { trackingNumber: number, refusal } = parcel
  const said = refusal && (refusal.isKnown ? refusal.sentence : t.notKnown)
  return (
    <li className={styles.line}>
      <span className="num muted">{place}</span>
      <span className={styles.lineWords}>
        <span className="num">{number}</span>
        {said && <span className="muted">{said}</span>}
      </span>
      <span className={styles.lineEnd}>
        {children}
        {onRemove && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={t.fill('removeWaiting', { number })}
            onClick={() => onRemove(parcel.scan)}
          >
            <CrossIcon size={14} />
          </Button>
        )}
      </span>
    </li>
  )
}
