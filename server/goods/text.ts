import type { Text } from '#domain/language.ts'

/** Why a line that does not carry sensitive goods, or not to a destination, refuses them. */
export const ordinaryOnly: Text = {
  'zh-Hans': '这条线路只收普通货，请改选其他线路',
  'zh-Hant': '這條路線只收普通貨，請改選其他路線',
  en: 'This line takes ordinary goods only. Please choose another one',
}

/** What the home page shows the checker's answer for. */
export const exampleWords = {
  shoes: { 'zh-Hans': '运动鞋', 'zh-Hant': '波鞋', en: 'Trainers' },
  sweater: { 'zh-Hans': '毛衣', 'zh-Hant': '冷衫', en: 'Sweater' },
  powerBank: { 'zh-Hans': '充电宝', 'zh-Hant': '充電寶', en: 'Power bank' },
  perfume: { 'zh-Hans': '香水', 'zh-Hant': '香水', en: 'Perfume' },
} as const satisfies Record<string, Text>
