import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { questions } from '#web/site/render/structured.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { plainAnswer, topicsOf } from './questions.ts'

export const helpPages: SitePages = { [paths.helpCenter]: help }

/** Questions and answers; all of them are on the page, the search only hides. */
function help(site: SiteContent): SitePage {
  const body = site.texts['helpCenter']?.body ?? ''
  const all = topicsOf(body).flatMap((topic) => topic.questions)
  return pageOfText(site, 'helpCenter', ({ title, lead }, titles) => ({
    structured: [questions(all.map((each) => ({ question: each.question, answer: plainAnswer(each) })))],
    content: (
      <ReadingPage
        title={title}
        lead={lead}
        actions={
          <>
            <ActionLink to={paths.tutorial}>{titles.tutorial}</ActionLink>
            <ActionLink to={paths.contact}>{titles.contact}</ActionLink>
          </>
        }
      >
        <Island name="helpSearch" of={HelpSearch} props={{ body }} />
      </ReadingPage>
    ),
  }))
}
