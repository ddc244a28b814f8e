import { refusals } from '#contract/refusals.ts'
import { type Failure, Refusal } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/text/use-text.ts'
import { Link } from 'react-router'
import { text } from './text.ts'

interface NextStepProps {
  readonly error: Refusal | Failure | null
  /** The dialog gives way to what the link leads to. */
  readonly onLeave: () => void
}

/** What to do after a claim was refused. */
export function NextStep({ error, onLeave }: NextStepProps) {
  const t = useText(text)
  if (!(error instanceof Refusal)) return null
  if (error.code === refusals.claim_mismatch.code) {
    const left = Number(error.data['triesLeft'] ?? 0)
    return (
      <p>
        {t.mismatchNext} {left > 0 ? t.fill('triesLeft', { left }) : t.noTriesLeft}
      </p>
    )
  }
  if (error.code === refusals.already_claimed.code) return <p>{t.takenNext}</p>
  if (error.code !== refusals.claim_state.code && error.code !== refusals.rate_limited.code) return null
  return (
    <p>
      {error.code === refusals.claim_state.code && t.openNext}{' '}
      <Link to={paths.myClaims} onClick={onLeave}>
        {t.mineTab}
      </Link>
    </p>
  )
}
