import { members } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { editPath, paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useConfirm, useConfirmDelete } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { text } from './text.ts'
import type { OrderRow } from './order-standing.ts'

interface Props {
  readonly order: Pick<
    OrderRow,
    'id' | 'orderNumber' | 'orderType' | 'actions' | 'dueMinor' | 'currency' | 'logisticsNumber'
  >
  readonly onPay: (orderId: string) => void
  /** Actions that the page offers in another way. */
  readonly omit?: readonly OrderRow['actions'][number][]
  readonly isLarge?: boolean
  readonly onDeleted?: () => void
}

const afterwards = [orders.list, orders.get, orders.eligibleParcels, parcels.list, parcels.homeCounts, members.home]

/** The actions a member may take on an order now, as decided by the server (`actions`). */
export function OrderActions({ order, onPay, omit = [], isLarge = false, onDeleted }: Props) {
  const t = useText(text)
  const ask = useConfirm()
  const askDelete = useConfirmDelete()
  const done = () => showSuccess(message('M-18', t.language))
  const confirmReceipt = useWrite(orders.confirmReceipt, {
    refreshes: afterwards,
    onDone: done,
    onRefused: showRefused,
  })
  const remove = useWrite(orders.delete, {
    // Not `orders.get`: it would be read again for the deleted order before the page is left.
    refreshes: afterwards.filter((read) => read !== orders.get),
    onDone: () => {
      done()
      onDeleted?.()
    },
    onRefused: showRefused,
  })
  const confirm = async () => {
    const title = t.fill('confirmTitle', { order: order.orderNumber })
    if (await ask({ title, sentence: t.confirmSentence, confirm: t.confirm })) confirmReceipt.mutate({ id: order.id })
  }
  const deleteIt = async () => {
    if (await askDelete(order.orderNumber)) remove.mutate({ id: order.id })
  }
  const can = (action: OrderRow['actions'][number]) => order.actions.includes(action) && !omit.includes(action)
  const size = isLarge ? 'md' : 'compact-md'
  const about = <OfRow name={isLarge ? undefined : order.orderNumber} />
  return (
    <>
      {can('decide') && (
        <Button component={Link} to={paths.orderDetails(order.id)} size={size}>
          {t.decide}
          {about}
        </Button>
      )}
      {can('pay') && (
        <Button size={size} variant={can('decide') ? 'default' : 'filled'} onClick={() => onPay(order.id)}>
          {t.fill('pay', { price: formatMoney(order.dueMinor, order.currency) })}
          {about}
        </Button>
      )}
      {can('confirm') && (
        <Button
          size={size}
          variant={isLarge ? 'filled' : 'default'}
          loading={confirmReceipt.isPending}
          onClick={() => void confirm()}
        >
          {t.confirm}
          {about}
        </Button>
      )}
      {can('details') && (
        <Button component={Link} to={paths.orderDetails(order.id)} variant="default" size={size}>
          {t.details}
          {about}
        </Button>
      )}
      {can('track') && (
        <Button
          component={Link}
          to={paths.track(order.logisticsNumber ?? order.orderNumber)}
          variant="default"
          size={size}
        >
          {t.track}
          {about}
        </Button>
      )}
      {can('edit') && (
        <Button component={Link} to={editPath(order)} variant="default" size={size}>
          {t.edit}
          {about}
        </Button>
      )}
      {can('delete') && (
        <Button variant="default" size={size} loading={remove.isPending} onClick={() => void deleteIt()}>
          {t.delete}
          {about}
        </Button>
      )}
    </>
  )
}
