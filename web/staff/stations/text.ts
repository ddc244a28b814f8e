import { defineText } from '#web/kit/text/define-text.ts'

/* The questions that the receiving and the packing station share. */

export const text = defineText({
  unlikely: { 'zh-Hans': '请再核对一次', 'zh-Hant': '請再核對一次', en: 'Please check this once more' },
  tooHeavy: {
    'zh-Hans': '{weight} 对 {size} 来说太重了',
    'zh-Hant': '{weight} 對 {size} 來說太重了',
    en: '{weight} seems too heavy for {size}',
  },
  tooLight: {
    'zh-Hans': '{weight} 对 {size} 来说太轻了',
    'zh-Hant': '{weight} 對 {size} 來說太輕了',
    en: '{weight} seems too light for {size}',
  },
  sideOut: {
    'zh-Hans': '{size}：有一边超过所有线路的限制',
    'zh-Hant': '{size}：有一邊超過所有路線的限制',
    en: '{size}: one side is longer than any line allows',
  },
  weightBeyond: {
    'zh-Hans': '{weight} 超过所有线路的限制',
    'zh-Hant': '{weight} 超過所有路線的限制',
    en: '{weight} is more than any line allows',
  },
  lighterThanParcels: {
    'zh-Hans': '{weight} 比箱内包裹的总重 {parcels} 还轻',
    'zh-Hant': '{weight} 比箱內包裹的總重 {parcels} 還輕',
    en: '{weight} is less than the parcels inside, which weigh {parcels} in total',
  },
  isRight: { 'zh-Hans': '没错，继续', 'zh-Hant': '沒錯，繼續', en: 'It’s correct, continue' },
  correct: { 'zh-Hans': '我来改', 'zh-Hant': '我來改', en: 'Correct it' },

  photoAsk: {
    'zh-Hans': '请至少拍一张照片，会员会看到。',
    'zh-Hant': '請至少拍一張相片，會員會看到。',
    en: 'Please take at least one photo. The member sees it.',
  },
  noPhoto: { 'zh-Hans': '没有照片的原因', 'zh-Hant': '沒有相片的原因', en: 'Reason for no photo' },
  photoRequired: {
    'zh-Hans': '请先拍照，再提交。',
    'zh-Hant': '請先拍照，再提交。',
    en: 'Please take a photo first.',
  },

  unsure: {
    'zh-Hans': '这次扫描不完整，请再扫一次（输入法请切换到英文）',
    'zh-Hant': '這次掃描不完整，請再掃一次（輸入法請切換至英文）',
    en: 'The scan was incomplete. Please scan it again, with the keyboard set to English',
  },
})
