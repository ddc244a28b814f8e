import type { SiteContent } from '#contract/site-content.ts'
import type { Language } from '#domain/language.ts'
import { chargesInForce } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import { formOptions, getConfig, publishedArticles, publishedPages } from '#server/content/content.ts'
import type { Context } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'

/** Everything that the public pages show. */
export async function loadSiteContent(context: Context, language: Language): Promise<SiteContent> {
  const { database: db, environment } = context
  const call = { context, db, language, host: new URL(environment.publicUrl).host }
  const [set, config, options, pages, articles, charges] = await Promise.all([
    readConfig(context, db),
    getConfig(call, { appid: 'web' }),
    formOptions(call),
    publishedPages(call),
    publishedArticles(call),
    chargesInForce(call),
  ])
  return {
    language,
    publicUrl: environment.publicUrl.replace(/\/$/, ''),
    today: businessDate(),
    config,
    analytics: { sites: set['analytics.sites'], script: set['analytics.script'] },
    options,
    texts: Object.fromEntries(pages.map((page) => [page.slug, page])),
    ...articles,
    charges,
  }
}
