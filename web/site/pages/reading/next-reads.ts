import type { SiteArticleHead, SiteContent } from '#contract/site-content.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { plainWords } from '#web/kit/text/markdown-outline.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { readingOf } from './reading-of.ts'

/** Articles that have a picture, by their addresses. Staff may take any of them down. */
const articles = {
  'batteries-and-liquids': 'goods-ask',
  'hong-kong-customs-basics': 'dest-hk',
  'how-volume-weight-works': 'step-weigh',
  'packing-that-survives': 'step-ship',
  'reading-a-freight-bill': 'tut-forecast',
  'southeast-line-opening-soon': 'dest-sea',
  'taiwan-simplified-declaration': 'ezway-1',
  'tuen-mun-industrial-suspended': 'pickup',
  'weigh-and-doubt': 'tut-doubt',
} as const satisfies Record<string, IllustrationName>

export const pictureOfArticle = (slug: string): IllustrationName | undefined =>
  Object.entries(articles).find(([each]) => each === slug)?.[1]

const places = {
  tutorial: { slug: 'tutorial', picture: 'guide' },
  contraband: { slug: 'contraband', picture: 'goods-no' },
  kongFreight: { slug: 'kongFreight', picture: 'dest-hk' },
  southeast: { slug: 'southeast', picture: 'dest-sea' },
  domesticNotice: { slug: 'domesticNotice', picture: 'tut-address' },
} as const satisfies Record<string, { slug: string; picture: IllustrationName }>

export type NextKey = keyof typeof places | keyof typeof articles

export interface NextRead {
  readonly path: string
  readonly title: string
  readonly sentence: string
  readonly picture: IllustrationName
}

const atMost = 3

/**
 * What to read after a page: the given articles, then the first of the keys that are there, by their own titles and
 * first sentences.
 */
export const nextReadsOf = (
  site: SiteContent,
  keys: readonly NextKey[],
  heads: readonly SiteArticleHead[] = [],
): readonly NextRead[] =>
  [
    ...heads.flatMap(headOf),
    ...keys.flatMap((key) => (isPlace(key) ? placeOf(site, key) : articleOf(site, key))),
  ].slice(0, atMost)

/** The page of an article has only the titles of other articles, not their summaries. */
function headOf(head: SiteArticleHead): readonly NextRead[] {
  const picture = pictureOfArticle(head.slug)
  return picture ? [{ path: paths.articleOf(head), title: head.title, sentence: '', picture }] : []
}

const isPlace = (key: NextKey): key is keyof typeof places => key in places

function placeOf(site: SiteContent, place: keyof typeof places): readonly NextRead[] {
  const { slug, picture } = places[place]
  const title = textIn(routeTitles, site.language)[place]
  const { description } = readingOf(site, slug, title)
  return [{ path: paths[place], title, sentence: firstSentence(description), picture }]
}

function articleOf(site: SiteContent, slug: keyof typeof articles): readonly NextRead[] {
  const article = site.articles.find((each) => each.slug === slug)
  if (!article) return []
  const sentence = firstSentence(plainWords(article.summary))
  return [{ path: paths.articleOf(article), title: article.title, sentence, picture: articles[slug] }]
}

export const firstSentence = (words: string): string => /^.*?(?:[。！？]|[.!?](?=\s|$))/su.exec(words)?.[0] ?? words
