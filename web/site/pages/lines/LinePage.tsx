import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { entriesOf } from '#web/site/pages/reading/entries.ts'
import { Facts } from '#web/site/pages/reading/Facts.tsx'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import type { Reading } from '#web/site/pages/reading/reading-of.ts'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { AskCard } from '#web/site/pages/reading/SideCards.tsx'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import type { Charge } from '#web/site/pages/reading/TariffTables.tsx'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { anchorsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { LineFacts } from './LineFacts.tsx'
import styles from './lines.module.css'
import { text } from './lines.text.ts'

export interface Line {
  readonly name: string
  readonly path: string
  /** The page of the region it goes to. */
  readonly region: 'kongFreight' | 'southeast'
  readonly picture: IllustrationName
  /** Null if the line is not currently offered. */
  readonly channelId: string | null
  readonly reading: Reading
  readonly charges: readonly Charge[]
}

interface LinePageProps {
  readonly site: SiteContent
  readonly line: Line
  readonly others: readonly Line[]
}

/** A text on what a line is for, with its key figures beside it. */
export function LinePage({ site, line, others }: LinePageProps) {
  const t = useText(text)
  const titles = useText(routeTitles)
  const { reading, charges, region, picture } = line
  const { title, lead, blocks, changedAt } = reading
  const anchors = anchorsOf(blocks)
  return (
    <ReadingPage
      title={title}
      lead={lead}
      parent={{ path: paths[region], name: titles[region] }}
      picture={picture}
      facts={changedAt && <Facts changedAt={changedAt} />}
      actions={
        <ActionLink to={paths.siteCalculator} isMain>
          {titles.siteCalculator}
        </ActionLink>
      }
      beside={<LineFacts site={site} charges={charges} />}
      contents={entriesOf(blocks, anchors)}
      side={<AskCard />}
      after={<NextReads site={site} of={['how-volume-weight-works', 'packing-that-survives', 'contraband']} />}
    >
      <div className={readingStyles.prose}>
        <Blocks blocks={blocks} anchors={anchors} />
      </div>
      <nav className={styles.others} aria-label={t.others}>
        <b>{t.others}</b>
        {others.map(({ path, name }) => (
          <SiteLink key={path} to={path}>
            {name}
          </SiteLink>
        ))}
      </nav>
    </ReadingPage>
  )
}
