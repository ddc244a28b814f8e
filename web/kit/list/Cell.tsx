import type { ReactNode } from 'react'
import styles from './Cell.module.css'

/** A cell of two lines: what it is, and below it, smaller, what belongs to it. */
export const Cell = ({ first, second }: { readonly first: ReactNode; readonly second?: ReactNode }) => (
  <span className={styles.cell}>
    <span className={styles.first}>{first}</span>
    {second && <span className={styles.second}>{second}</span>}
  </span>
)
