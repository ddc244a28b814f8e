import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '#server/context.ts'
import { signed } from '#server/mail/letter.ts'
import { type MailedOrder, money, write } from './mail.ts'

/* Mails about what happened to an order after it was paid, in the member's language. */

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
  const { orderNumber, currency } = order
  const { reason, coinName } = end
  const [fee, refund] = [money(end.feeMinor, currency), money(end.refundMinor, currency)]
  const hasFee = end.feeMinor > 0
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已取消`,
      paragraphs: [
        `您好！我们取消了订单 ${orderNumber}，原因：${reason}`,
        `${hasFee ? `扣除费用 ${fee} 后，` : ''}${refund} 已退回您的余额；使用的优惠券和${pickText(coinName, 'zh-Hans')}也已退回。`,
        '包裹仍在仓库，可以重新申请集运。订单页面：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已取消`,
      paragraphs: [
        `你好！我們取消了訂單 ${orderNumber}，原因：${reason}`,
        `${hasFee ? `扣除費用 ${fee} 後，` : ''}${refund} 已退回你的餘額；所用的優惠券及${pickText(coinName, 'zh-Hant')}亦已退回。`,
        '包裹仍在倉庫，可重新申請集運。訂單頁面：',
      ],
    },
    en: {
      subject: `Order ${orderNumber} is cancelled`,
      paragraphs: [
        `We have cancelled order ${orderNumber}. Reason: ${reason}`,
        `${hasFee ? `After a fee of ${fee}, ` : ''}${refund} is back in your balance, with the coupon and ${pickText(coinName, 'en')} that you used.`,
        'Your parcels are in stock again and can go into another order. The order page:',
      ],
    },
  })
}

export const orderChangedMail = (
  context: Context,
  order: MailedOrder,
  change: { readonly dueMinor: number; readonly refundMinor: number; readonly remark: string | null },
) => {
  const { orderNumber, currency } = order
  const { remark } = change
  const [due, refund] = [money(change.dueMinor, currency), money(change.refundMinor, currency)]
  const said = (sentence: string) => (remark === null ? [] : [sentence])
  const outcome = (owing: string, refunded: string, same: string) => {
    if (change.dueMinor > 0) return owing
    return change.refundMinor > 0 ? refunded : same
  }
  const now = {
    'zh-Hans': outcome(
      `现需补付 ${due}。在您决定之前，不会发货，也不会扣款；您也可以免费取消订单。`,
      `多付的 ${refund} 已退回您的余额。`,
      '您无需付款。',
    ),
    'zh-Hant': outcome(
      `現需補付 ${due}。在你決定之前，不會發貨，也不會扣款；你亦可免費取消訂單。`,
      `多付的 ${refund} 已退回你的餘額。`,
      '你毋須付款。',
    ),
    en: outcome(
      `${due} is still to be paid. Nothing is shipped or charged until you decide. You can also cancel free of charge.`,
      `You overpaid ${refund}. We have refunded it to your balance.`,
      'There is nothing to pay.',
    ),
  }
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 有变更`,
      notice: now['zh-Hans'],
      paragraphs: [
        `您好！您的订单 ${orderNumber} 有变更。`,
        ...said(`说明：${remark}`),
        now['zh-Hans'],
        '详情请看订单页面：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 有更改`,
      notice: now['zh-Hant'],
      paragraphs: [
        `你好！你的訂單 ${orderNumber} 有更改。`,
        ...said(`說明：${remark}`),
        now['zh-Hant'],
        '詳情請看訂單頁面：',
      ],
    },
    en: {
      subject: `Order ${orderNumber} has changed`,
      notice: now.en,
      paragraphs: [
        `Your order ${orderNumber} has changed.`,
        ...said(`Note: ${remark}`),
        now.en,
        'The order page has the details:',
      ],
    },
  })
}

