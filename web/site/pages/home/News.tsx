import type { SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { PinIcon } from '#web/kit/look/icons.tsx'
import { When } from '#web/kit/look/When.tsx'
import styles from './home.module.css'
import { text } from './home.text.ts'

const shown = 4

/** The latest announcements, already sorted: pinned first. */
export function News({ articles }: { readonly articles: SiteContent['articles'] }) {
  const t = useText(text)
  const latest = articles.filter(({ kind }) => kind === 'announcement').slice(0, shown)
  if (latest.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="news-title">
      <div className={styles.cardHead}>
        <h2 id="news-title" className={styles.title}>
          {t.newsTitle}
        </h2>
        <SiteLink to={paths.notices}>{t.newsAll}</SiteLink>
      </div>
      <ul className={styles.news}>
        {latest.map((article) => (
          <li key={article.id} className={article.pinned ? styles.pinned : undefined}>
            <SiteLink to={paths.articleOf(article)}>{article.title}</SiteLink>
            <span className={styles.day}>
              {article.pinned && (
                <span className={styles.pin}>
                  <PinIcon size={16} />
                  {t.pinned}
                </span>
              )}
              <When at={article.publishedAt} dayOnly />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
