import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  mayAdd: { 'zh-Hans': '可能另加', 'zh-Hant': '可能另加', en: 'May be added' },
  mayAddWhy: {
    'zh-Hans': '填写收货地址和箱子尺寸后才能确定。',
    'zh-Hant': '填寫收貨地址及箱子尺寸後才能確定。',
    en: 'This depends on the address and on the size of the boxes.',
  },
  one: {
    'zh-Hans': '{name}：{price}，适用于{when}',
    'zh-Hant': '{name}：{price}，適用於{when}',
    en: '{name}: {price}, if {when}',
  },
})
