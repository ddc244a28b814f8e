import type { ComponentType } from 'react'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { memberSession } from '#web/session.ts'
import { useText } from '#web/text/use-text.ts'
import { Logo } from '#web/ui/Cat.tsx'
import { LanguageChoice } from '#web/ui/LanguageChoice.tsx'
import { frameText } from './frame.text.ts'
import type { SiteLinkProps } from './SiteFooter.tsx'
import styles from './site.module.css'

/** The public header, with the pages that are built. */
export function SiteHeader({ SiteLink }: { readonly SiteLink: ComponentType<SiteLinkProps> }) {
  const t = useText(frameText)
  const titles = useText(routeTitles)
  const isSignedIn = memberSession.token() !== null
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <SiteLink to={paths.home} className={styles.brand}>
          <Logo />
          <span className={styles.name}>{t.brand}</span>
        </SiteLink>
        <nav className={styles.nav} aria-label={t.headerMenu}>
          <SiteLink to={paths.home}>{titles.home}</SiteLink>
          {isSignedIn && <SiteLink to={paths.memberHome}>{titles.memberHome}</SiteLink>}
        </nav>
        <div className={styles.account}>
          <LanguageChoice />
          <SiteLink to={paths.login} className={styles.quiet}>
            {titles.login}
          </SiteLink>
          <SiteLink to={paths.register} className={styles.strong}>
            {titles.register}
          </SiteLink>
        </div>
      </div>
    </header>
  )
}
