import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import type { bills } from '#contract/bills.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatM3, formatMoney } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Cell } from '#web/kit/list/Cell.tsx'
import { Facts } from '#web/kit/list/Facts.tsx'
import { type LineColumn, Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import type { Ticks } from '#web/kit/list/ticks.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { Day } from '#web/kit/list/Day.tsx'
import { When } from '#web/kit/look/When.tsx'
import { BothSides, feeNames, feeOf } from './BillFees.tsx'
import styles from './Bills.module.css'
import { text } from './text.ts'

export type Bill = Output<typeof bills.list>['list'][number]

interface Props {
  readonly rows: readonly Bill[]
  readonly ticks: Ticks<Bill>
  /** Stays the same. */
  readonly onMark: (bill: Bill) => void
  readonly isMarking: boolean
}

type Say = ReturnType<typeof useText<typeof text>>

/** what a bill comes to in its line, every column of it behind a press. */
export function BillRows({ rows, ticks, onMark, isMarking }: Props) {
  const t = useText(text)
  const spec = useMemo(
    (): LineSpec<Bill> => ({
      columns: columnsIn(t),
      rowKey: (bill) => bill.id,
      name: (bill) => bill.orderNumber,
      title: (bill) => <OrderLink bill={bill} />,
      note: (bill) => `${bill.customerName} · ${bill.channelName}`,
      details: (bill) => <BillFacts bill={bill} />,
      action: (bill) => (
        <Button variant="default" size="xs" disabled={isMarking} onClick={() => onMark(bill)}>
          {bill.collected ? t.unmark : t.mark}
          <OfRow name={bill.orderNumber} />
        </Button>
      ),
      actionsWidth: 208,
    }),
    [t, onMark, isMarking],
  )
  return <Lines rows={rows} label={t.title} spec={spec} ticks={ticks} />
}

const columnsIn = (t: Say): readonly LineColumn<Bill>[] => [
  {
    key: 'order',
    label: t.order,
    width: 138,
    render: (bill) => <Cell first={<OrderLink bill={bill} />} second={<Day at={bill.consolidatedAt} />} />,
  },
  { key: 'customer', label: t.customer, width: 88, from: 'medium', render: (bill) => bill.customerName },
  {
    key: 'way',
    label: t.channel,
    from: 'large',
    render: (bill) => <Cell first={bill.channelName} second={`${bill.origin} → ${bill.destination}`} />,
  },
  {
    key: 'size',
    label: t.size,
    align: 'end',
    width: 108,
    card: 'fact',
    render: (bill) => <Cell first={<Weight g={bill.billableWeightG} />} second={formatM3(bill.volumeMm3)} />,
    onCard: (bill) => <Weight g={bill.billableWeightG} />,
  },
  {
    key: 'payable',
    label: t.payable,
    align: 'end',
    width: 90,
    card: 'end',
    render: (bill) => <strong className="num">{formatMoney(bill.payableTotalMinor, bill.currency)}</strong>,
  },
  {
    key: 'receivable',
    label: t.receivable,
    align: 'end',
    width: 104,
    from: 'medium',
    render: (bill) => <span className="num">{formatMoney(bill.receivableTotalMinor, bill.currency)}</span>,
  },
  {
    key: 'collected',
    label: t.collection,
    width: 122,
    from: 'medium',
    card: 'status',
    render: (bill) => (
      <Cell first={<Collected bill={bill} />} second={bill.collectedAt && <Day at={bill.collectedAt} />} />
    ),
    onCard: (bill) => <Collected bill={bill} />,
  },
]

function BillFacts({ bill }: { readonly bill: Bill }) {
  const t = useText(text)
  const fees = feeNames.map(
    (name) => [t[name], <BothSides key={name} currency={bill.currency} {...feeOf(bill, name)} />] as const,
  )
  return (
    <Facts
      facts={[
        [t.orderNumber, <OrderLink key="order" bill={bill} />],
        [t.consolidatedAt, <When key="time" at={bill.consolidatedAt} />],
        [t.customer, bill.customerName],
        [t.channel, bill.channelName],
        [t.origin, bill.origin],
        [t.destination, bill.destination],
        [t.billableWeight, <Weight key="weight" g={bill.billableWeightG} />],
        [t.volume, formatM3(bill.volumeMm3)],
        [t.quantity, bill.quantity],
        [t.services, bill.vasText || '—'],
        ...fees,
        [t.otherRemark, bill.otherRemark || '—'],
        [t.collection, bill.collectedAt ? <When key="collected" at={bill.collectedAt} /> : t.notCollected],
      ]}
    />
  )
}

function Collected({ bill }: { readonly bill: Bill }) {
  const t = useText(text)
  return bill.collected ? (
    <StatusTag tone="done">{t.collected}</StatusTag>
  ) : (
    <span className="muted">{t.notCollected}</span>
  )
}

const OrderLink = ({ bill }: { readonly bill: Bill }) => (
  <Link to={paths.orderDetails(bill.orderId)} className={`${styles.number} num`}>
    {bill.orderNumber}
  </Link>
)
