import type { ReactNode } from 'react'
import styles from './destination.module.css'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A part of a destination's page, named by its heading. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.sub}>{lead}</p>}
      {children}
    </section>
  )
}