export const compensatedMail = (
  context: Context,
  order: MailedOrder,
  given: { readonly kind: 'delay' | 'loss'; readonly amountMinor: number },
) => {
  const { orderNumber } = order
  const amount = money(given.amountMinor, order.currency)
  const isLate = given.kind === 'delay'
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 赔付 ${amount}`,
      paragraphs: [
        isLate
          ? `您好！订单 ${orderNumber} 没有按承诺的时间派送，非常抱歉。`
          : `您好！订单 ${orderNumber} 中有包裹遗失，非常抱歉。`,
        `${amount} 已存入您的余额。`,
        '订单页面：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 賠付 ${amount}`,
      paragraphs: [
        isLate
          ? `你好！訂單 ${orderNumber} 未能按承諾的時間派送，十分抱歉。`
          : `你好！訂單 ${orderNumber} 有包裹遺失，十分抱歉。`,
        `${amount} 已存入你的餘額。`,
        '訂單頁面：',
      ],
    },
    en: {
      subject: `Order ${orderNumber}: ${amount} compensation`,
      paragraphs: [
        isLate
          ? `Your order ${orderNumber} was not delivered within the time we promised. We are sorry.`
          : `Part of your order ${orderNumber} was lost. We are sorry.`,
        `${amount} has been added to your balance.`,
        'The order page:',
      ],
    },
  })
}

export const disputeDecidedMail = (
  context: Context,
  order: MailedOrder,
  outcome: { readonly cartonNumber: number; readonly isLower: boolean; readonly refundMinor: number },
) => {
  const { orderNumber } = order
  const { cartonNumber, isLower, refundMinor } = outcome
  const refund = money(refundMinor, order.currency)
  const result = (refunded: string, lower: string, same: string) => {
    if (!isLower) return same
    return refundMinor > 0 ? refunded : lower
  }
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 的复核称重结果`,
      paragraphs: [
        `您好！我们由另一位同事重新测量了订单 ${orderNumber} 的第 ${cartonNumber} 箱。`,
        result(
          `结果比原来低，差额 ${refund} 已退回您的余额。`,
          '结果比原来低，应付的金额已相应减少。',
          '价格没有变化。复核不会提高价格。',
        ),
        '新的重量、尺寸和照片在订单页面：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 的覆核磅重結果`,
      paragraphs: [
        `你好！我們由另一位同事重新量度了訂單 ${orderNumber} 的第 ${cartonNumber} 箱。`,
        result(
          `結果較原來低，差額 ${refund} 已退回你的餘額。`,
          '結果較原來低，應付金額已相應減少。',
          '收費沒有變化。覆核不會提高收費。',
        ),
        '新的重量、尺寸及相片在訂單頁面：',
      ],
    },
    en: {
      subject: `Order ${orderNumber}: measured again`,
      paragraphs: [
        `A different colleague has measured box ${cartonNumber} of your order ${orderNumber} again.`,
        result(
          `The price is lower, and the difference of ${refund} is back in your balance.`,
          'The price is lower, and the amount due has been reduced.',
          'The price stays the same. Measuring again never increases it.',
        ),
        'The new weight, size and photos are on the order page:',
      ],
    },
  })
}

export const parcelDisputeMail =
  (
    { environment }: Context,
    { parcelId, trackingNumber, isLower }: { parcelId: string; trackingNumber: string; isLower: boolean },
  ) =>
  (language: Language) => {
    const letters = {
      'zh-Hans': {
        subject: `包裹 ${trackingNumber} 的复核称重结果`,
        paragraphs: [
          `您好！我们由另一位同事重新测量了包裹 ${trackingNumber}。`,
          isLower
            ? '结果比原来低，之后按新的重量和尺寸计费。'
            : '结果没有更低，仍按原来的重量和尺寸计费。复核不会提高价格。',
          '两次称重的记录都在包裹详情：',
        ],
      },
      'zh-Hant': {
        subject: `包裹 ${trackingNumber} 的覆核磅重結果`,
        paragraphs: [
          `你好！我們由另一位同事重新量度了包裹 ${trackingNumber}。`,
          isLower
            ? '結果較原來低，之後按新的重量及尺寸收費。'
            : '結果沒有較低，仍按原來的重量及尺寸收費。覆核不會提高收費。',
          '兩次磅重的記錄都在包裹詳情：',
        ],
      },
      en: {
        subject: `Parcel ${trackingNumber}: measured again`,
        paragraphs: [
          `A different colleague has measured your parcel ${trackingNumber} again.`,
          isLower
            ? 'The result is lower, and we will bill you by the new weight and size.'
            : 'The result is not lower, so the price stays the same. Measuring again never increases it.',
          'You can see both weighings on the parcel page:',
        ],
      },
    } as const
    const { subject, paragraphs } = letters[language]
    return {
      subject,
      body: signed(language, [...paragraphs, `${environment.publicUrl}/web_site/packageList?id=${parcelId}`]),
    }
  }
