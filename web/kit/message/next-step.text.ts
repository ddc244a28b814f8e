import type { NextStepPage } from '#contract/refusals/next-step.ts'
import type { Text } from '#domain/language.ts'
import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  home: { 'zh-Hans': '回到首页', 'zh-Hant': '返回首頁', en: 'Go to the home page' },
  signIn: { 'zh-Hans': '前往登录页', 'zh-Hant': '前往登入頁', en: 'Go to the login page' },
  resetPassword: { 'zh-Hans': '通过邮件重置密码', 'zh-Hant': '以電郵重設密碼', en: 'Reset the password by e-mail' },
  activation: {
    'zh-Hans': '重新发送激活邮件',
    'zh-Hant': '重新發送啟用電郵',
    en: 'Send the activation e-mail again',
  },
  parcels: { 'zh-Hans': '查看包裹列表', 'zh-Hant': '查看包裹列表', en: 'View the package list' },
  parcel: { 'zh-Hans': '打开这个包裹', 'zh-Hant': '打開此包裹', en: 'Open the parcel' },
  apply: { 'zh-Hans': '去申请集运', 'zh-Hant': '前往申請集運', en: 'Apply for consolidation' },
  orders: { 'zh-Hans': '查看订单列表', 'zh-Hant': '查看訂單列表', en: 'View the order list' },
  order: { 'zh-Hans': '打开这张订单', 'zh-Hant': '打開此訂單', en: 'Open the order' },
  claims: { 'zh-Hans': '查看我的认领', 'zh-Hant': '查看我的認領', en: 'View my claims' },
  topUp: { 'zh-Hans': '去充值', 'zh-Hant': '前往充值', en: 'Top up' },
  bankTransfers: { 'zh-Hans': '查看银行转账', 'zh-Hant': '查看銀行轉帳', en: 'View bank transfers' },
  coupons: { 'zh-Hans': '查看优惠券', 'zh-Hant': '查看優惠券', en: 'View my coupons' },
  coins: { 'zh-Hans': '看看还有多少', 'zh-Hant': '查看尚餘數量', en: 'View how many I have' },
  announcements: { 'zh-Hans': '查看公告', 'zh-Hant': '查看公告', en: 'View the announcements' },
  contact: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Contact customer service' },
} satisfies Record<NextStepPage, Text>)
