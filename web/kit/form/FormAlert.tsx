import type { ReactNode } from 'react'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import { type Leaving, NextStep } from '#web/kit/message/NextStep.tsx'
import styles from '#web/kit/look/Notice.module.css'

interface FormAlertProps extends Leaving {
  /** A refusal: what to do next is shown below its sentence. */
  readonly error?: Error | null
  readonly children?: ReactNode
}

/** An error about a whole form, read out at once. */
export function FormAlert({ error = null, children, ...leaving }: FormAlertProps) {
  return (
    <div className={styles.alert} role="alert">
      <WarnIcon size={18} />
      <div>
        {children}
        <NextStep error={error} {...leaving} />
      </div>
    </div>
  )
}
