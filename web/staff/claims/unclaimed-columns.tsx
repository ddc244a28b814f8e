import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import { Age } from '#web/staff/lists/Age.tsx'
import lists from '#web/staff/lists/lists.module.css'
import { Thumb } from '#web/staff/lists/Thumb.tsx'
import styles from './claims.module.css'
import parcelStyles from './parcels.module.css'
import type { StaffUnclaimed } from './staff-claim.ts'
import type { text } from './unclaimed.text.ts'

type Words = ReturnType<typeof useText<typeof text>>

/** One line a parcel: label, number, place, measured, hints, state, age. */
export function unclaimedColumns(t: Words): readonly Column<StaffUnclaimed>[] {
  return [
    {
      key: 'label',
      label: t.label,
      render: ({ photos, trackingNumber: number }) => (
        <Thumb url={photos[0]?.url ?? null} name={t.fill('labelOf', { number })} />
      ),
    },
    {
      key: 'number',
      label: t.number,
      render: ({ trackingNumber, labelText }) => (
        <span className={`${lists.two} ${parcelStyles.labelText}`}>
          <span className={styles.number}>{trackingNumber}</span>
          <small title={labelText}>{labelText || t.noLabelText}</small>
        </span>
      ),
    },
    {
      key: 'place',
      label: t.place,
      render: ({ courierName, warehouseName, shelf }) => (
        <span className={lists.two}>
          <span>{courierName}</span>
          <small>
            {warehouseName} · <span className={parcelStyles.shelf}>{shelf ?? t.noShelf}</span>
          </small>
        </span>
      ),
    },
    {
      key: 'measured',
      label: t.measured,
      tableOnly: true,
      render: ({ actualWeightG, lengthMm, widthMm, heightMm }) => (
        <span className={lists.two}>
          <span className="num">{formatKg(actualWeightG)}</span>
          <small className="num">{formatSize(lengthMm, widthMm, heightMm)}</small>
        </span>
      ),
    },
    { key: 'hints', label: t.hints, render: (row) => <Hints row={row} t={t} /> },
    { key: 'state', label: t.state, render: (row) => <State row={row} t={t} /> },
    { key: 'age', label: t.age, render: ({ receivedAt }) => <Age since={receivedAt} />, align: 'end' },
  ]
}

interface CellProps {
  readonly row: StaffUnclaimed
  readonly t: Words
}

function Hints({ row: { candidates, openClaims, memberNumber, proposals = [] }, t }: CellProps) {
  if (memberNumber !== null) return <span className="num">{memberNumber}</span>
  if (candidates.length + openClaims === 0 && proposals.length > 0)
    return <span>{t.fill('likely', { count: proposals.length })}</span>
  if (candidates.length + openClaims === 0) return <span className="muted">{t.noHints}</span>
  return (
    <span className={lists.two}>
      {openClaims > 0 && <span>{t.fill('claims', { count: openClaims })}</span>}
      {candidates.length > 0 && <span>{t.fill('forecasts', { count: candidates.length })}</span>}
    </span>
  )
}

export function State({ row: { state, published, closedReason }, t }: CellProps) {
  if (closedReason === 'undone') return <StatusTag tone="hand">{t.undone}</StatusTag>
  if (closedReason !== null) return <StatusTag tone="bad">{t.disposed}</StatusTag>
  if (state === 'claimed') return <StatusTag tone="done">{t.given}</StatusTag>
  return published ? <StatusTag tone="hand">{t.shown}</StatusTag> : <StatusTag tone="wait">{t.hidden}</StatusTag>
}
