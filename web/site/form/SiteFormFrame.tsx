import type { ReactNode } from 'react'
import type { Operation } from '#contract/wire/operation.ts'
import { useText } from '#web/kit/text/use-text.ts'
import controls from './controls.module.css'
import styles from './form.module.css'
import { text } from './form.text.ts'
import type { SiteForm } from './use-site-form.ts'

interface SiteFormFrameProps {
  readonly form: Pick<SiteForm<Operation, object>, 'alert' | 'isSending' | 'onSubmit'>
  /** What the form is for, for people who cannot see its surroundings. */
  readonly label: string
  readonly action: string
  readonly children: ReactNode
}

/** A form with its button and messages; without scripts it says that it needs them. */
export function SiteFormFrame({ form, label, action, children }: SiteFormFrameProps) {
  const t = useText(text)
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={form.onSubmit}>
      {children}
      {form.alert && (
        <p className={styles.alert} role="alert">
          {form.alert}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className={controls.main} aria-disabled={form.isSending}>
          {form.isSending ? t.sending : action}
        </button>
        <noscript>
          <span className={controls.hint}>{t.needsScript}</span>
        </noscript>
      </div>
    </form>
  )
}
