import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './moving.module.css'
import { text } from './text.ts'
import type { MovingFile } from './use-moving.ts'

/** What the file is worth by unit: what the second person signs. */
export function Totals({ totals }: Pick<MovingFile, 'totals'>) {
  const t = useText(text)
  return (
    <dl className={styles.totals} aria-label={t.totals}>
      {totals.map(({ unit, count, amount }) => (
        <div key={unit}>
          <dt>{t.fill('totalOf', { count })}</dt>
          <dd className="num">{unit === 'COIN' ? t.fill('coins', { count: amount }) : formatMoney(amount, unit)}</dd>
        </div>
      ))}
    </dl>
  )
}
