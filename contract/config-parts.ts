import type { Config } from './config.ts'

type Key = keyof Config

/** The settings in the order in which people look for them. */
export const configParts = {
  company: [
    'site.name',
    'customerService.contacts',
    'bank.accounts',
    'store.url',
    'store.qrUrl',
    'store.itemValueMinor',
    'maps.key',
    'analytics.sites',
    'analytics.script',
  ],
  accounts: [
    'registration.open',
    'registration.requireActivation',
    'password.allowLeadingUnderscore',
    'session.memberDays',
    'staff.oneTimePasswordHours',
    'mail.delayMinutes',
    'feedback.phoneRequired',
  ],
  prices: [
    'pricing.divisor',
    'insurance.bp',
    'declaredValue.max',
    'order.priceHoldHours',
    'order.tolerance',
    'order.autoSignDays',
    'order.autoDebitSupplement',
    'delayPromise.tiers',
    'customs.allowances',
  ],
  money: [
    'topup.min',
    'topup.max',
    'payment.ttlMinutes',
    'bankTransfer.autoCredit',
    'fourEyes.amountMinor',
    'coins.secondPersonAbove',
    'coins.serviceDayMax',
    'coupons.serviceEachMinor',
    'coupons.serviceDayMinor',
    'coupons.secondPersonAbove',
  ],
  rewards: [
    'referral.rewardCoins',
    'referral.rewardOn',
    'referral.firstOrderMinor',
    'referral.firstOrderDays',
    'referral.lapseDays',
    'referral.perMonthMax',
    'referral.inAllMax',
    'referral.perNetworkDayMax',
    'coins.name',
    'coins.perUnit',
    'coins.maxShareBp',
    'coins.expireDays',
  ],
  parcels: [
    'forecast.openMax',
    'forecast.perDayMax',
    'storage.freeDays',
    'storage.perDayMinor',
    'storage.reminderDays',
    'transfer.perKgMinor',
    'transfer.atLeastMinor',
    'transfer.lateDays',
    'storage.longestDays',
    'storage.extendDaysMax',
    'rules.graceHours',
    'rules.perMemberMax',
    'claim.imageRequired',
    'unclaimed.retentionDays',
    'dispute.answerHours',
    'dispute.daysAfterShipping',
    'photo.required',
    'station.unlikely',
  ],
} as const satisfies Record<string, readonly Key[]>

export type ConfigPart = keyof typeof configParts

/** Of each two the first is never above the second. */
export const leastAndMost = [
  ['topup.min', 'topup.max'],
  ['referral.perMonthMax', 'referral.inAllMax'],
  ['coupons.serviceEachMinor', 'coupons.serviceDayMinor'],
  ['forecast.perDayMax', 'forecast.openMax'],
] as const satisfies readonly (readonly [Key, Key])[]

/** What finance may change besides administrators (B-SY-01). Not the limits that finance itself has to keep. */
export const financeKeys: readonly Key[] = [
  'bank.accounts',
  'pricing.divisor',
  'insurance.bp',
  'declaredValue.max',
  'order.priceHoldHours',
  'order.tolerance',
  'delayPromise.tiers',
  'storage.freeDays',
  'storage.perDayMinor',
  'transfer.perKgMinor',
  'transfer.atLeastMinor',
  'store.itemValueMinor',
  'topup.min',
  'topup.max',
  'payment.ttlMinutes',
  'referral.rewardCoins',
  'referral.firstOrderMinor',
  'coins.perUnit',
  'coins.maxShareBp',
  'coins.expireDays',
]
