import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { text as sideText } from '#web/site/pages/reading/side.text.ts'
import { LinksCard, StepsCard } from '#web/site/pages/reading/SideCards.tsx'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import styles from './survey.module.css'
import { text } from './survey.text.ts'
import { SurveyForm } from './SurveyForm.tsx'

export const surveyPages: SitePages = { [paths.survey]: survey }

/** Why we ask, and the form. */
function survey(site: SiteContent): SitePage {
  const salutations = site.options.salutations.map(({ code, text }) => ({ value: String(code), label: text }))
  const t = textIn(text, site.language)
  return pageOfText(site, 'survey', (reading, titles) => ({
    content: (
      <TextPage
        reading={reading}
        parent={{ path: paths.southeast, name: titles.southeast }}
        side={
          <>
            <StepsCard title={textIn(sideText, site.language).next} steps={[t.nextRead, t.nextAsk, t.nextOpen]} />
            <LinksCard title={t.meanwhile} places={['southeast', 'malaysia', 'siteCalculator', 'notices']} />
          </>
        }
        below={
          <section className={styles.survey} aria-labelledby="survey-title">
            <h2 id="survey-title">{t.title}</h2>
            <Island name="survey" of={SurveyForm} props={{ salutations }} />
          </section>
        }
      />
    ),
  }))
}
