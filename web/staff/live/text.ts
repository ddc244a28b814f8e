import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  orderIsNow: {
    'zh-Hans': '订单 {number} 现在是“{status}”',
    'zh-Hant': '訂單 {number} 現在是「{status}」',
    en: 'Order {number} is now “{status}”',
  },
  list: { 'zh-Hans': '列表已更新', 'zh-Hant': '列表已更新', en: 'The list was updated' },
  case: { 'zh-Hans': '此页已更新', 'zh-Hant': '此頁已更新', en: 'This page was updated' },
})
