import { members } from '#contract/members.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals.ts'
import { wallets } from '#contract/ledger.ts'
import { type Failure, Refusal } from '#web/api.ts'
import { queryClient, useRead, useWrite } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { Failed } from '#web/ui/Failed.tsx'
import { Modal, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { text } from './pay.text.ts'
import type { Payment } from './payment.ts'
import { PayAlready, PayPaid, PayShort } from './PayOutcome.tsx'
import { PayQuestion } from './PayQuestion.tsx'

interface Props {
  readonly orderId: string
  readonly onClose: () => void
}

/** Reads that a payment, or the news that there was one, makes stale. */
const afterwards = [orders.list, orders.get, wallets.list, wallets.listEntries, members.home, parcels.homeCounts]
const refresh = () => {
  for (const read of afterwards) void queryClient.invalidateQueries({ queryKey: [read.name] })
}

/**
 * Pays what an order is due from the balance (C-34, C-35). A changed price is shown beside the old one and asked
 * again; pressing twice, or again after a lost answer, never takes money twice (`useWrite` keeps the key).
 */
export function PayDialog({ orderId, onClose }: Props) {
  const t = useText(text)
  const payment = useRead(orders.quotePayment, { id: orderId }, { fresh: true })
  const [earlier, setEarlier] = useState<Payment | null>(null)
  const pay = useWrite(orders.pay, {
    refreshes: afterwards,
    onRefused: (error) => {
      if (isCode(error, refusals.order_paid.code)) refresh()
      if (isCode(error, refusals.amount_changed.code)) {
        setEarlier(payment.data ?? null)
        void payment.refetch()
      }
      if (isCode(error, refusals.balance_low.code)) void payment.refetch()
    },
  })
  // A balance remembered from an earlier look is no answer to whether it is enough now.
  const data = payment.isFetchedAfterMount ? payment.data : undefined
  const title = data
    ? t.fill(data.kind === 'supplement' ? 'payDifference' : 'payOrder', { order: data.orderNumber })
    : t.payTitle
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t.close }}>
      <div aria-live="polite">{face()}</div>
    </Modal>
  )

  function face() {
    if (pay.data) return <PayPaid paid={pay.data} kind={data?.kind ?? 'initial'} onClose={onClose} />
    if (isCode(pay.error, refusals.order_paid.code) || isCode(payment.error, refusals.order_paid.code)) {
      return <PayAlready orderId={orderId} onClose={onClose} />
    }
    if (!data && payment.error) return <Failed error={payment.error} onRetry={() => void payment.refetch()} />
    if (!data) return <Skeleton height={320} radius="md" />
    if (!data.sufficient || isCode(pay.error, refusals.balance_low.code))
      return <PayShort payment={data} onClose={onClose} />
    return (
      <PayQuestion
        payment={data}
        earlier={earlier}
        error={isCode(pay.error, refusals.amount_changed.code) ? null : pay.error}
        isSending={pay.isPending || payment.isFetching}
        onPay={() => pay.mutate({ id: orderId, expectedDueMinor: data.dueMinor })}
        onClose={onClose}
      />
    )
  }
}

const isCode = (error: Refusal | Failure | null, code: number) => error instanceof Refusal && error.code === code
