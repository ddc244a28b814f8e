import type { ReactNode } from 'react'
import styles from './Facts.module.css'

interface FactsProps {
  /** Label and value; facts without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** What is known of a row, in the details behind it. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) =>
      value === null || value === '' || value === undefined || value === false ? null : (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
