import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { Island } from '#web/site/ahead/Island.tsx'
import type { SiteRoom } from '#web/site/ahead/page.ts'
import { readingOf } from '#web/site/pages/reading/reading-of.ts'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { textIn } from '#web/text/use-text.ts'
import { Blocks } from '#web/ui/Markdown.tsx'
import styles from './survey.module.css'
import { text } from './survey.text.ts'
import { SurveyForm } from './SurveyForm.tsx'

/** /southeastSurvey: why we ask, and the form. */
export const surveyPages: SiteRoom = (material) => {
  const { survey } = textIn(routeTitles, material.language)
  const { title, lead, blocks, description, changedAt } = readingOf(material, 'southeastSurvey', survey)
  const salutations = material.options.salutations.map(({ code, text }) => ({ value: String(code), label: text }))
  const content = (
    <ReadingPage title={title} lead={lead}>
      {blocks.length > 0 && <Blocks blocks={blocks} />}
      <section className={styles.survey} aria-labelledby="survey-title">
        <h2 id="survey-title">{textIn(text, material.language).title}</h2>
        <Island name="survey" of={SurveyForm} props={{ salutations }} />
      </section>
    </ReadingPage>
  )
  return [{ path: paths.survey, title: survey, description, content, changedAt }]
}
