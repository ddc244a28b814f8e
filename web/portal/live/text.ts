import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  orderIsNow: {
    'zh-Hans': '订单 {number} 现在是“{status}”',
    'zh-Hant': '訂單 {number} 現在是「{status}」',
    en: 'Order {number} is now “{status}”',
  },
  order: { 'zh-Hans': '订单 {number} 已更新', 'zh-Hant': '訂單 {number} 已更新', en: 'Order {number} was updated' },
  parcels: { 'zh-Hans': '包裹列表已更新', 'zh-Hant': '包裹列表已更新', en: 'The parcel list was updated' },
  orders: { 'zh-Hans': '订单列表已更新', 'zh-Hant': '訂單列表已更新', en: 'The order list was updated' },
  topUps: { 'zh-Hans': '充值状态已更新', 'zh-Hant': '增值狀態已更新', en: 'The top-ups were updated' },
  money: { 'zh-Hans': '余额已更新', 'zh-Hant': '結餘已更新', en: 'The balance was updated' },
  claims: { 'zh-Hans': '认领列表已更新', 'zh-Hant': '認領列表已更新', en: 'The claim list was updated' },
  bills: { 'zh-Hans': '账单已更新', 'zh-Hant': '帳單已更新', en: 'The bills were updated' },
  home: { 'zh-Hans': '首页已更新', 'zh-Hant': '首頁已更新', en: 'This page was updated' },
})
