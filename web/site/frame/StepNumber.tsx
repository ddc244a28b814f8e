import styles from './step-number.module.css'

interface StepNumberProps {
  readonly number: number
  /** Gives it the size of its text. */
  readonly className?: string | undefined
}

/** The number of a step in a filled circle, for the eye only: lists are counted by screen readers themselves. */
export const StepNumber = ({ number, className = '' }: StepNumberProps) => (
  <span className={`${styles.number} ${className}`} aria-hidden="true">
    {number}
  </span>
)
