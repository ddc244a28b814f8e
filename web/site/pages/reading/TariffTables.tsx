import type { SiteContent } from '#contract/site-content.ts'
import { currenciesFor } from '#domain/first-currency.ts'
import type { Currency } from '#domain/money.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import stackStyles from '#web/kit/look/Stacked.module.css'
import { When } from '#web/kit/look/When.tsx'
import { TariffRow } from './TariffRow.tsx'
import styles from './reading.module.css'
import { text } from './reading.text.ts'

export type Charge = SiteContent['charges'][number]

interface TariffTablesProps {
  readonly site: SiteContent
  readonly charges: readonly Charge[]
}

/**
 * Rows of the current tariff (E-13), a table for each currency, with their date: what orders are charged. They are to one
 * destination, whose readers' own currency comes first.
 */
export function TariffTables({ site, charges }: TariffTablesProps) {
  const t = useText(text)
  const [first] = charges
  if (!first) return <p className={styles.note}>{t.noTariff}</p>
  return (
    <>
      {currenciesFor(first.destinationCode).map((currency) => (
        <TariffTable
          key={currency}
          site={site}
          charges={charges}
          currency={currency}
          heading={currency === 'CNY' ? t.inCny : t.inHkd}
        />
      ))}
      <p className="muted">
        {t.tariffDay}
        <When at={`${site.today}T12:00:00+08:00`} dayOnly />
        {t.language === 'en' ? '; ' : '；'}
        {t.inForceSince} <When at={lastChange(charges)} dayOnly />
      </p>
    </>
  )
}

/** When the newest of these prices came into force. */
export const lastChange = (charges: readonly Charge[]): string | null =>
  charges
    .map(({ validFrom }) => validFrom)
    .reduce<string | null>((one, other) => (one !== null && one > other ? one : other), null)

interface TariffTableProps extends TariffTablesProps {
  readonly currency: Currency
  readonly heading: string
}

function TariffTable({ site, charges, currency, heading }: TariffTableProps) {
  const t = useText(text)
  const rows = charges.filter((charge) => charge.currency === currency)
  if (rows.length === 0) return null
  const columns = [t.line, t.goods, t.firstWeight, t.eachKg, t.atLeast, t.atMost]
  return (
    <section className={styles.tariff}>
      <h2>{heading}</h2>
      <ScrollBox className={`${styles.scroll} ${stackStyles.stacked}`} label={heading}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((charge, at) => (
              <TariffRow key={at} site={site} charge={charge} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
