import type { ReactNode } from 'react'
import styles from './Second.module.css'

/** A fact below the first line of a cell, smaller than it. */
export const Second = ({ children }: { readonly children: ReactNode }) => (
  <small className={styles.second}>{children}</small>
)
