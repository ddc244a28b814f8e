import type { ReactNode } from 'react'
import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { LanguageLinks } from '#web/kit/text/LanguageLinks.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { ContactList } from './ContactList.tsx'
import styles from './help.module.css'

export type Contacts = Output<typeof site.getConfig>['customerService']

interface HelpMenuProps {
  readonly contacts: Contacts
  /** What is pressed to open it. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Contacts, the calculator and the languages, one press away on every page. Works without scripts. */
export function HelpMenu({ contacts, children, className = '' }: HelpMenuProps) {
  const titles = useText(routeTitles)
  return (
    <details className={`${styles.help} ${className}`}>
      <summary>{children}</summary>
      <div className={styles.card}>
        <ContactList contacts={contacts} />
        <p>
          <SiteLink to={paths.siteCalculator}>{titles.siteCalculator}</SiteLink>
        </p>
        <LanguageLinks />
      </div>
    </details>
  )
}
