import { Button } from '@mantine/core'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useConfirmDelete } from '#web/kit/message/confirm.ts'
import { LineButton, LineLink } from '#web/kit/list/LineAction.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import type { ParcelAction } from './parcel-actions.ts'
import type { ParcelRow } from './parcel-columns.tsx'
import { text } from './text.ts'

interface ParcelActionsProps {
  readonly parcel: ParcelRow
  /** Which of them, and in which order. */
  readonly actions: readonly ParcelAction[]
  /** In a list: opens the details, and the buttons say what they are about. */
  readonly onOpen?: () => void
  readonly onDeleted?: () => void
}

/** What the member may do with a parcel now; the same in its line and in its details. */
export const ParcelActions = ({ actions, ...rest }: ParcelActionsProps) =>
  actions.map((action) => <Action key={action} action={action} {...rest} />)

interface ActionProps extends Omit<ParcelActionsProps, 'actions'> {
  readonly action: ParcelAction
}

function Action({ action, parcel, onOpen, onDeleted }: ActionProps) {
  const t = useText(text)
  const about = <OfRow name={onOpen && parcel.trackingNumber} />
  switch (action) {
    case 'choose':
      return onOpen ? (
        <LineButton onClick={onOpen}>
          {t.chooseShort}
          {about}
        </LineButton>
      ) : null
    case 'apply':
      return (
        <LineLink to={paths.applyWith(parcel)}>
          {onOpen ? t.applyShort : t.apply}
          {about}
        </LineLink>
      )
    case 'edit':
      return (
        <LineLink to={paths.editForecast(parcel.id)}>
          {parcel.status === 'forecast' ? t.edit : t.declare}
          {about}
        </LineLink>
      )
    case 'order':
      return (
        <LineLink to={paths.orderDetails(parcel.orderId ?? '')}>
          {onOpen ? t.orderShort : t.seeOrder}
          {about}
        </LineLink>
      )
    case 'track':
      return (
        <LineLink to={paths.track(parcel.trackingNumber)}>
          {t.track}
          {about}
        </LineLink>
      )
    case 'delete':
      return <Delete parcel={parcel} isOfRow={Boolean(onOpen)} {...(onDeleted ? { onDeleted } : {})} />
  }
}

interface DeleteProps extends Pick<ParcelActionsProps, 'parcel' | 'onDeleted'> {
  readonly isOfRow: boolean
}

function Delete({ parcel: { id, trackingNumber }, isOfRow, onDeleted }: DeleteProps) {
  const t = useText(text)
  const confirmDelete = useConfirmDelete()
  const write = useWrite(parcels.delete, {
    refreshes: [parcels.list, parcelCounts.homeCounts, orders.eligibleParcels],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      onDeleted?.()
    },
    onRefused: showRefused,
  })
  const ask = async () => {
    if (await confirmDelete(trackingNumber)) write.mutate({ id })
  }
  return (
    <Button variant="subtle" color="red" size="sm" loading={write.isPending} onClick={() => void ask()}>
      {t.remove}
      <OfRow name={isOfRow ? trackingNumber : undefined} />
    </Button>
  )
}
