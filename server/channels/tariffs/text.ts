import type { Text } from '#domain/language.ts'

export const sheetName = { 'zh-Hans': '价格表', 'zh-Hant': '收費表', en: 'Tariff' } as const satisfies Text
