import type { Text } from '#domain/language.ts'

/* Why a parcel cannot be taken back from its member now, and what to do first. */

export const inOrderText = (orderNumber: string): Text => ({
  'zh-Hans': `包裹在订单 ${orderNumber} 里。请先在该订单中取出包裹或取消订单，再收回；已出库的请在该订单处理`,
  'zh-Hant': `包裹在訂單 ${orderNumber} 內。請先在訂單取出包裹或取消訂單，再收回；已出庫的請在訂單內處理`,
  en: `The parcel is in order ${orderNumber}. Take it out of that order or cancel the order first, then take the parcel back. If it has been shipped, settle it in that order`,
})

export const notInStockText: Text = {
  'zh-Hans': '包裹已不在库，不能收回',
  'zh-Hant': '包裹已不在庫，不能收回',
  en: 'The parcel is no longer in stock and cannot be taken back',
}
