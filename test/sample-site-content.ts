import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { readContent } from '#db/seed/content.ts'
import { channels } from '#db/seed/reference/channels.ts'
import { destinations } from '#db/seed/reference/destinations.ts'
import { priceRules } from '#db/seed/reference/price-rules.ts'
import { warehouses } from '#db/seed/reference/warehouses.ts'
import type { Language } from '#domain/language.ts'
import { sampleDestinations } from './sample-destinations.ts'
import { sampleOffers } from './sample-offers.ts'
import { samplePoints } from './sample-points.ts'

/*
 * The data of the public pages on a fresh installation, without a database: the texts, lines and prices that ship.
 * Facts in texts are filled with a stand-in here; tests in `server/content` check the real values.
 */

const content = await readContent()
const day = '2026-10-01T00:00:00.000Z'

export const assets = {
  css: '',
  wake: { code: '', hash: '' },
  asked: { code: '', hash: '' },
  parts: { hydrate: '/web_site/assets/hydrate.js', analytics: '/web_site/assets/analytics.js' },
  sitePaths: [],
  portalPaths: [],
}

export function sampleSite(language: Language, southeastOpen = false): SiteContent {
  const read = (text: StoredText) => filled(pickText(text, language), language)
  const articles = content.articles
    .toSorted((one, other) => Number(other.pinned ?? false) - Number(one.pinned ?? false) || later(one, other))
    .map(({ slug, kind, pinned = false, publishAt, title, summary, body }) => ({
      ...{ id: slug, slug, kind, pinned, publishedAt: new Date(publishAt).toISOString(), updatedAt: day },
      ...{ title: read(title), summary: read(summary), body: read(body) },
    }))
  const charges = chargesIn(language)
  return {
    language,
    publicUrl: 'https://smartcats.example',
    today: '2026-11-21',
    config: configOf(southeastOpen),
    analytics: { sites: [], script: '' },
    options: optionsOf(language),
    texts: Object.fromEntries(
      content.pages.map(({ slug, title, body }) => [
        slug,
        { slug, title: read(title), body: read(body), updatedAt: day },
      ]),
    ),
    articles,
    archive: articles.toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1)),
    charges,
    destinations: sampleDestinations(language, charges),
    pickUpPoints: samplePoints(language),
    usualDays: [],
    example: {
      ...exampleBox,
      offers: sampleOffers(charges, { ...exampleBox, pieces: [{ ...exampleBox, quantity: 1 }] }),
    },
    twoKilosToHongKong: sampleOffers(charges, { destinationCode: 'HK', weightG: 2000 }),
    lines: channels.map((channel) => ({ channelId: channel.code, needsPickUpPoint: channel.needs_pickup_point })),
    freeStorageDays: 30,
    disputeAnswerHours: 48,
    goodsExamples: [
      {
        ...{ goods: 'shoes', word: 'Trainers', verdict: 'allowed' },
        ...{ rule: 'Shoes and bags go as ordinary goods' },
      },
      {
        ...{ goods: 'perfume', word: 'Perfume', verdict: 'forbidden' },
        ...{ rule: 'Cannot be sent' },
      },
    ],
  }
}

const exampleBox = { destinationCode: 'HK', weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }

const later = (one: { publishAt: string }, other: { publishAt: string }) => (one.publishAt < other.publishAt ? 1 : -1)

const filled = (text: string, language: Language) =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_all, name: string) => {
    const channel = channels.find(({ code }) => name === `promise:${code}`)
    if (channel) return pickText(channel.promise, language) || '—'
    if (name === 'lossPercent') return '100%'
    return /^(price:|delayTable)/.test(name) ? '| A | B |\n| --- | --- |\n| 1 | 2 |' : '7'
  })

const configOf = (southeastOpen: boolean): SiteContent['config'] => ({
  appId: 'web',
  appVersion: '1.0.2484',
  siteName: 'Smart Cats',
  mapsKey: null,
  analyticsSiteId: null,
  oauthProviders: [],
  store: { url: '', qrUrl: '', itemValueMinor: 100, currency: 'CNY' },
  bankAccounts: [],
  customerService: [
    { kind: 'email', label: 'E-mail', value: 'service@example.com', qrUrl: '' },
    { kind: 'phone', label: 'WhatsApp', value: '+852 5000 0000', qrUrl: '' },
  ],
  referralRewardCoins: 1000,
  coinName: '',
  features: {
    ...{ southeastOpen, registrationOpen: true, requireActivation: true, alipay: false, wechat: false },
    feedbackPhoneRequired: false,
  },
  topUp: { minMinor: 100, maxMinor: 5_000_000, simulated: false },
  captchaScenes: [],
  limits,
  mailDelayMinutes: { min: 1, max: 30 },
  delayPromise: [],
})

const limits = {
  ...{ claimImageMaxBytes: 2_097_152, imageTypes: ['image/png'], batchMax: 50, goodsLinesMax: 20 },
  parcelsPerOrderMax: 100,
}

const optionsOf = (language: Language): SiteContent['options'] => ({
  warehouses: [
    { code: 1, id: null, name: 'All of them', sort: 1 },
    ...warehouses.map(({ code, name, sort }) => ({
      code,
      id: `warehouse-${code}`,
      name: pickText(name, language),
      sort,
    })),
  ],
  couriers: [],
  goodsTypes: [],
  trackEvents: [],
  channels: channels.map(({ code, group_code: group, name, intro_path: introPath }) => ({
    ...{ id: code, code, text: pickText(name, language), group, orderTypes: [1, 2], introPath },
  })),
  destinations: destinations
    .filter(({ active }) => active)
    .map(({ code, group_code: group, name, open }) => ({ code, group, text: pickText(name, language), open })),
  currencies: [],
  homeRegions: [],
  pickUpRegions: [],
  salutations: [],
  limits,
  pricing: { volumeDivisor: 6000, minWeightG: 1000, stepG: 1000, insuranceBp: 500 },
})

const chargesIn = (language: Language): SiteContent['charges'] =>
  priceRules.map(({ channel: code, destination, currency, goodsType, ...price }) => {
    const channel = channels.find((each) => each.code === code)
    return {
      ...{ channelId: code, destinationCode: destination, currency, goodsType },
      open: destinations.find((each) => each.code === destination)?.open ?? true,
      name: channel ? pickText(channel.name, language) : code,
      promise: channel ? pickText(channel.promise, language) : '',
      firstWeightG: price.firstKg * 1000,
      firstPriceMinor: price.firstMinor,
      continuationPriceMinor: price.nextMinor,
      minChargeMinor: price.minimumMinor,
      capWeightG: price.capKg === null ? null : price.capKg * 1000,
      ...{ warehouseCode: null, weightFromKg: 1, weightToKg: null, validFrom: day },
    }
  })
