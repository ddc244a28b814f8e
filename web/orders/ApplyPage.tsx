import { orders } from '#contract/orders.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { Cat } from '#web/ui/Cat.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useUrlFilters } from '#web/ui/use-url-filters.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApplyForm } from './ApplyForm.tsx'
import { type Order, parcelsPerOrderMax } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'
import { PayDialog } from './PayDialog.tsx'

/** Apply for consolidation, or change an order that is not paid yet (`?id=`). */
export function ApplyPage() {
  const t = useText(text)
  const [{ id }] = useUrlFilters({ id: '' })
  const order = useRead(orders.get, { id }, { enabled: id !== '' })
  const [placed, setPlaced] = useState<Order | null>(null)
  if (placed) return <Placed order={placed} />
  if (id === '') {
    return (
      <Page title={t.title} lead={t.lead}>
        <Application order={null} onPlaced={setPlaced} />
      </Page>
    )
  }
  const title = order.data ? t.fill('editTitle', { order: order.data.orderNumber }) : t.title
  return (
    <Page title={title} lead={t.editLead} back={paths.orderDetails(id)}>
      <Loaded query={order} skeleton={<ApplySkeleton />}>
        {(full) =>
          full.actions.includes('edit') ? (
            <Application key={full.id} order={full} onPlaced={setPlaced} />
          ) : (
            <Empty title={t.notEditableTitle} sentence={t.notEditableSentence} action={<OrderLink id={full.id} />} />
          )
        }
      </Loaded>
    </Page>
  )
}

interface ApplicationProps {
  readonly order: Order | null
  readonly onPlaced: (order: Order) => void
}

function Application({ order, onPlaced }: ApplicationProps) {
  const t = useText(text)
  const [filters] = useUrlFilters({ warehouse: '', page: '1' })
  const eligible = useRead(
    orders.eligibleParcels,
    {
      orderType: 'consolidation',
      warehouseCode: Number(filters.warehouse) || undefined,
      orderId: order?.id,
      page: Number(filters.page) || 1,
      pageSize: parcelsPerOrderMax,
    },
    { keep: true },
  )
  const forecast = (
    <Button component={Link} to={paths.forecast}>
      {t.forecast}
    </Button>
  )
  return (
    <Loaded
      query={eligible}
      skeleton={<ApplySkeleton />}
      isEmpty={(page) => page.total === 0 && filters.warehouse === '' && order === null}
      empty={
        <Card>
          <Empty title={t.noParcelsTitle} sentence={t.noParcelsSentence} action={forecast} />
        </Card>
      }
    >
      {(page) => <ApplyForm page={page} order={order} onPlaced={onPlaced} />}
    </Loaded>
  )
}

/** The order stands; the payment opens by itself, and closing it leads to the order. */
function Placed({ order }: { readonly order: Order }) {
  const t = useText(text)
  const navigate = useNavigate()
  return (
    <Page title={t.fill('placedTitle', { order: order.orderNumber })} lead={t.placedSentence}>
      <Card>
        <div className={styles.placed}>
          <Cat mood="happy" />
          <OrderLink id={order.id} />
        </div>
      </Card>
      <PayDialog orderId={order.id} onClose={() => navigate(paths.orderDetails(order.id))} />
    </Page>
  )
}

function OrderLink({ id }: { readonly id: string }) {
  const t = useText(text)
  return (
    <Button component={Link} to={paths.orderDetails(id)} variant="default">
      {t.openOrder}
    </Button>
  )
}

function ApplySkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Skeleton height={280} radius="lg" />
        <Skeleton height={160} radius="lg" />
        <Skeleton height={200} radius="lg" />
      </div>
      <Skeleton height={360} radius="lg" />
    </div>
  )
}
