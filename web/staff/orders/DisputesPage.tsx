import { staffDisputes } from '#contract/disputes.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { DisputeCard, Remeasure } from './DisputeCard.tsx'
import { text } from './dispute.text.ts'
import type { Dispute } from './staff-order.ts'

const pageSize = 20

/** Every questioned weighing, longest waiting first: parcels are measured here, cartons on the page of their order. */
export function DisputesPage() {
  const t = useText(text)
  const [filters] = useUrlFilters({ page: '1' })
  const input = { state: 'open', page: pageNumber(filters.page), pageSize } as const
  const query = useRead(staffDisputes.list, input, { keep: true, fresh: true })
  return (
    <Page title={t.title} lead={t.lead}>
      <LoadedList
        query={query}
        skeleton={<Skeleton height={320} />}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} />}
      >
        {({ list, ...page }) => (
          <div className={desk.column}>
            {list.map((dispute) => (
              <InQueue key={dispute.id} dispute={dispute} />
            ))}
            <Pager {...page} />
          </div>
        )}
      </LoadedList>
    </Page>
  )
}

interface DisputeProps {
  readonly dispute: Dispute
}

function InQueue({ dispute }: DisputeProps) {
  return dispute.orderId === null ? (
    <OfParcel dispute={dispute} />
  ) : (
    <OfOrder dispute={dispute} orderId={dispute.orderId} />
  )
}

/** A parcel's weight is billed later, so nothing is refunded now, in either currency. */
function OfParcel({ dispute }: DisputeProps) {
  const t = useText(text)
  const title = t.fill('parcelTitle', { number: dispute.trackingNumber ?? '' })
  return (
    <DisputeCard dispute={dispute} title={title} next={t.parcelNext} place={<Place dispute={dispute} />}>
      <Remeasure dispute={dispute} currency="CNY" onDecided={() => {}} />
    </DisputeCard>
  )
}

function OfOrder({ dispute, orderId }: DisputeProps & { readonly orderId: string }) {
  const t = useText(text)
  const { orderNumber, cartonNumber } = dispute
  const title = t.fill('cartonOfTitle', { order: orderNumber ?? '', number: cartonNumber ?? '' })
  return (
    <DisputeCard dispute={dispute} title={title} next={t.inOrder} place={<Place dispute={dispute} />}>
      <p>
        <Link to={staffPaths.order(orderId)}>{t.fill('toOrder', { number: orderNumber ?? '' })}</Link>
      </p>
    </DisputeCard>
  )
}

function Place({ dispute: { warehouseName, memberNumber } }: DisputeProps) {
  const t = useText(text)
  return (
    <>
      <Fact label={t.warehouse}>{warehouseName}</Fact>
      <Fact label={t.member}>
        <span className="num">{memberNumber}</span>
      </Fact>
    </>
  )
}
