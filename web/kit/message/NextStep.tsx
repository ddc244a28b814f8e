import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { Refusal } from '#web/client/api.ts'
import { memberSession } from '#web/client/session.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './next-step.text.ts'
import styles from '#web/kit/look/Notice.module.css'
import { nextStepPath } from './next-step-path.ts'

/** What the surrounding page knows about following the link. */
export interface Leaving {
  /** Closes a dialog when the link is followed. */
  readonly onLeave?: (() => void) | undefined
  /** Passed to the page that the link opens. */
  readonly state?: object | undefined
}

interface NextStepProps extends Leaving {
  readonly error: Error | null
  /** Gets the focus when a dialog opens. */
  readonly isFirst?: boolean
}

/** Loaded only for the few who cannot sign in; if it fails to load, only the sentence is shown. */
const ContactLines = lazy<ComponentType>(() =>
  import('#web/kit/look/ContactLines.tsx').then(
    (part) => ({ default: part.ContactLines }),
    () => ({ default: () => null }),
  ),
)

/** What to do after a refusal, with a link; nothing for other errors (decision record 24). */
export function NextStep({ error, onLeave, state, isFirst = false }: NextStepProps) {
  const t = useText(text)
  const client = useQueryClient()
  const next = error instanceof Refusal ? error.next : null
  if (!next) return null
  const { place, id } = next
  const leave = () => {
    // Usually the page was outdated; what the link opens, perhaps this same page, is fetched again.
    void client.invalidateQueries()
    onLeave?.()
  }
  const path = place && nextStepPath(place, { id, isSignedIn: memberSession.token() !== null })
  return (
    <span className={styles.next}>
      {next.text}
      {path && (
        <Link
          className={styles.way}
          to={path}
          onClick={leave}
          {...(state && { state })}
          {...(isFirst && { 'data-autofocus': true })}
        >
          {t[place]}
        </Link>
      )}
      {place === 'contact' && !path && (
        <Suspense>
          <ContactLines />
        </Suspense>
      )}
    </span>
  )
}
