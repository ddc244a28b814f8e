import { site } from '#contract/content.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { afterEach, expect, test } from 'vitest'

const t = await openTestServer()
const settings = async (language: 'zh-Hans' | 'zh-Hant' | 'en' = 'en') =>
  (await t.visitor.ask(site.getConfig, { appid: 'web' }, { language })).wire

afterEach(() => configure(t, {}))

// Proves
test('the web is told its version, name, limits and promises without a token', async () => {
  expect(await settings('zh-Hant')).toEqual({
    appId: 'web',
    appVersion: '1.0.2484',
    siteName: '靈貓集運',
    mapsKey: null,
    analyticsSiteId: null,
    oauthProviders: ['facebook', 'wechat', 'qq', 'wangwang'].map((provider) => ({
      provider,
      enabled: false,
      clientId: null,
    })),
    store: { url: '', qrUrl: '', itemValueMinor: 100, currency: 'CNY' },
    bankAccounts: [],
    customerService: [],
    referralRewardCoins: 1000,
    coinName: '貓幣',
    features: {
      southeastOpen: false,
      registrationOpen: true,
      requireActivation: true,
      alipay: false,
      wechat: false,
      feedbackPhoneRequired: true,
    },
    topUp: { minMinor: 100, maxMinor: 5_000_000, simulated: false },
    captchaScenes: ['login', 'register', 'reset', 'consolidate', 'site'],
    limits: {
      claimImageMaxBytes: 2_097_152,
      imageTypes: ['png', 'jpg', 'jpeg'],
      batchMax: 1000,
      goodsLinesMax: 50,
      packagesPerOrderMax: 100,
    },
    mailDelayMinutes: { min: 1, max: 30 },
    delayPromise: [
      { overHours: 24, reductionBp: 5000, creditBp: 0 },
      { overHours: 48, reductionBp: 10_000, creditBp: 5000 },
      { overHours: 72, reductionBp: 10_000, creditBp: 10_000 },
    ],
  })
})

// Proves R-479
test('what staff set is what the web is told', async () => {
  await configure(t, {
    'maps.key': 'a-key-for-browsers',
    'store.url': 'https://store.example/',
    'bank.accounts': [
      { bank: 'Bank', holder: 'Holder', number: '1', currency: 'HKD' },
      { bank: 'Made up', holder: 'Nobody', number: '2', currency: 'CNY', sample: true },
    ],
    'customerService.contacts': [{ kind: 'email', label: 'E-mail', value: 'a@example.com', qrUrl: '' }],
    'referral.rewardCoins': 100,
    'coins.name': { cn: '山币', en: '山幣', sh: 'mountain coins' },
  })
  expect(await settings()).toMatchObject({
    mapsKey: 'a-key-for-browsers',
    store: { url: 'https://store.example/' },
    bankAccounts: [
      { bank: 'Bank', holder: 'Holder', number: '1', currency: 'HKD' },
      { bank: 'Made up', holder: 'Nobody', number: '2', currency: 'CNY', sample: true },
    ],
    customerService: [{ kind: 'email', label: 'E-mail', value: 'a@example.com', qrUrl: '' }],
    referralRewardCoins: 100,
    coinName: 'mountain coins',
  })
})

// Proves R-549
test('Southeast Asia is told as open once each of its destinations is', async () => {
  await t.db.run(sql`update destinations set open = true where group_code = 'SEA' and code <> 'PH'`)
  expect(await settings()).toMatchObject({ features: { southeastOpen: false } })
  await t.db.run(sql`update destinations set open = true where code = 'PH'`)
  expect(await settings()).toMatchObject({ features: { southeastOpen: true } })
  await t.db.run(sql`update destinations set open = false where group_code = 'SEA'`)
})

// Proves R-479
test('the analytics id is that of the host that was asked, whatever its port', async () => {
  await configure(t, {
    'analytics.sites': [
      { host: 'www.example.com', id: 'first' },
      { host: '127.0.0.1', id: 'second' },
    ],
  })
  expect(await settings()).toMatchObject({ analyticsSiteId: 'second' })
})

// Proves R-479
test('another app is unknown, and none is asked for on its field', async () => {
  expect(await t.visitor.ask(site.getConfig, { appid: 'zzz' })).toMatchObject({ code: 1002 })
  expect(await t.visitor.ask(site.getConfig, {})).toMatchObject({
    code: 1001,
    wire: { fields: { appid: expect.any(String) } },
  })
})
