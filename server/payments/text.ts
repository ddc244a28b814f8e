import { paymentMethodText as wallets } from '#contract/codes.ts'
import { formatTime } from '#contract/format.ts'
import type { Language, Text } from '#domain/language.ts'

/**
 * What the payer reads in the wallet app. The apps refuse some signs, and statements separate their cells by commas, so
 * these are left out of the name.
 */
export const subject = (siteName: string, language: Language): string =>
  subjects[language](siteName.replaceAll(/[/=&<>"'\\,`]/g, ' ').trim())

const subjects: Readonly<Record<Language, (siteName: string) => string>> = {
  'zh-Hans': (siteName) => `${siteName} 余额充值`,
  'zh-Hant': (siteName) => `${siteName} 餘額充值`,
  en: (siteName) => `${siteName} balance top-up`,
}

/** The remark on the entry that takes a refund from the balance. */
export const refundRemark = (method: keyof typeof wallets, reason: string): Text => ({
  'zh-Hans': `退回${wallets[method]['zh-Hans']}：${reason}`,
  'zh-Hant': `退回${wallets[method]['zh-Hant']}：${reason}`,
  en: `Refunded to ${wallets[method].en}: ${reason}`,
})

/** The remark on the entry that puts it back. */
export const returnedRemark = (method: keyof typeof wallets): Text => ({
  'zh-Hans': `未能退回${wallets[method]['zh-Hans']}，款项已还到余额`,
  'zh-Hant': `未能退回${wallets[method]['zh-Hant']}，款項已退回餘額`,
  en: `The refund to ${wallets[method].en} failed, so the amount is back in the balance`,
})

/** Five payments in a row ran out: each of them is asked about for a day, so no more are made for an hour. */
export const pausedText = (until: string): Text => ({
  'zh-Hans': `一小时内有 5 笔付款过期未付，${formatTime(until)}（UTC+8）之后才能再次发起在线充值`,
  'zh-Hant': `一小時內有 5 筆付款逾時未付，${formatTime(until)}（UTC+8）之後才可再次進行網上充值`,
  en: `Five payments expired unpaid within an hour. You can start another online top-up after ${formatTime(until)} (UTC+8)`,
})
