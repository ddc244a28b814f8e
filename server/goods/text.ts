import type { Text } from '#domain/language.ts'

/** Why a line that does not carry sensitive goods, or not to a destination, refuses them. */
export const ordinaryOnly: Text = {
  'zh-Hans': '这条线路只收普通货，请改选其他线路',
  'zh-Hant': '這條路線只收普通貨，請改選其他路線',
  en: 'This line takes ordinary goods only. Please choose another one',
}
