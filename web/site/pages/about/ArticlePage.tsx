import type { SiteArticle, SiteArticleHead } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { parseMarkdown } from '#web/kit/text/markdown.ts'
import { anchorsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { When } from '#web/kit/look/When.tsx'
import { AboutFrame } from './AboutFrame.tsx'
import styles from './about.module.css'
import { text } from './about.text.ts'

interface ArticlePageProps {
  readonly article: SiteArticle
  readonly newer: SiteArticleHead | undefined
  readonly older: SiteArticleHead | undefined
}

export function ArticlePage({ article, newer, older }: ArticlePageProps) {
  const t = useText(text)
  const titles = useText(routeTitles)
  const { kind, title, summary, body, publishedAt } = article
  const [list, nameOfList] = kind === 'industry' ? [paths.industry, titles.industry] : [paths.notices, titles.notices]
  const blocks = parseMarkdown(withoutSummary(body, summary))
  return (
    <AboutFrame
      at={list}
      title={title}
      lead={parseMarkdown(summary)}
      above={
        <p className={styles.day}>
          {t.published} <When at={publishedAt} dayOnly />
        </p>
      }
    >
      <article className={readingStyles.prose}>
        <Blocks blocks={blocks} anchors={anchorsOf(blocks)} />
      </article>
      <nav className={styles.beside} aria-label={t.more}>
        {newer && <Neighbour name={t.newer} article={newer} />}
        {older && <Neighbour name={t.older} article={older} />}
        <SiteLink to={list}>{t.fill('backTo', { list: nameOfList })}</SiteLink>
      </nav>
    </AboutFrame>
  )
}

function Neighbour({ name, article }: { readonly name: string; readonly article: SiteArticleHead }) {
  return (
    <p>
      <span className="muted">{name}</span> <SiteLink to={paths.articleOf(article)}>{article.title}</SiteLink>
    </p>
  )
}

/** A text often begins by repeating its summary; show it once. */
const withoutSummary = (body: string, summary: string) =>
  summary !== '' && body.trimStart().startsWith(summary.trim()) ? body.trimStart().slice(summary.trim().length) : body
