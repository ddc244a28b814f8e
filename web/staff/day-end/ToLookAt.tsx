import { dayRowsMost } from '#contract/day-end.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { text as countText } from '#web/staff/bins/count.text.ts'
import { nameOf, tones } from '#web/staff/handovers/handover.ts'
import { text as handoverText } from '#web/staff/handovers/text.ts'
import { staffPaths, unclaimedOf } from '#web/staff/paths.ts'
import type { ReactNode } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { type DayTold, figureName } from './day.ts'
import styles from './day-end.module.css'
import { text } from './text.ts'

type Parcel = DayTold['parcels'][number]
type Handover = DayTold['handovers'][number]
type Count = DayTold['counts'][number]
type Say = ReturnType<typeof useText<typeof text>>

/** Every difference by name; each row leads to where it is put right. */
export function ToLookAt({ told: { figures, parcels, handovers, counts } }: { readonly told: DayTold }) {
  const t = useText(text)
  const h = useText(handoverText)
  const c = useText(countText)
  return (
    <div className={desk.column}>
      <Part title={t.toName} none={figures.received === 0 ? t.noneReceived : t.noneToName} rows={parcels}>
        <Rows
          rows={parcels}
          rowKey={({ id }) => id}
          label={t.toName}
          columns={parcelColumns(t)}
          cardTitle={(row) => <ParcelLink row={row} />}
        />
      </Part>
      <Part title={t.handovers} none={t.noHandovers} rows={handovers}>
        <Rows
          rows={handovers}
          rowKey={({ id }) => id}
          label={t.handovers}
          columns={handoverColumns(t, h)}
          cardTitle={(row) => <HandoverLink row={row} />}
        />
      </Part>
      <Part title={t.counts} none={t.noCounts} rows={counts}>
        <Rows
          rows={counts}
          rowKey={({ id }) => id}
          label={t.counts}
          columns={countColumns(t, c)}
          cardTitle={(row) => <BinLink row={row} />}
        />
      </Part>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly none: string
  readonly rows: readonly unknown[]
  readonly children: ReactNode
}

function Part({ title, none, rows, children }: PartProps) {
  const t = useText(text)
  return (
    <Card title={title}>
      {rows.length === 0 ? <p className="muted">{none}</p> : children}
      {rows.length >= dayRowsMost && <p className="muted">{t.fill('firstOnes', { count: dayRowsMost })}</p>}
    </Card>
  )
}

const ParcelLink = ({ row: { id, isUnclaimed, trackingNumber } }: { readonly row: Parcel }) => (
  <Link className="num" to={isUnclaimed ? unclaimedOf(trackingNumber) : staffPaths.parcel(id)}>
    {trackingNumber}
  </Link>
)

const parcelColumns = (t: Say): readonly Column<Parcel>[] => [
  { key: 'number', label: t.number, render: (row) => <ParcelLink row={row} />, tableOnly: true },
  {
    key: 'kind',
    label: t.kind,
    render: ({ place }) => (
      <StatusTag tone={place === 'exceptions' ? 'wait' : 'bad'}>{figureName(place, t.language)}</StatusTag>
    ),
  },
  { key: 'where', label: t.where, render: (row) => <span className={styles.whole}>{placeIn(t, row)}</span> },
  {
    key: 'last',
    label: t.lastBy,
    render: ({ lastBy, lastAt, lastScan }) => (
      <>
        {lastBy} · {t[lastScan]}
        <div className="muted">
          <When at={lastAt} />
        </div>
      </>
    ),
  },
]

const placeIn = (t: Say, { shelf, isShelved, lastScan }: Parcel): string => {
  if (shelf !== null) return t.fill(isShelved ? 'onShelf' : 'seenIn', { shelf })
  return { receipt: t.atReceipt, label: t.atLabel, shelf: t.atShelf, count: t.atReceipt }[lastScan]
}

const HandoverLink = ({ row }: { readonly row: Handover }) => (
  <Link to={staffPaths.handover(row.id)}>{nameOf(row)}</Link>
)

const handoverColumns = (t: Say, h: ReturnType<typeof useText<typeof handoverText>>): readonly Column<Handover>[] => [
  { key: 'name', label: t.courier, render: (row) => <HandoverLink row={row} />, tableOnly: true },
  { key: 'state', label: t.state, render: ({ state }) => <StatusTag tone={tones[state]}>{h[state]}</StatusTag> },
  {
    key: 'figures',
    label: t.figures,
    render: ({ counted, scanned }) => (
      <span className="num">
        {counted} / {scanned}
      </span>
    ),
  },
  { key: 'by', label: t.takenBy, render: ({ takenBy }) => takenBy },
  { key: 'reason', label: t.reason, render: ({ explanation }) => explanation || '—' },
]

const BinLink = ({ row }: { readonly row: Count }) => (
  <Link className={styles.whole} to={staffPaths.bin(row.binId)}>
    {row.binCode}
  </Link>
)

const countColumns = (t: Say, c: ReturnType<typeof useText<typeof countText>>): readonly Column<Count>[] => [
  { key: 'bin', label: t.bin, render: (row) => <BinLink row={row} />, tableOnly: true },
  {
    key: 'kind',
    label: t.kind,
    render: ({ kind }) => (
      <StatusTag tone={kind === null ? 'hand' : 'bad'}>{kind === null ? t.goesOn : c[kind]}</StatusTag>
    ),
  },
  { key: 'number', label: t.number, render: (row) => <span className="num">{row.trackingNumber || '—'}</span> },
  { key: 'by', label: t.countedBy, render: ({ by }) => by },
  { key: 'since', label: t.since, render: ({ since }) => <When at={since} /> },
]
