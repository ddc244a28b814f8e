import type { SiteArticleHead } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { When } from '#web/kit/look/When.tsx'
import styles from './about.module.css'
import { text } from './about.text.ts'
import { listOf } from './list-of.ts'

export interface ArchiveListProps {
  readonly kind: SiteArticleHead['kind']
  readonly articles: readonly SiteArticleHead[]
  /** Number of this page; the first has the oldest articles. */
  readonly page: number
  readonly pages: number
}

export function ArchiveList({ kind, articles, page, pages }: ArchiveListProps) {
  const t = useText(text)
  const list = listOf(kind, t.language)
  return (
    <>
      <ul className={styles.archive}>
        {articles.map((article) => (
          <li key={article.id}>
            <span className="muted">
              <When at={article.publishedAt} dayOnly />
            </span>
            <SiteLink to={paths.articleOf(article)}>{article.title}</SiteLink>
          </li>
        ))}
      </ul>
      <nav className={styles.beside} aria-label={t.archivePages}>
        {page < pages && <SiteLink to={paths.archiveOf(kind, page + 1)}>{t.newerPage}</SiteLink>}
        {page > 1 && <SiteLink to={paths.archiveOf(kind, page - 1)}>{t.olderPage}</SiteLink>}
        <ol className={styles.pages} reversed>
          {shownNumbers(page, pages).map((number) => (
            <li key={number}>
              {number === page ? (
                <b aria-current="page">{number}</b>
              ) : (
                <SiteLink to={paths.archiveOf(kind, number)}>{number}</SiteLink>
              )}
            </li>
          ))}
        </ol>
        <SiteLink to={list.path}>{t.fill('backTo', { list: list.title })}</SiteLink>
      </nav>
    </>
  )
}

/** The neighbours of this page, both ends, and every tenth in between, newest first. */
const shownNumbers = (page: number, pages: number): readonly number[] =>
  Array.from({ length: pages }, (_page, index) => pages - index).filter(
    (number) => number === 1 || number === pages || number % 10 === 0 || Math.abs(number - page) <= 2,
  )
