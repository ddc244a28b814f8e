import { orderCancellation } from '#contract/order-cancellation.ts'
import { orders } from '#contract/orders.ts'
import { Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'

/** Cancels a paid order: while more money is asked, as the decision about it (E-18), otherwise by its own call (E-90). */
export function useCancel(onOvertaken: () => void) {
  const onRefused = (error: Error) => {
    if (error instanceof Refusal) onOvertaken()
  }
  const cancel = useWrite(orderCancellation.cancel, { refreshes: afterMoney, onRefused })
  const decide = useWrite(orders.decideSupplement, { refreshes: afterMoney, onRefused })
  return {
    send: ({ id, supplement }: Order, expectedRefundMinor: number) =>
      supplement
        ? decide.mutate({ id, choice: 'cancel', expectedDueMinor: 0, expectedRefundMinor })
        : cancel.mutate({ id, expectedRefundMinor }),
    /** The order as it ended. */
    data: cancel.data ?? decide.data,
    error: cancel.error ?? decide.error,
    isPending: cancel.isPending || decide.isPending,
  }
}
