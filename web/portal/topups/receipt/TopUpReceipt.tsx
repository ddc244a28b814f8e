import { site } from '#contract/content.ts'
import { members } from '#contract/members.ts'
import { useRead } from '#web/client/queries.ts'
import { ContactLines } from '#web/kit/look/ContactLines.tsx'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from '#web/portal/orders/receipt/Receipt.module.css'
import { methodName } from '#web/portal/topups/online/method-name.ts'
import type { Payment } from '#web/portal/topups/online/watch.ts'
import { currencyText } from '#web/shared/currency.text.ts'
import { useState } from 'react'
import { text } from './text.ts'

/** One sheet: who was paid by whom, how much and how. */
export function TopUpReceipt({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  const [shownAt] = useState(() => new Date().toISOString())
  return (
    <article className={styles.sheet} aria-label={t.title}>
      <Heads />
      <section>
        <h2>{t.payment}</h2>
        <PaymentLines payment={payment} />
      </section>
      <Amounts payment={payment} />
      <footer className={styles.foot}>
        <p>{t.notInvoice}</p>
        <p>{t.fill('zone', { when: formatWhen(shownAt, t.language) })}</p>
      </footer>
    </article>
  )
}

function Heads() {
  const t = useText(text)
  const config = useRead(site.getConfig, { appid: 'web' })
  const { data: member } = useRead(members.home, {})
  return (
    <div className={styles.heads}>
      <section aria-label={t.issuer}>
        <h2>{t.issuer}</h2>
        <strong>{config.data?.siteName}</strong>
        <ContactLines />
      </section>
      <section aria-label={t.payer}>
        <h2>{t.payer}</h2>
        {member && (
          <>
            <strong>{member.displayName}</strong>
            <span>{t.fill('memberNumber', { number: member.memberNumber })}</span>
          </>
        )}
      </section>
    </div>
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
  return (
    <dl className={styles.lines}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
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
