import type { Text } from '#domain/language.ts'

/** What the timeline says of a parcel whose order was taken back: it lies where it lay before. */
export const backInStock: Text = { 'zh-Hans': '已放回仓库', 'zh-Hant': '已放回倉庫', en: 'Back in stock' }
