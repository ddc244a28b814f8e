import { Island } from '#web/site/ahead/Island.tsx'
import type { SiteRoom } from '#web/site/ahead/page.ts'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './survey.module.css'
import { text } from './survey.text.ts'
import { SurveyForm } from './SurveyForm.tsx'

/** /southeastSurvey: why we ask, and the form. */
export const surveyPages: SiteRoom = (material) => {
  const salutations = material.options.salutations.map(({ code, text }) => ({ value: String(code), label: text }))
  const page = pageOfText(material, 'survey', ({ title, lead, blocks }) => ({
    content: (
      <ReadingPage title={title} lead={lead}>
        {blocks.length > 0 && (
          <div className={readingStyles.prose}>
            <Blocks blocks={blocks} />
          </div>
        )}
        <section className={styles.survey} aria-labelledby="survey-title">
          <h2 id="survey-title">{textIn(text, material.language).title}</h2>
          <Island name="survey" of={SurveyForm} props={{ salutations }} />
        </section>
      </ReadingPage>
    ),
  }))
  return [page]
}
