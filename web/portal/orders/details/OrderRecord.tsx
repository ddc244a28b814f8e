import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { History } from './History.tsx'
import { OrderParties } from './OrderParties.tsx'

/** What happened to the order, and who sends and receives it. */
export const OrderRecord = ({ order }: { readonly order: Order }) => (
  <>
    <History order={order} />
    <OrderParties order={order} />
  </>
)
