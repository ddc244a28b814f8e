import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { paths, siteUrl } from '#web/paths.ts'
import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './home.module.css'
import { text } from './home.text.ts'

/** A field for numbers of parcels and orders alike; it leads to the tracking page without scripts. */
export function TrackEntry() {
  const t = useText(text)
  return (
    <section className={`${styles.card} ${styles.tracking}`} aria-labelledby="track-title">
      <div>
        <h2 id="track-title" className={styles.title}>
          {t.trackTitle}
        </h2>
        <p className="muted">{t.trackLead}</p>
        <form action={siteUrl(paths.orderTrack)} method="get" className={styles.track}>
          <label htmlFor="track-no" className={controls.label}>
            {t.trackLabel}
          </label>
          <input type="hidden" name="lang" value={t.language} />
          <input id="track-no" name="no" className={controls.input} required autoComplete="off" spellCheck={false} />
          <button type="submit" className={controls.button}>
            {t.track}
          </button>
        </form>
      </div>
      <Illustration name="cat-search" className={styles.cat} />
    </section>
  )
}
