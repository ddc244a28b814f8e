import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/SiteLink.tsx'
import styles from './reading.module.css'

interface ActionLinkProps {
  readonly to: string
  /** The one that most readers of the page want. */
  readonly isMain?: boolean
  readonly children: ReactNode
}

export function ActionLink({ to, isMain = false, children }: ActionLinkProps) {
  return (
    <SiteLink to={to} className={isMain ? styles.mainButton : styles.button}>
      {children}
    </SiteLink>
  )
}
