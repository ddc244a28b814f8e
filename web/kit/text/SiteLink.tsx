import { createContext, type ReactNode, use } from 'react'
import { siteUrl } from '#web/paths.ts'
import { useLanguage } from './language.ts'
import { inLanguage } from './in-language.ts'

export interface SiteLinkProps {
  /** A path of ours, below `/web_site`. */
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** How a link turns the page: the portal puts its router here, the public pages load their documents. */
export const LinkKind = createContext<(link: SiteLinkProps) => ReactNode>((link) => <DocumentLink {...link} />)

/** A link by a path of ours. */
export function SiteLink(link: SiteLinkProps) {
  const linkOf = use(LinkKind)
  return linkOf(link)
}

/** A page is asked for in the reader's language, so that nobody meets another one on the way. */
export function DocumentLink({ to, children, className }: SiteLinkProps) {
  const language = useLanguage()
  return (
    <a href={siteUrl(inLanguage(to, language))} className={className}>
      {children}
    </a>
  )
}
