import type { Language } from '#domain/language.ts'
import { signed } from '#server/mail/letter.ts'
import { amountText } from './amount.ts'
import type { Transfer } from './sql.ts'

interface Mail {
  readonly subject: string
  readonly body: string
}

/** BANK_TRANSFER_APPROVED: the voucher was approved, the money follows. */
export const approvedMail = (language: Language, transfer: Transfer, receivedMinor: number, publicUrl: string): Mail =>
  approved[language](transfer.transferNumber, amountText(receivedMinor, transfer.currency), linkOf(publicUrl))

/** BANK_TRANSFER_CREDITED: the money can be spent. */
export const creditedMail = (language: Language, transfer: Transfer, receivedMinor: number, publicUrl: string): Mail =>
  credited[language](transfer.transferNumber, amountText(receivedMinor, transfer.currency), linkOf(publicUrl))

/** BANK_TRANSFER_REJECTED: why, and what to do. */
export const rejectedMail = (language: Language, transfer: Transfer, reason: string, publicUrl: string): Mail =>
  rejected[language](
    transfer.transferNumber,
    amountText(transfer.amountMinor, transfer.currency),
    reason,
    linkOf(publicUrl),
  )

const linkOf = (publicUrl: string) => `${publicUrl}/web_site/bankTransfer`

const mail = (language: Language, subject: string, ...paragraphs: readonly string[]): Mail => ({
  subject,
  body: signed(language, paragraphs),
})

const approved: Readonly<Record<Language, (number: string, amount: string, link: string) => Mail>> = {
  'zh-Hans': (number, amount, link) =>
    mail(
      'zh-Hans',
      `您的转账 ${number} 已通过审核`,
      `您好！您的银行转账 ${number}（${amount}）已通过审核，款项即将记入您的余额。`,
      '转账记录：',
      link,
    ),
  'zh-Hant': (number, amount, link) =>
    mail(
      'zh-Hant',
      `你的轉帳 ${number} 已通過審核`,
      `你好！你的銀行轉帳 ${number}（${amount}）已通過審核，款項即將記入你的餘額。`,
      '轉帳記錄：',
      link,
    ),
  en: (number, amount, link) =>
    mail(
      'en',
      `Your transfer ${number} was approved`,
      `Your bank transfer ${number} (${amount}) was approved. The amount will be added to your balance shortly.`,
      'Your transfers:',
      link,
    ),
}

const credited: Readonly<Record<Language, (number: string, amount: string, link: string) => Mail>> = {
  'zh-Hans': (number, amount, link) =>
    mail(
      'zh-Hans',
      `${amount} 已入账`,
      `您好！您的银行转账 ${number} 已入账，${amount} 已记入您的余额，现在即可使用。`,
      '转账记录：',
      link,
    ),
  'zh-Hant': (number, amount, link) =>
    mail(
      'zh-Hant',
      `${amount} 已入帳`,
      `你好！你的銀行轉帳 ${number} 已入帳，${amount} 已記入你的餘額，現在即可使用。`,
      '轉帳記錄：',
      link,
    ),
  en: (number, amount, link) =>
    mail(
      'en',
      `${amount} was added to your balance`,
      `Your bank transfer ${number} was credited: ${amount} was added to your balance and can be used now.`,
      'Your transfers:',
      link,
    ),
}

const rejected: Readonly<Record<Language, (number: string, amount: string, reason: string, link: string) => Mail>> = {
  'zh-Hans': (number, amount, reason, link) =>
    mail(
      'zh-Hans',
      `您的转账 ${number} 未通过审核`,
      `您好！您的银行转账 ${number}（${amount}）未通过审核。原因：${reason}`,
      '请修改后重新提交：',
      link,
    ),
  'zh-Hant': (number, amount, reason, link) =>
    mail(
      'zh-Hant',
      `你的轉帳 ${number} 未通過審核`,
      `你好！你的銀行轉帳 ${number}（${amount}）未通過審核。原因：${reason}`,
      '請修改後重新提交：',
      link,
    ),
  en: (number, amount, reason, link) =>
    mail(
      'en',
      `Your transfer ${number} was not approved`,
      `Your bank transfer ${number} (${amount}) was not approved. Reason: ${reason}`,
      'Please correct it and submit it again:',
      link,
    ),
}
