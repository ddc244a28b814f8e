import { goodsTypeText } from '#contract/codes.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { leastMinor } from '#domain/least-charge.ts'
import type { PriceRow } from './destination-of.ts'
import { text } from './destinations.text.ts'
import styles from './lines.module.css'

/** The prices of a line; where there are several, each says what it is for. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  const t = useText(text)
  return (
    <ul className={styles.rows}>
      {rows.map((row, at) => (
        <li key={at} className={styles.row}>
          <Condition row={row} isOnly={rows.length === 1} />
          <Price
            name={t.fill('from', { weight: formatKg(row.prices[0].firstWeightG) })}
            amounts={row.prices.map(inOwn('firstPriceMinor'))}
          />
          <Price name={t.eachKg} amounts={row.prices.map(inOwn('continuationPriceMinor'))} />
          <Least row={row} />
        </li>
      ))}
    </ul>
  )
}

function Condition({ row, isOnly }: { readonly row: PriceRow; readonly isOnly: boolean }) {
  const t = useText(text)
  const { goodsType, weightFromKg, weightToKg } = row.prices[0]
  const words = [
    ...(isOnly || goodsType === 'any' ? [] : [goodsTypeText[goodsType][t.language]]),
    ...(row.warehouseName === null ? [] : [row.warehouseName]),
    ...(weightToKg !== null ? [`${weightFromKg}–${weightToKg} kg`] : weightFromKg > 1 ? [`≥ ${weightFromKg} kg`] : []),
  ]
  return words.length === 0 ? null : <span className={styles.condition}>{words.join(' · ')}</span>
}

type Charge = SiteContent['charges'][number]

/** Only where it is more than the price of the first weight. */
function Least({ row: { prices } }: { readonly row: PriceRow }) {
  const t = useText(text)
  const raised = prices.filter((each) => leastMinor(each) > each.firstPriceMinor).map(inOwn('minChargeMinor'))
  return raised.length === 0 ? null : (
    <span className={styles.least}>{t.fill('atLeast', { price: raised.join(' / ') })}</span>
  )
}

const inOwn = (of: 'firstPriceMinor' | 'continuationPriceMinor' | 'minChargeMinor') => (charge: Charge) =>
  formatMoney(charge[of], charge.currency)

interface PriceProps {
  readonly name: string
  readonly amounts: readonly string[]
}

function Price({ name, amounts: [first, ...others] }: PriceProps) {
  return (
    <span className={styles.price}>
      <span>{name}</span>
      <b>{first}</b>
      {others.map((other) => (
        <span key={other}>{other}</span>
      ))}
    </span>
  )
}
