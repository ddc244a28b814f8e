import { unclaimed } from '#contract/claims.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { rangeOf } from '#web/kit/text/business-day.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { type LineColumn, Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { isFiltered, pageNumber, pageSizeOf, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Day } from '#web/kit/list/Day.tsx'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { PooledParcel } from './claim-form.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { ClaimStatusTag, ParcelStateTag } from './ClaimStatusTag.tsx'
import { PoolFilters, poolDefaults, poolPageSize } from './PoolFilters.tsx'
import { text } from './text.ts'

/** What can be claimed: only the ends of each number, and nothing about the contents. */
export function Pool() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(poolDefaults)
  const [claiming, setClaiming] = useState<PooledParcel | null>(null)
  const pool = useRead(
    unclaimed.listPool,
    {
      warehouseCode: Number(filters.warehouse) || undefined,
      courierCode: filters.courier || undefined,
      trackingNumber: filters.number || undefined,
      ...rangeOf(filters),
      page: pageNumber(filters.page),
      pageSize: pageSizeOf(filters.size, poolPageSize),
    },
    { keep: true },
  )
  const spec = useMemo(
    (): LineSpec<PooledParcel> => ({
      columns: columnsIn(t),
      rowKey: (parcel) => parcel.id,
      name: (parcel) => parcel.trackingNumberMasked,
      title: (parcel) => <span className="num">{parcel.trackingNumberMasked}</span>,
      action: (parcel) => <PoolAction parcel={parcel} onClaim={() => setClaiming(parcel)} />,
      actionsWidth: 150,
    }),
    [t],
  )
  return (
    <>
      <ListFrame filters={<PoolFilters filters={filters} onChange={setFilters} />}>
        <LoadedList
          query={pool}
          skeleton={<ListSkeleton />}
          empty={
            isFiltered(filters, poolDefaults) ? <NoMatch onClear={() => setFilters(poolDefaults)} /> : <NothingHere />
          }
        >
          {(page) => (
            <>
              <Lines rows={page.list} label={t.poolTab} spec={spec} />
              <ListFoot>
                <Pager page={page.page} pageSize={page.pageSize} total={page.total} usualSize={poolPageSize} />
              </ListFoot>
            </>
          )}
        </LoadedList>
      </ListFrame>
      <ClaimDialog
        claiming={claiming && { kind: 'new', parcel: claiming }}
        isImageRequired={pool.data?.imageRequired ?? true}
        onClose={() => setClaiming(null)}
      />
    </>
  )
}

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly LineColumn<PooledParcel>[] => [
  {
    key: 'number',
    label: t.maskedNumber,
    width: 140,
    render: (parcel) => <strong className="num">{parcel.trackingNumberMasked}</strong>,
  },
  { key: 'courier', label: t.courier, card: 'fact', render: (parcel) => parcel.courierName },
  { key: 'warehouse', label: t.warehouse, card: 'fact', render: (parcel) => parcel.warehouseName },
  {
    key: 'published',
    label: t.publishedAt,
    width: 92,
    card: 'fact',
    render: (parcel) => <Day at={parcel.publishAt} />,
  },
  {
    key: 'state',
    label: t.claimState,
    width: 148,
    card: 'status',
    render: ({ myClaim, status }) =>
      myClaim ? <ClaimStatusTag status={myClaim.status} /> : <ParcelStateTag state={status} />,
  },
]

/** A claim that is under review or rejected can be viewed; a parcel without a claim can be claimed. */
function PoolAction({ parcel, onClaim }: { readonly parcel: PooledParcel; readonly onClaim: () => void }) {
  const t = useText(text)
  if (parcel.myClaim) {
    return (
      <LinkButton variant="default" size="sm" to={paths.claimDetails(parcel.myClaim.id)}>
        {t.seeClaim}
        <OfRow name={parcel.trackingNumberMasked} />
      </LinkButton>
    )
  }
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={t.fill('claimOf', { number: parcel.trackingNumberMasked })}
      onClick={onClaim}
    >
      {t.claim}
    </Button>
  )
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const t = useText(text)
  return (
    <Empty
      title={t.noMatchTitle}
      sentence={t.noMatchSentence}
      action={
        <Button variant="default" onClick={onClear}>
          {t.clear}
        </Button>
      }
    />
  )
}

function NothingHere() {
  const t = useText(text)
  return (
    <Empty
      title={t.poolEmptyTitle}
      sentence={t.poolEmptySentence}
      action={<LinkButton to={paths.forecast}>{t.forecastOne}</LinkButton>}
    />
  )
}
