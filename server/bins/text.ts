import type { Text } from '#domain/language.ts'

/* Why a bin cannot be closed, and what to do first. */

export const fullText = (code: string, parcels: number): Text => ({
  'zh-Hans': `库位 ${code} 里还有 ${parcels} 个包裹。请先把它们移到别的库位，再停用`,
  'zh-Hant': `庫位 ${code} 內尚有 ${parcels} 個包裹。請先把它們移到其他庫位，再停用`,
  en: `Bin ${code} still holds parcels: ${parcels}. Move them to another bin first, then close it`,
})

export const countedText = (code: string): Text => ({
  'zh-Hans': `库位 ${code} 正在盘点。请先结束盘点，再停用`,
  'zh-Hant': `庫位 ${code} 正在盤點。請先結束盤點，再停用`,
  en: `Bin ${code} is being counted. Finish the count first, then close it`,
})
