import { isUndoable } from '#domain/receipt-undo.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatExact, formatKg } from '#web/kit/text/format.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { staffPaths, unclaimedOf } from '#web/staff/paths.ts'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './receiving.module.css'
import { text } from './text.ts'
import type { ScanLine } from './scan-log.ts'
import { toneOf } from './tones.ts'
import { UndoButton } from './UndoButton.tsx'

interface Props {
  readonly lines: readonly ScanLine[]
  readonly onUndone: (receiptId: string, trackingNumber: string) => void
}

/** The last twenty scans of this browser; each opens its parcel, and can be undone for five minutes. */
export function LastScans({ lines, onUndone }: Props) {
  const t = useText(text)
  const now = useNow()
  const mayUndo = (line: ScanLine) =>
    line.receiptId !== undefined && line.outcome !== 'undone' && isUndoable(line.at, now)
  return (
    <Card title={t.lastScans}>
      {lines.length === 0 ? (
        <p className="muted">{t.noScans}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line.at} className={styles.line}>
              <span className="num muted">{formatExact(new Date(line.at).toISOString()).slice(11, 16)}</span>
              <span className={styles.lineWords}>
                <Number line={line} />
                <span className="muted">
                  {line.memberName ?? (line.outcome === 'unclaimed' ? t.nobody : '')}
                  {line.weightG !== null && ` ${formatKg(line.weightG)}`}
                </span>
              </span>
              <span className={styles.resultEnd}>
                <StatusTag tone={toneOf[line.outcome]}>{t[line.outcome]}</StatusTag>
                {mayUndo(line) && (
                  <UndoButton
                    receiptId={line.receiptId ?? ''}
                    trackingNumber={line.trackingNumber}
                    onUndone={onUndone}
                  />
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function Number({ line: { trackingNumber, receiptId, parcelId, outcome } }: { readonly line: ScanLine }) {
  if (receiptId === undefined || outcome === 'undone') return <span className="num">{trackingNumber}</span>
  return (
    <Link className="num" to={parcelId === undefined ? unclaimedOf(trackingNumber) : staffPaths.parcel(parcelId)}>
      {trackingNumber}
    </Link>
  )
}

/** So that the buttons go when their time is over, also while nobody scans. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 10_000, { autoInvoke: true })
  return now
}
