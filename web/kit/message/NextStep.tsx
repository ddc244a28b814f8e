import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Refusal } from '#web/client/api.ts'
import { memberSession } from '#web/client/session.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './next-step.text.ts'
import styles from '#web/kit/look/Notice.module.css'
import { placePath } from './place-path.ts'

/** What the page around knows of the way on. */
export interface Leaving {
  /** A dialog gives way to what the link leads to. */
  readonly onLeave?: (() => void) | undefined
  /** Handed over to the page that the link leads to. */
  readonly state?: object | undefined
}

interface NextStepProps extends Leaving {
  readonly error: Error | null
  /** Takes the focus where a dialog opens. */
  readonly isFirst?: boolean
}

/** Fetched for the few who cannot sign in; where it does not arrive, the sentence stands alone. */
const ContactLines = lazy<ComponentType>(() =>
  import('#web/kit/look/ContactLines.tsx').then(
    (part) => ({ default: part.ContactLines }),
    () => ({ default: () => null }),
  ),
)

/** What to do after a refusal, with the way there; nothing after anything else (decision record 24). */
export function NextStep({ error, onLeave, state, isFirst = false }: NextStepProps) {
  const t = useText(text)
  const client = useQueryClient()
  const next = error instanceof Refusal ? error.next : null
  if (!next) return null
  const { place, id } = next
  const leave = () => {
    // Mostly the page was older than the answer; what it leads to, maybe this same page, is read anew.
    void client.invalidateQueries()
    onLeave?.()
  }
  const path = place && placePath(place, { id, isSignedIn: memberSession.token() !== null })
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
