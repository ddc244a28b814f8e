import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  payTitle: { 'zh-Hans': '支付订单', 'zh-Hant': '支付訂單', en: 'Pay an order' },
  payOrder: { 'zh-Hans': '支付订单 {order}', 'zh-Hant': '支付訂單 {order}', en: 'Pay order {order}' },
  payDifference: { 'zh-Hans': '补付差额 {order}', 'zh-Hant': '補付差額 {order}', en: 'Pay the difference for {order}' },
  balanceNow: { 'zh-Hans': '现有余额', 'zh-Hant': '現有餘額', en: 'Balance now' },
  balanceAfter: { 'zh-Hans': '付款后余额', 'zh-Hant': '付款後餘額', en: 'Balance after paying' },
  pay: { 'zh-Hans': '用余额支付 {price}', 'zh-Hant': '以餘額支付 {price}', en: 'Pay {price} from balance' },
  payNothing: { 'zh-Hans': '确认，无需付款', 'zh-Hant': '確認，毋須付款', en: 'Confirm, nothing to pay' },
  later: { 'zh-Hans': '稍后再付', 'zh-Hant': '稍後再付', en: 'Pay later' },
  holdOver: {
    'zh-Hans': '报价保留期已过，已按现行价目重新计算。请核对后再付款。',
    'zh-Hant': '報價保留期已過，已按現行收費重新計算。請核對後再付款。',
    en: 'The price is no longer held and has been recalculated with the current tariff. Please check it before you pay.',
  },
  changedTitle: {
    'zh-Hans': '金额有变，请再确认一次',
    'zh-Hant': '金額有變，請再確認一次',
    en: 'The amount has changed. Please check it again',
  },
  changedSentence: {
    'zh-Hans': '原来是 {before}，现在是 {after}。尚未扣款。',
    'zh-Hant': '原本是 {before}，現在是 {after}。尚未扣款。',
    en: 'It was {before} and is now {after}. Nothing has been charged.',
  },
  changedLine: { 'zh-Hans': '项目', 'zh-Hant': '項目', en: 'Item' },
  changedBefore: { 'zh-Hans': '原来', 'zh-Hant': '原本', en: 'Before' },
  changedAfter: { 'zh-Hans': '现在', 'zh-Hant': '現在', en: 'Now' },
  shortSentence: {
    'zh-Hans': '还差 {price}。充值入账后再来付款即可，订单会为您保留。',
    'zh-Hant': '還差 {price}。充值入帳後再付款即可，訂單會為你保留。',
    en: 'You are {price} short. Pay once your top-up has been credited. We keep your order.',
  },
  recharge: { 'zh-Hans': '去充值', 'zh-Hant': '前往充值', en: 'Top up' },
  paidSentence: {
    'zh-Hans': '已支付 {price}，余额 {balance}。',
    'zh-Hant': '已支付 {price}，餘額 {balance}。',
    en: 'You paid {price}. Your balance is {balance}.',
  },
  paidNext: {
    'zh-Hans': '接下来仓库打包，封箱后再称一次重。如果费用减少，差额自动退回余额；如果费用增加，会先附照片请您决定。',
    'zh-Hant': '接下來倉庫會打包，封箱後再磅重一次。如費用減少，差額會自動退回餘額；如費用增加，會先附相片請你決定。',
    en: 'Next, the warehouse packs and weighs the sealed box. If the price falls, we refund the difference to your balance. If it rises, we show you the photos and you decide first.',
  },
  differencePaidNext: {
    'zh-Hans': '差额已付清。接下来订单等待出库，发出后您可以查看轨迹。',
    'zh-Hant': '差額已付清。接下來訂單等待出庫，寄出後你可查看軌跡。',
    en: 'The difference has been paid. Next, the order leaves the warehouse, and you can track it from then on.',
  },
  reduce: { 'zh-Hans': '优惠', 'zh-Hant': '優惠', en: 'Discounts' },
  coupon: { 'zh-Hans': '优惠券', 'zh-Hant': '優惠券', en: 'Coupon' },
  noCoupon: { 'zh-Hans': '不使用', 'zh-Hant': '不使用', en: 'None' },
  couponOption: { 'zh-Hans': '{title}（减 {price}）', 'zh-Hant': '{title}（減 {price}）', en: '{title} (−{price})' },
  unusable: {
    'zh-Hans': '{count} 张不能用于此订单',
    'zh-Hant': '{count} 張不能用於此訂單',
    en: '{count|One coupon|{count} coupons} cannot be used for this order',
  },
  coins: { 'zh-Hans': '用{name}抵运费', 'zh-Hant': '用{name}抵運費', en: 'Use {name}' },
  coinsHint: {
    'zh-Hans': '现有 {balance}，这张订单最多用 {most}',
    'zh-Hant': '現有 {balance}，這張訂單最多用 {most}',
    en: 'You have {balance}; this order takes up to {most}',
  },
  applyCoins: { 'zh-Hans': '使用', 'zh-Hant': '使用', en: 'Apply' },
  mostCoins: { 'zh-Hans': '用到上限', 'zh-Hant': '用至上限', en: 'Use the maximum' },
  noCoins: { 'zh-Hans': '不用', 'zh-Hant': '不用', en: 'Use none' },
  goOnWithout: { 'zh-Hans': '不用优惠，继续付款', 'zh-Hant': '不用優惠，繼續付款', en: 'Continue without discounts' },
  coinsSpent: {
    'zh-Hans': '已使用 {count} {name}。',
    'zh-Hant': '已使用 {count} {name}。',
    en: '{count} {name} used.',
  },
  openOrder: { 'zh-Hans': '查看订单', 'zh-Hant': '查看訂單', en: 'View the order' },
  noPriceNext: {
    'zh-Hans':
      '没有扣款，包裹仍在订单中。请修改订单，另选线路、自提点或增值服务；也可以在订单页删除订单，包裹会回到库存。',
    'zh-Hant':
      '沒有扣款，包裹仍在訂單中。請修改訂單，另選路線、自提點或增值服務；也可在訂單頁刪除訂單，包裹會回到庫存。',
    en: 'Nothing was charged, and your parcels are still in the order. Please change the order and choose another channel, pick-up point or service. You can also delete it on its page, and the parcels go back into stock.',
  },
  editOrder: { 'zh-Hans': '修改订单', 'zh-Hant': '修改訂單', en: 'Change the order' },
  notTwice: { 'zh-Hans': '没有重复扣款。', 'zh-Hant': '沒有重複扣款。', en: 'You were not charged twice.' },
  nothingTaken: {
    'zh-Hans': '没有扣款，订单保持原样。',
    'zh-Hant': '沒有扣款，訂單維持原狀。',
    en: 'Nothing was charged, and the order is unchanged.',
  },
  outcomeUnknown: {
    'zh-Hans': '没有收到结果。请再按一次，不会重复扣款。',
    'zh-Hant': '未收到結果。請再按一次，不會重複扣款。',
    en: 'We did not receive the result. Please press again. You will not be charged twice.',
  },
  close: { 'zh-Hans': '关闭', 'zh-Hant': '關閉', en: 'Close' },
})
