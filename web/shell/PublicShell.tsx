import { type MouseEvent, useId } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { message } from '#contract/messages.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { type SiteLinkProps, SiteFooter } from '#web/site/SiteFooter.tsx'
import { SiteHeader } from '#web/site/SiteHeader.tsx'
import { useText } from '#web/text/use-text.ts'
import { showWarning } from '#web/ui/toast.ts'
import styles from './PublicShell.module.css'
import { text } from './text.ts'
import { usePageTop } from './use-page-top.ts'

/** Header and footer of the public site around a page of the portal. */
export function PublicShell() {
  const t = useText(text)
  const id = useId()
  const main = usePageTop()
  return (
    <div className={styles.site}>
      <a href={`#${id}`} className="skip-link">
        {t.toContent}
      </a>
      <SiteHeader SiteLink={PortalLink} />
      <main ref={main} id={id} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter SiteLink={PortalLink} />
    </div>
  )
}

/** Inside the portal the router turns the page; only the home page is another document. */
function PortalLink({ to, children, ...rest }: SiteLinkProps) {
  const t = useText(text)
  const { pathname } = useLocation()
  if (to === paths.home) {
    return (
      <a href={siteUrl(to)} {...rest}>
        {children}
      </a>
    )
  }
  const isHere = to === paths.login && pathname === paths.login
  const say = (event: MouseEvent) => {
    event.preventDefault()
    showWarning(message('M-20', t.language))
  }
  return (
    <Link to={to} {...rest} {...(isHere ? { onClick: say } : {})}>
      {children}
    </Link>
  )
}
