import { unclaimed } from '#contract/claims.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { rangeOf } from '#web/kit/text/business-day.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { isFiltered, pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { When } from '#web/kit/look/When.tsx'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PooledParcel } from './claim-form.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { ClaimStatusTag, ParcelStateTag } from './ClaimStatusTag.tsx'
import { PoolFilters, poolDefaults } from './PoolFilters.tsx'
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
      pageSize: 20,
    },
    { keep: true },
  )
  return (
    <Card>
      <Stack>
        <PoolFilters filters={filters} onChange={setFilters} />
        <Loaded
          query={pool}
          skeleton={<Skeleton height={320} radius="md" />}
          isEmpty={(page) => page.list.length === 0}
          empty={
            isFiltered(filters, poolDefaults) ? <NoMatch onClear={() => setFilters(poolDefaults)} /> : <NothingHere />
          }
        >
          {(page) => (
            <Stack>
              <Rows
                rows={page.list}
                label={t.poolTab}
                rowKey={(parcel) => parcel.id}
                cardTitle={(parcel) => parcel.trackingNumberMasked}
                columns={columns(t)}
                actions={(parcel) => <PoolAction parcel={parcel} onClaim={() => setClaiming(parcel)} />}
              />
              <Pager page={page.page} pageSize={page.pageSize} total={page.total} />
            </Stack>
          )}
        </Loaded>
      </Stack>
      <ClaimDialog
        claiming={claiming && { kind: 'new', parcel: claiming }}
        isImageRequired={pool.data?.imageRequired ?? true}
        onClose={() => setClaiming(null)}
      />
    </Card>
  )
}

const columns = (t: ReturnType<typeof useText<typeof text>>) => [
  {
    key: 'number',
    label: t.maskedNumber,
    tableOnly: true,
    render: (parcel: PooledParcel) => <span className="num">{parcel.trackingNumberMasked}</span>,
  },
  { key: 'courier', label: t.courier, render: (parcel: PooledParcel) => parcel.courierName },
  { key: 'warehouse', label: t.warehouse, render: (parcel: PooledParcel) => parcel.warehouseName },
  { key: 'published', label: t.publishedAt, render: (parcel: PooledParcel) => <When at={parcel.publishAt} /> },
  {
    key: 'state',
    label: t.claimState,
    render: ({ myClaim, status }: PooledParcel) =>
      myClaim ? <ClaimStatusTag status={myClaim.status} /> : <ParcelStateTag state={status} />,
  },
]

/** A claim that is under review or rejected can be viewed; a parcel without a claim can be claimed. */
function PoolAction({ parcel, onClaim }: { readonly parcel: PooledParcel; readonly onClaim: () => void }) {
  const t = useText(text)
  if (parcel.myClaim) {
    return (
      <Button variant="default" size="compact-md" component={Link} to={paths.claimDetails(parcel.myClaim.id)}>
        {t.seeClaim}
        <OfRow name={parcel.trackingNumberMasked} />
      </Button>
    )
  }
  return (
    <Button
      variant="default"
      size="compact-md"
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
      action={
        <Button component={Link} to={paths.forecast}>
          {t.forecastOne}
        </Button>
      }
    />
  )
}
