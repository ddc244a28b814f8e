import type { site } from '#contract/content.ts'
import { pickText } from '#contract/wire/language.ts'
import { captchaScenes } from '#contract/captchas.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Config } from '#contract/config.ts'
import { isGroupOpen } from '#server/channels/channels.ts'
import { availableMethods, isSimulated } from '#server/payments/payments.ts'
import { readConfig } from '#server/settings/config.ts'
import type { ReadCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { limits } from './form-options.ts'
import { appVersion } from '#server/health/health.ts'
import { offeredProviders } from '#server/third-party/third-party.ts'

type GetConfig = typeof site.getConfig

/** The only front end that calls this; each would have settings of its own. */
const webApp = 'web'

/** C-13: what a page may know before anybody signs in. Keys and ids for browsers, never a secret. */
export async function getConfig(
  call: Pick<ReadCall, 'context' | 'db' | 'host' | 'language'>,
  { appid }: Input<GetConfig>,
): Promise<Output<GetConfig>> {
  const { context, db, host, language } = call
  if (appid !== webApp) refuse('not_found')
  const config = await readConfig(context, db)
  const { alipay, wechat } = availableMethods(context)
  return {
    appId: webApp,
    appVersion,
    siteName: pickText(config['site.name'], language),
    mapsKey: config['maps.key'] || null,
    analyticsSiteId: analyticsIdFor(config, host),
    oauthProviders: offeredProviders(context),
    store: {
      url: config['store.url'],
      qrUrl: config['store.qrUrl'],
      itemValueMinor: config['store.itemValueMinor'],
      currency: 'CNY',
    },
    bankAccounts: [...config['bank.accounts']],
    customerService: [...config['customerService.contacts']],
    referralRewardCoins: config['referral.rewardCoins'],
    coinName: pickText(config['coins.name'], language),
    features: {
      southeastOpen: await isGroupOpen(db, 'SEA'),
      registrationOpen: config['registration.open'],
      requireActivation: config['registration.requireActivation'],
      alipay,
      wechat,
      feedbackPhoneRequired: config['feedback.phoneRequired'],
    },
    topUp: { minMinor: config['topup.min'], maxMinor: config['topup.max'], simulated: isSimulated(context) },
    captchaScenes: [...captchaScenes],
    limits,
    mailDelayMinutes: config['mail.delayMinutes'],
    delayPromise: [...config['delayPromise.tiers']],
  }
}

/** One of the configured pairs, by the requested host, whatever its port. */
function analyticsIdFor(config: Config, host: string): string | null {
  const hostname = (name: string) => name.toLowerCase().replace(/:\d+$/, '')
  return config['analytics.sites'].find((site) => hostname(site.host) === hostname(host))?.id ?? null
}
