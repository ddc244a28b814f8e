import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { questions } from '#web/site/render/structured.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { Contents } from '#web/site/pages/reading/Contents.tsx'
import { Facts } from '#web/site/pages/reading/Facts.tsx'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { SideCards } from '#web/site/pages/reading/SideCards.tsx'
import styles from './help.module.css'
import { HelpSearch } from './HelpSearch.tsx'
import { plainAnswer, topicsOf } from './questions.ts'

export const helpPages: SitePages = { [paths.helpCenter]: help }

/** Questions and answers; all of them are on the page, the search only hides. */
function help(site: SiteContent): SitePage {
  const body = site.texts['helpCenter']?.body ?? ''
  const topics = topicsOf(body)
  const all = topics.flatMap((topic) => topic.questions)
  return pageOfText(site, 'helpCenter', ({ title, lead, changedAt }, titles) => ({
    structured: [questions(all.map((each) => ({ question: each.question, answer: plainAnswer(each) })))],
    content: (
      <ReadingPage
        title={title}
        lead={lead}
        picture="tut-doubt"
        facts={changedAt && <Facts changedAt={changedAt} />}
        actions={
          <>
            <ActionLink to={paths.tutorial}>{titles.tutorial}</ActionLink>
            <ActionLink to={paths.contact}>{titles.contact}</ActionLink>
          </>
        }
        side={
          <>
            {topics.length > 1 && (
              <div className={styles.beside}>
                <Contents entries={topics.map(({ anchor, title: name }) => ({ anchor, name }))} />
              </div>
            )}
            <SideCards site={site} />
          </>
        }
        after={<NextReads site={site} of={['tutorial', 'how-volume-weight-works', 'taiwan-simplified-declaration']} />}
      >
        <Island name="helpSearch" of={HelpSearch} props={{ body }} />
      </ReadingPage>
    ),
  }))
}
