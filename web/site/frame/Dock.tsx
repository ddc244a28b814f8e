import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { CalculatorIcon, ChatIcon, HomeIcon, PersonIcon, SearchIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import styles from './dock.module.css'
import { frameText } from './frame.text.ts'
import { type Contacts, HelpMenu } from './HelpMenu.tsx'

/** On a phone, what visitors look for most in a bar at the bottom. The page ends above it, so that it covers nothing. */
export function Dock({ contacts }: { readonly contacts: Contacts }) {
  const t = useText(frameText)
  const titles = useText(routeTitles)
  return (
    <nav className={styles.dock} aria-label={t.dock}>
      <SiteLink to={paths.siteCalculator} className={styles.item}>
        <CalculatorIcon />
        {t.dockCalculate}
      </SiteLink>
      <SiteLink to={paths.orderTrack} className={styles.item}>
        <SearchIcon />
        {t.dockTrack}
      </SiteLink>
      <HelpMenu contacts={contacts} className={styles.help}>
        <span className={styles.item}>
          <ChatIcon />
          {t.dockContact}
        </span>
      </HelpMenu>
      <SiteLink to={paths.register} className={`${styles.item} ${styles.first} ${styles.forVisitors}`}>
        <PersonIcon />
        {titles.register}
      </SiteLink>
      <SiteLink to={paths.memberHome} className={`${styles.item} ${styles.first} ${styles.forMembers}`}>
        <HomeIcon />
        {t.dockHome}
      </SiteLink>
    </nav>
  )
}
