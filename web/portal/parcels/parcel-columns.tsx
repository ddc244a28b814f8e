import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import { Money } from '#web/kit/look/Money.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Nickname } from './nickname/Nickname.tsx'
import { ParcelStatusTag } from './ParcelStatusTag.tsx'
import type { text } from './text.ts'

export type ParcelRow = Output<typeof parcels.list>['list'][number]

/** The columns of a list of parcels, here and inside an order. */
export const parcelColumns = (
  t: ReturnType<typeof useText<typeof text>>,
  /** More about where it is. */
  more: (parcel: ParcelRow) => ReactNode = () => null,
): readonly Column<ParcelRow>[] => [
  {
    key: 'number',
    label: t.trackingNumber,
    tableOnly: true,
    render: (parcel) => (
      <>
        <Nickname of={parcel} />
        <strong className="num">{parcel.trackingNumber}</strong>
        <div className="muted">{parcel.courierName}</div>
      </>
    ),
  },
  { key: 'status', label: t.status, render: (parcel) => <StatusCell parcel={parcel} /> },
  {
    key: 'goods',
    label: t.goods,
    render: (parcel) => <span style={{ overflowWrap: 'anywhere' }}>{parcel.goodsName || '—'}</span>,
  },
  { key: 'where', label: t.where, render: (parcel) => <WhereCell parcel={parcel} more={more(parcel)} /> },
  {
    key: 'weight',
    label: t.weight,
    align: 'end',
    render: (parcel) =>
      parcel.actualWeightG === null ? (
        <span className="muted" style={{ whiteSpace: 'normal' }}>
          {t.notWeighed}
        </span>
      ) : (
        <Weight g={parcel.actualWeightG} />
      ),
  },
  {
    key: 'value',
    label: t.value,
    align: 'end',
    render: (parcel) => <Money minor={parcel.totalGoodsValueMinor} currency="CNY" />,
  },
  {
    key: 'latest',
    label: t.latest,
    render: (parcel) => (
      <>
        <div>{parcel.latestEvent.text}</div>
        <div className="muted">
          <When at={parcel.latestEvent.at} />
        </div>
      </>
    ),
  },
]

function StatusCell({ parcel }: { readonly parcel: ParcelRow }) {
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 'var(--s-1)' }}>
      <ParcelStatusTag status={parcel.status} />
      {parcel.abnormal && <StatusTag tone="bad">{parcel.abnormal.text}</StatusTag>}
    </span>
  )
}

function WhereCell({ parcel, more }: { readonly parcel: ParcelRow; readonly more: ReactNode }) {
  return (
    <>
      <div>{parcel.warehouseName}</div>
      {parcel.orderId && (
        <Anchor component={Link} to={paths.orderDetails(parcel.orderId)} fz="inherit" className="num">
          {parcel.orderNumber}
        </Anchor>
      )}
      {more}
    </>
  )
}
