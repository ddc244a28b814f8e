import { staffPayments } from '#contract/payments.ts'
import type { Input } from '#contract/wire/operation.ts'
import { paymentStates } from '#domain/payment.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { rangeOf } from '#web/kit/text/business-day.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { memberPage } from '#web/staff/lists/member-page.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { memberColumn, StaffList } from '#web/staff/StaffList.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import { methodName, methods } from './method.ts'
import { type Filters, PaymentFilters } from './PaymentFilters.tsx'
import { PaymentMarks } from './PaymentMarks.tsx'
import { text } from './payments.text.ts'
import type { PaymentRow } from './queries.ts'

const narrowing = { method: '', state: '', member: '', number: '', from: '', to: '' } as const

/** B-FI-08: online payments of all members, and those that somebody should look at. */
export function PaymentsPage() {
  const t = useText(text)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters({ ...narrowing, view: '', page: '1' })
  const query = useRead(staffPayments.search, toInput(filters), { keep: true, fresh: true })
  return (
    <Page title={t.title} lead={t.lead}>
      <PaymentFilters filters={filters} onChange={setFilters} />
      <StaffList
        query={query}
        rowKey={(row) => row.paymentNumber}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={paymentLink}
        empty={
          isFiltered(filters, narrowing) ? (
            <NoMatch words={lists} onClear={() => setFilters(narrowing)} />
          ) : (
            <Empty
              title={filters.view === 'flagged' ? t.emptyFlagged : t.emptyTitle}
              sentence={filters.view === 'flagged' ? t.emptyFlaggedSentence : t.emptySentence}
            />
          )
        }
      />
    </Page>
  )
}

function toInput(filters: Filters & { readonly page: string }): Input<typeof staffPayments.search> {
  const method = methods.find((each) => each === filters.method)
  const state = paymentStates.find((each) => each === filters.state)
  const paymentNumber = filters.number.trim().toUpperCase()
  return {
    ...memberPage(filters),
    ...rangeOf(filters),
    ...(filters.view === 'flagged' ? { flagged: true } : {}),
    ...(method ? { method } : {}),
    ...(state ? { state } : {}),
    ...(paymentNumber ? { paymentNumber } : {}),
  }
}

function columnsIn(t: ReturnType<typeof useText<typeof text>>): readonly Column<PaymentRow>[] {
  return [
    { key: 'number', label: t.payment, render: paymentLink, tableOnly: true },
    memberColumn(t.member),
    { key: 'method', label: t.method, render: ({ method }) => methodName(method, t.language) },
    {
      key: 'amount',
      label: t.amount,
      render: (row) => <Money minor={row.amountMinor} currency={row.currency} />,
      align: 'end',
    },
    {
      key: 'refunded',
      label: t.refunded,
      render: (row) => (row.refundedMinor === 0 ? '—' : <Money minor={row.refundedMinor} currency={row.currency} />),
      align: 'end',
    },
    { key: 'begun', label: t.begun, render: (row) => <When at={row.createdAt} /> },
    { key: 'state', label: t.state, render: (row) => <PaymentMarks payment={row} /> },
  ]
}

const paymentLink = ({ paymentNumber }: PaymentRow) => (
  <Link to={staffPaths.payment(paymentNumber)} className="num">
    {paymentNumber}
  </Link>
)
