import type { Text } from '#domain/language.ts'

/* What keeps a parcel from being closed, split or taken back, and what to do first. */

type Deed = 'close' | 'split' | 'takeBack'

const deeds: Readonly<Record<Deed, Text>> = {
  close: { 'zh-Hans': '关闭', 'zh-Hant': '關閉', en: 'close the parcel' },
  split: { 'zh-Hans': '拆分', 'zh-Hant': '拆分', en: 'split the parcel' },
  takeBack: { 'zh-Hans': '收回', 'zh-Hant': '收回', en: 'take the parcel back' },
}

export const inOrderText = (deed: Exclude<Deed, 'takeBack'>, orderNumber: string): Text => ({
  'zh-Hans': `包裹在订单 ${orderNumber} 里。请先在该订单中取出包裹，再${deeds[deed]['zh-Hans']}`,
  'zh-Hant': `包裹在訂單 ${orderNumber} 內。請先在訂單取出包裹，再${deeds[deed]['zh-Hant']}`,
  en: `The parcel is in order ${orderNumber}. Take it out of that order first, then ${deeds[deed].en}`,
})

export const disputedText = (deed: Deed): Text => ({
  'zh-Hans': `会员对这个包裹的称重有异议，尚未处理。请先处理异议，再${deeds[deed]['zh-Hans']}`,
  'zh-Hant': `會員對此包裹的稱重有異議，尚未處理。請先處理異議，再${deeds[deed]['zh-Hant']}`,
  en: `The member disputes a weighing of this parcel. Decide on the dispute first, then ${deeds[deed].en}`,
})
