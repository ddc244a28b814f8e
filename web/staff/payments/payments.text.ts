import { defineText } from '#web/kit/text/define-text.ts'

/** The list of online payments. */
export const text = defineText({
  title: { 'zh-Hans': '在线支付', 'zh-Hant': '在線付款', en: 'Payments' },
  lead: {
    'zh-Hans': '会员通过支付宝和微信支付的充值，最新的在前。',
    'zh-Hant': '會員經支付寶和微信支付的充值，最新的在前。',
    en: 'Top-ups by Alipay and WeChat Pay, newest first.',
  },
  all: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  flagged: { 'zh-Hans': '需要查看', 'zh-Hant': '需要查看', en: 'Needs a look' },
  method: { 'zh-Hans': '支付方式', 'zh-Hant': '付款方式', en: 'Method' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  any: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  number: { 'zh-Hans': '支付单号', 'zh-Hant': '付款編號', en: 'Payment number' },
  list: { 'zh-Hans': '支付记录', 'zh-Hant': '付款記錄', en: 'Payments' },
  payment: { 'zh-Hans': '支付单', 'zh-Hant': '付款', en: 'Payment' },
  member: { 'zh-Hans': '会员', 'zh-Hant': '會員', en: 'Member' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  refunded: { 'zh-Hans': '已退款', 'zh-Hant': '已退款', en: 'Refunded' },
  begun: { 'zh-Hans': '发起时间', 'zh-Hant': '發起時間', en: 'Begun' },
  late: { 'zh-Hans': '超时后到账', 'zh-Hant': '逾時後收款', en: 'Paid late' },
  mismatch: { 'zh-Hans': '与通知不符', 'zh-Hant': '與通知不符', en: 'Does not match' },
  refunded_elsewhere: { 'zh-Hans': '在别处退款', 'zh-Hant': '在別處退款', en: 'Refunded elsewhere' },
  emptyTitle: { 'zh-Hans': '还没有在线支付', 'zh-Hant': '尚未有在線付款', en: 'No payments yet' },
  emptySentence: {
    'zh-Hans': '会员用支付宝或微信支付充值后会出现在这里。',
    'zh-Hant': '會員以支付寶或微信支付充值後會在這裡出現。',
    en: 'Top-ups that members pay by Alipay or WeChat Pay appear here.',
  },
  emptyFlagged: { 'zh-Hans': '没有需要查看的支付', 'zh-Hant': '沒有需要查看的付款', en: 'No payment needs a look' },
  emptyFlaggedSentence: {
    'zh-Hans': '超时后到账、与通知不符或在别处退款的支付会出现在这里。',
    'zh-Hant': '逾時後收款、與通知不符或在別處退款的付款會在這裡出現。',
    en: 'Payments that came late, do not match their notice or were refunded elsewhere appear here.',
  },
})
