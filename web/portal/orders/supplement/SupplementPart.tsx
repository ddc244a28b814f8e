import { orders } from '#contract/orders.ts'
import { wallets } from '#contract/ledger.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { Refusal } from '#web/client/api.ts'
import { queryClient, useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text as nowText } from '#web/portal/orders/details/now.text.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { Choice } from './Choice.tsx'
import { cancelWords, payWords } from './choice-words.ts'
import { Found } from './Found.tsx'
import styles from './Supplement.module.css'
import { text } from './text.ts'
import { TakeOut } from './TakeOut.tsx'

export type Supplement = NonNullable<Order['supplement']>

interface Props {
  readonly order: Order
  readonly supplement: Supplement
  readonly onPay: () => void
  readonly onCancel: () => void
}

/** The order costs more than was paid: the evidence, and beside it, or below it on a phone, each choice with its cost. */
export function SupplementPart({ order, supplement, onPay, onCancel }: Props) {
  const t = useText(text)
  const now = useText(nowText)
  const isPacked = supplement.cartons.length > 0
  return (
    <section className={styles.decision} aria-label={isPacked ? now.headHeavier : now.headFee}>
      {isPacked && <Found order={order} cartons={supplement.cartons} />}
      <div className={styles.pick}>
        <h3 className={styles.heading}>{t.choices}</h3>
        <Choices order={order} supplement={supplement} onPay={onPay} onCancel={onCancel} />
        {supplement.cartons.some(({ canDispute }) => canDispute) && (
          <p className={styles.ask}>
            <strong>{t.unsure}</strong> {t.fill('questionFirst', { hours: order.disputeAnswerHours })}
          </p>
        )}
      </div>
    </section>
  )
}

function Choices({ order, supplement, onPay, onCancel }: Props) {
  const t = useText(text)
  const name = useCoinName()
  const { data: held } = useRead(wallets.list, {})
  const balanceMinor = held?.list.find(({ currency }) => currency === order.currency)?.balanceMinor
  const money = (minor: number) => formatMoney(minor, order.currency)
  const decide = useWrite(orders.decideSupplement, {
    refreshes: afterMoney,
    // The amounts, or the order, are no longer as they are shown here.
    onRefused: (error) => {
      if (error instanceof Refusal) void queryClient.invalidateQueries({ queryKey: [orders.get.name] })
    },
    onDone: (now, { choice, parcelIds = [] }) =>
      showSuccess(
        choice === 'removeParcels'
          ? t.fill('takenOut', { count: parcelIds.length })
          : t.fill('changed', { channel: now.channelName, total: money(now.totalMinor) }),
      ),
  })
  const find = (choice: Supplement['choices'][number]['choice']) =>
    supplement.choices.find((each) => each.choice === choice)
  const [paying, removing, cancelling] = [find('pay'), find('removeParcels'), find('cancel')]
  const lines = supplement.choices.filter(({ choice }) => choice === 'changeChannel')
  return (
    <>
      {decide.error?.message && <FormAlert error={decide.error}>{decide.error.message}</FormAlert>}
      <ul className={styles.choices}>
        {paying && (
          <Choice
            name={t.pay}
            figure={money(paying.dueMinor)}
            why={payWords(order, balanceMinor, t.language)}
            isMain
            onPress={onPay}
          />
        )}
        {lines.length > 0 && <ChangeLine order={order} lines={lines} decide={decide} />}
        {removing && <TakeOut order={order} reason={removing.reason} decide={decide} />}
        {cancelling && (
          <Choice
            name={t.cancel}
            figure={t.fill('cancelRefund', { price: money(cancelling.refundMinor) })}
            isRefund
            why={cancelWords(order.cancellation, name, t.language)}
            onPress={onCancel}
          />
        )}
      </ul>
    </>
  )
}
