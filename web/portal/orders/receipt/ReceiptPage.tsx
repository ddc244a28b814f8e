import { orders } from '#contract/orders.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { orderInput } from '#web/portal/orders/next-step.ts'
import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { Receipt } from './Receipt.tsx'
import styles from './Receipt.module.css'
import { text } from './text.ts'

/** The receipt of a paid order (`?orderId=`), made to be printed on A4. */
export function ReceiptPage() {
  const t = useText(text)
  const [{ orderId }] = useUrlFilters({ orderId: '' })
  const order = useRead(orders.get, orderInput(orderId), { enabled: orderId !== '', fresh: true })
  const isPaid = order.data?.actions.includes('receipt') ?? false
  return (
    <div className={styles.page}>
      <Page
        title={t.title}
        lead={t.lead}
        back={orderId === '' ? paths.orders : paths.orderDetails(orderId)}
        actions={isPaid && <Button onClick={() => window.print()}>{t.print}</Button>}
      >
        {orderId === '' ? (
          <Empty
            title={t.noOrderTitle}
            sentence={t.noOrder}
            action={<LinkButton to={paths.orders} label={t.toList} />}
          />
        ) : (
          <Loaded query={order} skeleton={<Skeleton height={640} radius="lg" />}>
            {(full) =>
              isPaid ? (
                <Receipt order={full} />
              ) : (
                <Empty
                  title={t.notPaidTitle}
                  sentence={t.notPaid}
                  action={<LinkButton to={paths.orderDetails(full.id)} label={t.toOrder} />}
                />
              )
            }
          </Loaded>
        )}
      </Page>
    </div>
  )
}

const LinkButton = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Button component={Link} to={to}>
    {label}
  </Button>
)
