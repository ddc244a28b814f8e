import type { FastifyBaseLogger } from 'fastify'
import { articleAt, articlesFolder, noArticle, noPage } from '#contract/article-path.ts'
import type { ListedPage, SiteAnalytics, SiteContent } from '#contract/site-content.ts'
import type { Language } from '#domain/language.ts'
import { findSiteRevision, publishedArticle } from '#server/content/content.ts'
import type { Context } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { forgetConfig } from '#server/settings/config.ts'
import { loadSiteContent } from './site-content.ts'
import { type PackedPage, packed } from './packed-page.ts'
import { type PageCache, pageCache } from './page-cache.ts'
import { type BuiltSite, builtSite } from './renderer.ts'

/*
 * A public page is rendered on the first request for it in a language, and kept until what the site shows changes. Each
 * process has its own pages from the same database.
 */

export interface KeptPage extends PackedPage {
  /** There is no page at the requested address: this one says so. */
  readonly isMissing: boolean
  /** What it may run besides our own files (`page-policy.ts`). */
  readonly analytics: SiteAnalytics
  readonly scriptHashes: readonly string[]
}

type Log = Pick<FastifyBaseLogger, 'error'>

interface PageRequest {
  readonly language: Language
  /** Below `/web_site`. */
  readonly path: string
}

/** Null if the site has no such page, or was not built. */
export async function findPage(context: Context, { language, path }: PageRequest, log: Log): Promise<KeptPage | null> {
  const built = await builtSite()
  if (!built) return null
  const find = (at: string) =>
    cacheOf(context).find(
      `${language} ${at}`,
      (site) => make(context, built, { site, language, path: at }),
      tellTo(log),
    )
  if ([...built.assets.sitePaths, noArticle, noPage].includes(path)) return find(path)
  return path.startsWith(articlesFolder) ? ((await find(path)) ?? find(noArticle)) : null
}

/** The pages that search engines should list, besides older articles. */
export async function listPages(context: Context, log: Log): Promise<readonly ListedPage[]> {
  const { listed } = await cacheOf(context).site(tellTo(log))
  return (await listed('zh-Hant')).filter(({ isListed }) => isListed)
}

/** The next request looks whether the site has changed. */
export const lookAgain = (context: Context): void => cacheOf(context).lookAgain()

/** Readers get a page as it was before. */
const tellTo = (log: Log) => (fault: Error) => log.error({ err: fault }, 'background fault')

/** What the pages of one revision are made of. */
interface Site {
  readonly content: (language: Language) => Promise<SiteContent>
  readonly listed: (language: Language) => Promise<readonly ListedPage[]>
}

const caches = new WeakMap<Context, PageCache<Site, KeptPage>>()

function cacheOf(context: Context): PageCache<Site, KeptPage> {
  const cache =
    caches.get(context) ?? pageCache({ findRevision: () => revisionOf(context), openSite: () => open(context) })
  caches.set(context, cache)
  return cache
}

/** Pages that show a date are made again each day. */
const revisionOf = async ({ database }: Context) => `${await findSiteRevision(database)} ${businessDate()}`

function open(context: Context): Site {
  // A setting that has just changed may still be cached.
  forgetConfig(context)
  const content = once((language) => loadSiteContent(context, language))
  const listed = once(async (language) => {
    const renderer = await (await builtSite())?.renderer()
    return renderer?.listPages(await content(language)) ?? []
  })
  return { content, listed }
}

/** Does the work for each language once, unless it fails. */
function once<Result>(work: (language: Language) => Promise<Result>): (language: Language) => Promise<Result> {
  const begun = new Map<Language, Promise<Result>>()
  return (language) => {
    const result = begun.get(language) ?? work(language)
    begun.set(language, result)
    result.catch(() => begun.delete(language))
    return result
  }
}

async function make(
  context: Context,
  { assets, renderer }: BuiltSite,
  { site, language, path }: PageRequest & { site: Site },
) {
  const address = articleAt(path)
  const article = address && (await publishedArticle({ context, db: context.database, language }, address))
  if (address && !article) return null
  const [content, { renderPage }] = await Promise.all([site.content(language), renderer()])
  const html = renderPage({ ...content, ...article }, assets, path)
  if (html === null) return null
  const isMissing = path === noArticle || path === noPage
  return {
    ...(await packed(html)),
    isMissing,
    analytics: content.analytics,
    scriptHashes: [assets.asked.hash, assets.wake.hash],
  }
}
