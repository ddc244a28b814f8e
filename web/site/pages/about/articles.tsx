import type { SiteArticle, SiteArticleHead, SiteMaterial } from '#contract/site-material.ts'
import { paths } from '#web/paths.ts'
import type { SitePage } from '#web/site/ahead/page.ts'
import { articleOf } from '#web/site/ahead/structured.ts'
import { shortened } from '#web/site/pages/reading/reading-of.ts'
import { plainWords } from '#web/kit/text/markdown-outline.ts'
import { ArticlePage } from './ArticlePage.tsx'

/** A page for each article, with links to the next older and next newer one of its kind. */
export function articlePages({ articles, archive }: SiteMaterial): readonly SitePage[] {
  const byDay = {
    announcement: archive.filter(({ kind }) => kind === 'announcement'),
    industry: archive.filter(({ kind }) => kind === 'industry'),
  }
  return articles.map((article) => {
    const ofKind = byDay[article.kind]
    const place = ofKind.findIndex(({ id }) => id === article.id)
    return pageOf(article, ofKind[place - 1], ofKind[place + 1])
  })
}

function pageOf(article: SiteArticle, newer?: SiteArticleHead, older?: SiteArticleHead): SitePage {
  const { title, summary, publishedAt, updatedAt } = article
  return {
    path: paths.articleOf(article),
    title,
    description: shortened(plainWords(summary) || title),
    changedAt: updatedAt,
    article: { publishedAt, updatedAt },
    structured: [articleOf(article)],
    content: <ArticlePage article={article} newer={newer} older={older} />,
  }
}
