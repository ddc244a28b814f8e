import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language, Text } from '#domain/language.ts'
import type { Context } from '#server/context.ts'
import {
  disputeDecidedOrder,
  disputeDecidedParcel,
  orderChanged,
  orderCompensatedDelay,
  orderCompensatedLoss,
} from '#server/mail/texts/after-payment.text.ts'
import { orderCancelledByStaff } from '#server/mail/texts/cancelled.text.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { type MailedOrder, money, write } from './mail.ts'

/* Mails about what happened to an order after it was paid, in the member's language. */

type Say<Facts extends readonly unknown[]> = Readonly<Record<Language, (...facts: Facts) => string>>

export const orderCancelledByStaffMail = (
  context: Context,
  order: MailedOrder,
  end: {
    readonly reason: string
    readonly feeMinor: number
    readonly refundMinor: number
    readonly coinName: StoredText
  },
) => {
  const [fee, refund] = [money(end.feeMinor, order.currency), money(end.refundMinor, order.currency)]
  return write(context, order, orderCancelledByStaff, (language) => ({
    reason: end.reason,
    givenBack: givenBack[language](end.feeMinor > 0 ? fee : null, refund, pickText(end.coinName, language)),
  }))
}

const givenBack: Say<[fee: string | null, refund: string, coins: string]> = {
  'zh-Hans': (fee, refund, coins) =>
    `${fee ? `扣除费用 ${fee} 后，` : ''}${refund} 已退回您的余额；使用的优惠券和${coins}也已退回。`,
  'zh-Hant': (fee, refund, coins) =>
    `${fee ? `扣除費用 ${fee} 後，` : ''}${refund} 已退回你的餘額；所用的優惠券及${coins}亦已退回。`,
  en: (fee, refund, coins) =>
    `${fee ? `After a fee of ${fee}, ` : ''}${refund} is back in your balance, with the coupon and ${coins} that you used.`,
}

export const orderChangedMail = (
  context: Context,
  order: MailedOrder,
  change: { readonly dueMinor: number; readonly refundMinor: number; readonly remark: string | null },
) => {
  const { dueMinor, refundMinor, remark } = change
  const outcome = (language: Language) => {
    if (dueMinor > 0) return due[language](money(dueMinor, order.currency))
    return refundMinor > 0 ? refunded[language](money(refundMinor, order.currency)) : nothingDue[language]
  }
  return write(
    context,
    order,
    orderChanged,
    (language) => ({
      remark: remark === null ? '' : remarked[language](remark),
      outcome: outcome(language),
    }),
    (language) => ({ notice: outcome(language) }),
  )
}

const remarked: Say<[remark: string]> = {
  'zh-Hans': (remark) => `说明：${remark}`,
  'zh-Hant': (remark) => `說明：${remark}`,
  en: (remark) => `Note: ${remark}`,
}

const due: Say<[amount: string]> = {
  'zh-Hans': (amount) => `现需补付 ${amount}。在您决定之前，不会发货，也不会扣款；您也可以免费取消订单。`,
  'zh-Hant': (amount) => `現需補付 ${amount}。在你決定之前，不會發貨，也不會扣款；你亦可免費取消訂單。`,
  en: (amount) =>
    `${amount} is still to be paid. Nothing is shipped or charged until you decide. You can also cancel free of charge.`,
}

const refunded: Say<[amount: string]> = {
  'zh-Hans': (amount) => `多付的 ${amount} 已退回您的余额。`,
  'zh-Hant': (amount) => `多付的 ${amount} 已退回你的餘額。`,
  en: (amount) => `You overpaid ${amount}. We have refunded it to your balance.`,
}

const nothingDue: Text = { 'zh-Hans': '您无需付款。', 'zh-Hant': '你毋須付款。', en: 'There is nothing to pay.' }

export const compensatedMail = (
  context: Context,
  order: MailedOrder,
  given: { readonly kind: 'delay' | 'loss'; readonly amountMinor: number },
) =>
  write(context, order, given.kind === 'delay' ? orderCompensatedDelay : orderCompensatedLoss, () => ({
    amount: money(given.amountMinor, order.currency),
  }))

export const disputeDecidedMail = (
  context: Context,
  order: MailedOrder,
  outcome: { readonly cartonNumber: number; readonly isLower: boolean; readonly refundMinor: number },
) => {
  const { cartonNumber, isLower, refundMinor } = outcome
  const result = (language: Language) => {
    if (!isLower) return samePrice[language]
    return refundMinor > 0 ? lowerRefunded[language](money(refundMinor, order.currency)) : lowerDue[language]
  }
  return write(context, order, disputeDecidedOrder, (language) => ({
    boxNumber: String(cartonNumber),
    result: result(language),
  }))
}

const samePrice: Text = {
  'zh-Hans': '价格没有变化。复核不会提高价格。',
  'zh-Hant': '收費沒有變化。覆核不會提高收費。',
  en: 'The price stays the same. Measuring again never increases it.',
}

const lowerRefunded: Say<[refund: string]> = {
  'zh-Hans': (refund) => `结果比原来低，差额 ${refund} 已退回您的余额。`,
  'zh-Hant': (refund) => `結果較原來低，差額 ${refund} 已退回你的餘額。`,
  en: (refund) => `The price is lower, and the difference of ${refund} is back in your balance.`,
}

const lowerDue: Text = {
  'zh-Hans': '结果比原来低，应付的金额已相应减少。',
  'zh-Hant': '結果較原來低，應付金額已相應減少。',
  en: 'The price is lower, and the amount due has been reduced.',
}

export const parcelDisputeMail =
  (
    { environment }: Context,
    { parcelId, trackingNumber, isLower }: { parcelId: string; trackingNumber: string; isLower: boolean },
  ) =>
  (language: Language) =>
    letterOf(disputeDecidedParcel, language, {
      trackingNumber,
      result: (isLower ? lower : notLower)[language],
      parcelLink: `${environment.publicUrl}/web_site/packageList?id=${parcelId}`,
    })

const lower: Text = {
  'zh-Hans': '结果比原来低，之后按新的重量和尺寸计费。',
  'zh-Hant': '結果較原來低，之後按新的重量及尺寸收費。',
  en: 'The result is lower, and we will bill you by the new weight and size.',
}

const notLower: Text = {
  'zh-Hans': '结果没有更低，仍按原来的重量和尺寸计费。复核不会提高价格。',
  'zh-Hant': '結果沒有較低，仍按原來的重量及尺寸收費。覆核不會提高收費。',
  en: 'The result is not lower, so the price stays the same. Measuring again never increases it.',
}
