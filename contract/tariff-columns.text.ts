import type { Text } from '#domain/language.ts'
import type { TariffColumn } from '#domain/tariff-table.ts'

/** The columns of a tariff as a file, which an export writes and an import reads in any of the three languages. */
export const tariffColumnText = {
  channel: { 'zh-Hans': '线路代码', 'zh-Hant': '路線代碼', en: 'Line' },
  destination: { 'zh-Hans': '目的地代码', 'zh-Hant': '目的地代碼', en: 'Destination' },
  warehouse: { 'zh-Hans': '仓库代码', 'zh-Hant': '倉庫代碼', en: 'Warehouse' },
  currency: { 'zh-Hans': '货币', 'zh-Hant': '貨幣', en: 'Currency' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  fromKg: { 'zh-Hans': '重量从 (kg)', 'zh-Hant': '重量由 (kg)', en: 'From (kg)' },
  toKg: { 'zh-Hans': '重量到 (kg)', 'zh-Hant': '重量至 (kg)', en: 'To (kg)' },
  firstKg: { 'zh-Hans': '首重 (kg)', 'zh-Hant': '首重 (kg)', en: 'First weight (kg)' },
  firstPrice: { 'zh-Hans': '首重价', 'zh-Hant': '首重價', en: 'First price' },
  perKg: { 'zh-Hans': '续重每 kg', 'zh-Hant': '續重每 kg', en: 'Each further kg' },
  minimum: { 'zh-Hans': '最低收费', 'zh-Hant': '最低收費', en: 'Minimum charge' },
  capKg: { 'zh-Hans': '上限 (kg)', 'zh-Hant': '上限 (kg)', en: 'Cap (kg)' },
  until: { 'zh-Hans': '有效至', 'zh-Hant': '有效至', en: 'Until' },
} as const satisfies Record<TariffColumn, Text>
