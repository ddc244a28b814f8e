import { paths, siteUrl } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/text/use-text.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Calculator } from './Calculator.tsx'
import { frameText } from './frame.text.ts'
import styles from './home.module.css'
import { text } from './home.text.ts'
import { SiteFooter, type SiteLinkProps } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** /webHome: what we do in one line, what it costs, how it goes, what we promise. */
export function HomePage() {
  const t = useText(text)
  const frame = useText(frameText)
  const titles = useText(routeTitles)
  return (
    <>
      <title>{titles.home}</title>
      <a href="#main" className="skip-link">
        {frame.toContent}
      </a>
      <SiteHeader SiteLink={PageLink} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.hero}>
          <div className={`${styles.wrap} ${styles.heroParts}`}>
            <div className={styles.intro}>
              <h1 className={styles.title}>{t.heroTitle}</h1>
              <p className={styles.lead}>{t.heroLead}</p>
              <div className={styles.buttons}>
                <PageLink to={paths.register} className={styles.mainButton}>
                  {t.getAddress}
                </PageLink>
                <a href="#steps" className={styles.button}>
                  {t.howItWorks}
                </a>
              </div>
            </div>
            <div className={styles.calculator}>
              <Calculator />
            </div>
            <Promises />
          </div>
        </div>
        <Steps />
      </main>
      <SiteFooter SiteLink={PageLink} />
    </>
  )
}

/** The numbers of the specification's §9, word for word (decision 37). */
function Promises() {
  const t = useText(text)
  const promises = [
    { title: t.promiseParcelTitle, sentence: t.promiseParcel },
    { title: t.promiseBulkTitle, sentence: t.promiseBulk },
    { title: t.promiseDelayTitle, sentence: t.promiseDelay },
    { title: t.promiseLostTitle, sentence: t.promiseLost },
    { title: t.promiseInsuranceTitle, sentence: t.promiseInsurance },
    { title: t.promiseWeightTitle, sentence: t.promiseWeight },
  ]
  return (
    <section className={styles.promises}>
      <h2 className={styles.smallHeading}>{t.promisesTitle}</h2>
      <ul className={styles.promiseList}>
        {promises.map(({ title, sentence }) => (
          <li key={title} className={styles.promise}>
            <span className={styles.tick}>
              <CheckIcon size={16} />
            </span>
            <div>
              <b>{title}</b>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps() {
  const t = useText(text)
  const steps = [
    { title: t.stepSendTitle, sentence: t.stepSend },
    { title: t.stepReceiveTitle, sentence: t.stepReceive },
    { title: t.stepShipTitle, sentence: t.stepShip },
  ]
  return (
    <section id="steps" className={`${styles.wrap} ${styles.section}`}>
      <h2 className={styles.heading}>{t.stepsTitle}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, sentence }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <b>{title}</b>
            <p className="muted">{sentence}</p>
          </li>
        ))}
      </ol>
      <p className={styles.closing}>
        <PageLink to={paths.register}>{t.closingRegister}</PageLink>
        <PageLink to={paths.login}>{t.closingLogin}</PageLink>
      </p>
    </section>
  )
}

/** This page has no router: every link loads its document. */
function PageLink({ to, children, className }: SiteLinkProps) {
  return (
    <a href={siteUrl(to)} className={className}>
      {children}
    </a>
  )
}
