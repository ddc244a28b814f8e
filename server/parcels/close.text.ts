import type { Text } from '#domain/language.ts'

/* Why a parcel cannot be closed now, and what to do first. */

export const inOrderCloseText = (orderNumber: string): Text => ({
  'zh-Hans': `包裹在订单 ${orderNumber} 里，不能关闭。请先在该订单中取出包裹`,
  'zh-Hant': `包裹在訂單 ${orderNumber} 內，不能關閉。請先在訂單取出包裹`,
  en: `The parcel is in order ${orderNumber} and cannot be closed. Take it out of that order first`,
})

export const disputedCloseText: Text = {
  'zh-Hans': '会员对这个包裹的称重有异议，尚未处理。请先处理异议，再关闭',
  'zh-Hant': '會員對此包裹的稱重有異議，尚未處理。請先處理異議，再關閉',
  en: 'The member disputes a weighing of this parcel. Decide on the dispute first, then close the parcel',
}

export const notTogetherText: Text = {
  'zh-Hans': '只能合并到同一会员、同一仓库、在库且不在订单里的包裹',
  'zh-Hant': '只能合併到同一會員、同一倉庫、在庫且不在訂單內的包裹',
  en: 'A parcel can only be merged into one of the same member, in stock in the same warehouse and in no order',
}

export const tooManyLinesText = (atMost: number): Text => ({
  'zh-Hans': `合并后物品超过 ${atMost} 行，不能合并`,
  'zh-Hant': `合併後物品超過 ${atMost} 行，不能合併`,
  en: `Together they would have more than ${atMost} lines of goods, so they cannot be merged`,
})
