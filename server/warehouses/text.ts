import type { Text } from '#domain/language.ts'

export const lastWarehouseText: Text = {
  'zh-Hans': '这是唯一启用的仓库，请先启用或新增另一个，会员才有地方寄件',
  'zh-Hant': '這是唯一啟用的倉庫，請先啟用或新增另一個，會員才有地方寄件',
  en: 'This is the only active warehouse. Activate or add another one first, so that members have a place to send parcels to',
}

export const noOwnWarehouseText: Text = {
  'zh-Hans': '启用的仓库都还是示例。请先给其中一个填上自己的地址，或新增一个，会员才有地方寄件',
  'zh-Hant': '已啟用的倉庫全部仍是示例。請先為其中一個填上自己的地址，或新增一個，會員才有地方寄件',
  en: 'Every active warehouse is still a sample. Give one an address of your own or add one first, so that members have a place to send parcels to',
}
