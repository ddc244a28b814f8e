import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '取消订单 {order}？', 'zh-Hant': '取消訂單 {order}？', en: 'Cancel order {order}?' },
  loadingTitle: { 'zh-Hans': '取消订单', 'zh-Hant': '取消訂單', en: 'Cancel the order' },
  close: { 'zh-Hans': '关闭', 'zh-Hant': '關閉', en: 'Close' },
  comesBack: { 'zh-Hans': '取消后马上退回', 'zh-Hant': '取消後即時退回', en: 'What comes back at once' },
  money: { 'zh-Hans': '退回余额', 'zh-Hant': '退回餘額', en: 'To your balance' },
  noMoney: { 'zh-Hans': '没有付过款', 'zh-Hant': '沒有付過款', en: 'Nothing was paid' },
  moneyWhy: {
    'zh-Hans': '已付的全部款项，包括保险和增值服务，不收手续费。',
    'zh-Hant': '已付的全部款項，包括保險及增值服務，不收手續費。',
    en: 'Everything you paid, with insurance and services. There is no fee.',
  },
  coupon: { 'zh-Hans': '优惠券', 'zh-Hant': '優惠券', en: 'Coupon' },
  couponBack: { 'zh-Hans': '{title}，可以再用', 'zh-Hant': '{title}，可再次使用', en: '{title}, to use again' },
  couponEnded: {
    'zh-Hans': '{title}，已过有效期，不能再用',
    'zh-Hant': '{title}，已過有效期，不能再用',
    en: '{title} has expired and cannot be used again',
  },
  coins: { 'zh-Hans': '{count} 枚', 'zh-Hant': '{count} 枚', en: '{count}' },
  parcels: { 'zh-Hans': '包裹', 'zh-Hant': '包裹', en: 'Parcels' },
  parcelsBack: {
    'zh-Hans': '{count} 个回到在库，可以重新申请集运',
    'zh-Hant': '{count} 個回到在庫，可重新申請集運',
    en: '{count|1 is|{count} are} in stock again and can go into another order',
  },
  storage: {
    'zh-Hans': '在库天数从入库那天算起，取消订单不会重新计算。',
    'zh-Hant': '在庫日數由入庫當日起計，取消訂單不會重新計算。',
    en: 'Days in storage count from the arrival of each parcel. Cancelling does not start them again.',
  },
  keep: { 'zh-Hans': '保留订单', 'zh-Hant': '保留訂單', en: 'Keep the order' },
  cancel: { 'zh-Hans': '取消订单', 'zh-Hant': '取消訂單', en: 'Cancel the order' },
  tooLateTitle: {
    'zh-Hans': '现在不能自行取消',
    'zh-Hant': '現時不能自行取消',
    en: 'It can no longer be cancelled here',
  },
  tooLate: {
    'zh-Hans': '仓库已开始打包，或订单有其他事项待处理。订单页面写明现在的进度和您可以做什么。',
    'zh-Hant': '倉庫已開始打包，或訂單有其他事項待處理。訂單頁面列明目前的進度及你可以做甚麼。',
    en: 'The warehouse has started packing, or something else about the order is open. Its page shows the progress and what you can do.',
  },
  unknown: {
    'zh-Hans': '没有收到回答，订单可能已经取消。再按一次不会重复退款。',
    'zh-Hant': '未有收到回覆，訂單可能已經取消。再按一次不會重複退款。',
    en: 'No answer arrived, so the order may be cancelled already. Pressing again never refunds twice.',
  },
  doneTitle: { 'zh-Hans': '订单已取消', 'zh-Hant': '訂單已取消', en: 'The order is cancelled' },
  done: {
    'zh-Hans': '{price} 已退回您的余额，包裹已回到在库。',
    'zh-Hant': '{price} 已退回你的餘額，包裹已回到在庫。',
    en: '{price} is back in your balance, and the parcels are in stock again.',
  },
  doneCoupon: {
    'zh-Hans': '优惠券“{title}”已恢复，可以再用。',
    'zh-Hant': '優惠券「{title}」已恢復，可再次使用。',
    en: 'The coupon “{title}” can be used again.',
  },
  doneCouponEnded: {
    'zh-Hans': '优惠券“{title}”已过有效期，不能再用。',
    'zh-Hant': '優惠券「{title}」已過有效期，不能再用。',
    en: 'The coupon “{title}” has expired and cannot be used again.',
  },
  doneCoins: {
    'zh-Hans': '{count} 枚{name}已退回。',
    'zh-Hant': '{count} 枚{name}已退回。',
    en: 'Back in your account: {count} {name}.',
  },
  doneFree: {
    'zh-Hans': '包裹已回到在库。',
    'zh-Hant': '包裹已回到在庫。',
    en: 'The parcels are in stock again.',
  },
  applyAgain: { 'zh-Hans': '重新申请集运', 'zh-Hant': '重新申請集運', en: 'Apply for consolidation' },
})
