import type { Input, Output } from '#contract/wire/operation.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { useRead } from '#web/client/queries.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { memberPage } from '#web/staff/lists/member-page.ts'
import { memberColumn, StaffList } from '#web/staff/StaffList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { When } from '#web/kit/look/When.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import { type Filters, TransferFilters, viewOf } from './TransferFilters.tsx'
import { TransferStatus } from './TransferStatus.tsx'
import { text } from './transfers.text.ts'

type Row = Output<typeof staffBankTransfers.search>['list'][number]

const everything = { audit: '', recharge: '', currency: '', member: '' } as const
const emptyOf = { viewPending: 'emptyPending', viewToCredit: 'emptyToCredit', viewAll: 'emptyAll' } as const

/** Vouchers of members: those to be reviewed come first. */
export function TransfersPage() {
  const t = useText(text)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters({ ...everything, audit: 'pending', page: '1' })
  const view = viewOf(filters)
  const query = useRead(staffBankTransfers.search, toInput(filters), { keep: true, fresh: true })
  return (
    <Page title={t.title} lead={t.lead}>
      <TransferFilters filters={filters} onChange={setFilters} />
      <StaffList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={transferLink}
        empty={
          view && !isFiltered(filters, { currency: '', member: '' }) ? (
            <Empty title={t[emptyOf[view]]} sentence={t.emptySentence} />
          ) : (
            <NoMatch words={lists} onClear={() => setFilters(view ? { currency: '', member: '' } : everything)} />
          )
        }
      />
    </Page>
  )
}

function toInput(filters: Filters & { readonly page: string }): Input<typeof staffBankTransfers.search> {
  const auditStatus = auditStatuses.find((each) => each === filters.audit)
  const rechargeStatus = rechargeStatuses.find((each) => each === filters.recharge)
  const currency = currencies.find((each) => each === filters.currency)
  return {
    ...memberPage(filters),
    ...(auditStatus ? { auditStatus } : {}),
    ...(rechargeStatus ? { rechargeStatus } : {}),
    ...(currency ? { currency } : {}),
  }
}

function columnsIn(t: ReturnType<typeof useText<typeof text>>): readonly Column<Row>[] {
  return [
    {
      key: 'number',
      label: t.transferNumber,
      render: (row) => (
        <>
          {transferLink(row)}
          {row.bankRef !== '' && (
            <div className="muted">
              <span className="for-readers">{t.bankRef}</span> <span className="num">{row.bankRef}</span>
            </div>
          )}
        </>
      ),
      tableOnly: true,
    },
    memberColumn(t.member),
    {
      key: 'amount',
      label: t.amount,
      render: (row) => <Money minor={row.amountMinor} currency={row.currency} />,
      align: 'end',
    },
    {
      key: 'received',
      label: t.received,
      render: (row) => (row.receivedMinor === null ? '—' : <Money minor={row.receivedMinor} currency={row.currency} />),
      align: 'end',
    },
    {
      key: 'bankRef',
      label: t.bankRef,
      render: (row) => <span className="num">{row.bankRef || '—'}</span>,
      cardOnly: true,
    },
    { key: 'submittedAt', label: t.submittedAt, render: (row) => <When at={row.submittedAt} /> },
    { key: 'status', label: t.status, render: (row) => <TransferStatus transfer={row} /> },
  ]
}

const transferLink = (row: Row) => (
  <Link to={staffPaths.transfer(row.id)} className="num">
    {row.transferNumber}
  </Link>
)
