import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { LanguageLinks } from '#web/kit/text/LanguageLinks.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { ContactList } from './ContactList.tsx'
import { frameText } from './frame.text.ts'
import styles from './floating.module.css'

interface FloatingHelpProps {
  readonly contacts: Output<typeof site.getConfig>['customerService']
}

/**
 * At the edge of every public page: contacts, the calculator, the languages. Works without scripts.
 */
export function FloatingHelp({ contacts }: FloatingHelpProps) {
  const t = useText(frameText)
  const titles = useText(routeTitles)
  return (
    <aside className={styles.place} aria-label={t.floatingHelp}>
      <details className={styles.help}>
        <summary className={styles.button}>{t.contactUs}</summary>
        <div className={styles.card}>
          <ContactList contacts={contacts} />
          <p>
            <SiteLink to={paths.siteCalculator}>{titles.siteCalculator}</SiteLink>
          </p>
          <LanguageLinks />
        </div>
      </details>
    </aside>
  )
}
