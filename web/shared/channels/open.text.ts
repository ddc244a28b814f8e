import { defineText } from '#web/kit/text/define-text.ts'

/** An announced destination, in the same words on every page (decision record 42). */
export const text = defineText({
  open: { 'zh-Hans': '已开放', 'zh-Hant': '已開放', en: 'Open' },
  notOpen: { 'zh-Hans': '尚未开放', 'zh-Hant': '尚未開放', en: 'Not open yet' },
  notOpenPrices: {
    'zh-Hans': '价格供参考，开放后才能申请集运。',
    'zh-Hant': '收費供參考，開放後才可申請集運。',
    en: 'You can look at the prices now and apply once it opens.',
  },
  named: { 'zh-Hans': '{name}（尚未开放）', 'zh-Hant': '{name}（尚未開放）', en: '{name} (not open yet)' },
})
