import type { ReactNode } from 'react'
import controls from '#web/site/form/controls.module.css'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'

interface ActionLinkProps {
  readonly to: string
  /** The action that most readers of the page want. */
  readonly isMain?: boolean
  readonly children: ReactNode
}

export function ActionLink({ to, isMain = false, children }: ActionLinkProps) {
  return (
    <SiteLink to={to} className={isMain ? controls.main : controls.button}>
      {children}
    </SiteLink>
  )
}
