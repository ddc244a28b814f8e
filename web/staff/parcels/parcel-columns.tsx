import type { CsvCell } from '#domain/csv.ts'
import { parcelStatusText } from '#contract/codes.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import type { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { memberColumn } from '#web/staff/StaffList.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import { parcelTones, type StaffParcelRow } from './staff-parcel.ts'
import type { text } from './text.ts'

type Say = ReturnType<typeof useText<typeof text>>

export const ParcelLink = ({ parcel }: { readonly parcel: StaffParcelRow }) => (
  <Link to={staffPaths.parcel(parcel.id)} className="num">
    {parcel.trackingNumber}
  </Link>
)

export const parcelColumns = (t: Say): readonly Column<StaffParcelRow>[] => [
  { key: 'parcel', label: t.search, render: (row) => <ParcelLink parcel={row} />, tableOnly: true },
  memberColumn(t.member),
  { key: 'goods', label: t.goods, render: ({ goodsName }) => goodsName || '—' },
  { key: 'place', label: t.place, render: (row) => <Place row={row} none={t.noShelf} /> },
  { key: 'weight', label: t.weight, render: (row) => <Weight g={row.actualWeightG} />, align: 'end' },
  { key: 'status', label: t.status, render: (row) => <Standing row={row} language={t.language} /> },
  { key: 'since', label: t.since, render: (row) => <When at={row.latestEvent.at} /> },
]

const Place = ({ row, none }: { readonly row: StaffParcelRow; readonly none: string }) => (
  <>
    {row.warehouseName}
    <br />
    <span className="muted">{row.shelf ?? none}</span>
  </>
)

/** Its status, and what is wrong with it. */
export const Standing = ({ row, language }: { readonly row: StaffParcelRow; readonly language: Say['language'] }) => (
  <span className={desk.marks}>
    <StatusTag tone={parcelTones[row.status]}>{parcelStatusText[row.status][language]}</StatusTag>
    {row.abnormal && (
      <span className={desk.told}>
        <StatusTag tone="bad">{row.abnormal.text}</StatusTag>
      </span>
    )}
  </span>
)

export const headingsIn = (t: Say): readonly string[] => [
  t.search,
  t.memberNumber,
  t.member,
  t.goods,
  t.warehouse,
  t.shelf,
  `${t.weight} (g)`,
  t.status,
  t.fault,
  t.order,
  t.since,
]

export const cellsOf = (row: StaffParcelRow): readonly CsvCell[] => [
  row.trackingNumber,
  row.memberNumber,
  row.memberName,
  row.goodsName,
  row.warehouseName,
  row.shelf ?? '',
  row.actualWeightG ?? '',
  row.statusText,
  row.abnormal?.text ?? '',
  row.orderNumber ?? '',
  row.latestEvent.at,
]
