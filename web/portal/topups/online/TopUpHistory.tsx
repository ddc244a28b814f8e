import { payments } from '#contract/payments.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { Cell } from '#web/kit/list/Cell.tsx'
import { Day } from '#web/kit/list/Day.tsx'
import { Facts } from '#web/kit/list/Facts.tsx'
import { type LineColumn, Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { useMemo } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { text } from './history.text.ts'
import { methodName } from '#contract/payment-method-name.ts'

type Row = Output<typeof payments.listMine>['list'][number]
type Words = ReturnType<typeof useText<typeof text>>

const pageSize = 10

/** What was paid online and bought in the store, newest first (E-15), each succeeded one with its receipt. */
export function TopUpHistory() {
  const t = useText(text)
  const [{ page }] = useUrlFilters({ page: '1' })
  const list = useRead(payments.listMine, { page: pageNumber(page), pageSize }, { keep: true, fresh: true })
  const spec = useMemo(() => specIn(t), [t])
  return (
    <ListFrame title={t.title} notes={<p className="muted">{t.transfers}</p>}>
      <LoadedList
        query={list}
        skeleton={<ListSkeleton />}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} />}
      >
        {(shown) => (
          <>
            <Lines rows={shown.list} label={t.title} spec={spec} />
            <ListFoot>
              <Pager page={shown.page} pageSize={shown.pageSize} total={shown.total} />
            </ListFoot>
          </>
        )}
      </LoadedList>
    </ListFrame>
  )
}

const specIn = (t: Words): LineSpec<Row> => ({
  columns: columnsIn(t),
  rowKey: (row) => row.paymentNumber,
  name: (row) => row.paymentNumber,
  action: (row) => <Action row={row} />,
  details: (row) => <TopUpFacts row={row} />,
  actionsWidth: 168,
})

const columnsIn = (t: Words): readonly LineColumn<Row>[] => [
  {
    key: 'number',
    label: t.number,
    width: 208,
    render: (row) => (
      <Cell first={<strong className="num">{row.paymentNumber}</strong>} second={<Day at={row.createdAt} />} />
    ),
  },
  { key: 'method', label: t.method, card: 'fact', render: (row) => methodName(row, t.language) },
  {
    key: 'amount',
    label: t.amount,
    align: 'end',
    width: 140,
    card: 'end',
    render: (row) => <Money minor={row.amountMinor} currency={row.currency} />,
  },
  {
    key: 'state',
    label: t.state,
    card: 'status',
    render: (row) => (
      <Cell
        first={<State row={row} />}
        second={row.refundedMinor > 0 && t.fill('refundedOf', { price: formatMoney(row.refundedMinor, row.currency) })}
      />
    ),
    onCard: (row) => <State row={row} />,
  },
]

const tones = {
  pending: 'wait',
  succeeded: 'done',
  failed: 'bad',
  expired: 'bad',
  closed: 'bad',
  refunded: 'hand',
} as const satisfies Record<Row['state'], Tone>

const State = ({ row }: { readonly row: Row }) => <StatusTag tone={tones[row.state]}>{row.stateText}</StatusTag>

/** The store gives a receipt of its own. */
const hasReceipt = ({ method, paidAt }: Row) => method !== 'STORE' && paidAt !== null

function Action({ row }: { readonly row: Row }) {
  const t = useText(text)
  if (row.state !== 'pending' && !hasReceipt(row)) return null
  const isOpen = row.state === 'pending'
  return (
    <LinkButton
      to={isOpen ? paths.topUpPayment(row.paymentNumber) : paths.topUpReceipt(row.paymentNumber)}
      variant="default"
      size="sm"
    >
      {isOpen ? t.goOn : t.receipt}
      <OfRow name={row.paymentNumber} />
    </LinkButton>
  )
}

function TopUpFacts({ row }: { readonly row: Row }) {
  const t = useText(text)
  const { createdAt, paidAt, currency, balanceAfterMinor, refundedMinor } = row
  return (
    <Facts
      facts={[
        [t.createdAt, <When key="created" at={createdAt} />],
        [t.paidAt, paidAt && <When key="paid" at={paidAt} />],
        [t.method, methodName(row, t.language)],
        [t.state, row.stateText],
        [
          t.balanceAfter,
          balanceAfterMinor !== null && <Money key="after" minor={balanceAfterMinor} currency={currency} />,
        ],
        [t.refunded, refundedMinor > 0 && <Money key="refunded" minor={refundedMinor} currency={currency} />],
      ]}
    />
  )
}
