import type { RefundState } from '#domain/payment.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './payment.text.ts'
import type { StaffPayment } from './queries.ts'

type Refund = StaffPayment['refunds'][number]

const toneOf: Readonly<Record<RefundState, Tone>> = { requested: 'wait', sent: 'way', done: 'done', failed: 'bad' }

export function Refunds({ payment: { refunds, currency } }: { readonly payment: StaffPayment }) {
  const t = useText(text)
  const columns: readonly Column<Refund>[] = [
    { key: 'number', label: t.refundNumber, render: (row) => <RefundNumber refund={row} />, tableOnly: true },
    {
      key: 'amount',
      label: t.amount,
      render: (row) => <Money minor={row.amountMinor} currency={currency} />,
      align: 'end',
    },
    { key: 'reason', label: t.reason, render: (row) => row.reason },
    {
      key: 'by',
      label: t.requestedBy,
      render: (row) => (
        <>
          {row.requestedBy} <When at={row.requestedAt} />
        </>
      ),
    },
    { key: 'state', label: t.state, render: (row) => <StatusTag tone={toneOf[row.state]}>{t[row.state]}</StatusTag> },
  ]
  return (
    <Card title={t.refunds}>
      <Rows
        rows={refunds}
        rowKey={({ id }) => id}
        label={t.refunds}
        columns={columns}
        cardTitle={(row) => <RefundNumber refund={row} />}
      />
    </Card>
  )
}

function RefundNumber({ refund: { refundNumber, providerNumber } }: { readonly refund: Refund }) {
  const t = useText(text)
  return (
    <>
      <span className="num">{refundNumber}</span>
      {providerNumber !== null && <div className="muted">{t.fill('bookedFor', { number: providerNumber })}</div>}
    </>
  )
}
