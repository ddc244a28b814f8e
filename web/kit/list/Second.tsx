import type { ReactNode } from 'react'
import styles from './Second.module.css'

/** A detail below the first line of a cell, in smaller text. */
export const Second = ({ children }: { readonly children: ReactNode }) => (
  <small className={styles.second}>{children}</small>
)
