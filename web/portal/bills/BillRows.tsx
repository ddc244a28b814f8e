import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { bills } from '#contract/bills.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatM3 } from '#web/kit/text/format.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import { BothSides, type FeeName, FeeList, feeOf } from './BillFees.tsx'
import styles from './Bills.module.css'
import { text } from './text.ts'

export type Bill = Output<typeof bills.list>['list'][number]

interface Props {
  readonly rows: readonly Bill[]
  readonly selected: readonly string[]
  readonly onSelect: (selected: readonly string[]) => void
  readonly onMark: (bill: Bill) => void
  readonly isMarking: boolean
}

type Say = ReturnType<typeof useText<typeof text>>

/** every column of a bill, several to a cell in the table, separately on a phone. */
export function BillRows({ rows, selected, onSelect, onMark, isMarking }: Props) {
  const t = useText(text)
  const isWide = useWide()
  const mark = (bill: Bill) => (
    <Button variant="default" size="xs" disabled={isMarking} onClick={() => onMark(bill)}>
      {bill.collected ? t.unmark : t.mark}
      <OfRow name={bill.orderNumber} />
    </Button>
  )
  return (
    <Rows
      rows={rows}
      label={t.title}
      rowKey={(bill) => bill.id}
      cardTitle={(bill) => bill.orderNumber}
      selected={selected}
      onSelect={onSelect}
      columns={isWide ? inTable(t, mark) : onCard(t)}
      {...(isWide ? {} : { actions: mark })}
    />
  )
}

const inTable = (t: Say, mark: (bill: Bill) => ReactNode): readonly Column<Bill>[] => [
  {
    key: 'order',
    label: t.order,
    render: (bill) => (
      <>
        <OrderLink bill={bill} />
        <Second>
          <When at={bill.consolidatedAt} />
        </Second>
      </>
    ),
  },
  { key: 'customer', label: t.customer, render: (bill) => bill.customerName },
  {
    key: 'way',
    label: t.channel,
    render: (bill) => (
      <span className={styles.way}>
        {bill.channelName}
        <Second>
          {bill.origin} → {bill.destination}
        </Second>
      </span>
    ),
  },
  {
    key: 'size',
    label: t.size,
    align: 'end',
    render: (bill) => (
      <>
        <Weight g={bill.billableWeightG} />
        <Second>{formatM3(bill.volumeMm3)}</Second>
        <Second>{t.fill('boxes', { count: bill.quantity })}</Second>
      </>
    ),
  },
  { key: 'fees', label: t.fees, align: 'end', render: (bill) => <FeeList bill={bill} /> },
  {
    key: 'collected',
    label: t.collection,
    render: (bill) => (
      <span className={styles.collected}>
        <Collected bill={bill} />
        {mark(bill)}
      </span>
    ),
  },
]

const onCard = (t: Say): readonly Column<Bill>[] => [
  { key: 'order', label: t.orderNumber, render: (bill) => <OrderLink bill={bill} /> },
  { key: 'time', label: t.consolidatedAt, render: (bill) => <When at={bill.consolidatedAt} /> },
  { key: 'customer', label: t.customer, render: (bill) => bill.customerName },
  { key: 'channel', label: t.channel, render: (bill) => bill.channelName },
  { key: 'origin', label: t.origin, render: (bill) => bill.origin },
  { key: 'destination', label: t.destination, render: (bill) => bill.destination },
  { key: 'weight', label: t.billableWeight, render: (bill) => <Weight g={bill.billableWeightG} /> },
  { key: 'volume', label: t.volume, render: (bill) => formatM3(bill.volumeMm3) },
  { key: 'quantity', label: t.quantity, render: (bill) => bill.quantity },
  { key: 'services', label: t.services, render: (bill) => bill.vasText || '—' },
  ...(['freight', 'vas', 'insurance', 'other'] as const).map((name) => feeColumn(t, name)),
  { key: 'remark', label: t.otherRemark, render: (bill) => bill.otherRemark || '—' },
  feeColumn(t, 'total'),
  { key: 'collected', label: t.collection, render: (bill) => <Collected bill={bill} /> },
]

const feeColumn = (t: Say, name: FeeName): Column<Bill> => ({
  key: name,
  label: t[name],
  render: (bill) => <BothSides currency={bill.currency} {...feeOf(bill, name)} />,
})

function Collected({ bill }: { readonly bill: Bill }) {
  const t = useText(text)
  if (!bill.collected) return <StatusTag tone="wait">{t.notCollected}</StatusTag>
  return (
    <span>
      <StatusTag tone="done">{t.collected}</StatusTag>
      {bill.collectedAt && (
        <Second>
          <When at={bill.collectedAt} />
        </Second>
      )}
    </span>
  )
}

const OrderLink = ({ bill }: { readonly bill: Bill }) => (
  <Link to={paths.orderDetails(bill.orderId)} className={`${styles.number} num`}>
    {bill.orderNumber}
  </Link>
)
