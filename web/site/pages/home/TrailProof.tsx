import type { SiteContent } from '#contract/site-content.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './proof.module.css'
import { proofText } from './proof.text.ts'
import { samplePlace, sampleTime, shortTime } from './sample.ts'

/** Where a parcel has been, as its member reads it; a sample. */
export function TrailProof({ site }: { readonly site: SiteContent }) {
  const t = useText(proofText)
  const steps = [
    { words: t.fill('trailReceived', { place: samplePlace(site) }), at: sampleTime(site, 3, '10:12') },
    { words: t.trailShelved, at: sampleTime(site, 3, '10:15') },
    { words: t.trailPacked, at: sampleTime(site, 2, '14:05') },
    { words: t.trailLeft, at: sampleTime(site, 1, '09:30') },
  ]
  return (
    <div className={styles.demo}>
      <span className={styles.sample}>{t.sampleRecord}</span>
      <ol className={styles.trail}>
        {steps.map(({ words, at }) => (
          <li key={words}>
            <b>{words}</b>
            <time className="num" dateTime={at}>
              {shortTime(at, t.language)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}
