import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './claims.module.css'
import { text } from './claim-case.text.ts'
import { Letter } from './Letter.tsx'
import type { ClaimDetails } from './staff-claim.ts'

interface CaseFoldsProps {
  /** Undefined until they have arrived. */
  readonly details: ClaimDetails | undefined
}

/** Read when there is doubt: the words of each decision, and what happened so far. */
export function CaseFolds({ details }: CaseFoldsProps) {
  const t = useText(text)
  if (!details) return null
  const { told, history } = details
  return (
    <div className={styles.folds}>
      {details.claimStatus === 'under_review' && (
        <details>
          <summary>{t.told}</summary>
          <p className="muted">{t.toldAtOnce}</p>
          <div className={styles.letters}>
            <div>
              <h4>{t.toldIfAccepted}</h4>
              <Letter letter={told.approved} language={told.language} />
            </div>
            <div>
              <h4>{t.toldIfNot}</h4>
              {told.rejected.map((letter) => (
                <div key={letter.reason}>
                  <span className="muted">{t[letter.reason]}</span>
                  <Letter letter={letter} language={told.language} />
                </div>
              ))}
            </div>
          </div>
        </details>
      )}
      <details>
        <summary>{t.history}</summary>
        <ol className={styles.history}>
          {history.map(({ event, staffName, note, at }) => (
            <li key={`${at} ${event}`}>
              <When at={at} /> {isKnown(event) ? t.fill(event, { name: staffName ?? '' }) : event}
              {note && ` · ${note}`}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

const known = ['submit', 'resubmit', 'withdraw', 'approveFirst', 'approve', 'reject', 'lose', 'revoke'] as const
const isKnown = (event: string): event is (typeof known)[number] => known.some((each) => each === event)
