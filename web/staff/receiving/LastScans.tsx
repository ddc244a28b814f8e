import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatExact, formatKg } from '#web/kit/text/format.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import styles from './receiving.module.css'
import { text } from './text.ts'
import type { ScanLine } from './scan-log.ts'
import { toneOf } from './tones.ts'

export function LastScans({ lines }: { readonly lines: readonly ScanLine[] }) {
  const t = useText(text)
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
                <span className="num">{line.trackingNumber}</span>
                <span className="muted">
                  {line.memberName ?? (line.outcome === 'unclaimed' ? t.nobody : '')}
                  {line.weightG !== null && ` ${formatKg(line.weightG)}`}
                </span>
              </span>
              <StatusTag tone={toneOf[line.outcome]}>{t[line.outcome]}</StatusTag>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
