import { Link } from '#web/kit/look/Link.tsx'
import type { articles } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { When } from '#web/kit/look/When.tsx'
import styles from './Announcements.module.css'
import { text } from './text.ts'

interface ArticleListProps {
  readonly articles: Output<typeof articles.list>['list']
  readonly label: string
  /** On the home page only titles are shown. */
  readonly short?: boolean
}

export function ArticleList({ articles: list, label, short = false }: ArticleListProps) {
  const t = useText(text)
  return (
    <ul className={styles.list} aria-label={label}>
      {list.map((article) => (
        <li key={article.id} className={styles.article}>
          <div className={styles.head}>
            <Link to={paths.announcementOf(article.slug)} className={styles.title}>
              {article.title}
            </Link>
            {article.pinned && <span className={styles.pinned}>{t.pinned}</span>}
          </div>
          {!short && <p className={styles.summary}>{article.summary}</p>}
          <span className="muted">
            <When at={article.publishedAt} dayOnly />
          </span>
        </li>
      ))}
    </ul>
  )
}
