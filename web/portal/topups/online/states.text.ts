import { defineText } from '#web/kit/text/define-text.ts'

/** What became of a payment: a title, and what it means. */
export const text = defineText({
  pending: {
    'zh-Hans': '等待付款。付款后，这里会自动更新。',
    'zh-Hant': '等待付款。付款後，這裡會自動更新。',
    en: 'Waiting for your payment. This page updates automatically once you have paid.',
  },
  notYet: {
    'zh-Hans': '还没有收到付款的消息。我们会继续查询，请稍候。',
    'zh-Hant': '尚未收到付款的消息。我們會繼續查詢，請稍候。',
    en: 'We have not heard of a payment yet. We keep asking, please wait a moment.',
  },
  stopped: {
    'zh-Hans': '页面已停止自动查询。如果已付款，请按“我已付款”再查一次。',
    'zh-Hant': '頁面已停止自動查詢。如已付款，請按「我已付款」再查一次。',
    en: 'This page no longer asks automatically. If you have paid, press “I have paid” to ask again.',
  },
  paidTitle: { 'zh-Hans': '充值成功', 'zh-Hant': '充值成功', en: 'Your top-up has arrived' },
  paid: {
    'zh-Hans': '{price} 已记入您的余额。',
    'zh-Hant': '{price} 已記入你的餘額。',
    en: '{price} has been added to your balance.',
  },
  paidLateTitle: { 'zh-Hans': '充值成功', 'zh-Hant': '充值成功', en: 'Your top-up has arrived' },
  paidLate: {
    'zh-Hans': '付款在限时过后才到。{price} 照样记入了您的余额，您不用做什么。',
    'zh-Hant': '付款在限時過後才收到。{price} 已照樣記入你的餘額，你無須處理。',
    en: 'The payment came after its time was over. {price} has been added to your balance all the same. You need not do anything.',
  },
  failedTitle: { 'zh-Hans': '付款没有成功', 'zh-Hant': '付款未能成功', en: 'The payment failed' },
  failed: {
    'zh-Hans': '余额没有变动，可以重新充值。如果钱已扣走，收到{method}通知后会自动入账，或由{method}退回给您。',
    'zh-Hant': '餘額沒有變動，可重新充值。如款項已扣除，收到{method}通知後會自動入帳，或由{method}退回給你。',
    en: 'Your balance has not changed, and you can try again. If money was taken, it is added once {method} tells us, or {method} returns it to you.',
  },
  expiredTitle: { 'zh-Hans': '付款码已过期', 'zh-Hant': '付款碼已過期', en: 'The time to pay is over' },
  expired: {
    'zh-Hans': '限时内没有收到付款，余额没有变动。如果您其实已付款，收到{method}通知后照样入账。',
    'zh-Hant': '限時內未有收到付款，餘額沒有變動。如你其實已付款，收到{method}通知後照樣入帳。',
    en: 'No payment came in time, and your balance has not changed. If you did pay, the money is still added once {method} tells us.',
  },
  closedTitle: { 'zh-Hans': '付款已取消', 'zh-Hant': '付款已取消', en: 'The payment was cancelled' },
  closed: {
    'zh-Hans': '没有扣款，余额没有变动。如果您其实已付款，收到{method}通知后照样入账。',
    'zh-Hant': '沒有扣款，餘額沒有變動。如你其實已付款，收到{method}通知後照樣入帳。',
    en: 'Nothing was taken, and your balance has not changed. If you did pay, the money is still added once {method} tells us.',
  },
  refundedTitle: { 'zh-Hans': '付款已退回', 'zh-Hant': '付款已退回', en: 'The payment was refunded' },
  refunded: {
    'zh-Hans': '{refunded} 已退回您的{method}账户。',
    'zh-Hant': '{refunded} 已退回你的{method}帳戶。',
    en: '{refunded} was returned to your {method} account.',
  },
})
