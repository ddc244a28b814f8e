import type { ReactNode } from 'react'
import type { SiteContent } from '#contract/site-content.ts'
import { Band } from '#web/site/frame/Band.tsx'
import { formatKg } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Figures } from './Figures.tsx'
import { Photo } from './Photo.tsx'
import { PriceProof } from './PriceProof.tsx'
import styles from './proof.module.css'
import { proofText } from './proof.text.ts'
import { lossPercent } from './promises.ts'
import { samplePlace, sampleTime, shortTime } from './sample.ts'
import { TrailProof } from './TrailProof.tsx'

/** A soft bag on the scale, as the picture shows it. */
const bagWeightG = 1450

/** What is ours alone, each promise with its proof; those with figures stand below. */
export function Promises({ site }: { readonly site: SiteContent }) {
  const t = useText(proofText)
  return (
    <Band ground="paper" title={t.title}>
      <p className={styles.lead}>{t.lead}</p>
      <div className={styles.promises}>
        <Promise title={t.priceTitle} sentence={t.price}>
          <PriceProof site={site} />
        </Promise>
        <Promise title={t.photoTitle} sentence={t.photo}>
          <Photo name="photo-bag" className={styles.photo}>
            <b>{formatKg(bagWeightG)}</b>
            <span>
              {samplePlace(site)} {shortTime(sampleTime(site, 3, '10:12'), t.language)}
            </span>
          </Photo>
        </Promise>
        <Promise title={t.trailTitle} sentence={t.fill('trail', { percent: lossPercent })}>
          <TrailProof site={site} />
        </Promise>
      </div>
      <Figures site={site} />
    </Band>
  )
}

interface PromiseProps {
  readonly title: string
  readonly sentence: string
  /** The proof: below the words for those who listen, above them for those who look. */
  readonly children: ReactNode
}

function Promise({ title, sentence, children }: PromiseProps) {
  return (
    <article className={styles.promise}>
      <h3>{title}</h3>
      <p>{sentence}</p>
      {children}
    </article>
  )
}
