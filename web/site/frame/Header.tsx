import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ChatIcon } from '#web/kit/look/icons.tsx'
import { Logo } from '#web/kit/look/Cat.tsx'
import { LanguageLinks } from '#web/kit/text/LanguageLinks.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { frameText } from './frame.text.ts'
import { type Contacts, HelpMenu } from './HelpMenu.tsx'
import styles from './site.module.css'

interface HeaderProps {
  readonly contacts: Contacts
  readonly siteName: string
  /** The path of the page that is shown. */
  readonly current?: string
}

/**
 * The public header: its eight items, and a link home for people who are signed in (`signed-in.ts`). On a phone
 * the items fold into a menu that works without scripts.
 */
export function Header({ contacts, siteName, current }: HeaderProps) {
  const t = useText(frameText)
  const titles = useText(routeTitles)
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <SiteLink to={paths.home} className={styles.brand}>
          <Logo />
          <span className={styles.name}>{siteName}</span>
        </SiteLink>
        <nav className={styles.nav} aria-label={t.headerMenu}>
          <Places current={current} />
        </nav>
        <div className={styles.account}>
          <HelpMenu contacts={contacts} className={styles.contact}>
            <span className={styles.quiet}>
              <ChatIcon size={18} />
              {t.helpMenu}
            </span>
          </HelpMenu>
          <div className={styles.forDesks}>
            <LanguageLinks />
          </div>
          <SiteLink to={paths.memberHome} className={`${styles.strong} ${styles.forMembers}`}>
            {titles.memberHome}
          </SiteLink>
          <SiteLink to={paths.login} className={`${styles.quiet} ${styles.forVisitors}`}>
            {titles.login}
          </SiteLink>
          <SiteLink to={paths.register} className={`${styles.strong} ${styles.forVisitors} ${styles.inDock}`}>
            {titles.register}
          </SiteLink>
          <details className={styles.fold}>
            <summary>{t.menu}</summary>
            <div className={styles.folded}>
              <nav aria-label={t.headerMenu}>
                <Places current={current} />
              </nav>
              <LanguageLinks />
            </div>
          </details>
        </div>
      </div>
    </header>
  )
}

const places = ['home', 'kongFreight', 'southeast', 'domesticNotice', 'about'] as const

function Places({ current }: { readonly current: string | undefined }) {
  const titles = useText(routeTitles)
  return places.map((place) => (
    <SiteLink key={place} to={paths[place]} isHere={paths[place] === current}>
      {titles[place]}
    </SiteLink>
  ))
}
