import { createContext, type ReactNode, use } from 'react'
import { siteUrl } from '#web/paths.ts'
import { useLanguage } from './language.ts'
import { inLanguage } from './in-language.ts'

export interface SiteLinkProps {
  /** One of our paths, below `/web_site`. */
  readonly to: string
  readonly className?: string | undefined
  /** It leads to the page that is shown. */
  readonly isHere?: boolean
  readonly children: ReactNode
}

/** How links navigate: the portal provides its router here, public pages load documents. */
export const LinkKind = createContext<(link: SiteLinkProps) => ReactNode>((link) => <DocumentLink {...link} />)

export function SiteLink(link: SiteLinkProps) {
  const linkOf = use(LinkKind)
  return linkOf(link)
}

/** Links name the reader's language, so that no redirect is needed. */
export function DocumentLink({ to, children, className, isHere = false }: SiteLinkProps) {
  const language = useLanguage()
  return (
    <a href={siteUrl(inLanguage(to, language))} className={className} {...(isHere && { 'aria-current': 'page' })}>
      {children}
    </a>
  )
}
