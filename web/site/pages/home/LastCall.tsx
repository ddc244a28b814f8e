import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { paths } from '#web/paths.ts'
import band from '#web/site/frame/band.module.css'
import controls from '#web/site/form/controls.module.css'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { heroText } from './hero.text.ts'
import styles from './last-call.module.css'

/** The main button once more, at the end of the page. */
export function LastCall({ warehouseCount }: { readonly warehouseCount: number }) {
  const t = useText(heroText)
  return (
    <section className={styles.ground} aria-labelledby="last-title">
      <div className={`${band.wrap} ${styles.parts}`}>
        <div>
          <h2 id="last-title">{t.lastTitle}</h2>
          <p className={styles.lead}>{t.fill('lastLead', { count: warehouseCount })}</p>
          <div className={styles.buttons}>
            <SiteLink to={paths.register} className={`${controls.main} ${styles.big}`}>
              {t.getAddress}
            </SiteLink>
            <SiteLink to={paths.login} className={styles.login}>
              {t.lastLogin}
            </SiteLink>
          </div>
        </div>
        <Illustration name="cat-done" className={styles.cat} />
      </div>
    </section>
  )
}
