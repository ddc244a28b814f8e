import type { SiteContent } from '#contract/site-content.ts'
import { firstCurrencyOf } from '#domain/first-currency.ts'
import { moneyLines } from '#contract/price-lines.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './proof.module.css'
import { proofText } from './proof.text.ts'

/** How the cheapest price of the calculator's example is made, line by line. */
export function PriceProof({ site: { example } }: { readonly site: SiteContent }) {
  const t = useText(proofText)
  const [cheapest] = example.offers[firstCurrencyOf(example.destinationCode)]
    .flatMap(({ name, quote }) => (quote ? [{ name, quote }] : []))
    .sort((one, other) => one.quote.totalMinor - other.quote.totalMinor)
  if (!cheapest) return null
  const { name, quote } = cheapest
  const money = (minor: number) => formatMoney(minor, quote.currency)
  return (
    <table className={`${styles.demo} ${styles.price}`}>
      <caption>{t.fill('priceOf', { line: name, weight: formatKg(quote.billableWeightG) })}</caption>
      <tbody>
        {moneyLines(quote, { language: t.language }).map(({ key, label, figure }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{figure}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.otherCharges}</th>
          <td>{money(quote.totalMinor - quote.freightPayableMinor)}</td>
        </tr>
        <tr className={styles.sum}>
          <th scope="row">{t.total}</th>
          <td>{money(quote.totalMinor)}</td>
        </tr>
      </tbody>
    </table>
  )
}
