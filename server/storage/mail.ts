import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { extendedBy, freeDaysLeft, type StorageTerms } from '#domain/storage.ts'
import { minuteOf } from '#domain/wall-clock.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { storageReminder } from '#server/mail/texts/parcels.text.ts'
import { storageExtended } from '#server/mail/texts/storage.text.ts'

interface Reminder {
  readonly parcels: readonly {
    readonly trackingNumber: string
    readonly storedMs: number
    readonly extraDays: number
  }[]
  readonly terms: StorageTerms
  readonly publicUrl: string
}

const listedMost = 20

/** STORAGE_REMINDER: which parcels, how many free days they have left, what happens then, and what to do. */
export function reminderMail(language: Language, { parcels, terms, publicUrl }: Reminder) {
  const say = sentences[language]
  const lefts = parcels.map(({ storedMs, extraDays }) => freeDaysLeft(storedMs, extendedBy(terms, extraDays)))
  const soonest = Math.min(...lefts)
  const lines = parcels
    .slice(0, listedMost)
    .map((parcel, index) => say.parcel(parcel.trackingNumber, lefts[index] ?? 0))
  const more = parcels.length - lines.length
  const { CNY, HKD } = terms.perDayMinor
  const fee = CNY === 0 && HKD === 0 ? say.noFee : say.fee(withDecimals(CNY, 2), withDecimals(HKD, 2))
  const values = {
    // Of the most urgent alone: the others, which have more days, are in the list.
    daysLeft: say.daysLeft(lefts.filter((left) => left === soonest).length, soonest),
    parcels: [...lines, ...(more > 0 ? [say.more(more)] : [])].join('\n'),
    fee,
    applyLink: `${publicUrl}/web_site/applyFreight`,
  }
  return letterOf(storageReminder, language, values, { notice: fee })
}

interface Extended {
  readonly trackingNumber: string
  readonly days: number
  readonly freeUntil: string
  /** What staff wrote; empty unless the member may read it. */
  readonly reason: string
  readonly publicUrl: string
}

/** STORAGE_EXTENDED: how many more days are free, until when, and why if that is meant for the member. */
export const extendedMail = (language: Language, { trackingNumber, days, freeUntil, reason, publicUrl }: Extended) =>
  letterOf(storageExtended, language, {
    trackingNumber,
    moreDays: sentences[language].moreDays(days),
    lastDay: minuteOf(freeUntil),
    remark: reason === '' ? '' : sentences[language].because(reason),
    parcelsLink: `${publicUrl}/web_site/packageList`,
  })

interface Sentences {
  readonly moreDays: (days: number) => string
  readonly because: (reason: string) => string
  readonly daysLeft: (count: number, days: number) => string
  readonly parcel: (trackingNumber: string, days: number) => string
  readonly more: (count: number) => string
  readonly noFee: string
  readonly fee: (cny: string, hkd: string) => string
}

const sentences: Readonly<Record<Language, Sentences>> = {
  'zh-Hans': {
    moreDays: (days) => `${days} 天`,
    because: (reason) => `说明：${reason}`,
    daysLeft: (count, days) =>
      days > 0 ? `${count} 个包裹的免费仓储还有 ${days} 天` : `${count} 个包裹的免费仓储已到期`,
    parcel: (trackingNumber, days) => (days > 0 ? `${trackingNumber}：还有 ${days} 天` : `${trackingNumber}：已到期`),
    more: (count) => `另有 ${count} 个包裹，请登录查看`,
    noFee: '目前超期不收仓储费。',
    fee: (cny, hkd) => `超期后每个包裹每天 CNY ${cny} 或 HKD ${hkd}，只在您确认后收取。`,
  },
  'zh-Hant': {
    moreDays: (days) => `${days} 天`,
    because: (reason) => `說明：${reason}`,
    daysLeft: (count, days) =>
      days > 0 ? `${count} 個包裹的免費倉儲尚餘 ${days} 天` : `${count} 個包裹的免費倉儲已到期`,
    parcel: (trackingNumber, days) => (days > 0 ? `${trackingNumber}：尚餘 ${days} 天` : `${trackingNumber}：已到期`),
    more: (count) => `另有 ${count} 個包裹，請登入查看`,
    noFee: '目前超期不收倉儲費。',
    fee: (cny, hkd) => `超期後每個包裹每天 CNY ${cny} 或 HKD ${hkd}，只在你確認後收取。`,
  },
  en: {
    moreDays: (days) => `${days} more ${days === 1 ? 'day' : 'days'}`,
    because: (reason) => `Note: ${reason}`,
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
