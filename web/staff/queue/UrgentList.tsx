import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { whatOf } from '#web/staff/transfers/approval.ts'
import { text as approvalsText } from '#web/staff/transfers/approvals.text.ts'
import { Link } from '#web/kit/look/Link.tsx'
import type { WorkRow } from './addresses.ts'
import { ageInWords } from './age.ts'
import { text } from './queue.text.ts'
import styles from './urgent.module.css'

export interface UrgentRow extends WorkRow {
  readonly to: string
}

interface UrgentListProps {
  readonly rows: readonly UrgentRow[]
  readonly at: string
}

const deeds = {
  claims: 'review',
  disputes: 'measure',
  parcelServices: 'look',
  questions: 'decide',
  closings: 'decide',
  transfersToSend: 'look',
  transfersToReceive: 'look',
  handovers: 'decide',
  pastStay: 'decide',
  toPack: 'pack',
  toShip: 'ship',
  transfers: 'review',
  toCredit: 'credit',
  approvals: 'decide',
  toSign: 'sign',
  differences: 'mend',
  flagged: 'look',
} as const

/** Work of all queues, what is late or will be soonest first; each row leads to where it is done. */
export function UrgentList({ rows, at }: UrgentListProps) {
  const t = useText(text)
  return (
    <table className={styles.urgent} aria-label={t.urgent}>
      <thead>
        <tr>
          <th scope="col">{t.kind}</th>
          <th scope="col">{t.what}</th>
          <th scope="col" className={styles.end}>
            {t.age}
          </th>
          <th scope="col">{t.with}</th>
          <th scope="col">
            <span className="for-readers">{t.urgent}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.queue} ${row.targetId}`} row={row} at={at} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, at }: { readonly row: UrgentRow; readonly at: string }) {
  const t = useText(text)
  const { queue, isLate, waitsSince, startedBy, to } = row
  const what = useWhat(row)
  const deed = deeds[queue as keyof typeof deeds] ?? 'decide'
  return (
    <tr>
      <td>
        <StatusTag tone={isLate ? 'bad' : 'hand'}>{t[queue]}</StatusTag>
      </td>
      <td className={`${styles.what} num`}>{what.join(' · ')}</td>
      <td className={`${styles.end} num`}>
        <b>{ageInWords(waitsSince, at, t)}</b>
        {isLate && <span className={styles.lateWord}> {t.isLate}</span>}
      </td>
      <td className={styles.with}>{startedBy ?? '—'}</td>
      <td className={styles.deed}>
        <Link to={to} className={styles.open}>
          {t[deed]}
          <OfRow name={`${t[queue]} ${what[0] ?? ''}, ${ageInWords(waitsSince, at, t)}`} />
        </Link>
      </td>
    </tr>
  )
}

/** Its number first, then what tells it apart. */
function useWhat(row: WorkRow): readonly string[] {
  const t = useText(text)
  const approvals = useText(approvalsText)
  const { number, call, parcelCount, cartonNumber, amountMinor, currency, warehouseName } = row
  return [
    number ?? (call === null ? null : whatOf({ call }, approvals)),
    parcelCount === null ? null : t.fill('parcelCount', { count: parcelCount }),
    cartonNumber === null ? null : t.fill('carton', { number: cartonNumber }),
    amountMinor === null || currency === null ? null : formatMoney(amountMinor, currency),
    warehouseName,
  ].filter((part) => part !== null)
}
