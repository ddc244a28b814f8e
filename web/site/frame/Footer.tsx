import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Logo } from '#web/kit/look/Cat.tsx'
import { LanguageLinks } from '#web/kit/text/LanguageLinks.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { ContactList } from './ContactList.tsx'
import { frameText } from './frame.text.ts'
import styles from './site.module.css'

interface FooterProps {
  readonly contacts: Output<typeof site.getConfig>['customerService']
  readonly siteName: string
}

/** Links to every public page, the contacts, the calculator and the languages. */
export function Footer({ contacts, siteName }: FooterProps) {
  const t = useText(frameText)
  const titles = useText(routeTitles)
  return (
    <footer className={styles.footer}>
      <div className={styles.footParts}>
        <div className={styles.footBrand}>
          <Logo size={28} />
          <div>
            <b>{siteName}</b>
            <p className="muted">{t.line}</p>
            <LanguageLinks />
          </div>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} className={styles.footLinks} aria-label={t[heading]}>
            <b>{t[heading]}</b>
            {links.map((link) => (
              <SiteLink key={link} to={paths[link]}>
                {titles[link]}
              </SiteLink>
            ))}
          </nav>
        ))}
        <div className={styles.footLinks}>
          <b>{t.contactUs}</b>
          <ContactList contacts={contacts} />
        </div>
      </div>
    </footer>
  )
}

const columns = [
  {
    heading: 'services',
    links: ['kongFreight', 'taiwan', 'southeast', 'singapore', 'malaysia', 'domesticNotice', 'survey'],
  },
  { heading: 'prices', links: ['siteCalculator', 'charges', 'parcelTrack', 'orderTrack'] },
  { heading: 'help', links: ['helpCenter', 'tutorial', 'contraband'] },
  { heading: 'company', links: ['about', 'notices', 'industry', 'contact', 'carriageTerms', 'privacyPolicy'] },
] as const
