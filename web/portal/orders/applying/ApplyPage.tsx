import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { editPath, paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Cat } from '#web/kit/look/Cat.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { useLastPage } from '#web/kit/list/LoadedList.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { type ApplyValues, canBeSent, type Order, type OrderType } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'
import { tickedIn } from './handed-over.ts'
import { leftAfter } from './merge-plan.ts'
import { useEarlier } from './use-earlier.ts'
import { pickerDefaults, useEligible, useFirstReads } from './use-first-reads.ts'
import { PayDialogPart } from '#web/portal/orders/paying/PayDialogPart.tsx'

interface ApplyPageProps {
  readonly orderType?: OrderType
}

/** Applies for a consolidation or a single ticket, or edits an unpaid order (`?id=`). */
export function ApplyPage({ orderType = 'consolidation' }: ApplyPageProps) {
  const t = useText(text)
  const isSingle = orderType === 'single_ticket'
  const [{ id }] = useUrlFilters({ id: '' })
  const order = useRead(orders.get, { id }, { enabled: id !== '' })
  const [placed, setPlaced] = useState<Order | null>(null)
  useFirstReads(orderType, id || undefined, placed === null)
  const [next, setNext] = useState<readonly ApplyValues[]>([])
  const [start, ...later] = next
  const place = (saved: Order, rest: readonly ApplyValues[]) => {
    setPlaced(saved)
    setNext(leftAfter(saved, [...rest, ...later]))
  }
  if (placed) return <Placed order={placed} left={next.length} onNext={() => setPlaced(null)} />
  if (start) {
    return (
      <Page title={t.title} lead={t.fill('splitNext', { count: next.length })}>
        <Application
          key={start.parcels.map((parcel) => parcel.id).join()}
          orderType={orderType}
          order={null}
          start={start}
          onPlaced={place}
        />
      </Page>
    )
  }
  if (id === '') {
    return (
      <Page title={isSingle ? t.singleTitle : t.title} lead={isSingle ? t.singleLead : t.lead}>
        <Application orderType={orderType} order={null} onPlaced={place} />
      </Page>
    )
  }
  if (order.data && order.data.orderType !== orderType) return <Navigate replace to={editPath(order.data)} />
  const title = order.data ? t.fill('editTitle', { order: order.data.orderNumber }) : isSingle ? t.singleTitle : t.title
  return (
    <Page title={title} lead={t.editLead} back={paths.orderDetails(id)}>
      <Loaded query={order} skeleton={<ApplySkeleton />}>
        {(full) =>
          full.actions.includes('edit') ? (
            <Application key={full.id} orderType={orderType} order={full} onPlaced={place} />
          ) : (
            <Empty title={t.notEditableTitle} sentence={t.notEditableSentence} action={<OrderLink id={full.id} />} />
          )
        }
      </Loaded>
    </Page>
  )
}

interface ApplicationProps {
  readonly orderType: OrderType
  readonly order: Order | null
  /** When continuing a split: its next order. */
  readonly start?: ApplyValues
  readonly onPlaced: (order: Order, next: readonly ApplyValues[]) => void
}

/** What the form was filled in with. */
interface Begun {
  readonly earlier: ReturnType<typeof useEarlier>
  /** The parcel that the address named. */
  readonly parcel: string
  readonly ticked: ApplyValues['parcels']
}

function Application({ orderType, order, start, onPlaced }: ApplicationProps) {
  const t = useText(text)
  const [filters] = useUrlFilters(pickerDefaults)
  const earlierRead = useEarlier(orderType, order === null && !start)
  const isFromParcel = filters.parcel !== '' && order === null && !start
  const given = useRead(parcels.get, { id: filters.parcel }, { enabled: isFromParcel })
  const { state } = useLocation()
  const many = order === null && !start ? tickedIn(state).filter(canBeSent) : []
  const tickedNow = isFromParcel && given.data && canBeSent(given.data) ? [given.data] : many
  const eligible = useEligible(orderType, order?.id)
  useLastPage(eligible)
  const isReading = (isFromParcel && given.isPending) || earlierRead.isPending
  // The form is filled in once. If one of these could not be read and a later read succeeds, the form stays as the
  // member has filled it in, and so does what is said about it.
  const [begun, setBegun] = useState<Begun | null>(null)
  const now = { earlier: earlierRead, parcel: filters.parcel, ticked: tickedNow }
  if (begun === null && !isReading && eligible.data) setBegun(now)
  const { earlier, parcel, ticked } = begun ?? now
  const forecast = <LinkButton to={paths.forecast}>{t.forecast}</LinkButton>
  return (
    <Loaded
      query={begun === null && isReading ? { ...eligible, data: undefined, error: null } : eligible}
      skeleton={<ApplySkeleton />}
      isEmpty={(page) => page.total === 0 && filters.warehouse === '' && filters.search === '' && order === null}
      empty={
        <Card>
          <Empty title={t.noParcelsTitle} sentence={t.noParcelsSentence} action={forecast} />
        </Card>
      }
    >
      {(page) => (
        <>
          {isFromParcel && parcel === filters.parcel && ticked.length === 0 && <FormAlert>{t.givenGone}</FormAlert>}
          {earlier.isGone && <FormAlert>{t.earlierGone}</FormAlert>}
          <ApplyForm
            page={page}
            orderType={orderType}
            order={order}
            start={start ?? earlier.values}
            again={earlier.order}
            ticked={ticked}
            onPlaced={onPlaced}
          />
        </>
      )}
    </Loaded>
  )
}

interface PlacedProps {
  readonly order: Order
  /** Number of orders of a split that follow this one. */
  readonly left: number
  readonly onNext: () => void
}

/**
 * The order has been placed; the payment dialog opens automatically, and closing it leads to the next order of
 * a split, or to this order.
 */
function Placed({ order, left, onNext }: PlacedProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const [isPaying, setPaying] = useState(true)
  const close = () => {
    if (left === 0) void navigate(paths.orderDetails(order.id))
    setPaying(false)
  }
  return (
    <Page title={t.fill('placedTitle', { order: order.orderNumber })} lead={t.placedSentence}>
      <Card>
        <div className={styles.placed}>
          <Cat mood="happy" />
          {left > 0 && <Button onClick={onNext}>{t.fill('splitGoOn', { count: left })}</Button>}
          <OrderLink id={order.id} />
        </div>
      </Card>
      {isPaying && <PayDialogPart orderId={order.id} onClose={close} />}
    </Page>
  )
}

function OrderLink({ id }: { readonly id: string }) {
  const t = useText(text)
  return (
    <LinkButton to={paths.orderDetails(id)} variant="default">
      {t.openOrder}
    </LinkButton>
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
