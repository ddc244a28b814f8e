import type { OrderRow } from '#web/portal/orders/order-standing.ts'

type Action = OrderRow['actions'][number]
type Acted = Pick<OrderRow, 'actions'>

/** What a member most likely does with an order, the most pressing first. */
const likely: readonly Action[] = ['decide', 'pay', 'confirm', 'details']

/** Only on the page of an order: a row of a list has no place for more. */
const onlyOnPage: readonly Action[] = ['again', 'receipt']

export const likelyAction = ({ actions }: Acted): Action | undefined =>
  likely.find((action) => actions.includes(action))

/** The others, which are behind a button. */
export const otherActions = (order: Acted): readonly Action[] =>
  order.actions.filter((action) => action !== likelyAction(order) && !onlyOnPage.includes(action))

/** What a row leaves out beside its visible action, and what it leaves out behind the button. */
export const omittedBeside = (order: Acted): readonly Action[] =>
  order.actions.filter((action) => action !== likelyAction(order))
export const omittedBehind = (order: Acted): readonly Action[] =>
  order.actions.filter((action) => !otherActions(order).includes(action))
