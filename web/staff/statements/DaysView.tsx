import { staffStatements } from '#contract/statements.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { methodName } from '#web/staff/payments/method.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { StaffList } from '#web/staff/StaffList.tsx'
import { Button } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { FetchDay } from './FetchDay.tsx'
import type { StatementDay } from './queries.ts'
import { text } from './statements.text.ts'
import { useFetchDay } from './use-fetch-day.ts'

type Say = ReturnType<typeof useText<typeof text>>

const pageSize = 20

/** B-FI-20: the days with their state and the sums of both sides; any can be fetched again. */
export function DaysView() {
  const t = useText(text)
  const [{ page }] = useUrlFilters({ page: '1' })
  const query = useRead(staffStatements.list, { page: pageNumber(page), pageSize }, { keep: true, fresh: true })
  const fetching = useFetchDay()
  const mayFetch = useMay()(staffStatements.fetch)
  return (
    <>
      {mayFetch && <FetchDay fetching={fetching} />}
      <StaffList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={(row) => nameOf(row, t)}
        actions={mayFetch ? (row) => <Again day={row} fetching={fetching} /> : undefined}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} />}
      />
    </>
  )
}

function Again({ day, fetching }: { readonly day: StatementDay; readonly fetching: ReturnType<typeof useFetchDay> }) {
  const t = useText(text)
  return (
    <Button
      size="sm"
      variant="default"
      loading={fetching.isFetching(day)}
      disabled={fetching.isPending}
      onClick={() => fetching.start({ method: day.method, day: day.day })}
    >
      {t.again}
      <OfRow name={nameOf(day, t)} />
    </Button>
  )
}

const nameOf = ({ method, day }: StatementDay, t: Say) =>
  t.fill('ofDay', { method: methodName(method, t.language), day })

const columnsIn = (t: Say): readonly Column<StatementDay>[] => [
  { key: 'day', label: t.day, render: (row) => <span className="num">{nameOf(row, t)}</span>, tableOnly: true },
  { key: 'theirs', label: t.theirs, render: (row) => sums(row, row.theirs, t) },
  { key: 'ours', label: t.ours, render: (row) => sums(row, row.ours, t) },
  { key: 'state', label: t.state, render: (row) => <State day={row} /> },
]

function sums({ state, currency }: StatementDay, side: StatementDay['theirs'], t: Say) {
  if (state === 'waiting') return '—'
  const { payments, paidMinor, refunds, refundedMinor } = side
  return (
    <>
      <div className="num">{t.fill('paid', { count: payments, amount: formatMoney(paidMinor, currency) })}</div>
      <div className="num muted">
        {t.fill('refunded', { count: refunds, amount: formatMoney(refundedMinor, currency) })}
      </div>
    </>
  )
}

/** What came of it, why nothing came, and when it is tried next. */
function State({ day }: { readonly day: StatementDay }) {
  const t = useText(text)
  const { state, fault, openDifferences, differences, nextTryAt, triedAt } = day
  return (
    <>
      {state === 'waiting' ? (
        <StatusTag tone="wait">{t.waiting}</StatusTag>
      ) : openDifferences > 0 ? (
        <StatusTag tone="bad">{t.fill('differs', { count: openDifferences })}</StatusTag>
      ) : (
        <StatusTag tone="done">{differences > 0 ? t.settled : t.agrees}</StatusTag>
      )}
      {fault !== null && <div>{t[fault]}</div>}
      <div className="muted">
        {nextTryAt === null ? t.lastTry : t.nextTry} <When at={nextTryAt ?? triedAt} />
      </div>
      {differences > 0 && (
        <Link to={`${staffPaths.reconciliation}?state=&statement=${day.id}`}>
          {t.showDifferences}
          <OfRow name={nameOf(day, t)} />
        </Link>
      )}
    </>
  )
}
