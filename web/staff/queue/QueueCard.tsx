import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { shownCount, type Waiting } from '#web/staff/frame/counts.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { AgeBar } from './AgeBar.tsx'
import { ageInWords } from './age.ts'
import styles from './queue.module.css'
import { text } from './queue.text.ts'

interface QueueCardProps {
  readonly waiting: Waiting
  /** Now, by the server's clock. */
  readonly at: string
  /** Where it is worked off; null: only by call so far. */
  readonly to: string | null
}

/** One queue: how many wait, since when, and whether any is late. The whole card leads to its page. */
export function QueueCard({ waiting, at, to }: QueueCardProps) {
  const t = useText(text)
  const { queue, count, oldestAt, ages } = waiting
  return (
    <li className={styles.card} data-empty={count === 0 || undefined}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardName}>
          {to === null ? (
            t[queue]
          ) : (
            <Link to={to} className={styles.cover}>
              {t[queue]}
            </Link>
          )}
        </h2>
        {count > 0 && <Standing waiting={waiting} at={at} />}
      </div>
      <p className={styles.figure}>
        <b className="num">{shownCount(waiting)}</b>
        <span className="num">{oldestAt ? t.fill('oldest', { age: ageInWords(oldestAt, at, t) }) : t.noneWaits}</span>
      </p>
      {ages && <AgeBar ages={ages} />}
    </li>
  )
}

/** From here on a queue says how long it has left. */
const soonMs = 8 * 3_600_000

function Standing({ waiting: { late, nextLateAt }, at }: Pick<QueueCardProps, 'waiting' | 'at'>) {
  const t = useText(text)
  if (late) return <StatusTag tone="bad">{t.fill('late', { count: late })}</StatusTag>
  const isSoon = nextLateAt !== null && Date.parse(nextLateAt) - Date.parse(at) < soonMs
  if (isSoon) return <StatusTag tone="wait">{t.fill('left', { age: ageInWords(at, nextLateAt, t) })}</StatusTag>
  return <StatusTag tone="done">{t.onTime}</StatusTag>
}
