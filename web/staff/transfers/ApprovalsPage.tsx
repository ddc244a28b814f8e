import { staffOrders } from '#contract/orders.ts'
import { staffStatements } from '#contract/statements.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { useRead } from '#web/client/queries.ts'
import { differenceAt, staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { StaffList } from '#web/staff/StaffList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { When } from '#web/kit/look/When.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import {
  amountOf,
  type Approval,
  isAboutDifference,
  isAboutOrder,
  isAboutTransfer,
  whatOf,
  whoseOf,
} from './approval.ts'
import { ApprovalActions } from './ApprovalActions.tsx'
import { approvalsInput, views } from './approvals-input.ts'
import { text } from './approvals.text.ts'
import styles from './transfers.module.css'

type Say = ReturnType<typeof useText<typeof text>>

const emptyOf = {
  byOthers: 'emptyTitle',
  open: 'emptyTitle',
  settled: 'emptySettled',
  own: 'emptyOwn',
} as const

/** What one person requested, and what a second person decided. */
export function ApprovalsPage() {
  const t = useText(text)
  const may = useMay()
  const maySettle = may(approvals.approve)
  const [filters, setFilters] = useUrlFilters({ view: 'open', page: '1' })
  // People who cannot settle requests see only their own: two of the views would say nothing new.
  const shown = maySettle ? views : views.filter((view) => view !== 'own' && view !== 'byOthers')
  const view = shown.find((each) => each === filters.view) ?? 'open'
  const query = useRead(approvals.list, approvalsInput(view, filters.page), { keep: true, fresh: true })
  return (
    <Page title={t.title} lead={maySettle || !may(approvals.withdraw) ? t.lead : t.leadOwn}>
      <StatusTabs
        label={t.views}
        tabs={shown.map((key) => ({ key, name: t[key] }))}
        current={view}
        onChoose={(key) => setFilters({ view: key })}
      />
      <StaffList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={(row) => <What row={row} />}
        actions={view === 'settled' || !may(approvals.withdraw) ? undefined : (row) => <ApprovalActions row={row} />}
        empty={<Empty title={t[emptyOf[view]]} sentence={t.emptySentence} />}
      />
    </Page>
  )
}

function columnsIn(t: Say): readonly Column<Approval>[] {
  return [
    {
      key: 'what',
      label: t.what,
      render: (row) => (
        <span className={styles.what}>
          <What row={row} />
        </span>
      ),
      tableOnly: true,
    },
    { key: 'member', label: t.member, render: (row) => <span className="num">{row.memberNumber ?? '—'}</span> },
    { key: 'amount', label: t.amount, render: (row) => <span className="num">{amountOf(row)}</span>, align: 'end' },
    { key: 'reason', label: t.reason, render: (row) => row.reason },
    {
      key: 'requested',
      label: t.requested,
      render: (row) => (
        <>
          {row.requestedBy} <When at={row.requestedAt} />
        </>
      ),
    },
    { key: 'state', label: t.state, render: (row) => <State row={row} /> },
  ]
}

/** What it is about, with a link for people who may open it. */
function What({ row }: { readonly row: Approval }) {
  const t = useText(text)
  const may = useMay()
  const what = (
    <>
      {whatOf(row, t)}
      <OfRow name={whoseOf(row)} />
    </>
  )
  if (isAboutTransfer(row) && may(staffBankTransfers.get))
    return <Link to={staffPaths.transfer(row.targetId)}>{what}</Link>
  if (isAboutDifference(row) && may(staffStatements.listDifferences))
    return <Link to={differenceAt(row.targetId)}>{what}</Link>
  if (isAboutOrder(row) && may(staffOrders.sign)) return <Link to={staffPaths.order(row.targetId)}>{what}</Link>
  return what
}

const states = {
  open: { tone: 'wait', word: 'stateOpen' },
  approved: { tone: 'done', word: 'stateApproved' },
  refused: { tone: 'bad', word: 'stateRefused' },
  withdrawn: { tone: 'hand', word: 'stateWithdrawn' },
  replaced: { tone: 'hand', word: 'stateReplaced' },
} as const

/** With who settled it and when, and why it was refused. */
function State({ row }: { readonly row: Approval }) {
  const t = useText(text)
  const { tone, word } = states[row.state]
  return (
    <>
      <StatusTag tone={tone}>{t[word]}</StatusTag>
      {row.settledNote !== '' && <div>{t.fill('refusedBecause', { reason: row.settledNote })}</div>}
      {row.settledAt && (
        <div className="muted">
          {row.settledBy} <When at={row.settledAt} />
        </div>
      )}
    </>
  )
}
