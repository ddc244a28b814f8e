import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '对过往订单的影响', 'zh-Hant': '對過往訂單的影響', en: 'Effect on past orders' },
  lead: {
    'zh-Hans':
      '这段时间里下单并付款的每张订单算两次价：按它自己的价格，与按这份草稿。重量、尺寸、增值服务、保险和附加费都照订单，两次用同一个计价方法。',
    'zh-Hant':
      '這段時間內下單並付款的每張訂單計兩次價：按它自己的收費，與按此草稿。重量、尺寸、增值服務、保險及附加費都照訂單，兩次用同一個計價方法。',
    en: 'Each order that was placed in that time and paid is priced twice: by its own prices, and by this draft. Weight, size, services, insurance and surcharges are those of the order, and both prices are calculated the same way.',
  },
  leftOut: {
    'zh-Hans':
      '不计：优惠券和猫币的减免，员工加收或减免的费用，退款；未付款的订单；付款后取消的订单（{cancelled} 张）；草稿里没有价格的订单（{unpriced} 张）。不同货币不相加。',
    'zh-Hant':
      '不計：優惠券及貓幣的減免，職員加收或減免的費用，退款；未付款的訂單；付款後取消的訂單（{cancelled} 張）；草稿內沒有收費的訂單（{unpriced} 張）。不同貨幣不相加。',
    en: 'Left out: reductions by coupons and coins, fees and waivers by staff, refunds; unpaid orders; {cancelled|1 order that was|{cancelled} orders that were} paid and cancelled; {unpriced|1 order|{unpriced} orders} without a price in the draft. Currencies are never added up.',
  },
  since: {
    'zh-Hans': '自 {since} 起下的订单',
    'zh-Hant': '由 {since} 起下的訂單',
    en: 'Orders placed since {since}',
  },
  cut: {
    'zh-Hans': '订单太多，只算了最新的 {most} 张。选较短的时间，或只看一条线路。',
    'zh-Hant': '訂單太多，只計了最新的 {most} 張。請選較短的時間，或只看一條路線。',
    en: 'There are too many orders, so only the newest {most} are counted. Choose a shorter time or one line.',
  },
  months: { 'zh-Hans': '过去几个月', 'zh-Hant': '過去幾個月', en: 'Past months' },
  line: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Line' },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  currency: { 'zh-Hans': '货币', 'zh-Hant': '貨幣', en: 'Currency' },
  all: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  orders: { 'zh-Hans': '订单', 'zh-Hant': '訂單', en: 'Orders' },
  split: { 'zh-Hans': '其中', 'zh-Hant': '其中', en: 'Of these' },
  splitWords: {
    'zh-Hans': '变贵 {more}，变便宜 {cheaper}，不变 {same}',
    'zh-Hant': '變貴 {more}，變便宜 {cheaper}，不變 {same}',
    en: '{more} cost more, {cheaper} cost less, {same} the same',
  },
  was: { 'zh-Hans': '按订单的价格', 'zh-Hant': '按訂單的收費', en: 'By their own prices' },
  wouldBe: { 'zh-Hans': '按草稿', 'zh-Hant': '按草稿', en: 'By the draft' },
  gain: { 'zh-Hans': '差额', 'zh-Hant': '差額', en: 'Difference' },
  more: { 'zh-Hans': '多收 {money}', 'zh-Hant': '多收 {money}', en: '{money} more' },
  less: { 'zh-Hans': '少收 {money}', 'zh-Hant': '少收 {money}', en: '{money} less' },
  same: { 'zh-Hans': '不变', 'zh-Hant': '不變', en: 'The same' },
  unpriced: { 'zh-Hans': '没有价格', 'zh-Hant': '沒有收費', en: 'Without a price' },
  noOrders: {
    'zh-Hans': '这段时间没有符合条件的已付款订单。',
    'zh-Hant': '這段時間沒有符合條件的已付款訂單。',
    en: 'No such order was placed and paid in that time.',
  },
  sum: { 'zh-Hans': '{currency} 合计', 'zh-Hant': '{currency} 合計', en: 'Total in {currency}' },
  trade: {
    'zh-Hans': '{line} → {destination}，{currency}',
    'zh-Hant': '{line} → {destination}，{currency}',
    en: '{line} → {destination}, {currency}',
  },
  rises: { 'zh-Hans': '涨得最多的订单', 'zh-Hant': '加價最多的訂單', en: 'Largest rises' },
  risesLead: {
    'zh-Hans': '每种货币最多列 {count} 张。',
    'zh-Hant': '每種貨幣最多列 {count} 張。',
    en: 'At most {count} in each currency.',
  },
  noRises: {
    'zh-Hans': '没有订单会变贵。',
    'zh-Hant': '沒有訂單會變貴。',
    en: 'No order would cost more.',
  },
  order: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order' },
  ownPrice: { 'zh-Hans': '按订单的价格', 'zh-Hant': '按訂單的收費', en: 'By its own prices' },
  unpricedTitle: {
    'zh-Hans': '草稿里没有价格的订单',
    'zh-Hant': '草稿內沒有收費的訂單',
    en: 'Orders without a price in the draft',
  },
  unpricedLead: {
    'zh-Hans': '共 {count} 张，没有算进上面的金额。',
    'zh-Hant': '共 {count} 張，沒有計入上面的金額。',
    en: '{count|1 order is|{count} orders are} not in the amounts above.',
  },
  unpricedMore: {
    'zh-Hans': '这里列出最新的 {shown} 张，导出的文件列出全部。',
    'zh-Hant': '此處列出最新的 {shown} 張，匯出的檔案列出全部。',
    en: 'The newest {shown} are listed here, and all of them in an export.',
  },
  weight: { 'zh-Hans': '计费重量', 'zh-Hant': '計費重量', en: 'Billed weight' },
})
