import type { Currency } from '#domain/money.ts'
import type { Charge } from '#web/site/pages/reading/TariffTables.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import styles from './lines.module.css'
import { text } from './lines.text.ts'

interface LinePriceProps {
  readonly charges: readonly Charge[]
  readonly currency: Currency
}

/** The price of a line in one currency; the cheapest of several rows, such as several destinations. */
export function LinePrice({ charges, currency }: LinePriceProps) {
  const t = useText(text)
  const rows = charges.filter((charge) => charge.currency === currency)
  const [cheapest, ...dearer] = rows.toSorted((one, other) => one.firstPriceMinor - other.firstPriceMinor)
  if (!cheapest) return null
  const { firstPriceMinor, firstWeightG, minChargeMinor } = cheapest
  const values = {
    price: formatMoney(firstPriceMinor, currency),
    weight: formatKg(firstWeightG),
    next: formatMoney(Math.min(...rows.map(({ continuationPriceMinor }) => continuationPriceMinor)), currency),
  }
  return (
    <p className={styles.price}>
      {t.fill(dearer.length > 0 ? 'priceFrom' : 'priceIs', values)}
      {minChargeMinor > 0 && (
        <span className="muted"> {t.fill('atLeast', { least: formatMoney(minChargeMinor, currency) })}</span>
      )}
    </p>
  )
}
