import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { useConfirm } from '#web/kit/message/confirm.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { Choice } from './Choice.tsx'
import { Evidence } from '#web/portal/orders/evidence/Evidence.tsx'
import styles from './Supplement.module.css'
import { text } from './text.ts'
import { TakeOut } from './TakeOut.tsx'

export type Supplement = NonNullable<Order['supplement']>

interface Props {
  readonly order: Order
  readonly supplement: Supplement
  readonly onPay: () => void
}

/** The order costs more than was paid: the evidence, and each option with its cost and meaning. */
export function SupplementCard({ order, supplement, onPay }: Props) {
  const t = useText(text)
  const ask = useConfirm()
  const name = useCoinName()
  const decide = useWrite(orders.decideSupplement, {
    refreshes: afterMoney,
    onDone: () => showSuccess(message('M-18', t.language)),
  })
  const money = (minor: number) => formatMoney(minor, order.currency)
  const find = (choice: Supplement['choices'][number]['choice']) =>
    supplement.choices.find((each) => each.choice === choice)
  const [paying, removing, cancelling] = [find('pay'), find('removeParcels'), find('cancel')]
  const lines = supplement.choices.filter(({ choice }) => choice === 'changeChannel')
  const isPacked = supplement.cartons.length > 0
  const figures = {
    paid: money(order.paidMinor - order.refundedMinor),
    weight: formatKg(order.quote.billableWeightG),
    total: money(order.quote.totalMinor),
    due: money(supplement.dueMinor),
  }
  const cancel = async (refundMinor: number) => {
    const isSure = await ask({
      title: t.fill('cancelTitle', { order: order.orderNumber }),
      sentence: t.fill('cancelSentence', { price: money(refundMinor) }),
      confirm: t.cancel,
      dismiss: t.keep,
      danger: true,
    })
    if (isSure) decide.mutate({ id: order.id, choice: 'cancel', expectedDueMinor: 0 })
  }
  return (
    <Card title={isPacked ? t.title : t.feeTitle}>
      <p className={styles.sentence}>{isPacked ? t.fill('sentence', figures) : t.fill('feeSentence', figures)}</p>
      {isPacked && <Evidence cartons={supplement.cartons} order={order} />}
      <h3 className={styles.heading}>{t.choices}</h3>
      {decide.error?.message && <FormAlert error={decide.error}>{decide.error.message}</FormAlert>}
      <ul className={styles.choices}>
        {paying && (
          <Choice name={t.pay} figure={money(paying.dueMinor)} why={t.payWhy}>
            <Button onClick={onPay}>{t.pay}</Button>
          </Choice>
        )}
        {lines.length > 0 && <ChangeLine order={order} lines={lines} decide={decide} />}
        {removing && <TakeOut order={order} reason={removing.reason} decide={decide} />}
        {cancelling && (
          <Choice
            name={t.cancel}
            figure={t.fill('cancelRefund', { price: money(cancelling.refundMinor) })}
            why={t.fill('cancelWhy', { name })}
          >
            <Button
              variant="default"
              loading={decide.isPending && decide.variables?.choice === 'cancel'}
              onClick={() => void cancel(cancelling.refundMinor)}
            >
              {t.cancel}
            </Button>
          </Choice>
        )}
      </ul>
    </Card>
  )
}
