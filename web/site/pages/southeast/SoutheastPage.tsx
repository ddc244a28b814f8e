import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { MastheadFrame } from '#web/site/pages/destinations/Masthead.tsx'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import type { Reading } from '#web/site/pages/reading/reading-of.ts'
import { AskCard, LinksCard } from '#web/site/pages/reading/SideCards.tsx'
import { anchorsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { OpenList } from './OpenList.tsx'
import { ServiceEntry } from './ServiceEntry.tsx'
import styles from './southeast.module.css'
import { text } from './southeast.text.ts'

interface SoutheastPageProps {
  readonly site: SiteContent
  readonly reading: Reading
}

/** Where we go in Southeast Asia: the way in, each destination with its state, and what can be done until it opens. */
export function SoutheastPage({ site, reading: { title, lead, blocks } }: SoutheastPageProps) {
  const t = useText(text)
  const titles = useText(routeTitles)
  return (
    <>
      <MastheadFrame
        title={title}
        lead={lead}
        picture="southeast"
        isHarbour
        actions={
          <>
            <ServiceEntry isOpen={site.config.features.southeastOpen} />
            <ActionLink to={paths.survey}>{titles.survey}</ActionLink>
          </>
        }
      />
      <div className={styles.page}>
        <OpenList site={site} />
        <div className={styles.beside}>
          <div className={styles.prose}>
            <Blocks blocks={blocks} anchors={anchorsOf(blocks)} />
          </div>
          <aside className={styles.side}>
            <LinksCard title={t.meanwhile} places={['siteCalculator', 'survey', 'contraband', 'notices']} />
            <AskCard />
          </aside>
        </div>
      </div>
    </>
  )
}
