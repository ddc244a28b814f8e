import type { ReactNode } from 'react'
import styles from './EntryCard.module.css'

interface EntryCardProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Drawn above the title, e.g. the cat after a success. */
  readonly picture?: ReactNode
  readonly children?: ReactNode
  /** Other links, below a line. */
  readonly foot?: ReactNode
}

/** The narrow card used on the pages around signing in. */
export function EntryCard({ title, lead, picture, children, foot }: EntryCardProps) {
  return (
    <div className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
