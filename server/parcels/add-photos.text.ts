import type { Text } from '#domain/language.ts'

export const tooManyPhotosText = (atMost: number): Text => ({
  'zh-Hans': `一个包裹最多 ${atMost} 张照片`,
  'zh-Hant': `一個包裹最多 ${atMost} 張相片`,
  en: `A parcel can have ${atMost} photos at most`,
})
