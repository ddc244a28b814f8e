import type { ReactNode } from 'react'
import styles from './band.module.css'

interface BandProps {
  /** Neighbours never share a ground; `deep` is for evidence and the last call. */
  readonly ground: 'ground' | 'paper' | 'wash' | 'deep'
  readonly id?: string
  readonly title: string
  /** Beside the title, usually a link to more. */
  readonly more?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A part of a public page, as wide as the screen; its title names it. */
export function Band({ ground, id, title, more, children, className = '' }: BandProps) {
  return (
    <section id={id} className={`${styles.band} ${styles[ground]}`} aria-label={title}>
      <div className={`${styles.wrap} ${className}`}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {more}
        </div>
        {children}
      </div>
    </section>
  )
}
