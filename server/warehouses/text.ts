import type { Text } from '#domain/language.ts'

export const lastWarehouseText: Text = {
  'zh-Hans': '这是唯一启用的仓库，请先启用或新增另一个，会员才有地方寄件',
  'zh-Hant': '這是唯一啟用的倉庫，請先啟用或新增另一個，會員才有地方寄件',
  en: 'This is the only active warehouse. Activate or add another one first, so that members have a place to send parcels to',
}
