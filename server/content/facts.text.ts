import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Language, Text } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'

/* How facts are written inside the texts that we publish. */

const symbols = { CNY: '¥', HKD: 'HK$' } as const satisfies Record<Currency, string>

/** '¥1,086.00': by slicing digits, never by dividing. */
export function amount(minor: number, currency: Currency): string {
  const digits = String(minor).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${symbols[currency]}${whole}.${digits.slice(-2)}`
}

/** '5%' or '2.5%'; with `places` 2 always two decimals, as in '5.00%'. */
export const percent = (bp: number, places: 0 | 2 = 0): string =>
  `${places === 2 ? (bp / 100).toFixed(2) : String(bp / 100)}%`

export const kilos = (weightG: number, language: Language): string =>
  `${weightG / 1000}${language === 'en' ? ' kg' : ' 公斤'}`

/** '30 kg', as in all our tables, with a space that does not break. */
export const kg = (weightG: number): string => `${weightG / 1000}\u00a0kg`

const locales = { 'zh-Hans': 'zh-Hans', 'zh-Hant': 'zh-Hant', en: 'en-GB' } as const satisfies Record<Language, string>

export const inWords = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names)

const noPromise: Text = { 'zh-Hans': '暂无时效承诺', 'zh-Hant': '暫無時效承諾', en: 'no promised time' }

export const promiseOf = (promise: StoredText, language: Language): string =>
  pickText(promise, language) || noPromise[language]

export const delayHeadings: Readonly<Record<Language, readonly string[]>> = {
  'zh-Hans': ['延误时长', '运费减免', '另存入余额'],
  'zh-Hant': ['延誤時數', '運費減免', '另存入餘額'],
  en: ['Late by', 'Freight reduced by', 'Also credited to your balance'],
}

export const overHours = (hours: number, language: Language): string =>
  ({
    'zh-Hans': `超过 ${hours} 小时`,
    'zh-Hant': `超過 ${hours} 小時`,
    en: `over ${hours} hours`,
  })[language]

export const shareOfFreight = (share: string, language: Language): string =>
  ({ 'zh-Hans': `运费的 ${share}`, 'zh-Hant': `運費的 ${share}`, en: `${share} of the freight` })[language]

export const priceHeadings: Readonly<Record<Language, readonly string[]>> = {
  'zh-Hans': ['目的地', '货物', '首重', '续重（每公斤）', '最低收费', '每单重量上限'],
  'zh-Hant': ['目的地', '貨物', '首重', '續重（每公斤）', '最低收費', '每單重量上限'],
  en: ['Destination', 'Goods', 'First weight', 'Each further kg', 'Minimum charge', 'Weight limit'],
}

/** The price of the first weight, followed by that weight. */
export const ofFirst = (price: string, weight: string, language: Language): string =>
  language === 'en' ? `${price} (${weight})` : `${price}（${weight}）`

export const anyGoods: Text = {
  'zh-Hans': '普通货和敏感货',
  'zh-Hant': '普通貨及敏感貨',
  en: 'Ordinary and sensitive',
}

export const noPrice: Text = {
  'zh-Hans': '目前没有公布的价格。',
  'zh-Hant': '目前沒有公佈的收費。',
  en: 'No price is currently published.',
}

interface Part {
  readonly warehouseName: StoredText | null
  readonly weightFromKg: number
  readonly weightToKg: number | null
}

/** The part of a price row that limits it to one warehouse or to certain weights. */
export function someParcels({ warehouseName, weightFromKg, weightToKg }: Part, language: Language): string {
  const parts = [
    ...(warehouseName === null ? [] : [pickText(warehouseName, language)]),
    ...(weightFromKg === 1 && weightToKg === null ? [] : [weights(weightFromKg, weightToKg)]),
  ]
  if (parts.length === 0) return ''
  return language === 'en' ? ` (${parts.join(', ')})` : `（${parts.join('，')}）`
}

const weights = (fromKg: number, toKg: number | null) => (toKg === null ? `≥ ${fromKg} kg` : `${fromKg}–${toKg} kg`)
