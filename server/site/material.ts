import type { SiteArticles, SiteMaterial } from '#contract/site-material.ts'
import { type Language, languages } from '#domain/language.ts'
import { chargesInForce } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import { formOptions, getConfig, publishedArticles, publishedPages } from '#server/content/content.ts'
import type { Context } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'

/** Everything that the public pages show, in each language. */
export const gatherMaterial = (context: Context): Promise<readonly SiteMaterial[]> =>
  Promise.all(
    languages.map(async (language) => {
      const reading = { context, db: context.database, language }
      const [frame, shown] = await Promise.all([gatherFrame(context, language), publishedArticles(reading)])
      return { ...frame, ...shown }
    }),
  )

/** What surrounds articles. */
export type SiteFrame = Omit<SiteMaterial, keyof SiteArticles>

export const gatherFrames = (context: Context): Promise<readonly SiteFrame[]> =>
  Promise.all(languages.map((language) => gatherFrame(context, language)))

async function gatherFrame(context: Context, language: Language): Promise<SiteFrame> {
  const { database: db, environment } = context
  const call = { context, db, language, host: new URL(environment.publicUrl).host }
  const [set, config, options, pages, charges] = await Promise.all([
    readConfig(context, db),
    getConfig(call, { appid: 'web' }),
    formOptions(call),
    publishedPages(call),
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
    charges,
  }
}
