import type { Text } from '#domain/language.ts'

export const text = {
  title: { 'zh-Hans': '包裹标签 {number}', 'zh-Hant': '包裹標籤 {number}', en: 'Parcel label {number}' },
  unclaimed: { 'zh-Hans': '无主包裹', 'zh-Hant': '無主包裹', en: 'Unclaimed' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  shelf: { 'zh-Hans': '货架', 'zh-Hant': '貨架', en: 'Shelf' },
  noShelf: { 'zh-Hans': '未上架', 'zh-Hant': '未上架', en: 'On no shelf' },
  weight: { 'zh-Hans': '重量', 'zh-Hant': '重量', en: 'Weight' },
  pieces: { 'zh-Hans': '件数', 'zh-Hant': '件數', en: 'Pieces' },
  test: { 'zh-Hans': '测试标签', 'zh-Hant': '測試標籤', en: 'Test label' },
  received: { 'zh-Hans': '入库日期', 'zh-Hant': '入庫日期', en: 'Received' },
} as const satisfies Record<string, Text>
