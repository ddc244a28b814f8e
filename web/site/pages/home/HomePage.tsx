import type { SiteContent } from '#contract/site-content.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import { HomeCalculator } from '#web/site/calculator/HomeCalculator.tsx'
import controls from '#web/site/form/controls.module.css'
import { text as formText } from '#web/site/form/form.text.ts'
import { ArrivalNotes } from '#web/site/frame/ArrivalNotes.tsx'
import { warehousesToSendTo } from '#web/site/warehouses.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { Banner } from './Banner.tsx'
import styles from './home.module.css'
import { text } from './home.text.ts'
import { News } from './News.tsx'
import { Promises } from './Promises.tsx'
import { Steps } from './Steps.tsx'
import { TariffExcerpt } from './TariffExcerpt.tsx'
import { TrackEntry } from './TrackEntry.tsx'

/** /webHome: what we do in one line, prices, steps, promises, tracking, news. */
export function HomePage({ site }: { readonly site: SiteContent }) {
  const t = useText(text)
  const forms = useText(formText)
  const fullAddress = siteUrl(inLanguage(paths.siteCalculator, t.language))
  return (
    <>
      <ArrivalNotes />
      <div className={styles.hero}>
        <div className={`${styles.wrap} ${styles.heroParts}`}>
          <div className={styles.intro}>
            <h1 className={styles.title}>{t.heroTitle}</h1>
            <p className={styles.lead}>{t.heroLead}</p>
            <div className={styles.buttons}>
              <SiteLink to={paths.register} className={controls.main}>
                {t.getAddress}
              </SiteLink>
              <a href="#steps" className={controls.button}>
                {t.howItWorks}
              </a>
            </div>
          </div>
          <div className={styles.calculator}>
            <Island
              name="calculator"
              of={HomeCalculator}
              props={{ destinations: site.options.destinations, fullAddress }}
            />
            <noscript>
              <p className="muted">{forms.needsScript}</p>
            </noscript>
          </div>
          <Promises site={site} />
        </div>
      </div>
      <Steps warehouseCount={warehousesToSendTo(site.options.warehouses).length} />
      <TariffExcerpt site={site} />
      <div className={`${styles.wrap} ${styles.pair}`}>
        <TrackEntry />
        <News articles={site.articles} />
      </div>
      <Banner site={site} />
      <p className={`${styles.wrap} ${styles.closing}`}>
        <SiteLink to={paths.register}>{t.closingRegister}</SiteLink>
        <SiteLink to={paths.login}>{t.closingLogin}</SiteLink>
      </p>
    </>
  )
}
