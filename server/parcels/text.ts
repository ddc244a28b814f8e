import type { Text } from '#domain/language.ts'

/** What the timeline says of a parcel whose order was taken back: it lies where it lay before. */
export const backInStock: Text = { 'zh-Hans': '已退回在库', 'zh-Hant': '已退回在庫', en: 'Back in stock' }
