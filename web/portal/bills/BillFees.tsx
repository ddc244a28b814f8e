import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import styles from './Bills.module.css'
import type { Bill } from './BillRows.tsx'
import { text } from './text.ts'

interface Fee {
  readonly payableMinor: number
  readonly receivableMinor: number
  /** What it was for. */
  readonly explained?: string
}

/** and their total; each named like its label in `text.ts`. */
const fees = {
  freight: (bill) => ({ payableMinor: bill.freightPayableMinor, receivableMinor: bill.freightReceivableMinor }),
  vas: (bill) => ({
    payableMinor: bill.vasPayableMinor,
    receivableMinor: bill.vasReceivableMinor,
    explained: bill.vasText,
  }),
  insurance: (bill) => ({ payableMinor: bill.insurancePayableMinor, receivableMinor: bill.insuranceReceivableMinor }),
  other: (bill) => ({
    payableMinor: bill.otherPayableMinor,
    receivableMinor: bill.otherReceivableMinor,
    explained: bill.otherRemark,
  }),
  total: (bill) => ({ payableMinor: bill.payableTotalMinor, receivableMinor: bill.receivableTotalMinor }),
} satisfies Readonly<Record<string, (bill: Bill) => Fee>>

export type FeeName = keyof typeof fees
export const feeNames = ['freight', 'vas', 'insurance', 'other', 'total'] as const satisfies readonly FeeName[]

export const feeOf = (bill: Bill, name: FeeName): Fee => fees[name](bill)

interface BothProps extends Pick<Bill, 'currency'>, Pick<Fee, 'payableMinor' | 'receivableMinor'> {}

/** One fee: what is owed, and below it what is charged to the customer. */
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
