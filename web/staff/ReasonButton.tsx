import { Button, type ButtonProps } from '@mantine/core'
import { useId } from 'react'
import styles from './shell.module.css'

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it is disabled now; null: it is enabled. */
  readonly reason: string | null
  readonly type?: 'button' | 'submit'
  readonly onClick?: () => void
}

export function ReasonButton({ reason, ...rest }: ReasonButtonProps) {
  const id = useId()
  return (
    <div className={styles.reason}>
      <Button {...rest} disabled={reason !== null} aria-describedby={reason ? id : undefined} />
      {reason && (
        <span id={id} className="muted">
          {reason}
        </span>
      )}
    </div>
  )
}
