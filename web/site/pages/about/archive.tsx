import type { SiteArticleHead, SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import type { SitePage, SitePages } from '#web/site/render/page.ts'
import { latest } from '#web/site/pages/reading/reading-of.ts'
import { SideCards } from '#web/site/pages/reading/SideCards.tsx'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatDay } from '#web/kit/text/format.ts'
import { AboutFrame } from './AboutFrame.tsx'
import { text } from './about.text.ts'
import { ArchiveList, type ArchiveListProps } from './ArchiveList.tsx'
import { listOf } from './list-of.ts'

type Kind = SiteArticleHead['kind']

const onEachPage = 100

/** Pages with links to every article of a kind; none while the list of the newest holds them all. */
export function archivePages(site: SiteContent, kind: Kind): SitePages {
  const places = pagesOf(site, kind)
  return Object.fromEntries(
    places.map((articles, index) => {
      const page = index + 1
      return [paths.archiveOf(kind, page), () => archivePage(site, { kind, articles, page, pages: places.length })]
    }),
  )
}

function archivePage(site: SiteContent, { kind, articles, page, pages }: ArchiveListProps): SitePage {
  const { language } = site
  const t = textIn(text, language)
  const list = listOf(kind, language)
  const title = t.fill('archiveTitle', { list: list.title, page })
  const sentence = t.fill('archiveDays', {
    from: formatDay(articles.at(-1)?.publishedAt ?? '', t.language),
    to: formatDay(articles[0]?.publishedAt ?? '', t.language),
  })
  return {
    path: paths.archiveOf(kind, page),
    title,
    description: sentence,
    changedAt: latest(...articles.map(({ updatedAt }) => updatedAt)),
    content: (
      <AboutFrame at={list.path} title={title} sentence={sentence} side={<SideCards site={site} />}>
        <ArchiveList kind={kind} articles={articles} page={page} pages={pages} />
      </AboutFrame>
    ),
  }
}

/** The first archive page after the list; null if the list holds all articles. */
export function archiveAfterList({ articles, archive }: SiteContent, kind: Kind): string | null {
  const older = ofThis(kind, archive).length - ofThis(kind, articles).length
  return older > 0 ? paths.archiveOf(kind, Math.ceil(older / onEachPage)) : null
}

/**
 * The oldest hundred are the first page, so that publishing changes only the last page; each page is sorted newest
 * first.
 */
function pagesOf({ articles, archive }: SiteContent, kind: Kind): readonly (readonly SiteArticleHead[])[] {
  const ofKind = ofThis(kind, archive)
  if (ofKind.length <= ofThis(kind, articles).length) return []
  return Array.from({ length: Math.ceil(ofKind.length / onEachPage) }, (_page, index) => {
    const end = ofKind.length - index * onEachPage
    return ofKind.slice(Math.max(0, end - onEachPage), end)
  })
}

const ofThis = (kind: Kind, articles: readonly SiteArticleHead[]) => articles.filter((article) => article.kind === kind)
