import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { bills } from '#contract/bills.ts'
import type { Output } from '#contract/operation.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/text/use-text.ts'
import { formatM3, formatMoney } from '#web/ui/format.ts'
import { type Column, Rows } from '#web/ui/Rows.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { Weight } from '#web/ui/Weight.tsx'
import { When } from '#web/ui/When.tsx'
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

/** every column of a bill, two to a cell in the table, each for itself on a phone. */
export function BillRows({ rows, selected, onSelect, onMark, isMarking }: Props) {
  const t = useText(text)
  return (
    <Rows
      rows={rows}
      label={t.title}
      rowKey={(bill) => bill.id}
      cardTitle={(bill) => bill.orderNumber}
      selected={selected}
      onSelect={onSelect}
      columns={useColumns()}
      actions={(bill) => (
        <Button variant="default" size="xs" disabled={isMarking} onClick={() => onMark(bill)}>
          {bill.collected ? t.unmark : t.mark}
        </Button>
      )}
    />
  )
}

function useColumns(): readonly Column<Bill>[] {
  const t = useText(text)
  return [
    {
      key: 'order',
      label: t.order,
      tableOnly: true,
      render: (bill) => <Lines first={<OrderLink bill={bill} />} second={<When at={bill.consolidatedAt} />} />,
    },
    { key: 'number', label: t.orderNumber, cardOnly: true, render: (bill) => <OrderLink bill={bill} /> },
    { key: 'time', label: t.consolidatedAt, cardOnly: true, render: (bill) => <When at={bill.consolidatedAt} /> },
    { key: 'customer', label: t.customer, render: (bill) => bill.customerName },
    {
      key: 'way',
      label: t.channel,
      tableOnly: true,
      render: (bill) => <Lines first={bill.channelName} second={`${bill.origin} → ${bill.destination}`} />,
    },
    { key: 'channel', label: t.channel, cardOnly: true, render: (bill) => bill.channelName },
    { key: 'origin', label: t.origin, cardOnly: true, render: (bill) => bill.origin },
    { key: 'destination', label: t.destination, cardOnly: true, render: (bill) => bill.destination },
    {
      key: 'size',
      label: t.weightAndVolume,
      align: 'end',
      tableOnly: true,
      render: (bill) => <Lines first={<Weight g={bill.billableWeightG} />} second={formatM3(bill.volumeMm3)} />,
    },
    { key: 'weight', label: t.billableWeight, cardOnly: true, render: (bill) => <Weight g={bill.billableWeightG} /> },
    { key: 'volume', label: t.volume, cardOnly: true, render: (bill) => formatM3(bill.volumeMm3) },
    {
      key: 'quantity',
      label: t.quantity,
      align: 'end',
      render: (bill) => <span className="num">{bill.quantity}</span>,
    },
    { key: 'services', label: t.services, render: (bill) => bill.vasText || '—' },
    fee(t.freight, 'freight', (bill) => [bill.freightPayableMinor, bill.freightReceivableMinor]),
    fee(t.vas, 'vas', (bill) => [bill.vasPayableMinor, bill.vasReceivableMinor]),
    fee(t.insurance, 'insurance', (bill) => [bill.insurancePayableMinor, bill.insuranceReceivableMinor]),
    {
      key: 'other',
      label: t.other,
      align: 'end',
      render: (bill) => (
        <>
          <Fee bill={bill} payable={bill.otherPayableMinor} receivable={bill.otherReceivableMinor} />
          {bill.otherRemark && <small className={`${styles.second} ${styles.remark}`}>{bill.otherRemark}</small>}
        </>
      ),
    },
    fee(t.total, 'total', (bill) => [bill.payableTotalMinor, bill.receivableTotalMinor]),
    { key: 'collected', label: t.collection, render: (bill) => <Collected bill={bill} /> },
  ]
}

const fee = (label: string, key: string, of: (bill: Bill) => readonly [number, number]): Column<Bill> => ({
  key,
  label,
  align: 'end',
  render: (bill) => {
    const [payable, receivable] = of(bill)
    return <Fee bill={bill} payable={payable} receivable={receivable} />
  },
})

interface FeeProps {
  readonly bill: Bill
  readonly payable: number
  readonly receivable: number
}

function Fee({ bill: { currency }, payable, receivable }: FeeProps) {
  const t = useText(text)
  return (
    <span className={`${styles.fee} num`}>
      <span>
        <small>{t.payable}</small> {formatMoney(payable, currency)}
      </span>
      <span>
        <small>{t.receivable}</small> {formatMoney(receivable, currency)}
      </span>
    </span>
  )
}

function Collected({ bill }: { readonly bill: Bill }) {
  const t = useText(text)
  if (!bill.collected) return <StatusTag tone="wait">{t.notCollected}</StatusTag>
  return (
    <Lines
      first={<StatusTag tone="done">{t.collected}</StatusTag>}
      second={bill.collectedAt && <When at={bill.collectedAt} />}
    />
  )
}

const OrderLink = ({ bill }: { readonly bill: Bill }) => (
  <Link to={paths.orderDetails(bill.orderId)} className={`${styles.number} num`}>
    {bill.orderNumber}
  </Link>
)

const Lines = ({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) => (
  <span>
    {first}
    <small className={styles.second}>{second}</small>
  </span>
)
