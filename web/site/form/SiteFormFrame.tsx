import type { ReactNode } from 'react'
import type { Operation } from '#contract/operation.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './form.module.css'
import { text } from './form.text.ts'
import type { SiteForm } from './use-site-form.ts'

interface SiteFormFrameProps<Op extends Operation, Values> {
  readonly form: SiteForm<Op, Values>
  /** What the form is for, for who can not see where it stands. */
  readonly label: string
  readonly action: string
  readonly children: ReactNode
}

/** A form with its button and what is told of it; without a script it says that it needs one. */
export function SiteFormFrame<Op extends Operation, Values>(props: SiteFormFrameProps<Op, Values>) {
  const t = useText(text)
  const { form, label, action, children } = props
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={form.onSubmit}>
      {children}
      {form.alert && (
        <p className={styles.alert} role="alert">
          {form.alert}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className={styles.submit} aria-disabled={form.isSending}>
          {form.isSending ? t.sending : action}
        </button>
        <noscript>
          <span className={styles.hint}>{t.needsScript}</span>
        </noscript>
      </div>
    </form>
  )
}
