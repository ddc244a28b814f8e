import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useConfirmDelete } from '#web/kit/message/confirm.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import type { ParcelRow } from './parcel-columns.tsx'
import { text } from './text.ts'

interface ParcelActionsProps {
  readonly parcel: ParcelRow
  /** Absent where the details are already shown. */
  readonly onDetails?: () => void
  readonly onDeleted?: () => void
}

/** What the member may do with a parcel now; the same in its row and in its details. */
export function ParcelActions({ parcel, onDetails, onDeleted }: ParcelActionsProps) {
  const t = useText(text)
  const remove = useDelete(parcel, onDeleted)
  const size = onDetails ? 'xs' : 'sm'
  const about = <OfRow name={onDetails && parcel.trackingNumber} />
  return (
    <>
      {onDetails && (
        <Button variant="default" size={size} onClick={onDetails}>
          {t.details}
          {about}
        </Button>
      )}
      {parcel.canEdit && (
        <Button variant="default" size={size} component={Link} to={paths.editForecast(parcel.id)}>
          {parcel.status === 'forecast' ? t.edit : t.declare}
          {about}
        </Button>
      )}
      {parcel.status === 'in_stock' && !parcel.abnormal?.blocking && (
        <Button variant="default" size={size} component={Link} to={paths.applyWith(parcel)}>
          {t.apply}
          {about}
        </Button>
      )}
      {!onDetails && parcel.orderId && (
        <Button variant="default" size={size} component={Link} to={paths.orderDetails(parcel.orderId)}>
          {t.seeOrder}
        </Button>
      )}
      {!onDetails && (
        <Button variant="default" size={size} component={Link} to={paths.track(parcel.trackingNumber)}>
          {t.track}
        </Button>
      )}
      {parcel.canDelete && (
        <Button variant="subtle" color="red" size={size} loading={remove.isPending} onClick={() => void remove.ask()}>
          {t.remove}
          {about}
        </Button>
      )}
    </>
  )
}

function useDelete({ id, trackingNumber }: ParcelRow, onDeleted?: () => void) {
  const t = useText(text)
  const confirmDelete = useConfirmDelete()
  const write = useWrite(parcels.delete, {
    refreshes: [parcels.list, parcels.homeCounts, orders.eligibleParcels],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      onDeleted?.()
    },
    onRefused: showRefused,
  })
  return {
    isPending: write.isPending,
    ask: async () => {
      if (await confirmDelete(trackingNumber)) write.mutate({ id })
    },
  }
}
