import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { editPath, paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { afterOrder } from '#web/portal/orders/after-order.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed, useConfirmDelete } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { text } from './text.ts'
import type { OrderRow } from './order-standing.ts'

export type ActionName = OrderRow['actions'][number]

/** One thing that the member may do: a link (`to`), or something that happens here. */
export interface Action {
  readonly name: ActionName
  readonly label: string
  readonly to?: string
  readonly run?: () => void
  readonly isPending?: boolean
}

export interface ActedOrder
  extends Pick<
    OrderRow,
    | 'id'
    | 'orderNumber'
    | 'orderType'
    | 'actions'
    | 'dueMinor'
    | 'currency'
    | 'logisticsNumber'
    | 'parcels'
    | 'measuredAgain'
  > {}

interface Doing {
  readonly onPay: (orderId: string) => void
  readonly onCancel: (orderId: string) => void
  readonly onDeleted?: (() => void) | undefined
  /** On the page of the order: there, deleting an order that was never paid is called cancelling it. */
  readonly isOwnPage: boolean
}

/** What the member may do with an order now, as decided by the server (`actions`), in the order in which it is shown. */
export function useOrderActions(order: ActedOrder, doing: Doing): readonly Action[] {
  const t = useText(text)
  const confirmReceipt = useConfirmReceipt(order)
  const remove = useRemove(order, doing)
  const { id } = order
  const all: Readonly<Record<ActionName, Omit<Action, 'name'>>> = {
    decide: { label: t.decide, to: paths.orderDetails(id) },
    pay: { label: t.fill('pay', { price: formatMoney(order.dueMinor, order.currency) }), run: () => doing.onPay(id) },
    confirm: { label: t.confirm, ...confirmReceipt },
    details: { label: t.details, to: paths.orderDetails(id) },
    track: { label: t.track, to: paths.track(order.logisticsNumber ?? order.orderNumber) },
    edit: { label: t.edit, to: editPath(order) },
    again: { label: t.again, to: paths.orderAgain(order) },
    receipt: { label: t.receipt, to: paths.orderReceipt(id) },
    cancel: { label: t.cancel, run: () => doing.onCancel(id) },
    delete: { label: doing.isOwnPage ? t.cancel : t.delete, ...remove },
  }
  return Object.entries(all).flatMap(([name, action]) =>
    order.actions.some((each) => each === name) ? [{ name: name as ActionName, ...action }] : [],
  )
}

function useConfirmReceipt({ id, orderNumber }: ActedOrder) {
  const t = useText(text)
  const confirmReceipt = useWrite(orders.confirmReceipt, {
    refreshes: afterOrder,
    onDone: () => showSuccess(message('M-18', t.language), t.fill('confirmed', { order: orderNumber })),
    onRefused: showRefused,
  })
  const run = async () => {
    const title = t.fill('confirmTitle', { order: orderNumber })
    if (await confirmed({ title, sentence: t.confirmSentence, confirm: t.confirm })) confirmReceipt.mutate({ id })
  }
  return { run: () => void run(), isPending: confirmReceipt.isPending }
}

/** Deletes an order that was never paid. Every delete asks M-11. */
function useRemove({ id, orderNumber }: ActedOrder, { isOwnPage, onDeleted }: Doing) {
  const t = useText(text)
  const askDelete = useConfirmDelete()
  const remove = useWrite(orders.delete, {
    // Not `orders.get`: it would be read again for the deleted order before the page is left.
    refreshes: afterOrder.filter((read) => read !== orders.get),
    onDone: () => {
      showSuccess(message('M-18', t.language), t.fill('removed', { order: orderNumber }))
      onDeleted?.()
    },
    onRefused: showRefused,
  })
  const askCancel = () =>
    confirmed({
      title: t.fill('cancelUnpaidTitle', { order: orderNumber }),
      sentence: `${t.cancelUnpaidSentence} ${message('M-11', t.language)}`,
      confirm: t.cancel,
      dismiss: t.keep,
      danger: true,
    })
  const run = async () => {
    if (await (isOwnPage ? askCancel() : askDelete(orderNumber))) remove.mutate({ id })
  }
  return { run: () => void run(), isPending: remove.isPending }
}
