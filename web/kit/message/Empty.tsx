import type { ReactNode } from 'react'
import { Cat } from '#web/kit/look/Cat.tsx'
import styles from '#web/kit/look/Notice.module.css'

interface EmptyProps {
  readonly title: ReactNode
  /** What this place is for. */
  readonly sentence: ReactNode
  /** The button that fills it. */
  readonly action?: ReactNode
}

export function Empty({ title, sentence, action }: EmptyProps) {
  return (
    <div className={styles.place}>
      <Cat mood="asleep" />
      <p className={styles.title}>{title}</p>
      <p className={styles.sentence}>{sentence}</p>
      {action}
    </div>
  )
}
