import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { freeDaysLeft, type StorageTerms } from '#domain/storage.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { storageReminder } from '#server/mail/texts/parcels.text.ts'

interface Reminder {
  readonly parcels: readonly { readonly trackingNumber: string; readonly storedMs: number }[]
  readonly terms: StorageTerms
  readonly publicUrl: string
}

const listedMost = 20

/** STORAGE_REMINDER: which parcels, how many free days they have left, what happens then, and what to do. */
export function reminderMail(language: Language, { parcels, terms, publicUrl }: Reminder) {
  const say = sentences[language]
  const lefts = parcels.map(({ storedMs }) => freeDaysLeft(storedMs, terms))
  const lines = parcels
    .slice(0, listedMost)
    .map((parcel, index) => say.parcel(parcel.trackingNumber, lefts[index] ?? 0))
  const more = parcels.length - lines.length
  const { CNY, HKD } = terms.perDayMinor
  const fee = CNY === 0 && HKD === 0 ? say.noFee : say.fee(withDecimals(CNY, 2), withDecimals(HKD, 2))
  const values = {
    daysLeft: say.daysLeft(parcels.length, Math.min(...lefts)),
    parcels: [...lines, ...(more > 0 ? [say.more(more)] : [])].join('\n'),
    fee,
    applyLink: `${publicUrl}/web_site/applyFreight`,
  }
  return letterOf(storageReminder, language, values, { notice: fee })
}

interface Sentences {
  readonly daysLeft: (count: number, days: number) => string
  readonly parcel: (trackingNumber: string, days: number) => string
  readonly more: (count: number) => string
  readonly noFee: string
  readonly fee: (cny: string, hkd: string) => string
}

const sentences: Readonly<Record<Language, Sentences>> = {
  'zh-Hans': {
    daysLeft: (count, days) =>
      days > 0 ? `${count} 个包裹的免费仓储还有 ${days} 天` : `${count} 个包裹的免费仓储已到期`,
    parcel: (trackingNumber, days) => (days > 0 ? `${trackingNumber}：还有 ${days} 天` : `${trackingNumber}：已到期`),
    more: (count) => `另有 ${count} 个包裹，请登录查看`,
    noFee: '目前超期不收仓储费。',
    fee: (cny, hkd) => `超期后每个包裹每天 CNY ${cny} 或 HKD ${hkd}，只在您确认后收取。`,
  },
  'zh-Hant': {
    daysLeft: (count, days) =>
      days > 0 ? `${count} 個包裹的免費倉儲尚餘 ${days} 天` : `${count} 個包裹的免費倉儲已到期`,
    parcel: (trackingNumber, days) => (days > 0 ? `${trackingNumber}：尚餘 ${days} 天` : `${trackingNumber}：已到期`),
    more: (count) => `另有 ${count} 個包裹，請登入查看`,
    noFee: '目前超期不收倉儲費。',
    fee: (cny, hkd) => `超期後每個包裹每天 CNY ${cny} 或 HKD ${hkd}，只在你確認後收取。`,
  },
  en: {
    daysLeft: (count, days) =>
      days > 0
        ? `${count === 1 ? 'A parcel has' : `${count} parcels have`} ${days} free storage ${days === 1 ? 'day' : 'days'} left`
        : `Free storage has ended for ${count === 1 ? 'a parcel' : `${count} parcels`}`,
    parcel: (trackingNumber, days) =>
      days > 0 ? `${trackingNumber}: ${days} ${days === 1 ? 'day' : 'days'} left` : `${trackingNumber}: ended`,
    more: (count) => `and ${count} more. Log in to see them`,
    noFee: 'We currently do not charge for storage after that.',
    fee: (cny, hkd) =>
      `After that, storage costs CNY ${cny} or HKD ${hkd} a day for each parcel. We charge it only if you confirm.`,
  },
}
