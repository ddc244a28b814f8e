import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import controls from '#web/site/form/controls.module.css'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import { pageOfText } from '#web/site/pages/reading/page-of-text.ts'
import { text as sideText } from '#web/site/pages/reading/side.text.ts'
import { AskCard, StepsCard } from '#web/site/pages/reading/SideCards.tsx'
import { TextPage } from '#web/site/pages/reading/TextPage.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import styles from './domestic.module.css'
import { text } from './domestic.text.ts'
import { NoticeForm } from './NoticeForm.tsx'

export const domesticPages: SitePages = { [paths.domesticNotice]: domestic }

/** How to send within the mainland, and below it the form with which anyone can forecast a parcel. */
function domestic(site: SiteContent): SitePage {
  const t = textIn(text, site.language)
  const { warehouses, couriers, limits } = site.options
  const form = { warehouses, couriers, goodsLinesMax: limits.goodsLinesMax }
  return pageOfText(site, 'domesticNotice', (reading) => ({
    content: (
      <TextPage
        reading={reading}
        isDated
        hasContents
        picture="tut-address"
        actions={
          <a href="#forecast" className={controls.main}>
            {t.title}
          </a>
        }
        side={
          <>
            <StepsCard title={textIn(sideText, site.language).next} steps={[t.nextKnown, t.nextMeasured, t.nextSend]} />
            <AskCard />
          </>
        }
        below={
          <section id="forecast" className={styles.forecast} aria-labelledby="forecast-title">
            <h2 id="forecast-title">{t.title}</h2>
            <p className="muted">{t.lead}</p>
            <Island name="siteForecast" of={NoticeForm} props={form} />
          </section>
        }
        after={<NextReads site={site} of={['tutorial', 'contraband', 'packing-that-survives']} />}
      />
    ),
  }))
}
