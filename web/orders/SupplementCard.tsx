import { wallets } from '#contract/ledger.ts'
import { members } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { useWrite } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { useConfirm } from '#web/ui/Confirm.tsx'
import { FormAlert } from '#web/ui/FormAlert.tsx'
import { formatKg, formatMoney } from '#web/ui/format.ts'
import { showSuccess } from '#web/ui/toast.ts'
import { Button } from '@mantine/core'
import type { Order } from './apply-form.ts'
import { Cartons } from './Cartons.tsx'
import { text } from './details.text.ts'
import styles from './OrderDetailsPage.module.css'

interface Props {
  readonly order: Order
  readonly supplement: NonNullable<Order['supplement']>
  readonly onPay: () => void
}

const afterwards = [
  orders.get,
  orders.list,
  orders.eligibleParcels,
  parcels.list,
  parcels.homeCounts,
  wallets.list,
  wallets.listEntries,
  members.home,
]

/** The packed box costs more than was paid: the evidence, and each choice with what it costs (decision 8). */
export function SupplementCard({ order, supplement, onPay }: Props) {
  const t = useText(text)
  const ask = useConfirm()
  const decide = useWrite(orders.decideSupplement, {
    refreshes: afterwards,
    onDone: () => showSuccess(message('M-18', t.language)),
  })
  const money = (minor: number) => formatMoney(minor, order.currency, t.language)
  const paying = supplement.choices.find((each) => each.choice === 'pay')
  const cancelling = supplement.choices.find((each) => each.choice === 'cancel')
  const cancel = async (choice: NonNullable<typeof cancelling>) => {
    const isSure = await ask({
      title: t.fill('cancelTitle', { order: order.orderNumber }),
      sentence: t.fill('cancelSentence', { price: money(choice.refundMinor) }),
      confirm: t.cancelConfirm,
      danger: true,
    })
    if (isSure) decide.mutate({ id: order.id, choice: 'cancel', expectedDueMinor: choice.dueMinor })
  }
  return (
    <Card title={t.supplementTitle}>
      <p className={styles.sentence}>
        {t.fill('supplementSentence', {
          paid: money(order.paidMinor - order.refundedMinor),
          weight: formatKg(order.quote.billableWeightG),
          total: money(order.quote.totalMinor),
          due: money(supplement.dueMinor),
        })}
      </p>
      <Cartons cartons={supplement.cartons} />
      {decide.error && <FormAlert>{decide.error.message}</FormAlert>}
      <div className={styles.choices}>
        {paying && (
          <Button fullWidth justify="space-between" rightSection={money(paying.dueMinor)} onClick={onPay}>
            {t.payChoice}
          </Button>
        )}
        {cancelling && (
          <Button
            fullWidth
            variant="default"
            justify="space-between"
            loading={decide.isPending}
            rightSection={
              <span className="muted">{t.fill('freeOfCharge', { price: money(cancelling.refundMinor) })}</span>
            }
            onClick={() => void cancel(cancelling)}
          >
            {t.cancelChoice}
          </Button>
        )}
      </div>
    </Card>
  )
}
