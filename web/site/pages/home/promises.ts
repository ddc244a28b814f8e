import type { SiteContent } from '#contract/site-content.ts'
import { lossMinor } from '#domain/loss.ts'
import { capital } from '#domain/capital.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from './home.text.ts'

export interface Promised {
  readonly title: string
  readonly sentence: string
  /** For the row of figures; those without one stand in the full text alone. */
  readonly short?: { readonly figure: string; readonly about: string } | undefined
  /** The article with the details, if there is one. */
  readonly article?: SiteContent['archive'][number] | undefined
}

const lateDelivery = 'late-delivery-reductions'

/**
 * The words of specification §9, with every number taken from the current rules; promises that no longer apply are left
 * out.
 */
export function promisesOf(site: SiteContent): readonly Promised[] {
  const t = textIn(text, site.language)
  const { volumeDivisor, minWeightG, stepG, insuranceBp } = site.options.pricing
  const premium = `${(insuranceBp / 100).toFixed(2)}%`
  const promises: readonly Promised[] = [
    linePromise(t.promiseParcelTitle, promiseOf(site, 'HK_PARCEL')),
    linePromise(t.promiseBulkTitle, promiseOf(site, 'HK_BULK')),
    {
      title: t.promiseDelayTitle,
      sentence: delayPromise(site),
      short: { figure: delayFigure(site), about: t.promiseDelayAbout },
      article: site.archive.find(({ slug }) => slug === lateDelivery),
    },
    linePromise(t.promiseLostTitle, t.fill('promiseLost', { percent: lossPercent })),
    {
      title: t.promiseInsuranceTitle,
      sentence: t.fill('promiseInsurance', { percent: premium }),
      short: { figure: t.fill('promiseInsuranceShort', { percent: premium }), about: t.promiseInsuranceAbout },
    },
    {
      title: t.promiseWeightTitle,
      sentence: t.fill('promiseWeight', { divisor: volumeDivisor, least: minWeightG / 1000, step: stepG / 1000 }),
    },
  ]
  return promises.filter(({ sentence }) => sentence !== '')
}

/** Short enough to be its own figure. */
const linePromise = (title: string, sentence: string): Promised => ({
  title,
  sentence,
  short: { figure: sentence, about: title },
})

/** A channel's own promise, with a capital letter to start a sentence. */
function promiseOf({ options, charges }: SiteContent, code: string): string {
  const channel = options.channels.find((each) => each.code === code)
  return capital(charges.find(({ channelId }) => channelId === channel?.id)?.promise ?? '')
}

function delayPromise({ config, language }: SiteContent): string {
  const t = textIn(text, language)
  const tiers = config.delayPromise.map(({ overHours, reductionBp, creditBp }, index, all) => {
    const isFirstCredit = all.findIndex((tier) => tier.creditBp > 0) === index
    const words = creditBp === 0 ? 'tier' : isFirstCredit ? 'tierWithCredit' : 'tierWithMoreCredit'
    return t.fill(words, { hours: overHours, reduction: percent(reductionBp), credit: percent(creditBp) })
  })
  if (tiers.length === 0) return ''
  return language === 'en' ? `${capital(tiers.join('; '))}.` : `${tiers.join('；')}。`
}

function delayFigure({ config: { delayPromise: tiers }, language }: SiteContent): string {
  const reductions = tiers.map(({ reductionBp }) => reductionBp)
  const [least, most] = [Math.min(...reductions), Math.max(...reductions)]
  return textIn(text, language).fill('promiseDelayShort', { least: percent(least), most: percent(most) })
}

const percent = (bp: number) => `${bp / 100}%`

/** The share of a declared value paid for a total loss, taken from the rule itself. */
export const lossPercent = percent(lossMinor(10_000, [{ id: 'all', totalGoodsValueMinor: 0 }], ['all'], []))
