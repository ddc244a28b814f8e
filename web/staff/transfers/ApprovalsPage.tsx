import type { Output } from '#contract/operation.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { useRead, useWrite } from '#web/queries.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { StaffList } from '#web/staff/StaffList.tsx'
import { useText } from '#web/text/use-text.ts'
import { useConfirm } from '#web/ui/Confirm.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { formatMoney } from '#web/ui/format.ts'
import { FormAlert } from '#web/ui/FormAlert.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { Column } from '#web/ui/Rows.tsx'
import { StatusTabs } from '#web/ui/StatusTabs.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { showSuccess } from '#web/ui/toast.ts'
import { pageNumber, useUrlFilters } from '#web/ui/use-url-filters.ts'
import { When } from '#web/ui/When.tsx'
import { Link } from 'react-router'
import { text } from './approvals.text.ts'
import { transferReads } from './queries.ts'

type Row = Output<typeof approvals.list>['list'][number]
type Say = ReturnType<typeof useText<typeof text>>

const pageSize = 20

/** What one person asked for and another has to approve. */
export function ApprovalsPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ view: 'open', page: '1' })
  const view = filters.view === 'settled' ? 'settled' : 'open'
  const page = pageNumber(filters.page)
  const query = useRead(approvals.list, { page, pageSize, open: view === 'open' ? 1 : 0 }, { keep: true, fresh: true })
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.views}
        tabs={(['open', 'settled'] as const).map((key) => ({ key, name: t[key] }))}
        current={view}
        onChoose={(key) => setFilters({ view: key })}
      />
      <StaffList
        query={query}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={(row) => whatOf(row, t)}
        actions={view === 'open' ? (row) => <Approve row={row} /> : undefined}
        empty={<Empty title={view === 'open' ? t.emptyTitle : t.emptySettled} sentence={t.emptySentence} />}
      />
    </Page>
  )
}

function Approve({ row }: { readonly row: Row }) {
  const t = useText(text)
  const confirm = useConfirm()
  const approve = useWrite(approvals.approve, { refreshes: transferReads, onDone: () => showSuccess(t.done) })
  const ask = async () => {
    const values = { member: row.memberNumber ?? '—', amount: amountOf(row), name: row.requestedBy, reason: row.reason }
    const isSure = await confirm({
      title: t.fill('askTitle', { what: whatOf(row, t) }),
      sentence: t.fill('askSentence', values),
      confirm: t.approve,
      danger: true,
    })
    if (isSure) approve.mutate({ id: row.id })
  }
  return (
    <>
      <ReasonButton size="sm" reason={row.mine ? t.mine : null} loading={approve.isPending} onClick={() => void ask()}>
        {t.approve}
      </ReasonButton>
      {approve.error && <FormAlert>{approve.error.message}</FormAlert>}
    </>
  )
}

function columnsIn(t: Say): readonly Column<Row>[] {
  return [
    { key: 'what', label: t.what, render: (row) => <What row={row} /> },
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
    { key: 'state', label: t.state, render: (row) => <State state={row.state} /> },
  ]
}

/** What it is about, with the way there. */
function What({ row }: { readonly row: Row }) {
  const t = useText(text)
  const what = whatOf(row, t)
  return row.call === reversal ? <Link to={staffPaths.transfer(row.targetId)}>{what}</Link> : what
}

function State({ state }: { readonly state: Row['state'] }) {
  const t = useText(text)
  const shown = {
    open: { tone: 'wait', word: t.stateOpen },
    approved: { tone: 'done', word: t.stateApproved },
    refused: { tone: 'bad', word: t.stateRefused },
  } as const
  return <StatusTag tone={shown[state].tone}>{shown[state].word}</StatusTag>
}

const reversal = staffBankTransfers.reverse.name

const whatOf = (row: Row, t: Say) => (row.call === reversal ? t.reverseTransfer : row.call)

const amountOf = ({ amountMinor, currency }: Row) =>
  amountMinor === null || currency === null ? '—' : formatMoney(amountMinor, currency)
