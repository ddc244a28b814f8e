import { surchargePrice } from '#contract/surcharge-price.ts'
import type { Currency } from '#domain/money.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './MayAdd.module.css'
import { text } from './may-add.text.ts'
import type { Possible } from './possible.ts'

interface Props {
  readonly rows: readonly Possible[]
  readonly currency: Currency
}

/** Shown below a price that does not know the address, or the size: what may still be added, when, and how much. */
export function MayAdd({ rows, currency }: Props) {
  const t = useText(text)
  if (rows.length === 0) return null
  return (
    <section className={styles.note} aria-label={t.mayAdd}>
      <p>
        <strong>{t.mayAdd}</strong> {t.mayAddWhy}
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {t.fill('one', { name: row.text, price: surchargePrice(row, currency, t.language), when: row.when })}
            <small>{row.reason}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
