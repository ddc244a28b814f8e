import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './survey.module.css'
import { text } from './survey.text.ts'
import { SurveyForm } from './SurveyForm.tsx'

export const surveyPages: SitePages = { [paths.survey]: survey }

/** Why we ask, and the form. */
function survey(site: SiteContent): SitePage {
  const salutations = site.options.salutations.map(({ code, text }) => ({ value: String(code), label: text }))
  return pageOfText(site, 'survey', ({ title, lead, blocks }) => ({
    content: (
      <ReadingPage title={title} lead={lead}>
        {blocks.length > 0 && (
          <div className={readingStyles.prose}>
            <Blocks blocks={blocks} />
          </div>
        )}
        <section className={styles.survey} aria-labelledby="survey-title">
          <h2 id="survey-title">{textIn(text, site.language).title}</h2>
          <Island name="survey" of={SurveyForm} props={{ salutations }} />
        </section>
      </ReadingPage>
    ),
  }))
}
