import type { SiteArticle, SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { articleOf } from '#web/site/render/structured.ts'
import { shortened } from '#web/site/pages/reading/reading-of.ts'
import { plainWords } from '#web/kit/text/markdown-outline.ts'
import { ArticlePage } from './ArticlePage.tsx'

/** A page for each article, with links to the next older and next newer one of its kind. */
export const articlePages = ({ articles }: SiteContent): SitePages =>
  Object.fromEntries(
    articles.map((article) => [paths.articleOf(article), (site: SiteContent) => pageOf(site, article)]),
  )

function pageOf(site: SiteContent, article: SiteArticle): SitePage {
  const { title, summary, publishedAt, updatedAt } = article
  const ofKind = site.archive.filter(({ kind }) => kind === article.kind)
  const place = ofKind.findIndex(({ id }) => id === article.id)
  return {
    path: paths.articleOf(article),
    title,
    description: shortened(plainWords(summary) || title),
    changedAt: updatedAt,
    article: { publishedAt, updatedAt },
    structured: [articleOf(article)],
    content: <ArticlePage site={site} article={article} newer={ofKind[place - 1]} older={ofKind[place + 1]} />,
  }
}
