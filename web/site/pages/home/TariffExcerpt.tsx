import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { text as tariffText } from '#web/site/pages/reading/reading.text.ts'
import { capital } from '#domain/capital.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import stackStyles from '#web/kit/look/Stacked.module.css'
import { When } from '#web/kit/look/When.tsx'
import { type Charge, excerptOf, type ExcerptLine } from './excerpt.ts'
import { text } from './home.text.ts'
import styles from './tariff.module.css'

/** What the Hong Kong lines cost today, by the tariff used for orders. */
export function TariffExcerpt({ site }: { readonly site: SiteContent }) {
  const t = useText(text)
  const tariff = useText(tariffText)
  const lines = excerptOf(site)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="tariff-title">
      <h2 id="tariff-title" className={styles.title}>
        {t.tariffTitle}
      </h2>
      <ScrollBox className={`${styles.scroll} ${stackStyles.stacked}`} label={t.tariffTitle}>
        <table className={styles.tariff}>
          <thead>
            <tr>
              {[tariff.line, tariff.firstWeight, tariff.eachKg, tariff.atLeast].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.introPath} line={line} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className={styles.below}>
        <span className="muted">
          {tariff.tariffDay}
          <When at={`${site.today}T12:00:00+08:00`} dayOnly />
        </span>{' '}
        <SiteLink to={paths.charges}>{t.tariffAll}</SiteLink>
      </p>
    </section>
  )
}

function Line({ line: { introPath, charges } }: { readonly line: ExcerptLine }) {
  const t = useText(text)
  const tariff = useText(tariffText)
  const [first] = charges
  if (!first) return null
  return (
    <tr>
      <th scope="row">
        <SiteLink to={introPath}>{first.name}</SiteLink>
        {first.promise && <span className={styles.small}>{capital(first.promise)}</span>}
        {first.capWeightG !== null && (
          <span className={styles.small}>{t.fill('tariffLimit', { weight: formatKg(first.capWeightG) })}</span>
        )}
      </th>
      <td data-name={tariff.firstWeight}>
        <Prices charges={charges} of="firstPriceMinor" />
        <span className={styles.small}>{t.fill('tariffFirst', { weight: formatKg(first.firstWeightG) })}</span>
      </td>
      <td data-name={tariff.eachKg}>
        <Prices charges={charges} of="continuationPriceMinor" />
      </td>
      <td data-name={tariff.atLeast}>
        <Prices charges={charges} of="minChargeMinor" />
      </td>
    </tr>
  )
}

interface PricesProps {
  readonly charges: readonly Charge[]
  readonly of: 'firstPriceMinor' | 'continuationPriceMinor' | 'minChargeMinor'
}

/** In both currencies, the one that readers expect first on top. */
function Prices({ charges, of }: PricesProps) {
  return charges.map((charge, index) => (
    <span key={charge.currency} className={index === 0 ? styles.first : styles.small}>
      {charge[of] === 0 ? '—' : formatMoney(charge[of], charge.currency)}
    </span>
  ))
}
