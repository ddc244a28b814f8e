import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { DownIcon } from '#web/kit/look/icons.tsx'
import styles from './figures.module.css'
import { text } from './home.text.ts'
import { promisesOf } from './promises.ts'
import { proofText } from './proof.text.ts'

/** The promises of the specification's §9: their figures in a row, and one press away their words in full. */
export function Figures({ site }: { readonly site: SiteContent }) {
  const t = useText(text)
  const p = useText(proofText)
  const promises = promisesOf(site)
  return (
    <div className={styles.figures}>
      <ul className={styles.row}>
        {promises.flatMap(({ title, short }) =>
          short ? (
            <li key={title}>
              <b>{short.figure}</b>
              <span className="muted">{short.about}</span>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
      <details className={styles.full}>
        <summary>
          {p.fullText}
          <DownIcon size={18} />
        </summary>
        <dl>
          {promises.map(({ title, sentence, article }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {sentence} {article && <SiteLink to={paths.articleOf(article)}>{t.promiseDelayMore}</SiteLink>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
