import type { SiteArticle } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { pictureOfArticle } from '#web/site/pages/reading/next-reads.ts'
import { isScene } from '#web/site/pages/reading/scenes.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { plainWords } from '#web/kit/text/markdown-outline.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { When } from '#web/kit/look/When.tsx'
import styles from './about.module.css'
import { text } from './about.text.ts'

interface ArticleListProps {
  readonly articles: readonly SiteArticle[]
  /** Path of the archive; null if there is none. */
  readonly archive: string | null
}

/** Pinned articles first, then the newest (C-54), and a link to all others. */
export function ArticleList({ articles, archive }: ArticleListProps) {
  const t = useText(text)
  if (articles.length === 0)
    return (
      <div className={styles.none}>
        <Illustration name="cat-empty" className={styles.cat} />
        <p>{t.noArticles}</p>
      </div>
    )
  return (
    <>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <Entry key={article.id} article={article} />
        ))}
      </ul>
      {archive && (
        <p>
          <SiteLink to={archive}>{t.archive}</SiteLink>
        </p>
      )}
    </>
  )
}

function Entry({ article }: { readonly article: SiteArticle }) {
  const t = useText(text)
  const picture = pictureOfArticle(article.slug)
  return (
    <li className={`${styles.article} ${picture ? styles.pictured : ''}`}>
      <p className="muted">
        <When at={article.publishedAt} dayOnly />
        {article.pinned && <span className={styles.pinned}>{t.pinned}</span>}
      </p>
      <h2>
        <SiteLink to={paths.articleOf(article)}>{article.title}</SiteLink>
      </h2>
      <p>{plainWords(article.summary)}</p>
      {picture && (
        <Illustration
          name={picture}
          className={`${styles.picture} ${isScene(picture) ? '' : styles.free}`}
          isCropped={isScene(picture)}
        />
      )}
    </li>
  )
}
