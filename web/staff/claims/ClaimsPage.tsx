import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import type { Input } from '#contract/wire/operation.ts'
import { type ClaimStatus, claimStatuses } from '#domain/claim.ts'
import { useRead } from '#web/client/queries.ts'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { Said } from '#web/staff/lists/Said.tsx'
import { typedMemberNumber } from '#web/staff/lists/typed-number.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { ClaimFilters } from './ClaimFilters.tsx'
import { ClaimKeys } from './ClaimKeys.tsx'
import { ClaimQueue } from './ClaimQueue.tsx'
import { text } from './claims.text.ts'

const pageSize = 20
const unfiltered = { q: '', warehouse: '' } as const

/** Claims of all members: those to answer first, the longest waiting on top. */
export function ClaimsPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ status: 'under_review', ...unfiltered, open: '', page: '1' })
  const status = claimStatuses.find((each) => each === filters.status) ?? 'under_review'
  const query = useRead(staffClaims.search, toInput(status, filters), { keep: true, fresh: true })
  const [said, say] = useState('')
  const { data } = query
  return (
    <Page
      title={t.title}
      lead={data ? t.fill('lead', { count: data.counts.under_review ?? 0, late: data.late }) : t.leadLoading}
      actions={<ClaimKeys />}
    >
      <ClaimFilters
        status={status}
        filters={filters}
        counts={data?.counts}
        // Another list opens its own first case.
        onChange={(changes) => setFilters({ open: '', ...changes })}
      />
      <Said>{said}</Said>
      <ClaimQueue
        key={[status, filters.q, filters.warehouse, filters.page].join(' ')}
        query={query}
        asked={filters.open}
        opensFirst={status === 'under_review'}
        onOpen={(open) => setFilters({ open, page: filters.page })}
        onSay={say}
        empty={<NoClaims status={status} filters={filters} onClear={() => setFilters({ open: '', ...unfiltered })} />}
      />
    </Page>
  )
}

interface Filters {
  readonly q: string
  readonly warehouse: string
}

/** One field for the number at hand: of a member or a parcel. */
function toInput(
  status: ClaimStatus,
  { q, warehouse, page }: Filters & { readonly page: string },
): Input<typeof staffClaims.search> {
  const memberNumber = typedMemberNumber(q)
  const byNumber = memberNumber === null ? { trackingNumber: q } : { memberNumber }
  return {
    status,
    order: status === 'under_review' ? 'oldest' : 'newest',
    page: pageNumber(page),
    pageSize,
    ...(q.trim() === '' ? {} : byNumber),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
  }
}

interface NoClaimsProps {
  readonly status: ClaimStatus
  readonly filters: Filters
  readonly onClear: () => void
}

function NoClaims({ status, filters, onClear }: NoClaimsProps) {
  const t = useText(text)
  const may = useMay()
  if (filters.q !== '' || filters.warehouse !== '') return <NoMatch words={t} onClear={onClear} />
  if (status !== 'under_review') return <Empty title={t.noneTitle} sentence={t.noneSentence} />
  return (
    <Empty
      title={t.emptyTitle}
      sentence={t.emptySentence}
      action={
        may(staffUnclaimedParcels.search) && (
          <LinkButton to={staffPaths.unclaimed} variant="default">
            {t.toUnclaimed}
          </LinkButton>
        )
      }
    />
  )
}
