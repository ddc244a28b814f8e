import { useText } from '#web/kit/text/use-text.ts'
import type { Waiting } from '#web/staff/frame/counts.ts'
import styles from './queue.module.css'
import { text } from './queue.text.ts'

export const tones = ['fresh', 'today', 'old'] as const

/** How long the pieces of a queue have waited: a bar in three tones, and each count beside it. */
export function AgeBar({ ages }: { readonly ages: NonNullable<Waiting['ages']> }) {
  const t = useText(text)
  const counts = { fresh: ages.under4Hours, today: ages.under24Hours, old: ages.over24Hours }
  const shown = tones.filter((tone) => counts[tone] > 0)
  return (
    <div className={styles.ages}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map((tone) => (
          <i key={tone} data-tone={tone} style={{ flexGrow: counts[tone] }} />
        ))}
      </div>
      <ul className={styles.ageCounts}>
        {shown.map((tone) => (
          <li key={tone} data-tone={tone} className="num">
            <i aria-hidden="true" data-tone={tone} />
            <span className="for-readers">{t[tone]}: </span>
            {counts[tone]}
          </li>
        ))}
      </ul>
    </div>
  )
}
