import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  hours: { 'zh-Hans': '{count} 小时', 'zh-Hant': '{count} 小時', en: '{count} h' },
  days: { 'zh-Hans': '{count} 天', 'zh-Hant': '{count} 日', en: '{count|1 day|{count} days}' },
  late: { 'zh-Hans': '超时', 'zh-Hant': '逾時', en: 'late' },
  lateBy: { 'zh-Hans': '超时 {late}', 'zh-Hant': '逾時 {late}', en: 'late by {late}' },
  ageLate: { 'zh-Hans': '{age}，{late}', 'zh-Hant': '{age}，{late}', en: '{age}, {late}' },
  since: { 'zh-Hans': '自 {when}（UTC+8）', 'zh-Hant': '自 {when}（UTC+8）', en: 'Since {when} (UTC+8)' },
  zoom: { 'zh-Hans': '放大：{name}', 'zh-Hant': '放大：{name}', en: 'Enlarge: {name}' },
  fullSize: { 'zh-Hans': '打开原图', 'zh-Hant': '開啟原圖', en: 'Open at full size' },
  noPicture: { 'zh-Hans': '没有图片', 'zh-Hant': '沒有圖片', en: 'No picture' },
  open: { 'zh-Hans': '打开', 'zh-Hant': '開啟', en: 'Open' },
  isOpen: { 'zh-Hans': '已打开', 'zh-Hant': '已開啟', en: 'Opened' },
  closeCase: { 'zh-Hans': '收起', 'zh-Hant': '收起', en: 'Close' },
  keys: { 'zh-Hans': '快捷键', 'zh-Hant': '快速鍵', en: 'Shortcut keys' },
  keyNext: { 'zh-Hans': '下一个', 'zh-Hant': '下一個', en: 'next' },
  keyPrevious: { 'zh-Hans': '上一个', 'zh-Hant': '上一個', en: 'previous' },
  keyOpen: { 'zh-Hans': '打开所选的一行', 'zh-Hant': '開啟所選的一行', en: 'open the selected row' },
  noneAfter: {
    'zh-Hans': '这是本页的最后一个。',
    'zh-Hant': '這是本頁的最後一個。',
    en: 'This is the last one on this page.',
  },
  noneBefore: {
    'zh-Hans': '这是本页的第一个。',
    'zh-Hant': '這是本頁的第一個。',
    en: 'This is the first one on this page.',
  },
})
