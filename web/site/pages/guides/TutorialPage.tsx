import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { entriesOf } from '#web/site/pages/reading/entries.ts'
import { Facts } from '#web/site/pages/reading/Facts.tsx'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import type { Reading } from '#web/site/pages/reading/reading-of.ts'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { SideCards } from '#web/site/pages/reading/SideCards.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { anchorsOf, sectionsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './guides.module.css'
import { picturesOf } from './step-pictures.ts'
import { Step } from './Step.tsx'

interface TutorialPageProps {
  readonly site: SiteContent
  readonly reading: Reading
}

/** How a first order works: each section of the text is a step. */
export function TutorialPage({ site, reading: { title, lead, blocks, changedAt } }: TutorialPageProps) {
  const titles = useText(routeTitles)
  const anchors = anchorsOf(blocks)
  const { before, sections } = sectionsOf(blocks, 2)
  const pictures = picturesOf(sections)
  return (
    <ReadingPage
      title={title}
      lead={lead}
      parent={{ path: paths.helpCenter, name: titles.helpCenter }}
      picture="guide"
      facts={<Facts blocks={blocks} steps={sections.length} changedAt={changedAt} />}
      actions={
        <>
          <ActionLink to={paths.register} isMain>
            {titles.register}
          </ActionLink>
          <ActionLink to={paths.helpCenter}>{titles.helpCenter}</ActionLink>
        </>
      }
      contents={entriesOf(blocks, anchors)}
      side={<SideCards site={site} />}
      after={
        <NextReads site={site} of={['how-volume-weight-works', 'weigh-and-doubt', 'taiwan-simplified-declaration']} />
      }
    >
      {before.length > 0 && <Blocks blocks={before} />}
      <ol className={styles.steps}>
        {sections.map((section, index) => (
          <Step
            key={anchors.get(section.heading)}
            number={index + 1}
            section={section}
            anchors={anchors}
            picture={pictures[index] ?? null}
          />
        ))}
      </ol>
    </ReadingPage>
  )
}
