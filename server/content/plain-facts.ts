import type { Config } from '#contract/config.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { lossMinor } from '#domain/loss.ts'
import type { Currency } from '#domain/money.ts'
import { keptDays } from '#server/jobs/kept-days.ts'
import type { Warehouse } from '#server/warehouses/warehouses.ts'
import { amount, delayHeadings, inWords, kilos, overHours, percent, shareOfFreight } from './facts.text.ts'
import { limits, steps } from './form-options.ts'
import { tableOf } from './markdown-table.ts'
import { rewardStep, rewardThen } from './referral.text.ts'

/** What these names are filled from, besides the rules themselves. */
export interface Known {
  readonly config: Config
  readonly warehouses: readonly Warehouse[]
  readonly points: number
}

type Say = (known: Known, language: Language) => string

const inBoth = (minor: number) => `${amount(minor, 'CNY')} / ${amount(minor, 'HKD')}`
const tolerated = (currency: Currency) => (known: Known) => amount(known.config['order.tolerance'].floorMinor, currency)

/** The share of a declared value that is owed when everything is lost, computed by the rule itself. */
const lossBp = lossMinor(10_000, [{ id: 'all', totalGoodsValueMinor: 0 }], ['all'], [])

/** Every name that a text may contain, except those of a channel. */
export const plainFacts: Readonly<Record<string, Say>> = {
  siteName: ({ config }, language) => pickText(config['site.name'], language),
  coinName: ({ config }, language) => pickText(config['coins.name'], language),
  insurancePercent: ({ config }) => percent(config['insurance.bp'], 2),
  volumeDivisor: ({ config }) => String(config['pricing.divisor']),
  minWeight: (_known, language) => kilos(steps.minWeightG, language),
  declaredValueMax: ({ config }) => inBoth(config['declaredValue.max']),
  lossPercent: () => percent(lossBp),
  referralReward: ({ config }) => String(config['referral.rewardCoins']),
  referralStep: ({ config }, language) => rewardStep(config, language),
  referralThen: ({ config }, language) => rewardThen(config, language),
  coinsPerCny: ({ config }) => String(config['coins.perUnit'].CNY),
  coinsPerHkd: ({ config }) => String(config['coins.perUnit'].HKD),
  coinsMaxShare: ({ config }) => percent(config['coins.maxShareBp']),
  storageFreeDays: ({ config }) => String(config['storage.freeDays']),
  unclaimedDays: ({ config }) => String(config['unclaimed.retentionDays']),
  disputeAnswerHours: ({ config }) => String(config['dispute.answerHours']),
  disputeDays: ({ config }) => String(config['dispute.daysAfterShipping']),
  sessionsKeptDays: () => String(keptDays.sessions),
  failedSignInsKeptHours: () => String(keptDays.failedSignIns * 24),
  noticesKeptDays: () => String(keptDays.notices),
  mailsKeptDays: () => String(keptDays.mails),
  unusedPicturesKeptHours: () => String(keptDays.unusedPictures * 24),
  unknownGoodsKeptDays: () => String(keptDays.unknownGoods),
  tolerancePercent: ({ config }) => percent(config['order.tolerance'].bp),
  toleranceCny: tolerated('CNY'),
  toleranceHkd: tolerated('HKD'),
  mailDelayMin: ({ config }) => String(config['mail.delayMinutes'].min),
  mailDelayMax: ({ config }) => String(config['mail.delayMinutes'].max),
  warehouseCount: ({ warehouses }) => String(warehouses.length),
  warehouses: ({ warehouses }, language) =>
    inWords(
      warehouses.map(({ name }) => pickText(name, language)),
      language,
    ),
  pickUpPointCount: ({ points }) => String(points),
  packagesPerOrderMax: () => String(limits.parcelsPerOrderMax),
  batchMax: () => String(limits.batchMax),
  claimImageMax: () => `${limits.claimImageMaxBytes / 1_048_576} MB`,
  topUpMin: ({ config }) => amount(config['topup.min'], 'CNY'),
  topUpMax: ({ config }) => amount(config['topup.max'], 'CNY'),
  storeItemValue: ({ config }) => amount(config['store.itemValueMinor'], 'CNY'),
  delayTable: ({ config }, language) =>
    tableOf([
      delayHeadings[language],
      ...config['delayPromise.tiers'].map(({ overHours: hours, reductionBp, creditBp }) => [
        overHours(hours, language),
        percent(reductionBp),
        creditBp === 0 ? '—' : shareOfFreight(percent(creditBp), language),
      ]),
    ]),
}
