import type { SiteContent, SiteExample } from '#contract/site-content.ts'
import type { Language } from '#domain/language.ts'
import { activeChannels, chargesInForce } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import { formOptions, getConfig, publishedArticles, publishedPages } from '#server/content/content.ts'
import type { Context } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { goodsExamples } from '#server/goods/goods.ts'
import { findUsualDays } from '#server/orders/orders.ts'
import { listPickUpPoints } from '#server/pick-up-points/pick-up-points.ts'
import { siteDestinations } from './site-destinations.ts'
import { type Call, offersFor } from './site-offers.ts'

/** Everything that the public pages show. */
export async function loadSiteContent(context: Context, language: Language): Promise<SiteContent> {
  const { database: db, environment } = context
  const call = { context, db, language, host: new URL(environment.publicUrl).host }
  const [
    set,
    config,
    options,
    pages,
    articles,
    charges,
    channels,
    points,
    usualDays,
    example,
    twoKilosToHongKong,
    goods,
  ] = await Promise.all([
    readConfig(context, db),
    getConfig(call, { appid: 'web' }),
    formOptions(call),
    publishedPages(call),
    publishedArticles(call),
    chargesInForce(call),
    activeChannels(db),
    listPickUpPoints(call, { page: 1, pageSize: pickUpPointsAtMost }),
    findUsualDays(db),
    exampleFor(call),
    offersFor(call, { destinationCode: 'HK', totalWeightG: 2000 }),
    goodsExamples(db, language),
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
    destinations: await siteDestinations(call, options, set['customs.allowances']),
    pickUpPoints: points.list,
    usualDays,
    example,
    twoKilosToHongKong,
    lines: channels.map(({ id, needsPickUpPoint }) => ({ channelId: id, needsPickUpPoint })),
    freeStorageDays: set['storage.freeDays'],
    disputeAnswerHours: set['dispute.answerHours'],
    goodsExamples: goods,
  }
}

const pickUpPointsAtMost = 100

/** A light parcel in a large box: the price of the home page then shows what volume weight is. */
const exampleBox = { destinationCode: 'HK', weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 } as const

async function exampleFor(call: Call): Promise<SiteExample> {
  const { weightG, ...box } = exampleBox
  return { ...exampleBox, offers: await offersFor(call, { ...box, totalWeightG: weightG }) }
}
