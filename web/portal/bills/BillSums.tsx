import type { bills } from '#contract/bills.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatKg, formatM3, formatMoney } from '#web/kit/text/format.ts'
import styles from './Bills.module.css'
import { text } from './text.ts'

type Sum = Output<typeof bills.list>['sums'][number]

/**
 * Column totals of all bills found, separately for each currency. What is still to be collected is named only to members
 * who mark bills: to everybody else it would read like a debt.
 */
export function BillSums({ sums }: { readonly sums: readonly Sum[] }) {
  const t = useText(text)
  if (sums.length === 0) return null
  return (
    <Card title={t.sums}>
      <div className={styles.sums}>
        {sums.map((sum) => (
          <CurrencySums key={sum.currency} sum={sum} />
        ))}
      </div>
    </Card>
  )
}

function CurrencySums({ sum }: { readonly sum: Sum }) {
  const t = useText(text)
  const money = (minor: number) => formatMoney(minor, sum.currency)
  const lines = [
    [t.freight, sum.freightPayableMinor, sum.freightReceivableMinor],
    [t.vas, sum.vasPayableMinor, sum.vasReceivableMinor],
    [t.insurance, sum.insurancePayableMinor, sum.insuranceReceivableMinor],
    [t.other, sum.otherPayableMinor, sum.otherReceivableMinor],
  ] as const
  return (
    <div className={styles.sum}>
      <table className={`${styles.figures} num`}>
        <caption>
          <strong>{t.fill('sumsOf', { currency: sum.currency, count: sum.billCount, boxes: sum.quantity })}</strong>
          <span>
            {t.billableWeight} {formatKg(sum.billableWeightG)}
          </span>
          <span>
            {t.volume} {formatM3(sum.volumeMm3)}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.fee}</th>
            <th scope="col">{t.payable}</th>
            <th scope="col">{t.receivable}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, payable, receivable]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{money(payable)}</td>
              <td>{money(receivable)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td>{money(sum.payableMinor)}</td>
            <td>{money(sum.receivableMinor)}</td>
          </tr>
        </tfoot>
      </table>
      {sum.collectedMinor > 0 && (
        <p className={styles.collection}>
          <span>
            {t.collectedSum} <strong className="num">{money(sum.collectedMinor)}</strong>
          </span>
          <span>
            {t.outstanding} <strong className="num">{money(sum.receivableMinor - sum.collectedMinor)}</strong>
          </span>
        </p>
      )}
    </div>
  )
}
