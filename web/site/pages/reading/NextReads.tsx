import type { SiteArticleHead, SiteContent } from '#contract/site-content.ts'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { type NextKey, nextReadsOf } from './next-reads.ts'
import styles from './next.module.css'
import { isScene, isSign } from './scenes.ts'
import { text } from './side.text.ts'

interface NextReadsProps {
  readonly site: SiteContent
  /** In the order of their use to readers of this page; the first three that are there are shown. */
  readonly of: readonly NextKey[]
  /** Articles that come before them, if they have a picture. */
  readonly articles?: readonly SiteArticleHead[]
}

/** The band at the end of a text: three others, each with its picture. */
export function NextReads({ site, of, articles = [] }: NextReadsProps) {
  const t = useText(text)
  const reads = nextReadsOf(site, of, articles)
  if (reads.length === 0) return null
  return (
    <section className={styles.band} aria-label={t.readNext}>
      <div className={styles.wrap}>
        <h2>{t.readNext}</h2>
        <ul className={styles.cards}>
          {reads.map(({ path, title, sentence, picture }) => (
            <li key={path}>
              <Illustration name={picture} className={classOf(picture)} isCropped={isScene(picture)} />
              <h3>
                <SiteLink to={path}>{title}</SiteLink>
              </h3>
              {sentence !== '' && <p>{sentence}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const classOf = (picture: IllustrationName) =>
  `${styles.picture} ${isScene(picture) ? styles.scene : styles.free} ${isSign(picture) ? styles.sign : ''}`
