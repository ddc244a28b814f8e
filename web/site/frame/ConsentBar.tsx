import type { SiteAnalytics } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import controls from '#web/site/form/controls.module.css'
import styles from './consent.module.css'
import { frameText } from './frame.text.ts'

interface ConsentBarProps {
  readonly analytics: SiteAnalytics
  /** The page on which an answer can be changed always shows it. */
  readonly asksAgain: boolean
}

/** Asks before visits are counted; `analytics.ts` shows it if the host has a script. */
export function ConsentBar({ analytics, asksAgain }: ConsentBarProps) {
  const t = useText(frameText)
  if (analytics.sites.length === 0) return null
  return (
    <section
      hidden
      className={styles.bar}
      aria-label={t.consentTitle}
      data-analytics={JSON.stringify(analytics)}
      {...(asksAgain ? { 'data-asks-again': '' } : {})}
    >
      <p>
        {t.consent} <SiteLink to={paths.privacyPolicy}>{t.consentMore}</SiteLink>
      </p>
      {/* Both answers look the same, to push nobody. */}
      <div className={styles.buttons}>
        <button className={controls.button} type="button" value="no">
          {t.consentNo}
        </button>
        <button className={controls.button} type="button" value="yes">
          {t.consentYes}
        </button>
      </div>
    </section>
  )
}
