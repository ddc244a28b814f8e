import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { CancelDialogPart } from '#web/portal/orders/cancelling/CancelDialogPart.tsx'
import { CarrierLink } from '#web/portal/orders/arrival/CarrierLink.tsx'
import { ExpectedArrival } from '#web/portal/orders/arrival/ExpectedArrival.tsx'
import { OrderActions } from '#web/portal/orders/OrderActions.tsx'
import { OrderStatus } from '#web/portal/orders/OrderStatus.tsx'
import styles from './NowCard.module.css'
import { nowWords } from './now-words.ts'
import { Progress } from './Progress.tsx'
import { text } from './text.ts'

/** Loaded only when there is something to decide, which is rare. */
const SupplementPart = lazyPart(
  'SupplementPart',
  () => import('#web/portal/orders/supplement/SupplementPart.tsx').then((part) => part.SupplementPart),
  <Skeleton height={360} />,
)

interface Props {
  readonly order: Order
  readonly onPay: () => void
}

/**
 * The first thing on the page: the status, what is asked of the member or what happens next, the way from placed to
 * signed, and what the member may do now. A decision has its evidence and its choices here. On a phone the way comes
 * last, so that what is asked is on the first screen.
 */
export function NowCard({ order, onPay }: Props) {
  const t = useText(text)
  const navigate = useNavigate()
  const { head, sentences } = nowWords(order, t.language)
  const { supplement } = order
  const isWide = useWide()
  const [isCancelling, setCancelling] = useState(false)
  return (
    <section className={styles.card} aria-label={t.nextStep}>
      <div className={styles.say}>
        <OrderStatus order={order} />
        <h2 className={styles.head}>{head}</h2>
        {order.hold && <FormAlert>{t.fill('onHold', { reason: order.hold.reason })}</FormAlert>}
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            {sentence}
          </p>
        ))}
        {order.expectedArrival && <ExpectedArrival expected={order.expectedArrival} />}
        {order.carrierUrl && <CarrierLink carrier={order.carrier ?? ''} url={order.carrierUrl} />}
        {isWide && <Progress order={order} />}
      </div>
      {supplement && (
        <SupplementPart order={order} supplement={supplement} onPay={onPay} onCancel={() => setCancelling(true)} />
      )}
      <div className={styles.actions}>
        <OrderActions
          order={order}
          isLarge
          omit={['details', 'decide', ...(supplement ? ['pay' as const] : [])]}
          onPay={onPay}
          onCancel={() => setCancelling(true)}
          onDeleted={() => navigate(paths.orders)}
        />
      </div>
      {!isWide && (
        <div className={styles.way}>
          <Progress order={order} />
        </div>
      )}
      {isCancelling && <CancelDialogPart orderId={order.id} onClose={() => setCancelling(false)} />}
    </section>
  )
}
