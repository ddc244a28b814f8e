import type { Column } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { memberColumn } from '#web/staff/StaffList.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import type { StoredAnswer, StoredParcel } from './stored.ts'
import styles from './stored.module.css'
import type { text } from './text.ts'

type Say = ReturnType<typeof useText<typeof text>>
interface Cell {
  readonly row: StoredParcel
  readonly t: Say
}

export const StoredLink = ({ row }: { readonly row: StoredParcel }) => (
  <Link to={staffPaths.parcel(row.id)} className="num">
    {row.trackingNumber}
  </Link>
)

/** The fee has a column once a day costs something. */
export function storedColumns(t: Say, answer: StoredAnswer | undefined): readonly Column<StoredParcel>[] {
  const costs = answer !== undefined && (answer.perDayMinor.CNY > 0 || answer.perDayMinor.HKD > 0)
  const needed = answer?.remindersNeeded ?? 0
  return [
    { key: 'parcel', label: t.parcel, render: (row) => <Parcel row={row} />, tableOnly: true },
    { ...memberColumn(t.member), cardOnly: true },
    { key: 'place', label: t.place, render: (row) => <Place row={row} t={t} /> },
    { key: 'free', label: t.freeUntil, render: (row) => <Free row={row} t={t} /> },
    { key: 'longest', label: t.stayUntil, render: (row) => <Longest row={row} t={t} needed={needed} /> },
    ...(costs
      ? [{ key: 'fee', label: t.fee, render: (row: StoredParcel) => <Fee row={row} />, align: 'end' as const }]
      : []),
    { key: 'told', label: t.told, render: (row) => <Told row={row} t={t} /> },
  ]
}

/** In a table its member is below the number. */
const Parcel = ({ row }: Pick<Cell, 'row'>) => (
  <>
    <StoredLink row={row} />
    <Second>
      {row.memberName} <span className="num">{row.memberNumber}</span>
    </Second>
  </>
)

const Place = ({ row, t }: Cell) => (
  <>
    <span className={styles.whole}>{row.warehouseName}</span>
    <Second>{row.shelf ?? t.noShelf}</Second>
    <Second>
      <span className={styles.whole}>{t.fill('days', { count: row.daysStored })}</span>
    </Second>
    {row.isPaused ? (
      <Second>{t.paused}</Second>
    ) : (
      row.daysPaused > 0 && <Second>{t.fill('daysOurs', { count: row.daysPaused })}</Second>
    )}
  </>
)

const Free = ({ row, t }: Cell) => (
  <>
    <When at={row.freeUntil} />
    <Second>{row.freeDaysLeft > 0 ? t.fill('daysLeft', { count: row.freeDaysLeft }) : t.isOver}</Second>
    <Extensions row={row} t={t} />
  </>
)

/** Whether it may leave for its storage, or what is missing. */
function Longest({ row, t, needed }: Cell & { readonly needed: number }) {
  const sent = row.reminders.filter(({ isOutdated }) => !isOutdated).length
  return (
    <span className={desk.marks}>
      <When at={row.stayUntil} />
      {row.isClosing ? (
        <StatusTag tone="wait">{t.isClosing}</StatusTag>
      ) : row.staysBecause === null ? (
        <StatusTag tone="bad">{t.mayLeave}</StatusTag>
      ) : (
        row.staysBecause === 'reminders' && (
          <StatusTag tone="wait">{t.fill('needsReminders', { sent, needed })}</StatusTag>
        )
      )}
    </span>
  )
}

const Fee = ({ row: { feeMinor } }: Pick<Cell, 'row'>) => (
  <span className="num">
    {formatMoney(feeMinor.CNY, 'CNY')}
    <Second>{formatMoney(feeMinor.HKD, 'HKD')}</Second>
  </span>
)

function Told({ row: { reminders }, t }: Cell) {
  if (reminders.length === 0) return <span className="muted">{t.notTold}</span>
  return (
    <ul className={`${desk.plain} ${styles.list}`}>
      {reminders.map(({ daysLeft, at, by, isOutdated }) => (
        <li key={`${at} ${daysLeft}`}>
          <When at={at} />
          <Second>
            {daysLeft === null
              ? t.fill('toldBy', { name: by ?? '' })
              : daysLeft === 0
                ? t.toldEnded
                : t.fill('toldBefore', { count: daysLeft })}
            {isOutdated && ` · ${t.outdated}`}
          </Second>
        </li>
      ))}
    </ul>
  )
}

/** Why it is free for longer than others. */
function Extensions({ row: { extensions }, t }: Cell) {
  if (extensions.length === 0) return null
  return (
    <ul className={`${desk.plain} ${styles.list}`}>
      {extensions.map(({ days, by, at, reason }) => (
        <li key={at}>
          {t.fill('extendedBy', { count: days, name: by })}
          <Second>{reason}</Second>
        </li>
      ))}
    </ul>
  )
}
