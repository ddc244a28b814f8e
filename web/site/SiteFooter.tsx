import type { ComponentType, ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/text/use-text.ts'
import { Logo } from '#web/ui/Cat.tsx'
import { LanguageChoice } from '#web/ui/LanguageChoice.tsx'
import { frameText } from './frame.text.ts'
import styles from './site.module.css'

/** A link by a path of ours: the portal turns the page itself, the home page loads the portal. */
export interface SiteLinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function SiteFooter({ SiteLink }: { readonly SiteLink: ComponentType<SiteLinkProps> }) {
  const t = useText(frameText)
  const titles = useText(routeTitles)
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.footBrand}>
          <Logo size={28} />
          <div>
            <b>{t.brand}</b>
            <p className="muted">{t.line}</p>
          </div>
        </div>
        <nav className={styles.footLinks} aria-label={t.footerMenu}>
          <SiteLink to={paths.home}>{titles.home}</SiteLink>
          <SiteLink to={paths.login}>{titles.login}</SiteLink>
          <SiteLink to={paths.register}>{titles.register}</SiteLink>
        </nav>
        <LanguageChoice />
      </div>
    </footer>
  )
}
