import { CheckIcon, WarnIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './match.module.css'
import { text } from './match.text.ts'
import type { StaffMatch } from './staff-claim.ts'

/** The score, what agrees, and what speaks against it, in words. */
export function MatchParts({ match: { score, parts } }: { readonly match: StaffMatch }) {
  const t = useText(text)
  return (
    <div className={styles.match}>
      <p>
        <strong className={styles.score} data-strong={score >= 80 || undefined}>
          {t.fill('score', { score })}
        </strong>{' '}
        <span className="muted">{score >= 80 ? t.likely : t.possible}</span>
      </p>
      <ul className={styles.parts} aria-label={t.why}>
        {parts.map(({ part, points, text: words }) => (
          <li key={part} data-against={points < 0 || undefined}>
            {points < 0 ? <WarnIcon size={14} /> : <CheckIcon size={14} />}
            <span>{points < 0 ? t.fill('against', { words }) : words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
