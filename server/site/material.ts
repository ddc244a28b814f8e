import type { SiteArticles, SiteMaterial } from '#contract/site-material.ts'
import { type Language, languages } from '#domain/language.ts'
import { chargesInForce } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import { formOptions, getConfig, publishedArticles, publishedPages } from '#server/content/content.ts'
import type { House } from '#server/house.ts'
import { businessDate } from '#server/database/numbers.ts'

/** Everything that the public pages show, in each language. */
export const gatherMaterial = (house: House): Promise<readonly SiteMaterial[]> =>
  Promise.all(
    languages.map(async (language) => {
      const reading = { house, db: house.database, language }
      const [frame, shown] = await Promise.all([gatherFrame(house, language), publishedArticles(reading)])
      return { ...frame, ...shown }
    }),
  )

/** What surrounds articles. */
export type SiteFrame = Omit<SiteMaterial, keyof SiteArticles>

export const gatherFrames = (house: House): Promise<readonly SiteFrame[]> =>
  Promise.all(languages.map((language) => gatherFrame(house, language)))

async function gatherFrame(house: House, language: Language): Promise<SiteFrame> {
  const { database: db, environment } = house
  const call = { house, db, language, host: new URL(environment.publicUrl).host }
  const [set, config, options, pages, charges] = await Promise.all([
    readConfig(house, db),
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
