import { claims } from '#contract/claims.ts'
import { claimParcelStateText, claimStatusText } from '#contract/codes.ts'
import { claimStatuses } from '#domain/claim.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { When } from '#web/kit/look/When.tsx'
import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MyClaim } from './claim-form.ts'
import { ClaimActions } from './ClaimActions.tsx'
import { ClaimDetails } from './ClaimDetails.tsx'
import { ClaimDialog } from './ClaimDialog.tsx'
import { ClaimStatusTag } from './ClaimStatusTag.tsx'
import { text } from './text.ts'

/** An extra filter beside the statuses: rejected, and can be claimed again. */
const correctable = 'correctable'

/** The member's claims with their status (C-22). */
export function MyClaims() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ status: '', claim: '', page: '1' })
  const [again, setAgain] = useState<MyClaim | null>(null)
  const isCorrectable = filters.status === correctable
  const status = claimStatuses.find((each) => each === filters.status)
  const mine = useRead(
    claims.listMine,
    {
      claimStatus: status,
      correctable: isCorrectable ? true : undefined,
      page: pageNumber(filters.page),
      pageSize: 10,
    },
    { keep: true, fresh: true },
  )
  const shown = useShown(filters.claim, mine.data?.list)
  const show = (claim: string) => setFilters({ claim, page: filters.page })
  const resubmit = (claim: MyClaim) => {
    show('')
    setAgain(claim)
  }
  const byStatus = (
    <NativeSelect
      aria-label={t.filterByStatus}
      value={filters.status}
      onChange={(event) => setFilters({ status: event.currentTarget.value, claim: '' })}
      data={[
        { value: '', label: t.any },
        ...claimStatuses.map((each) => ({ value: each, label: claimStatusText[each][t.language] })),
        { value: correctable, label: t.correctable },
      ]}
    />
  )
  return (
    <Card title={t.mineTab} actions={byStatus}>
      <Loaded
        query={mine}
        skeleton={<Skeleton height={240} radius="md" />}
        isEmpty={(page) => page.list.length === 0}
        empty={
          status || isCorrectable ? <NothingOfThisKind onClear={() => setFilters({ status: '' })} /> : <NothingYet />
        }
      >
        {(page) => (
          <Stack>
            <Rows
              rows={page.list}
              label={t.mineTab}
              rowKey={(claim) => claim.claimId}
              cardTitle={(claim) => claim.trackingNumber}
              columns={columns(t)}
              actions={(claim) => (
                <ClaimActions claim={claim} onDetails={() => show(claim.claimId)} onResubmit={() => resubmit(claim)} />
              )}
            />
            <Pager page={page.page} pageSize={page.pageSize} total={page.total} />
          </Stack>
        )}
      </Loaded>
      <ClaimDetails claim={shown} onClose={() => show('')} onResubmit={resubmit} />
      <ClaimDialog
        claiming={again && { kind: 'again', claim: again }}
        isImageRequired={mine.data?.imageRequired ?? true}
        onClose={() => setAgain(null)}
      />
    </Card>
  )
}

/** The claim named in a link may be on another page of the list. */
function useShown(claimId: string, listed: readonly MyClaim[] | undefined): MyClaim | null {
  const here = listed?.find((claim) => claim.claimId === claimId)
  const isElsewhere = claimId !== '' && listed !== undefined && here === undefined
  const alone = useRead(claims.listMine, { claimId, page: 1, pageSize: 1 }, { enabled: isElsewhere, fresh: true })
  return here ?? (isElsewhere ? (alone.data?.list[0] ?? null) : null)
}

const columns = (t: ReturnType<typeof useText<typeof text>>) => [
  {
    key: 'number',
    label: t.number,
    tableOnly: true,
    render: (claim: MyClaim) => <span className="num">{claim.trackingNumber}</span>,
  },
  {
    key: 'place',
    label: t.warehouse,
    render: (claim: MyClaim) => (
      <>
        {claim.warehouseName}
        <Second>{claim.courierName}</Second>
      </>
    ),
  },
  {
    key: 'proof',
    label: t.proofShort,
    render: ({ claimId, proofImageUrl, trackingNumber }: MyClaim) =>
      proofImageUrl && <PhotoStrip photos={[{ fileId: claimId, url: proofImageUrl }]} of={trackingNumber} />,
  },
  {
    key: 'submitted',
    label: t.submittedAt,
    render: (claim: MyClaim) => (
      <>
        <When at={claim.submittedAt} />
        <Second>
          {t.published} <When at={claim.publishAt} />
        </Second>
      </>
    ),
  },
  {
    key: 'claim',
    label: t.claimState,
    render: (claim: MyClaim) => (
      <>
        <ClaimStatusTag status={claim.claimStatus} />
        <Second>{t.fill('parcelIs', { state: claimParcelStateText[claim.status][t.language] })}</Second>
        {claim.rejectText && <Second>{claim.rejectText}</Second>}
      </>
    ),
  },
]

function NothingOfThisKind({ onClear }: { readonly onClear: () => void }) {
  const t = useText(text)
  return (
    <Empty
      title={t.noMatchTitle}
      sentence={t.mineEmptySentence}
      action={
        <Button variant="default" onClick={onClear}>
          {t.clear}
        </Button>
      }
    />
  )
}

function NothingYet() {
  const t = useText(text)
  return (
    <Empty
      title={t.mineEmptyTitle}
      sentence={t.mineEmptySentence}
      action={
        <Button component={Link} to={paths.unclaimed}>
          {t.seePool}
        </Button>
      }
    />
  )
}
