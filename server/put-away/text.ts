import type { Text } from '#domain/language.ts'

/* Why there is no place to propose for a number, and what to do with the parcel. */

export const inOrderText = (orderNumber: string): Text => ({
  'zh-Hans': `包裹在订单 ${orderNumber} 里，等待打包。请交给打包台，不必上架`,
  'zh-Hant': `包裹在訂單 ${orderNumber} 內，等待打包。請交予打包台，毋須上架`,
  en: `The parcel is in order ${orderNumber} and waits to be packed. Take it to the packing station instead`,
})

export const unclaimedText: Text = {
  'zh-Hans': '这是无主包裹。请放回收货时登记的库位；要换地方，请在“库位”页移动',
  'zh-Hant': '這是無主包裹。請放回收貨時登記的庫位；要換地方，請在「庫位」頁移動',
  en: 'This parcel is unclaimed. Put it where it was received; to move it, use the page “Bins”',
}

export const notHereText: Text = {
  'zh-Hans': '本仓库没有这个单号的在库包裹。如果是新到的，请先在收货台收货',
  'zh-Hant': '本倉庫沒有這個單號的在庫包裹。如屬新到，請先在收貨台收貨',
  en: 'No parcel with this number is in stock in this warehouse. If it has just arrived, receive it first',
}
