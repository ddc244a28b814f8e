import { orders } from '#contract/orders.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { type Failure, Refusal } from '#web/client/api.ts'
import { queryClient, useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Failed } from '#web/kit/message/Failed.tsx'
import { useFocusBack } from '#web/kit/message/use-focus-back.ts'
import { Modal, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import { text } from './text.ts'
import { bestReduction, type Payment } from './payment.ts'
import { PayAlready, PayNoPrice, PayPaid, PayShort, PayWithout } from './PayOutcome.tsx'
import { PayQuestion } from './PayQuestion.tsx'
import { type Chosen, Reductions } from './Reductions.tsx'

interface Props {
  readonly orderId: string
  readonly onClose: () => void
}

/** Somebody else paid it: what this dialog did not do is read again as well. */
const refresh = () => {
  for (const read of afterMoney) void queryClient.invalidateQueries({ queryKey: [read.name] })
}

/**
 * Pays what is due from the balance (C-34, C-35). A changed price is shown beside the old one and must be confirmed;
 * pressing twice, or again after a lost answer, never takes money twice (`useWrite` keeps the key).
 */
export function PayDialog({ orderId, onClose }: Props) {
  const t = useText(text)
  useFocusBack()
  // The quote without any reduction says which coupon takes off most; it is selected at first.
  const bare = useRead(orders.quotePayment, { id: orderId }, { fresh: true })
  const [touched, setTouched] = useState<Chosen | null>(null)
  const chosen = touched ?? bestReduction(bare.isFetchedAfterMount ? bare.data : undefined)
  const payment = useRead(orders.quotePayment, { id: orderId, ...chosen }, { fresh: true, keep: true })
  // The earlier price of the same choice: a different coupon changes the sum without a price change.
  const [earlier, setEarlier] = useState<Payment | null>(null)
  const choose = (reductions: Chosen) => {
    setTouched(reductions)
    setEarlier(null)
  }
  const pay = useWrite(orders.pay, {
    refreshes: afterMoney,
    onRefused: (error) => {
      if (isCode(error, refusalCode.order_paid)) refresh()
      if (isCode(error, refusalCode.amount_changed)) {
        setEarlier(payment.data ?? null)
        void payment.refetch()
      }
      if (isCode(error, refusalCode.balance_low)) void payment.refetch()
      if (isCode(error, refusalCode.coupon_unusable) || isCode(error, refusalCode.coins_low)) choose({})
    },
  })
  // A cached balance does not say whether it is enough now.
  const data = payment.isFetchedAfterMount || payment.isPlaceholderData ? payment.data : undefined
  const title = data
    ? t.fill(data.kind === 'supplement' ? 'payDifference' : 'payOrder', { order: data.orderNumber })
    : t.payTitle
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t.close }}>
      <div aria-live="polite">{face()}</div>
    </Modal>
  )

  function reductions(payable: Payment) {
    const isBusy = pay.isPending || payment.isFetching
    return <Reductions payment={payable} chosen={chosen} onChoose={choose} isBusy={isBusy} />
  }

  function face() {
    if (pay.data) return <PayPaid paid={pay.data} onClose={onClose} />
    const paid = [pay.error, payment.error].find((error) => isCode(error, refusalCode.order_paid))
    if (paid) return <PayAlready orderId={orderId} title={paid.message} onClose={onClose} />
    // Remembered from before the order was changed, it is no answer either.
    const refused = payment.isFetchedAfterMount ? payment.error : null
    const noPrice = [pay.error, refused].find((error) => isCode(error, refusalCode.no_price))
    if (noPrice) return <PayNoPrice orderId={orderId} why={noPrice.message} onClose={onClose} />
    if (refused && isReductionGone(refused)) return <PayWithout why={refused.message} onDrop={() => choose({})} />
    if (!data && payment.error) return <Failed error={payment.error} onRetry={() => void payment.refetch()} />
    if (!data) return <Skeleton height={320} radius="md" />
    if (!data.sufficient || isCode(pay.error, refusalCode.balance_low))
      return (
        <PayShort payment={data} onClose={onClose}>
          {reductions(data)}
        </PayShort>
      )
    return (
      <PayQuestion
        payment={data}
        reductions={reductions(data)}
        earlier={earlier}
        error={isCode(pay.error, refusalCode.amount_changed) ? null : pay.error}
        isSending={pay.isPending || payment.isFetching}
        onPay={() => pay.mutate({ id: orderId, ...chosen, expectedDueMinor: data.dueMinor })}
        onClose={onClose}
      />
    )
  }
}

/** A coupon expired, or coins were spent elsewhere, while the dialog was open. */
const isReductionGone = (error: Refusal | Failure) =>
  isCode(error, refusalCode.coupon_unusable) || isCode(error, refusalCode.coins_low)

const isCode = (error: Refusal | Failure | null, code: number): error is Refusal =>
  error instanceof Refusal && error.code === code
