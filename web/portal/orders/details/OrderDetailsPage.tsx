import { orders } from '#contract/orders.ts'
import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Timeline } from '#web/kit/look/Timeline.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Order, sizesOf } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './text.ts'
import { Evidence } from '#web/portal/orders/evidence/Evidence.tsx'
import { text as evidenceText } from '#web/portal/orders/evidence/text.ts'
import { MoneySteps } from './MoneySteps.tsx'
import { nextStep, orderInput } from '#web/portal/orders/next-step.ts'
import { OrderActions } from '#web/portal/orders/OrderActions.tsx'
import styles from './OrderDetailsPage.module.css'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import { OrderParties } from './OrderParties.tsx'
import { OrderStatus } from '#web/portal/orders/OrderStatus.tsx'
import { PayDialogPart } from '#web/portal/orders/paying/PayDialogPart.tsx'

/** Loaded only when there is something to decide, which is rare. */
const SupplementCard = lazyPart(
  'SupplementCard',
  () => import('#web/portal/orders/supplement/SupplementCard.tsx').then((part) => part.SupplementCard),
  <Skeleton height={240} radius="lg" />,
)

/** One order with everything about it (`?id=`). */
export function OrderDetailsPage() {
  const t = useText(text)
  const [{ id }] = useUrlFilters({ id: '' })
  const order = useRead(orders.get, orderInput(id), { enabled: id !== '', fresh: true })
  const number = order.data?.orderNumber
  const toList = (
    <Button component={Link} to={paths.orders}>
      {t.toList}
    </Button>
  )
  return (
    <Page
      title={number ?? t.title}
      back={paths.orders}
      actions={number && <CopyButton text={number} label={t.copyOrderNumber} />}
    >
      {id === '' ? (
        <Empty title={t.noOrderTitle} sentence={t.noOrderSentence} action={toList} />
      ) : (
        <Loaded query={order} skeleton={<DetailsSkeleton />}>
          {(full) => <Details order={full} />}
        </Loaded>
      )}
    </Page>
  )
}

/** The supplement card already shows the cartons; do not show them twice. */
const hasEvidence = ({ cartons, earlierCartons, supplement }: Order) =>
  cartons.length + earlierCartons.length > 0 && !(supplement && supplement.cartons.length > 0)

function Details({ order }: { readonly order: Order }) {
  const t = useText(text)
  const e = useText(evidenceText)
  const [isPaying, setPaying] = useState(false)
  const pay = () => setPaying(true)
  return (
    <div className={styles.columns}>
      <div className={styles.now}>
        <NextStep order={order} onPay={pay} />
        {order.supplement && <SupplementCard order={order} supplement={order.supplement} onPay={pay} />}
      </div>
      <div className={styles.side}>
        <Card title={t.price}>
          <OrderPrice order={order} />
        </Card>
        <OrderParties order={order} />
      </div>
      <div className={styles.more}>
        {order.parcels.length > 0 && (
          <Card title={t.parcelsInside}>
            <OrderParcels order={order} />
          </Card>
        )}
        {hasEvidence(order) && (
          <Card title={e.title}>
            <Evidence order={order} cartons={order.cartons} />
          </Card>
        )}
        {order.money.length > 0 && (
          <Card title={t.money}>
            <MoneySteps order={order} />
          </Card>
        )}
        <Card title={t.happened}>
          {order.events.length > 0 ? <Timeline steps={order.events} /> : <p className="muted">{t.noEvents}</p>}
        </Card>
        <Card title={t.facts}>
          <OrderFacts order={order} />
        </Card>
      </div>
      {isPaying && <PayDialogPart orderId={order.id} onClose={() => setPaying(false)} />}
    </div>
  )
}

/** The status of the order, what happens next, and what the member may do now. */
function NextStep({ order, onPay }: { readonly order: Order; readonly onPay: () => void }) {
  const t = useText(text)
  const navigate = useNavigate()
  const heldUntil = order.status === 'awaiting_payment' ? order.priceHeldUntil : null
  return (
    <Card title={t.nextStep} actions={<OrderStatus order={order} />}>
      <div className={styles.next}>
        {order.hold && <FormAlert>{t.fill('onHold', { reason: order.hold.reason })}</FormAlert>}
        <p>{t[nextStep(order)]}</p>
        {heldUntil && <p>{t.fill('heldUntil', { when: formatWhen(heldUntil, t.language) })}</p>}
        <div className={styles.actions}>
          <OrderActions
            order={order}
            isLarge
            omit={['details', 'decide', ...(order.supplement ? ['pay' as const] : [])]}
            onPay={onPay}
            onDeleted={() => navigate(paths.orders)}
          />
        </div>
      </div>
    </Card>
  )
}

function OrderPrice({ order }: { readonly order: Order }) {
  const coinName = useCoinName()
  return (
    <PriceLines
      quote={order.quote}
      coinName={coinName}
      paidMinor={order.paidMinor}
      refundedMinor={order.refundedMinor}
      dueMinor={order.lifecycle === 'active' ? order.dueMinor : undefined}
      channelName={order.channelName}
      {...measured(order)}
    />
  )
}

/** What the price was calculated from. Reopened cartons are gone, although the price still comes from them. */
function measured(order: Order) {
  if (order.cartons.length > 0) return { pieces: order.cartons, weighed: 'cartons' as const }
  return order.packedAt === null ? { pieces: sizesOf(order.parcels), weighed: 'parcels' as const } : {}
}

function DetailsSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.now}>
        <Skeleton height={150} radius="lg" />
        <Skeleton height={240} radius="lg" />
      </div>
      <div className={styles.side}>
        <Skeleton height={320} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </div>
    </div>
  )
}
