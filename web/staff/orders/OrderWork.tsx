import { staffDisputes } from '#contract/disputes.ts'
import { staffOrders, staffTracking } from '#contract/orders.ts'
import { orderCan } from '#domain/order.ts'
import { staffTrackEvents } from '#domain/track-event.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { OrderDisputes } from './OrderDisputes.tsx'
import { text } from './order.text.ts'
import { PackWork } from './PackWork.tsx'
import { ShipForm } from './ShipForm.tsx'
import { SignForm } from './SignForm.tsx'
import { type Packed, type StaffOrder, standingOf } from './staff-order.ts'
import { TrackForm } from './TrackForm.tsx'
import { UnpackForm } from './UnpackForm.tsx'
import type { ScanQueue } from './use-pack-scans.ts'

interface OrderWorkProps {
  readonly order: StaffOrder
  readonly scans: ScanQueue
  readonly onPacked: (packed: Packed | null) => void
}

/** What may be done with the order now: its status decides what, the role decides who. */
export function OrderWork({ order, scans, onPacked }: OrderWorkProps) {
  const t = useText(text)
  const may = useMay()
  const standing = standingOf(order)
  const mayTrack = may(staffTracking.add)
  return (
    <>
      <NothingToDo order={order} />
      <OrderDisputes order={order} onDecided={() => onPacked(null)} />
      {order.lifecycle === 'active' && order.status === 'paid' && may(staffOrders.pack) && (
        <PackWork order={order} scans={scans} onPacked={onPacked} />
      )}
      {order.lifecycle === 'active' && order.status === 'awaiting_outbound' && may(staffOrders.ship) && (
        <ShipForm order={order} onShipped={() => onPacked(null)} />
      )}
      {mayTrack && orderCan.track(standing) && <TrackForm order={order} codes={staffTrackEvents} />}
      {orderCan.sign(standing) && may(staffOrders.sign) && <SignForm order={order} />}
      {orderCan.unpack(standing) && may(staffOrders.unpack) && (
        <Rarely title={t.unpackTitle}>
          <UnpackForm order={order} onUnpacked={() => onPacked(null)} />
        </Rarely>
      )}
      {mayTrack && orderCan.reportException(standing) && !orderCan.track(standing) && (
        <Rarely title={t.reportTitle}>
          <TrackForm order={order} codes={exceptionOnly} />
        </Rarely>
      )}
    </>
  )
}

const exceptionOnly = ['exception'] as const

/** Rare actions stay closed until someone opens them. */
function Rarely({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <div ref={toFirstField}>{children}</div>
  return (
    <div>
      <Button variant="default" aria-expanded={false} onClick={() => setOpen(true)}>
        {title}
      </Button>
    </div>
  )
}

/** The button that opened it has disappeared. */
const toFirstField = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('input, select')?.focus()

function NothingToDo({ order }: { readonly order: StaffOrder }) {
  const t = useText(text)
  const may = useMay()
  const sentence = () => {
    if (order.lifecycle !== 'active') return t.isCancelled
    if (order.disputes.length > 0 && may(staffDisputes.decide)) return null
    if (order.status === 'awaiting_payment') return t.awaitingPayment
    if (order.status === 'signed') return t.isSigned
    return order.status === 'shipped' || may(staffOrders.pack) ? null : t.readOnly
  }
  const said = sentence()
  return said && <Card>{said}</Card>
}
