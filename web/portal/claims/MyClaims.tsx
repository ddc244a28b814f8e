import { claims } from '#contract/claims.ts'
import { claimParcelStateText, claimStatusText } from '#contract/codes.ts'
import { claimStatuses } from '#domain/claim.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Cell } from '#web/kit/list/Cell.tsx'
import { type LineColumn, Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { Thumb } from '#web/kit/list/Thumb.tsx'
import { useStable } from '#web/kit/look/use-stable.ts'
import { pageNumber, pageSizeOf, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Day } from '#web/kit/list/Day.tsx'
import { Button, NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import type { MyClaim } from './claim-form.ts'
import { actionsOn, ClaimActions } from './ClaimActions.tsx'
import styles from './Claims.module.css'
import { ClaimAlone, ClaimDetails } from './ClaimDetails.tsx'
import { ClaimDialog } from './ClaimDialog.tsx'
import { ClaimStatusTag } from './ClaimStatusTag.tsx'
import { text } from './text.ts'

/** An extra filter beside the statuses: rejected, and can be claimed again. */
const correctable = 'correctable'

const usualPageSize = 10

/** The member's claims with their status (C-22). */
export function MyClaims() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ status: '', claim: '', size: '10', page: '1' })
  const [again, setAgain] = useState<MyClaim | null>(null)
  const isCorrectable = filters.status === correctable
  const status = claimStatuses.find((each) => each === filters.status)
  const mine = useRead(
    claims.listMine,
    {
      claimStatus: status,
      correctable: isCorrectable ? true : undefined,
      page: pageNumber(filters.page),
      pageSize: pageSizeOf(filters.size, usualPageSize),
    },
    { keep: true, fresh: true },
  )
  const shown = useShown(filters.claim, mine.data?.list)
  const show = useStable((claim: string | null) => setFilters({ claim: claim ?? '', page: filters.page }))
  const resubmit = useStable((claim: MyClaim) => {
    show(null)
    setAgain(claim)
  })
  const spec = useSpec(resubmit)
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
    <>
      {shown.alone && <ClaimAlone claim={shown.alone} onResubmit={resubmit} onClose={() => show(null)} />}
      <ListFrame title={t.mineTab} filters={<div className={styles.byStatus}>{byStatus}</div>}>
        <LoadedList
          query={mine}
          skeleton={<ListSkeleton />}
          empty={
            status || isCorrectable ? <NothingOfThisKind onClear={() => setFilters({ status: '' })} /> : <NothingYet />
          }
        >
          {(page) => (
            <>
              <Lines rows={page.list} label={t.mineTab} spec={spec} openKey={shown.here} onOpen={show} />
              <ListFoot>
                <Pager page={page.page} pageSize={page.pageSize} total={page.total} usualSize={usualPageSize} />
              </ListFoot>
            </>
          )}
        </LoadedList>
      </ListFrame>
      <ClaimDialog
        claiming={again && { kind: 'again', claim: again }}
        isImageRequired={mine.data?.imageRequired ?? true}
        onClose={() => setAgain(null)}
      />
    </>
  )
}

function useSpec(onResubmit: (claim: MyClaim) => void): LineSpec<MyClaim> {
  const t = useText(text)
  return useMemo(() => {
    const shown = (claim: MyClaim, actions: ReturnType<typeof actionsOn>) => (
      <ClaimActions claim={claim} actions={actions} isOfRow onResubmit={() => onResubmit(claim)} />
    )
    return {
      columns: columnsIn(t),
      rowKey: (claim) => claim.claimId,
      name: (claim) => claim.trackingNumber,
      note: (claim) => [claim.warehouseName, claim.rejectText].filter(Boolean).join(' · '),
      thumb: (claim) => <Thumb url={claim.proofImageUrl} />,
      details: (claim) => <ClaimDetails claim={claim} onResubmit={onResubmit} />,
      open: t.details,
      detailsName: (claim) => t.fill('detailsTitle', { number: claim.trackingNumber }),
      action: (claim) => shown(claim, actionsOn(claim).slice(0, 1)),
      menu: (claim) => {
        const others = actionsOn(claim).slice(1)
        return others.length > 0 ? () => shown(claim, others) : null
      },
      actionsWidth: 226,
    }
  }, [t, onResubmit])
}

/** The claim named in a link may be on another page of the list: it is then read alone. */
function useShown(claimId: string, listed: readonly MyClaim[] | undefined) {
  const isHere = listed?.some((claim) => claim.claimId === claimId) ?? false
  const isElsewhere = claimId !== '' && listed !== undefined && !isHere
  const alone = useRead(claims.listMine, { claimId, page: 1, pageSize: 1 }, { enabled: isElsewhere, fresh: true })
  return { here: isHere ? claimId : null, alone: isElsewhere ? (alone.data?.list[0] ?? null) : null }
}

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly LineColumn<MyClaim>[] => [
  {
    key: 'number',
    label: t.number,
    width: 160,
    render: (claim) => (
      <Cell first={<strong className="num">{claim.trackingNumber}</strong>} second={claim.courierName} />
    ),
  },
  {
    key: 'claim',
    label: t.claimState,
    width: 176,
    card: 'status',
    render: (claim) => (
      <Cell
        first={<ClaimStatusTag status={claim.claimStatus} />}
        second={claim.rejectText ?? t.fill('parcelIs', { state: claimParcelStateText[claim.status][t.language] })}
      />
    ),
    onCard: (claim) => <ClaimStatusTag status={claim.claimStatus} />,
  },
  { key: 'place', label: t.warehouse, from: 'medium', render: (claim) => claim.warehouseName },
  {
    key: 'submitted',
    label: t.submittedAt,
    width: 92,
    card: 'fact',
    render: (claim) => <Day at={claim.submittedAt} />,
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
      action={<LinkButton to={paths.unclaimed}>{t.seePool}</LinkButton>}
    />
  )
}
