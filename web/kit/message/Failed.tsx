import * as refusalCode from '#contract/refusals/codes.ts'
import { Button } from '@mantine/core'
import { type Failure, Refusal } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as failedText } from './failed.text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import { NextStep } from './NextStep.tsx'
import styles from '#web/kit/look/Notice.module.css'
import { text } from '#web/kit/text/common.text.ts'

interface FailedProps {
  readonly error: Refusal | Failure
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

/** Shown instead of the data: what happened, that nothing was lost, and what to do. */
export function Failed({ error, onRetry, isRetrying = false }: FailedProps) {
  const t = useText(text)
  const f = useText(failedText)
  const refused = error instanceof Refusal ? error : null
  // Asked for again, it would still not be there.
  const ofStaff = refused?.code === refusalCode.staff_not_found
  const isNowhere = ofStaff || refused?.code === refusalCode.not_found
  return (
    <div className={styles.place} role="alert">
      <WarnIcon size={32} style={{ color: 'var(--bad)' }} />
      <p className={styles.title}>{isNowhere ? f.nowhereTitle : t.failedTitle}</p>
      <p className={styles.sentence}>
        {isNowhere ? f[ofStaff ? 'staffNowhere' : 'nowhereSentence'] : refused?.message || t.failedSentence}
        {!ofStaff && <NextStep error={error} />}
      </p>
      {onRetry && !isNowhere && (
        <Button variant="default" loading={isRetrying} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}

/** Shown above data that could not be refreshed. */
export function Stale({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText(failedText)
  return <Notice sentence={t.staleNotice} onRetry={onRetry} />
}

interface KeptProps {
  /** ISO 8601. */
  readonly at: string
  readonly onRetry: () => void
}

/** Shown above data that this device stored on an earlier visit. */
export function Kept({ at, onRetry }: KeptProps) {
  const t = useText(failedText)
  return <Notice sentence={t.fill('keptNotice', { when: formatWhen(at, t.language) })} onRetry={onRetry} />
}

function Notice({ sentence, onRetry }: { readonly sentence: string; readonly onRetry: () => void }) {
  const t = useText(text)
  return (
    <div className={styles.stale} role="status">
      <WarnIcon size={18} />
      <span>{sentence}</span>
      <button type="button" className={styles.link} onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  )
}
