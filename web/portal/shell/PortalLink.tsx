import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { message } from '#contract/messages.ts'
import { isSitePath, paths } from '#web/paths.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { DocumentLink, type SiteLinkProps } from '#web/kit/text/SiteLink.tsx'
import { showWarning } from '#web/kit/message/toast.ts'

export const portalLink = (link: SiteLinkProps) => <PortalLink {...link} />

/** Inside the portal the router navigates; the public pages are separate documents. */
function PortalLink(props: SiteLinkProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  if (isSitePath(props.to)) return <DocumentLink {...props} />
  const isHere = props.to === paths.login && pathname === paths.login
  const say = (event: MouseEvent) => {
    event.preventDefault()
    showWarning(message('M-20', language))
  }
  return <Link {...props} {...(isHere ? { onClick: say } : {})} />
}
