import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  promisedDoor: {
    'zh-Hans': '按线路承诺，{by}前送达',
    'zh-Hant': '按路線承諾，{by}前送達',
    en: 'Promised by {by}',
  },
  promisedPort: {
    'zh-Hans': '按线路承诺，{by}前到港',
    'zh-Hant': '按路線承諾，{by}前到港',
    en: 'Promised to reach the port by {by}',
  },
  lateDoor: {
    'zh-Hans': '按线路承诺应在 {by}前送达，现已超过。',
    'zh-Hant': '按路線承諾應在 {by}前送達，現已超過。',
    en: 'It was promised by {by} and is late.',
  },
  latePort: {
    'zh-Hans': '按线路承诺应在 {by}前到港，还没有到港的记录。',
    'zh-Hant': '按路線承諾應在 {by}前到港，尚未有到港記錄。',
    en: 'It was promised to reach the port by {by}, and no arrival has been recorded yet.',
  },
  write: { 'zh-Hans': '写信给客服', 'zh-Hant': '寫信給客戶服務', en: 'Write to customer service' },
  usual: {
    'zh-Hans': '通常在 {from}至{by}送达',
    'zh-Hant': '通常在 {from}至{by}送達',
    en: 'Usually arrives between {from} and {by}',
  },
  usualDay: {
    'zh-Hans': '通常在 {by}前后送达',
    'zh-Hant': '通常在 {by}前後送達',
    en: 'Usually arrives around {by}',
  },
  usualOver: {
    'zh-Hans': '通常在 {by}前送达，这次比平时久。',
    'zh-Hant': '通常在 {by}前送達，今次較平時久。',
    en: 'It usually arrives by {by}. This one is taking longer.',
  },
  measured: {
    'zh-Hans': '根据近 90 天签收的订单统计，不是承诺。',
    'zh-Hant': '根據近 90 日簽收的訂單統計，並非承諾。',
    en: 'Measured from orders signed for in the last 90 days. Not a promise.',
  },
  carrierPage: {
    'zh-Hans': '在{carrier}官网查看',
    'zh-Hant': '在{carrier}網站查看',
    en: 'Track on the site of {carrier}',
  },
  newTab: { 'zh-Hans': '在新标签页打开', 'zh-Hant': '在新分頁開啟', en: 'opens in a new tab' },
})
