import * as z from 'zod/mini'
import { currency, id, minor, nothing, page, text, time } from '#contract/wire/fields.ts'
import { paging } from '#contract/wire/input-fields.ts'
import { captchaScenes } from './captchas.ts'
import { mailDelayMinutes } from './members.ts'
import { group, read } from '#contract/wire/operation.ts'
import { formOptions } from './form-options.ts'

/** What a front end is told before anyone signs in; never a secret. */
const siteConfig = z.object({
  appId: z.string(),
  appVersion: z.string(),
  siteName: z.string(),
  mapsKey: z.nullable(z.string()),
  /** Depends on the host of the request. */
  analyticsSiteId: z.nullable(z.string()),
  oauthProviders: z.array(z.object({ provider: z.string(), enabled: z.boolean(), clientId: z.nullable(z.string()) })),
  store: z.object({ url: z.string(), qrUrl: z.string(), itemValueMinor: minor, currency: z.literal('CNY') }),
  bankAccounts: z.array(
    z.object({
      bank: z.string(),
      holder: z.string(),
      number: z.string(),
      currency,
      /** Made up for a demonstration: no money may be sent there. */
      sample: z.optional(z.boolean()),
    }),
  ),
  customerService: z.array(z.object({ kind: z.string(), label: z.string(), value: z.string(), qrUrl: z.string() })),
  referralRewardCoins: z.int(),
  coinName: z.string(),
  features: z.object({
    southeastOpen: z.boolean(),
    registrationOpen: z.boolean(),
    requireActivation: z.boolean(),
    alipay: z.boolean(),
    wechat: z.boolean(),
    feedbackPhoneRequired: z.boolean(),
  }),
  /** One online top-up, in yuan: its limits, and whether its money is only simulated (E-16 ends it). */
  topUp: z.object({ minMinor: minor, maxMinor: minor, simulated: z.boolean() }),
  captchaScenes: z.array(z.enum(captchaScenes)),
  limits: formOptions.shape.limits,
  mailDelayMinutes,
  delayPromise: z.array(z.object({ overHours: z.int(), reductionBp: z.int(), creditBp: z.int() })),
})

/** Liveness only; `/api/ready` says whether it is ready to serve. */
export const site = group('site', {
  health: read('/api/health', {
    id: 'E-14',
    who: 'anyone',
    // Monitoring asks every few seconds, from one address.
    limit: 'none',
    input: nothing,
    output: z.object({ status: z.literal('ok'), appVersion: z.string() }),
  }),
  getConfig: read('/api/GlsConfig/GetGlsSysConfigByAppid', {
    id: 'C-13',
    who: 'anyone',
    input: z.object({ appid: text(1, 40) }),
    output: siteConfig,
  }),
  formOptions: read('/api/vjiyuninbound/get_page_set_site', {
    id: 'C-26',
    who: 'anyone',
    input: nothing,
    output: z.pick(formOptions, {
      warehouses: true,
      couriers: true,
      goodsTypes: true,
      trackEvents: true,
      channels: true,
      destinations: true,
      currencies: true,
      homeRegions: true,
      pickUpRegions: true,
      salutations: true,
      limits: true,
      pricing: true,
    }),
  }),
})

/** A notice is the older name of an announcement. */
const articleKind = z.codec(
  z.enum(['announcement', 'notice', 'industry'], { error: 'field_choice' }),
  z.enum(['announcement', 'industry']),
  { decode: (kind) => (kind === 'notice' ? 'announcement' : kind), encode: (kind) => kind },
)

/** What we publish: the newest articles, or one with its text, by id or slug. */
export const articles = group('articles', {
  list: read('/api/vjiyunclient/GetJiyunWebsiteMessageModelsByQuery', {
    id: 'C-54',
    who: 'anyone',
    input: z.object({
      kind: z.optional(articleKind),
      id: z.optional(id),
      slug: z.optional(text(1, 80)),
      keyword: z.optional(text(0, 50)),
      ...paging,
    }),
    output: page(
      z.object({
        id,
        slug: z.string(),
        kind: z.enum(['announcement', 'industry']),
        title: z.string(),
        summary: z.string(),
        /** Markdown. */
        body: z.optional(z.string()),
        publishedAt: time,
        pinned: z.boolean(),
      }),
    ),
  }),
})

/**
 * The standing pages. Slugs: companyProfile, helpCenter, tutorial, contraband, carriageTerms, privacyPolicy,
 * kongFreight, kongFreightCharges, taiwanFreight, singaporeFreight, malaysiaFreight, southeast, southeastSurvey,
 * domesticNotice, homeBanner, and `channel-` with the code of each line.
 */
export const pages = group('pages', {
  get: read('/api/content/page', {
    id: 'E-12',
    who: 'anyone',
    input: z.object({ slug: text(1, 80) }),
    output: z.object({ slug: z.string(), title: z.string(), body: z.string(), updatedAt: time }),
  }),
})
