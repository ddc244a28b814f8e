import { orderStatusText } from '#contract/codes.ts'
import { orderStatuses } from '#domain/order.ts'
import { useText } from '#web/text/use-text.ts'
import { text } from './list.text.ts'
import styles from './StatusTabs.module.css'

interface Props {
  readonly counts: Readonly<Record<string, number>> | undefined
  /** A status, `cancelled`, or empty for all. */
  readonly value: string
  readonly onChange: (status: string) => void
}

/** Orders by status, with how many there are of each. */
export function StatusTabs({ counts = {}, value, onChange }: Props) {
  const t = useText(text)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { status: '', name: t.all, count: all },
    ...orderStatuses.map((status) => ({
      status,
      name: orderStatusText[status][t.language],
      count: counts[status] ?? 0,
    })),
    { status: 'cancelled', name: t.cancelled, count: null },
  ]
  return (
    <nav aria-label={t.statusTabs}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.status}>
            <button
              type="button"
              className={styles.tab}
              aria-current={tab.status === value ? 'true' : undefined}
              onClick={() => onChange(tab.status)}
            >
              {tab.name} {tab.count !== null && <span className={`${styles.count} num`}>{tab.count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
