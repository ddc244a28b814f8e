import type { Text } from '#domain/language.ts'

/* Why two parcels cannot be merged. */

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
