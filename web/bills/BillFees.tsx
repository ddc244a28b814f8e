import { useText } from '#web/text/use-text.ts'
import { formatMoney } from '#web/ui/format.ts'
import styles from './Bills.module.css'
import type { Bill } from './BillRows.tsx'
import { text } from './text.ts'

interface Fee {
  readonly label: string
  readonly payableMinor: number
  readonly receivableMinor: number
  /** What it was for. */
  readonly explained?: string
}

/** and what they come to. */
export const feesOf = (bill: Bill, t: ReturnType<typeof useText<typeof text>>): readonly Fee[] => [
  { label: t.freight, payableMinor: bill.freightPayableMinor, receivableMinor: bill.freightReceivableMinor },
  {
    label: t.vas,
    payableMinor: bill.vasPayableMinor,
    receivableMinor: bill.vasReceivableMinor,
    explained: bill.vasText,
  },
  { label: t.insurance, payableMinor: bill.insurancePayableMinor, receivableMinor: bill.insuranceReceivableMinor },
  {
    label: t.other,
    payableMinor: bill.otherPayableMinor,
    receivableMinor: bill.otherReceivableMinor,
    explained: bill.otherRemark,
  },
  { label: t.total, payableMinor: bill.payableTotalMinor, receivableMinor: bill.receivableTotalMinor },
]

/** The fees of a bill one below the other, the total at the end. */
export function FeeList({ bill }: { readonly bill: Bill }) {
  const t = useText(text)
  return (
    <dl className={`${styles.fees} num`}>
      {feesOf(bill, t).map(({ label, payableMinor, receivableMinor, explained }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="for-readers">{t.payable} </span>
            {formatMoney(payableMinor, bill.currency)}
          </dd>
          <dd>
            <span className="for-readers">{t.receivable} </span>
            {formatMoney(receivableMinor, bill.currency)}
          </dd>
          {explained && <dd className={styles.explained}>{explained}</dd>}
        </div>
      ))}
    </dl>
  )
}

interface BothProps extends Pick<Bill, 'currency'>, Pick<Fee, 'payableMinor' | 'receivableMinor'> {}

/** One fee, what is owed above what is to be collected. */
export function BothSides({ currency, payableMinor, receivableMinor }: BothProps) {
  const t = useText(text)
  return (
    <span className={`${styles.fee} num`}>
      <span>
        <small>{t.payable}</small> {formatMoney(payableMinor, currency)}
      </span>
      <span>
        <small>{t.receivable}</small> {formatMoney(receivableMinor, currency)}
      </span>
    </span>
  )
}
