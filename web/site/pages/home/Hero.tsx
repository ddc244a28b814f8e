import type { SiteContent } from '#contract/site-content.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { paths, siteUrl } from '#web/paths.ts'
import { Island } from '#web/site/render/Island.tsx'
import { HomeCalculator } from '#web/site/calculator/HomeCalculator.tsx'
import { homeExample } from '#web/site/calculator/home-example.ts'
import controls from '#web/site/form/controls.module.css'
import { text as formText } from '#web/site/form/form.text.ts'
import { warehousesToSendTo } from '#web/site/warehouses.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { heroText } from './hero.text.ts'
import styles from './hero.module.css'
import { Places } from './Places.tsx'
import { placesByState } from './places.ts'

/** The first screen: what it is, what it costs, how long it takes, and where to. */
export function Hero({ site }: { readonly site: SiteContent }) {
  const t = useText(heroText)
  const forms = useText(formText)
  const { open, notOpen } = placesByState(site)
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.parts}>
          <div className={styles.intro}>
            <h1 className={styles.title}>{t.title}</h1>
            <p className={styles.lead}>{t.lead}</p>
            <div className={styles.buttons}>
              <SiteLink to={paths.register} className={`${controls.main} ${styles.big}`}>
                {t.getAddress}
              </SiteLink>
              <a href="#steps" className={`${controls.button} ${styles.big}`}>
                {t.howItWorks}
              </a>
            </div>
            <ul className={styles.notes}>
              <li>{t.freeSignUp}</li>
              <li>{t.freeWeighing}</li>
              {site.freeStorageDays > 0 && <li>{t.fill('freeStorage', { days: site.freeStorageDays })}</li>}
            </ul>
            <p className={styles.places}>
              <Places isOpen names={open} />
              <Places isOpen={false} names={notOpen} />
            </p>
            <Illustration name="hero-narrow" className={styles.narrow} />
          </div>
          <div className={styles.calculator}>
            <Island
              name="calculator"
              of={HomeCalculator}
              props={{
                destinations: site.options.destinations,
                fullAddress: siteUrl(inLanguage(paths.siteCalculator, t.language)),
                example: homeExample(site),
                pickUpChannelIds: site.lines.flatMap(({ channelId, needsPickUpPoint }) =>
                  needsPickUpPoint ? [channelId] : [],
                ),
                usualDays: site.usualDays,
              }}
            />
            <noscript>
              <p className="muted">{forms.needsScript}</p>
            </noscript>
          </div>
        </div>
        <div className={styles.scene}>
          <Illustration name="hero-west" className={styles.west} />
          <Illustration name="hero-harbour" className={styles.harbour} />
        </div>
      </div>
      <Strip site={site} />
    </>
  )
}

/** From the warehouses to the reader, with the names that the data has. */
function Strip({ site }: { readonly site: SiteContent }) {
  const t = useText(heroText)
  const warehouses = warehousesToSendTo(site.options.warehouses)
  return (
    <ul className={styles.strip}>
      <li>
        <b>{t.fill('stripReceive', { count: warehouses.length })}</b>
        <span>{warehouses.map(({ name }) => name).join(' · ')}</span>
      </li>
      <li>
        <b>{t.stripPack}</b>
        <span>{t.stripPackMore}</span>
      </li>
      <li>
        <b>{t.stripDeliver}</b>
        <span>{site.pickUpPoints.length > 0 ? t.toDoorOrPoint : t.toDoor}</span>
      </li>
    </ul>
  )
}
