import type { ReactNode } from 'react'
import styles from './Sums.module.css'

interface SumsProps {
  readonly label: string
  readonly lines: readonly { readonly key: string; readonly parts: ReactNode }[]
}

export function Sums({ label, lines }: SumsProps) {
  return (
    <ul className={styles.sums} aria-label={label}>
      {lines.map(({ key, parts }) => (
        <li key={key} className="num">
          {parts}
        </li>
      ))}
    </ul>
  )
}
