import type { SiteArticle, SiteArticleHead, SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { entriesOf } from '#web/site/pages/reading/entries.ts'
import { Facts } from '#web/site/pages/reading/Facts.tsx'
import { pictureOfArticle } from '#web/site/pages/reading/next-reads.ts'
import { NextReads } from '#web/site/pages/reading/NextReads.tsx'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { SideCards } from '#web/site/pages/reading/SideCards.tsx'
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
  readonly site: SiteContent
  readonly article: SiteArticle
  readonly newer: SiteArticleHead | undefined
  readonly older: SiteArticleHead | undefined
}

export function ArticlePage({ site, article, newer, older }: ArticlePageProps) {
  const t = useText(text)
  const titles = useText(routeTitles)
  const { kind, slug, title, summary, body, publishedAt } = article
  const [list, nameOfList] = kind === 'industry' ? [paths.industry, titles.industry] : [paths.notices, titles.notices]
  const blocks = parseMarkdown(withoutSummary(body, summary))
  const anchors = anchorsOf(blocks)
  const neighbours = [newer, older].filter((each) => each !== undefined)
  return (
    <AboutFrame
      at={list}
      title={title}
      lead={parseMarkdown(summary)}
      picture={pictureOfArticle(slug)}
      facts={
        <>
          <li>
            <span>
              {t.published} <When at={publishedAt} dayOnly />
            </span>
          </li>
          <Facts blocks={blocks} />
        </>
      }
      contents={entriesOf(blocks, anchors)}
      side={<SideCards site={site} />}
      after={<NextReads site={site} articles={neighbours} of={['tutorial', 'contraband', 'kongFreight']} />}
    >
      <article className={readingStyles.prose}>
        <Blocks blocks={blocks} anchors={anchors} />
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
