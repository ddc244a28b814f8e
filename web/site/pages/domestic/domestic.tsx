import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import controls from '#web/site/form/controls.module.css'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { ReadingPage } from '#web/site/pages/reading/ReadingPage.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import styles from './domestic.module.css'
import { text } from './domestic.text.ts'
import { NoticeForm } from './NoticeForm.tsx'

export const domesticPages: SitePages = { [paths.domesticNotice]: domestic }

/** How to send within the mainland, and below it the form with which anyone can forecast a parcel. */
function domestic(site: SiteContent): SitePage {
  const t = textIn(text, site.language)
  const { warehouses, couriers, limits } = site.options
  const form = { warehouses, couriers, goodsLinesMax: limits.goodsLinesMax }
  return pageOfText(site, 'domesticNotice', ({ title, lead, blocks }) => ({
    content: (
      <ReadingPage
        title={title}
        lead={lead}
        actions={
          <a href="#forecast" className={controls.main}>
            {t.title}
          </a>
        }
      >
        {blocks.length > 0 && (
          <div className={readingStyles.prose}>
            <Blocks blocks={blocks} />
          </div>
        )}
        <section id="forecast" className={styles.forecast} aria-labelledby="forecast-title">
          <h2 id="forecast-title">{t.title}</h2>
          <p className="muted">{t.lead}</p>
          <Island name="siteForecast" of={NoticeForm} props={form} />
        </section>
      </ReadingPage>
    ),
  }))
}
