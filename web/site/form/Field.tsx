import { type ReactNode, useId } from 'react'
import controls from './controls.module.css'
import styles from './form.module.css'

/** What a field passes to its control, so that name, state and explanation are linked for screen readers. */
interface Control {
  readonly id: string
  readonly className: string | undefined
  readonly required: boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isWide?: boolean | undefined
}

interface FrameProps extends FieldProps {
  readonly children: (control: Control) => ReactNode
}

export function Field({ label, hint, error, isRequired = false, isWide = false, children }: FrameProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={`${controls.field} ${isWide ? styles.wide : ''}`}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        className: controls.input,
        required: isRequired,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={controls.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-fault`} className={controls.fault}>
          {error}
        </span>
      )}
    </div>
  )
}
