import { orders } from '#contract/orders.ts'
import { orderReceipt } from '#contract/papers/order-receipt.ts'
import { orderReceiptText } from '#contract/papers/order-receipt.text.ts'
import { receipts } from '#contract/receipts.ts'
import { download } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useLanguage } from '#web/kit/text/language.ts'
import { textIn, useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { orderInput } from '#web/portal/orders/next-step.ts'
import { NoReceipt, ReceiptFrame } from '#web/portal/receipts/ReceiptFrame.tsx'
import { ReceiptSheet } from '#web/portal/receipts/ReceiptSheet.tsx'
import { useReceiptAbout } from '#web/portal/receipts/use-receipt-about.ts'
import { Skeleton } from '@mantine/core'
import { text } from './text.ts'

/** The receipt of a paid order (`?orderId=`). */
export function ReceiptPage() {
  const t = useText(text)
  const [{ orderId }] = useUrlFilters({ orderId: '' })
  const language = useLanguage()
  const { about, missing } = useReceiptAbout(orderId !== '')
  const order = useRead(orders.get, orderInput(orderId), { enabled: orderId !== '', fresh: true })
  const isPaid = order.data?.actions.includes('receipt') ?? false
  const back = orderId === '' ? paths.orders : paths.orderDetails(orderId)
  return (
    <ReceiptFrame
      title={textIn(orderReceiptText, language).title}
      lead={t.lead}
      back={back}
      file={isPaid && about && order.data ? fileOf(order.data.id) : null}
    >
      {orderId === '' ? (
        <NoReceipt title={t.noOrderTitle} sentence={t.noOrder} to={paths.orders} label={t.toList} />
      ) : (
        <Loaded query={order} skeleton={<Skeleton height={640} radius="lg" />}>
          {(full) =>
            isPaid ? (
              <Loaded query={missing} skeleton={<Skeleton height={640} radius="lg" />}>
                {() => about && <ReceiptSheet paper={orderReceipt(full, about)} />}
              </Loaded>
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

const fileOf = (id: string) => () => download(receipts.ofOrder, { id })
