import type { SiteContent } from '#contract/site-content.ts'
import { volumeMm3, volumeWeightG } from '#domain/weight.ts'
import { paths } from '#web/paths.ts'
import band from '#web/site/frame/band.module.css'
import { formatExact, formatKg, formatSize } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { ScaleIcon } from '#web/kit/look/icons.tsx'
import { When } from '#web/kit/look/When.tsx'
import styles from './evidence.module.css'
import { Photo } from './Photo.tsx'
import { proofText } from './proof.text.ts'
import { samplePlace, sampleTime } from './sample.ts'

const weighingArticle = 'weigh-and-doubt'

/** The record of a weighing as a member sees it, with the box of the calculator's example; a sample. */
export function Evidence({ site }: { readonly site: SiteContent }) {
  const t = useText(proofText)
  const { weightG, lengthMm, widthMm, heightMm } = site.example
  const { volumeDivisor } = site.options.pricing
  const volumeG = volumeWeightG(volumeMm3([{ lengthMm, widthMm, heightMm, quantity: 1 }]), volumeDivisor)
  const at = sampleTime(site, 2, '14:05')
  const article = site.archive.find(({ slug }) => slug === weighingArticle)
  const facts = [
    [t.size, formatSize(lengthMm, widthMm, heightMm)],
    [t.volumeWeight, t.fill('volumeBy', { weight: formatKg(volumeG), divisor: volumeDivisor })],
    [t.measuredBy, t.fill('samplePerson', { place: samplePlace(site) })],
    [t.time, <When key="time" at={at} />],
    [t.parcel, 'SF14••••••••782'],
  ] as const
  return (
    <section className={`${band.band} ${styles.ground}`} aria-labelledby="evidence-title">
      <div className={`${band.wrap} ${styles.parts}`}>
        <div className={styles.photos}>
          <Photo name="photo-scale" className={styles.large}>
            <span>{t.photoScale}</span>
            <span>{formatExact(at)}</span>
          </Photo>
          <Photo name="photo-label" className={styles.small}>
            {t.photoLabel}
          </Photo>
          <Photo name="photo-small" className={styles.small}>
            {t.photoOther}
          </Photo>
        </div>
        <div>
          <h2 id="evidence-title">{t.evidenceTitle}</h2>
          <p className={`${styles.weight} num`}>{formatKg(weightG)}</p>
          <p className={styles.sample}>{t.sampleRecord}</p>
          <dl className={styles.facts}>
            {facts.map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.question}>
            {article && (
              <SiteLink to={paths.articleOf(article)} className={styles.button}>
                <ScaleIcon />
                {t.question}
              </SiteLink>
            )}
            <span>{t.fill('questionMore', { hours: site.disputeAnswerHours })}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
