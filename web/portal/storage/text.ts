import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '仓储', 'zh-Hant': '倉儲', en: 'Storage' },
  line: {
    'zh-Hans': '免费期还有 {left} 天',
    'zh-Hant': '免費期尚餘 {left} 天',
    en: '{left|1 free day|{left} free days} left',
  },
  lineOver: {
    'zh-Hans': '免费期已满',
    'zh-Hant': '免費期已滿',
    en: 'Free days ended',
  },
  stored: { 'zh-Hans': '在库 {count} 天', 'zh-Hant': '在庫 {count} 天', en: 'Stored for {count|1 day|{count} days}' },
  free: {
    'zh-Hans': '免费期还有 {count} 天（至 {day}）',
    'zh-Hant': '免費期尚餘 {count} 天（至 {day}）',
    en: '{count|1 free day|{count} free days} left (until {day})',
  },
  extended: {
    'zh-Hans': '{name} 于 {day} 延长了 {count} 天',
    'zh-Hant': '{name} 於 {day} 延長了 {count} 天',
    en: '{name} added {count|1 free day|{count} free days} on {day}',
  },
  because: { 'zh-Hans': '原因：{reason}', 'zh-Hant': '原因：{reason}', en: 'Reason: {reason}' },
  overFree: {
    'zh-Hans': '免费期已满，目前不收仓储费',
    'zh-Hant': '免費期已滿，目前不收倉儲費',
    en: 'Free days have ended. There is currently no storage fee',
  },
  overFee: {
    'zh-Hans': '免费期已满，仓储费 {price}',
    'zh-Hant': '免費期已滿，倉儲費 {price}',
    en: 'Free days have ended. Storage costs {price} so far',
  },
  inSevenDays: {
    'zh-Hans': '再放 7 天为 {price}',
    'zh-Hant': '再放 7 天為 {price}',
    en: '{price} if it stays another 7 days',
  },
  linePaused: { 'zh-Hans': '处理中，不计天数', 'zh-Hant': '處理中，不計天數', en: 'Storage paused' },
  paused: {
    'zh-Hans': '由我们处理中，不计天数',
    'zh-Hant': '由我們處理中，不計天數',
    en: 'Not counted while we handle it',
  },
  daysOurs: {
    'zh-Hans': '其中 {count} 天由我们处理，不计入',
    'zh-Hant': '其中 {count} 天由我們處理，不計入',
    en: '{count|1 day|{count} days} while we handled it {count|is|are} not counted',
  },
})
