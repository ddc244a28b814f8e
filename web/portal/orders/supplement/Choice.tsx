import type { ReactNode } from 'react'
import styles from './Supplement.module.css'

interface Props {
  readonly name: string
  readonly figure: string
  readonly why: string
  readonly children: ReactNode
}

/** One option, with its price and what it means. */
export function Choice({ name, figure, why, children }: Props) {
  return (
    <li className={styles.choice}>
      <p className={styles.head}>
        <strong>{name}</strong> <span className="num">{figure}</span>
      </p>
      <p className={styles.why}>{why}</p>
      {children}
    </li>
  )
}
