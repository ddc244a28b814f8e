import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import controls from '#web/site/form/controls.module.css'
import styles from '#web/site/form/form.module.css'
import { text as formText } from '#web/site/form/form.text.ts'
import { LettersField } from '#web/site/form/TextField.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { type Kind, numbersAtMost } from './numbers.ts'
import { text } from './tracking.text.ts'
import trackStyles from './tracking.module.css'
import { TrackResults } from './TrackResults.tsx'
import { useTracking } from './use-tracking.ts'

interface TrackBoxProps {
  /** Where numbers that could be either kind are searched first. */
  readonly first: Kind
  /** The page that contains the box. */
  readonly path: string
  readonly couriers: Output<typeof site.formOptions>['couriers']
}

/** One box finds parcels and orders, several at once (C-28, C-42); it never says whose they are. */
export function TrackBox({ first, path, couriers }: TrackBoxProps) {
  const t = useText(text)
  const forms = useText(formText)
  const tracking = useTracking(first)
  const form = useRef<HTMLFormElement>(null)
  const { typed, fault, recent } = tracking
  const send = (event: FormEvent) => {
    event.preventDefault()
    const wrong = flushSync(() => tracking.submit(typed))
    if (wrong !== null) focusFirstError(form.current)
  }
  const sentences = { none: t.numbersRequired, tooMany: t.fill('numbersTooMany', { most: numbersAtMost }) }
  return (
    <div className={trackStyles.box}>
      <form ref={form} className={styles.form} noValidate onSubmit={send} aria-label={t.boxTitle}>
        <LettersField
          label={t.numbers}
          hint={t.fill('numbersHint', { most: numbersAtMost })}
          isRequired
          isWide
          rows={3}
          value={typed}
          error={fault === null ? undefined : sentences[fault]}
          onChange={tracking.change}
        />
        <div className={styles.buttons}>
          <button type="submit" className={controls.main}>
            {t.query}
          </button>
          <noscript>
            <span className={controls.hint}>{forms.needsScript}</span>
          </noscript>
        </div>
      </form>
      <TrackResults tracking={tracking} couriers={couriers} />
      {recent.length > 0 && (
        <section className={trackStyles.card} aria-labelledby="recent-numbers">
          <h2 id="recent-numbers" className={styles.title}>
            {t.recent}
          </h2>
          <ul className={trackStyles.recent}>
            {recent.map(({ trackedNumber, statusText }) => (
              <li key={trackedNumber}>
                <SiteLink to={`${path}?no=${encodeURIComponent(trackedNumber)}`} className="num">
                  {trackedNumber}
                </SiteLink>{' '}
                <span className="muted">{statusText}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
