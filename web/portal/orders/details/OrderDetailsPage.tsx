import { orders } from '#contract/orders.ts'
import { paths } from '#web/paths.ts'
import { ReducedServices } from '#web/shared/orders/ReducedServices.tsx'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { ChatIcon } from '#web/kit/look/icons.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { orderInput } from '#web/portal/orders/next-step.ts'
import { PayDialogPart } from '#web/portal/orders/paying/PayDialogPart.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { NowCard } from './NowCard.tsx'
import styles from './OrderDetailsPage.module.css'
import { OrderPrice } from './OrderPrice.tsx'
import { text } from './text.ts'

/* What is asked of the member, the price and the money come with the page; the rest is below the first screen. */
const below = () => import('./below.ts')
const OrderGoods = lazyPart('OrderGoods', async () => (await below()).OrderGoods, <Skeleton height={360} radius="lg" />)
const OrderRecord = lazyPart(
  'OrderRecord',
  async () => (await below()).OrderRecord,
  <Skeleton height={240} radius="lg" />,
)
const OrderFacts = lazyPart('OrderFacts', async () => (await below()).OrderFacts)

/** One order with everything about it (`?id=`). */
export function OrderDetailsPage() {
  const t = useText(text)
  const [{ id }] = useUrlFilters({ id: '' })
  const order = useRead(orders.get, orderInput(id), { enabled: id !== '', fresh: true })
  const number = order.data?.orderNumber
  const toList = <LinkButton to={paths.orders}>{t.toList}</LinkButton>
  return (
    <Page
      title={number ?? t.title}
      lead={order.data && <Gist order={order.data} />}
      back={paths.orders}
      actions={number && <CopyButton text={number} label={t.copyOrderNumber} className={styles.copy ?? ''} />}
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

/** What is sent, by which line, and from where. */
function Gist({ order }: { readonly order: Order }) {
  const t = useText(text)
  const { channelName, parcelCount, warehouseName, consignee } = order
  return (
    <>
      {t.fill('gist', {
        channel: channelName,
        place: consignee.regionText,
        count: parcelCount,
        warehouse: warehouseName,
      })}
    </>
  )
}

function Details({ order }: { readonly order: Order }) {
  const [isPaying, setPaying] = useState(false)
  return (
    <>
      <NowCard order={order} onPay={() => setPaying(true)} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <OrderPrice order={order} />
          <ReducedServices services={order.reducedServices} />
          <OrderGoods order={order} />
        </div>
        <div className={styles.stack}>
          <MoneyCard order={order} />
          <OrderRecord order={order} />
          <Contact orderNumber={order.orderNumber} />
        </div>
      </div>
      <OrderFacts order={order} />
      {isPaying && <PayDialogPart orderId={order.id} onClose={() => setPaying(false)} />}
    </>
  )
}

function Contact({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText(text)
  return (
    <Card>
      <p className={styles.contact}>
        <ChatIcon size={20} />
        <span>
          {t.unclear} <Link to={paths.letterAboutOrder(orderNumber)}>{t.writeToUs}</Link>
        </span>
      </p>
    </Card>
  )
}

function DetailsSkeleton() {
  return (
    <>
      <Skeleton height={260} radius="lg" />
      <div className={styles.columns}>
        <Skeleton height={360} radius="lg" />
        <Skeleton height={240} radius="lg" />
      </div>
    </>
  )
}
