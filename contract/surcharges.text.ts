import type { Text } from '#domain/language.ts'

/** What surcharges are called and when they apply, wherever they are told. */
export const surchargesText = {
  remote_area: { 'zh-Hans': '偏远地区', 'zh-Hant': '偏遠地區', en: 'Remote area' },
  oversize: { 'zh-Hans': '超大', 'zh-Hant': '超大', en: 'Oversize' },
  overweight: { 'zh-Hans': '超重', 'zh-Hant': '超重', en: 'Overweight' },
  season: { 'zh-Hans': '旺季', 'zh-Hant': '旺季', en: 'Season' },

  inRegions: {
    'zh-Hans': '收货地址在{places}',
    'zh-Hant': '收貨地址在{places}',
    en: 'the address is in {places}',
  },
  andMore: { 'zh-Hans': '{places}等 {count} 处', 'zh-Hant': '{places}等 {count} 處', en: '{places} and {count} more' },
  postalCodes: {
    'zh-Hans': '邮编以 {prefixes} 开头',
    'zh-Hant': '郵政編碼以 {prefixes} 開頭',
    en: 'the postal code begins with {prefixes}',
  },
  longestOver: {
    'zh-Hans': '任一箱最长边超过 {size}',
    'zh-Hant': '任何一箱最長邊超過 {size}',
    en: 'the longest side of a box is over {size}',
  },
  sidesSumOver: {
    'zh-Hans': '任一箱三边之和超过 {size}',
    'zh-Hant': '任何一箱三邊之和超過 {size}',
    en: 'length, width and height of a box together are over {size}',
  },
  weightOver: {
    'zh-Hans': '整单实际重量超过 {weight}',
    'zh-Hant': '整單實際重量超過 {weight}',
    en: 'the actual weight of the order is over {weight}',
  },
  always: { 'zh-Hans': '此期间的所有货件', 'zh-Hant': '此期間的所有貨件', en: 'everything sent in this time' },
  or: { 'zh-Hans': '{one}，或{other}', 'zh-Hant': '{one}，或{other}', en: '{one}, or {other}' },
} as const satisfies Record<string, Text>
