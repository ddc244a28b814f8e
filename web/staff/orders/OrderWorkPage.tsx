import { staffOrders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { LoadedPage } from '#web/staff/LoadedPage.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { text } from './order.text.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderWork } from './OrderWork.tsx'
import { PackOutcome } from './PackOutcome.tsx'
import { PackScans } from './PackScans.tsx'
import type { Packed, StaffOrder } from './staff-order.ts'
import { usePackScans } from './use-pack-scans.ts'

/** One order at the packing desk: what to do next, and beside it the details. */
export function OrderWorkPage() {
  const { id = '' } = useParams()
  const query = useRead(staffOrders.get, { id }, { fresh: true })
  return (
    <LoadedPage of="order" back={staffPaths.orders} query={query} skeleton={<OrderSkeleton />}>
      {(order) => <OrderAtDesk key={order.id} order={order} />}
    </LoadedPage>
  )
}

function OrderAtDesk({ order }: { readonly order: StaffOrder }) {
  const t = useText(text)
  // The result of packing stays visible until something else is done with the order.
  const [packed, setPacked] = useState<Packed | null>(null)
  const scans = usePackScans(order)
  return (
    <Page
      title={t.fill('title', { number: order.orderNumber })}
      back={`${staffPaths.orders}?status=${order.status}`}
      lead={<Standing order={order} />}
    >
      <div className={desk.sides}>
        <div className={desk.column}>
          {packed && <PackOutcome packed={packed} />}
          <PackScans scans={scans} />
          <OrderWork order={order} scans={scans} onPacked={setPacked} />
        </div>
        <OrderFacts order={order} isPriceElsewhere={packed !== null} />
      </div>
    </Page>
  )
}

function Standing({ order }: { readonly order: StaffOrder }) {
  const t = useText(text)
  const { hold, disputes, dueMinor, currency } = order
  return (
    <span className={desk.marks}>
      {order.lifecycle === 'active' ? (
        <StatusTag tone={toneOf[order.status]}>{order.statusText}</StatusTag>
      ) : (
        <StatusTag tone="bad">{t.cancelled}</StatusTag>
      )}
      {hold && (
        <span className={desk.told}>
          <StatusTag tone="bad">{t.fill('held', { reason: hold.reason })}</StatusTag>
        </span>
      )}
      {disputes.length > 0 && <StatusTag tone="bad">{t.doubted}</StatusTag>}
      {dueMinor > 0 && <StatusTag tone="wait">{t.fill('due', { amount: formatMoney(dueMinor, currency) })}</StatusTag>}
    </span>
  )
}

const toneOf: Readonly<Record<OrderStatus, Tone>> = {
  awaiting_payment: 'wait',
  paid: 'hand',
  awaiting_outbound: 'hand',
  shipped: 'way',
  signed: 'done',
}

function OrderSkeleton() {
  return (
    <div className={desk.sides}>
      <Skeleton height={360} />
      <Skeleton height={360} />
    </div>
  )
}
