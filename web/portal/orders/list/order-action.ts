import type { OrderRow } from '#web/portal/orders/order-standing.ts'

type Action = OrderRow['actions'][number]

/** What a member most likely does with an order, the most pressing first. */
const likely: readonly Action[] = ['decide', 'pay', 'confirm', 'details']

export const likelyAction = ({ actions }: Pick<OrderRow, 'actions'>): Action | undefined =>
  likely.find((action) => actions.includes(action))

/** The others, which are behind a button. */
export const otherActions = (order: Pick<OrderRow, 'actions'>): readonly Action[] =>
  order.actions.filter((action) => action !== likelyAction(order))
