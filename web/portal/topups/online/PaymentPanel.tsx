import { Refusal } from '#web/client/api.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { EndedPayment } from './EndedPayment.tsx'
import { methodName } from '#contract/payment-method-name.ts'
import styles from './Online.module.css'
import { PendingPayment } from './PendingPayment.tsx'
import { text as statesText } from './states.text.ts'
import { text } from './text.ts'
import { usePayment } from './use-payment.ts'
import { meaningOf, type Payment } from './watch.ts'

interface Props {
  readonly paymentNumber: string
  /** It was started before this page was opened: the page says so first. */
  readonly isResumed: boolean
  readonly isSimulated: boolean
  readonly onAgain: () => void
}

/** One payment, from its code to what became of it. Its state is read out whenever it changes. */
export function PaymentPanel({ paymentNumber, isResumed, isSimulated, onAgain }: Props) {
  const t = useText(text)
  const s = useText(statesText)
  const { query, isWatching, askNow } = usePayment(paymentNumber)
  const [hasAsked, setHasAsked] = useState(false)
  const ask = () => void askNow().then(() => setHasAsked(true))
  if (query.data === undefined && query.error instanceof Refusal)
    return (
      <Card title={t.number}>
        <Empty
          title={t.unknownTitle}
          sentence={t.unknownSentence}
          action={<Button onClick={onAgain}>{t.again}</Button>}
        />
      </Card>
    )
  return (
    <Card title={query.data ? titleOf(query.data) : t.number}>
      <Loaded query={query} skeleton={<Skeleton height={280} radius="md" />}>
        {(payment) => (
          <div className={styles.words}>
            {isResumed && payment.state === 'pending' && (
              <p className={styles.need}>{t.fill('resumed', { when: formatWhen(payment.createdAt, t.language) })}</p>
            )}
            <p role="status">{sentenceOf(payment)}</p>
            {payment.state === 'pending' ? (
              <PendingPayment payment={payment} isSimulated={isSimulated} onAsk={ask} />
            ) : (
              <EndedPayment payment={payment} onAgain={onAgain} />
            )}
          </div>
        )}
      </Loaded>
    </Card>
  )

  function titleOf(payment: Payment): string {
    const meaning = meaningOf(payment)
    return meaning === 'pending' ? t.fill('payBy', { method: methodName(payment, t.language) }) : s[`${meaning}Title`]
  }

  function sentenceOf(payment: Payment): string {
    const meaning = meaningOf(payment)
    if (meaning === 'pending' && !isWatching && !query.isFetching) return s.stopped
    if (meaning === 'pending') return hasAsked ? s.notYet : s.pending
    return s.fill(meaning, {
      price: formatMoney(payment.amountMinor, payment.currency),
      refunded: formatMoney(payment.refundedMinor, payment.currency),
      method: methodName(payment, t.language),
    })
  }
}
