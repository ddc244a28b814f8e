import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from '#web/portal/receipts/Receipt.module.css'
import { ReceiptLines, ReceiptSheet } from '#web/portal/receipts/ReceiptSheet.tsx'
import { methodName } from '#web/portal/topups/online/method-name.ts'
import type { Payment } from '#web/portal/topups/online/watch.ts'
import { currencyText } from '#web/shared/currency.text.ts'
import { text } from './text.ts'

/** How much was added to the balance, and how. */
export function TopUpReceipt({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  return (
    <ReceiptSheet title={t.title} notInvoice={t.notInvoice}>
      <section>
        <h2>{t.payment}</h2>
        <PaymentLines payment={payment} />
      </section>
      <Amounts payment={payment} />
    </ReceiptSheet>
  )
}

function PaymentLines({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  const { paymentNumber, stateText, currency, createdAt, paidAt, balanceAfterMinor } = payment
  const lines: readonly (readonly [string, string | null])[] = [
    [t.number, paymentNumber],
    [t.method, methodName(payment, t.language)],
    [t.state, stateText],
    [t.currency, currencyText[currency][t.language]],
    [t.createdAt, formatWhen(createdAt, t.language)],
    [t.paidAt, paidAt && formatWhen(paidAt, t.language)],
    [t.balanceAfter, balanceAfterMinor === null ? null : formatMoney(balanceAfterMinor, currency)],
  ]
  return <ReceiptLines lines={lines} />
}

/** What was credited, what went back, and what is left of it. */
function Amounts({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  const { amountMinor, refundedMinor, currency } = payment
  const isRefunded = refundedMinor > 0
  return (
    <section>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.credited}</th>
            <td>{formatMoney(amountMinor, currency)}</td>
          </tr>
          {isRefunded && (
            <tr>
              <th scope="row">{t.fill('refunded', { method: methodName(payment, t.language) })}</th>
              <td>{formatMoney(-refundedMinor, currency)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.kept}</th>
            <td>{formatMoney(amountMinor - refundedMinor, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
