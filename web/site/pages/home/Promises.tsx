import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CheckIcon } from '#web/kit/look/icons.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import styles from './home.module.css'
import { text } from './home.text.ts'
import { promisesOf } from './promises.ts'

/** The promises of the specification's §9, word for word. */
export function Promises({ site }: { readonly site: SiteContent }) {
  const t = useText(text)
  return (
    <section className={styles.promises}>
      <h2 className={styles.smallHeading}>{t.promisesTitle}</h2>
      <ul className={styles.promiseList}>
        {promisesOf(site).map(({ title, sentence, article }) => (
          <li key={title} className={styles.promise}>
            <span className={styles.tick}>
              <CheckIcon size={16} />
            </span>
            <div>
              <b>{title}</b>
              <p>{sentence}</p>
              {article && <SiteLink to={paths.articleOf(article)}>{t.promiseDelayMore}</SiteLink>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
