import { message } from '#contract/messages.ts'
import { type Failure, Refusal } from '#web/client/api.ts'
import { type ChangedLine, changedLines, moneyLines, weightLines } from '#contract/price-lines.ts'
import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './PayDialog.module.css'
import { text } from './text.ts'
import { type Payment, settlementOf } from './payment.ts'

interface Props {
  readonly payment: Payment
  /** The price shown before, if it has changed since. */
  readonly earlier: Payment | null
  readonly reductions?: ReactNode
  readonly error: Refusal | Failure | null
  readonly isSending: boolean
  readonly onPay: () => void
  readonly onClose: () => void
}

/** The price again, what remains of the balance, and the one button that takes money. */
export function PayQuestion({ payment, earlier, reductions, error, isSending, onPay, onClose }: Props) {
  const t = useText(text)
  const coinName = useCoinName()
  const money = (minor: number) => formatMoney(minor, payment.currency)
  const isChanged = earlier !== null && earlier.dueMinor !== payment.dueMinor
  return (
    <div className={styles.stack}>
      {isChanged && <PriceChange earlier={earlier} payment={payment} />}
      {payment.priceChanged && !isChanged && <FormAlert>{t.holdOver}</FormAlert>}
      {reductions}
      <PriceLines quote={payment.quote} coinName={coinName} {...settlementOf(payment)} />
      <dl className={styles.balance}>
        <div>
          <dt>{t.balanceNow}</dt>
          <dd className="num">{money(payment.walletBalanceMinor)}</dd>
        </div>
        <div>
          <dt>{t.balanceAfter}</dt>
          <dd className="num">{money(payment.walletBalanceMinor - payment.dueMinor)}</dd>
        </div>
      </dl>
      {error && (
        <FormAlert error={error} onLeave={onClose}>
          <strong>{message('M-15', t.language)}</strong>
          <br />
          {error instanceof Refusal ? `${error.message} ${t.nothingTaken}` : t.outcomeUnknown}
        </FormAlert>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t.later}
        </Button>
        <Button loading={isSending} onClick={onPay} data-autofocus>
          {payment.dueMinor > 0 ? t.fill('pay', { price: money(payment.dueMinor) }) : t.payNothing}
        </Button>
      </div>
    </div>
  )
}

function PriceChange({ earlier, payment }: Pick<Props, 'payment'> & { readonly earlier: Payment }) {
  const t = useText(text)
  const context = { language: t.language, coinName: useCoinName() }
  const lines = (each: Payment) => [...weightLines(each.quote, context), ...moneyLines(each.quote, context)]
  const money = (minor: number) => formatMoney(minor, payment.currency)
  return (
    <section className={styles.change} role="alert">
      <strong>{t.changedTitle}</strong>
      <p>{t.fill('changedSentence', { before: money(earlier.dueMinor), after: money(payment.dueMinor) })}</p>
      <ChangeTable changes={changedLines(lines(earlier), lines(payment))} />
    </section>
  )
}

function ChangeTable({ changes }: { readonly changes: readonly ChangedLine[] }) {
  const t = useText(text)
  if (changes.length === 0) return null
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t.changedLine}</th>
          <th scope="col">{t.changedBefore}</th>
          <th scope="col">{t.changedAfter}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key}>
            <th scope="row">{change.label}</th>
            <td>{change.before ?? '—'}</td>
            <td>{change.after ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
