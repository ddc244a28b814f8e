import { orders } from '#contract/orders.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { orderInput } from '#web/portal/orders/next-step.ts'
import { NoReceipt, ReceiptFrame } from '#web/portal/receipts/ReceiptFrame.tsx'
import { Skeleton } from '@mantine/core'
import { Receipt } from './Receipt.tsx'
import { text } from './text.ts'

/** The receipt of a paid order (`?orderId=`). */
export function ReceiptPage() {
  const t = useText(text)
  const [{ orderId }] = useUrlFilters({ orderId: '' })
  const order = useRead(orders.get, orderInput(orderId), { enabled: orderId !== '', fresh: true })
  const isPaid = order.data?.actions.includes('receipt') ?? false
  const back = orderId === '' ? paths.orders : paths.orderDetails(orderId)
  return (
    <ReceiptFrame title={t.title} lead={t.lead} back={back} canPrint={isPaid}>
      {orderId === '' ? (
        <NoReceipt title={t.noOrderTitle} sentence={t.noOrder} to={paths.orders} label={t.toList} />
      ) : (
        <Loaded query={order} skeleton={<Skeleton height={640} radius="lg" />}>
          {(full) =>
            isPaid ? (
              <Receipt order={full} />
            ) : (
              <NoReceipt
                title={t.notPaidTitle}
                sentence={t.notPaid}
                to={paths.orderDetails(full.id)}
                label={t.toOrder}
              />
            )
          }
        </Loaded>
      )}
    </ReceiptFrame>
  )
}
