import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Quote } from '#domain/freight.ts'
import type { Language, Text } from '#domain/language.ts'

/* The statement's remarks for an order's entries, and why an order cannot be priced again. */

const kilos = ({ billableWeightG }: Pick<Quote, 'billableWeightG'>) => `${billableWeightG / 1000} kg`

export const supplementRemark = (packed: Quote): Text => ({
  'zh-Hans': `打包后计费重 ${kilos(packed)}，补付差额`,
  'zh-Hant': `打包後計費重 ${kilos(packed)}，補付差額`,
  en: `Billable weight after packing ${kilos(packed)}, difference paid`,
})

export const onlyParcelText: Text = {
  'zh-Hans': '订单里只有一个包裹，不能拿出',
  'zh-Hant': '訂單內只有一個包裹，不能取出',
  en: 'The order has only one parcel, so none can be removed',
}

export const differenceRemark: Text = {
  'zh-Hans': '订单变更，补付差额',
  'zh-Hant': '訂單更改，補付差額',
  en: 'The order was changed, difference paid',
}

export const otherLineRemark: Text = {
  'zh-Hans': '改用其他线路，退回差额',
  'zh-Hant': '改用其他路線，退回差額',
  en: 'Another channel chosen, difference refunded',
}

export const disputeRemark: Text = {
  'zh-Hans': '复核称重后价格降低，退回差额',
  'zh-Hant': '覆核磅重後收費降低，退回差額',
  en: 'Measured again at your request, difference refunded',
}

export const lateRemark = (hours: number): Text => ({
  'zh-Hans': `大货延误：到达香港仓 ${hours} 小时后才派送`,
  'zh-Hant': `大貨延誤：到達香港倉 ${hours} 小時後才派送`,
  en: `Large cargo was late: ${hours} hours in the Hong Kong warehouse`,
})

/** For an order cancelled by staff: why, and what was kept. */
export const cancelledByStaffRemark = (reason: string, fee: string | null): Text => ({
  'zh-Hans': `订单取消：${reason}${fee === null ? '' : `（已扣除费用 ${fee}）`}`,
  'zh-Hant': `訂單取消：${reason}${fee === null ? '' : `（已扣除費用 ${fee}）`}`,
  en: `Order cancelled: ${reason}${fee === null ? '' : ` (a fee of ${fee} was kept)`}`,
})

/** A person's own words, the same in every language. */
export const asTyped = (words: string): Text => ({ 'zh-Hans': words, 'zh-Hant': words, en: words })

export const amendedRemark: Text = {
  'zh-Hans': '订单更改后价格降低，退回差额',
  'zh-Hant': '訂單更改後收費降低，退回差額',
  en: 'The order was changed, difference refunded',
}

export const lostRemark = (parcels: number): Text => ({
  'zh-Hans': `${parcels} 个包裹遗失，按申报价值赔偿`,
  'zh-Hant': `${parcels} 個包裹遺失，按申報價值賠償`,
  en:
    parcels === 1 ? 'Parcel lost, paid at its declared value' : `${parcels} parcels lost, paid at their declared value`,
})

export const weightRefundRemark = (packed: Quote): Text => ({
  'zh-Hans': `打包后计费重 ${kilos(packed)}，退回差额`,
  'zh-Hant': `打包後計費重 ${kilos(packed)}，退回差額`,
  en: `Billable weight after packing ${kilos(packed)}, difference refunded`,
})

export const cancelledRemark: Text = {
  'zh-Hans': '会员取消订单，全额退回',
  'zh-Hant': '會員取消訂單，全數退回',
  en: 'Order cancelled by the member, refunded in full',
}

/** Stored instead of a sentence when the member decided so (E-18), or cancelled before packing began (E-90). */
export const decidedByMember = 'supplement'
export const cancelledByMember = 'own_choice'

const ownReasons: Readonly<Record<string, Text>> = {
  [decidedByMember]: {
    'zh-Hans': '会员不补付差额，免费取消',
    'zh-Hant': '會員不補付差額，免費取消',
    en: 'Cancelled free of charge instead of paying the difference',
  },
  [cancelledByMember]: {
    'zh-Hans': '会员在打包前取消',
    'zh-Hant': '會員在打包前取消',
    en: 'Cancelled by the member before packing',
  },
}

/** Why an order was cancelled: the member's own decision, or what staff wrote. */
export const cancelReasonText = (reason: string, language: Language): string => ownReasons[reason]?.[language] ?? reason

export const redeemedRemark: Text = {
  'zh-Hans': '抵扣运费',
  'zh-Hant': '抵扣運費',
  en: 'Taken off the freight',
}

export const coinsReturnedRemark: Text = {
  'zh-Hans': '订单不再使用，退回',
  'zh-Hant': '訂單不再使用，退回',
  en: 'No longer used by the order, returned',
}

/** 4016 for an order whose services were withdrawn after its price had expired. */
export function servicesGoneText(names: readonly StoredText[]): Text {
  const listed = (language: Language, separator: string) =>
    names.map((name) => pickText(name, language)).join(separator)
  return {
    'zh-Hans': `报价保留期已过，增值服务“${listed('zh-Hans', '、')}”已停止提供，无法按原订单计价`,
    'zh-Hant': `報價保留期已過，增值服務「${listed('zh-Hant', '、')}」已停止提供，無法按原訂單計價`,
    en: `The price is no longer held, and a service of this order is no longer offered: ${listed('en', ', ')}`,
  }
}
