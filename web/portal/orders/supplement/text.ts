import { defineText } from '#web/kit/text/define-text.ts'

/* A price increase that needs the member's decision: what happened, and the options. */
export const text = defineText({
  found: { 'zh-Hans': '我们称量的结果', 'zh-Hant': '我們磅重的結果', en: 'What we found' },
  paidFor: { 'zh-Hans': '您付款时', 'zh-Hant': '你付款時', en: 'You paid for' },
  packedActual: { 'zh-Hans': '打包后重 {weight}', 'zh-Hant': '打包後重 {weight}', en: 'Packed: {weight}' },
  packedVolume: {
    'zh-Hans': '打包后体积重 {weight}',
    'zh-Hant': '打包後體積重 {weight}',
    en: 'Packed: {weight} by volume',
  },
  billedAs: { 'zh-Hans': '按 {weight} 计费', 'zh-Hant': '按 {weight} 計費', en: 'billed as {weight}' },
  choices: { 'zh-Hans': '您可以这样选择', 'zh-Hant': '你可以這樣選擇', en: 'Your options' },
  unsure: { 'zh-Hans': '对重量有疑问？', 'zh-Hant': '對重量有疑問？', en: 'Not sure about the weight?' },
  questionFirst: {
    'zh-Hans':
      '可以先在箱子的照片下提出异议：另一位同事会在 {hours} 小时内免费复核，价格只会降低、不会升高。在此期间您仍可选择。',
    'zh-Hant':
      '可以先在箱子的相片下提出異議：另一位同事會在 {hours} 小時內免費覆核，收費只會降低、不會升高。在此期間你仍可選擇。',
    en: 'You can question it first, below the photo: a different colleague measures the box again within {hours} hours, free of charge, and the price can only go down. Your options stay open meanwhile.',
  },

  pay: { 'zh-Hans': '补付差额', 'zh-Hant': '補付差額', en: 'Pay the difference' },
  payWhy: {
    'zh-Hans': '从余额支付。',
    'zh-Hant': '由餘額支付。',
    en: 'Paid from your balance.',
  },
  payFrom: {
    'zh-Hans': '从余额 {balance} 支付，随下一批发出。',
    'zh-Hant': '由餘額 {balance} 支付，隨下一批寄出。',
    en: 'From your balance of {balance}. The order leaves with the next batch.',
  },
  payUnpacked: {
    'zh-Hans': '从余额 {balance} 支付，接下来打包、称重。',
    'zh-Hant': '由餘額 {balance} 支付，接下來打包、磅重。',
    en: 'From your balance of {balance}. The order is packed and weighed next.',
  },
  payMeasured: {
    'zh-Hans': '从余额 {balance} 支付，复核后发出。',
    'zh-Hant': '由餘額 {balance} 支付，覆核後寄出。',
    en: 'From your balance of {balance}. The order leaves once the box has been measured again.',
  },
  payShort: {
    'zh-Hans': '余额 {balance}，还差 {missing}，可以先充值。',
    'zh-Hant': '餘額 {balance}，尚差 {missing}，可先充值。',
    en: 'Your balance is {balance}, {missing} too little. You can top up first.',
  },
  change: { 'zh-Hans': '换一条线路', 'zh-Hant': '改用其他路線', en: 'Change the channel' },
  changeWhy: {
    'zh-Hans': '箱子不变，按所选线路重新计价；多付的立即退回余额。',
    'zh-Hant': '箱子不變，按所選路線重新計價；多付的即時退回餘額。',
    en: 'The same boxes at the price of another channel. Anything you overpaid is refunded to your balance immediately.',
  },
  changeBest: {
    'zh-Hans': '最划算的是{channel}。',
    'zh-Hant': '最划算的是{channel}。',
    en: 'The best price is by {channel}.',
  },
  bestRefund: { 'zh-Hans': '最多退回 {price}', 'zh-Hant': '最多退回 {price}', en: 'up to {price} back' },
  leastDue: { 'zh-Hans': '最少补付 {price}', 'zh-Hant': '最少補付 {price}', en: 'from {price} extra' },
  noLine: { 'zh-Hans': '没有合适的线路', 'zh-Hant': '沒有合適的路線', en: 'no other channel fits' },
  lineRefund: { 'zh-Hans': '退回 {price}', 'zh-Hant': '退回 {price}', en: '{price} back' },
  lineDue: { 'zh-Hans': '补付 {price}', 'zh-Hant': '補付 {price}', en: '{price} extra' },
  lineEven: { 'zh-Hans': '无需补付', 'zh-Hant': '毋須補付', en: 'nothing to pay' },
  changeConfirm: { 'zh-Hans': '改用这条线路', 'zh-Hant': '改用此路線', en: 'Use this channel' },
  changeTitle: { 'zh-Hans': '改用 {channel}？', 'zh-Hant': '改用 {channel}？', en: 'Send it by {channel}?' },
  changeRefunded: {
    'zh-Hans': '{price} 立即退回余额，订单等待出库。',
    'zh-Hant': '{price} 即時退回餘額，訂單等待出庫。',
    en: '{price} goes back to your balance immediately, and the order is ready to be shipped.',
  },
  changeOwing: {
    'zh-Hans': '还差 {price}，之后由您支付或再作决定。',
    'zh-Hant': '還差 {price}，之後由你支付或再作決定。',
    en: '{price} is still due. You can pay it afterwards or decide again.',
  },
  changeEven: {
    'zh-Hans': '无需补付，订单等待出库。',
    'zh-Hant': '毋須補付，訂單等待出庫。',
    en: 'There is nothing to pay, and the order is ready to be shipped.',
  },
  changed: {
    'zh-Hans': '订单改用{channel}，现在共 {total}',
    'zh-Hant': '訂單改用{channel}，現時共 {total}',
    en: 'The order now goes by {channel}, and its total is {total}',
  },
  chooseLine: { 'zh-Hans': '请选择线路', 'zh-Hant': '請選擇路線', en: 'Please choose a channel' },
  choosePoint: { 'zh-Hans': '请选择自提点', 'zh-Hant': '請選擇自提點', en: 'Please choose a pick-up point' },

  takeOut: { 'zh-Hans': '取出包裹', 'zh-Hant': '取出包裹', en: 'Remove a parcel' },
  takeOutWhy: {
    'zh-Hans':
      '取出的包裹留在仓库，其余的重新打包、称重。现在不收款也不退款；打包后，多付的退回余额，若仍不够会再请您决定。',
    'zh-Hant':
      '取出的包裹留在倉庫，其餘的重新打包、磅重。現時不收款亦不退款；打包後，多付的退回餘額，若仍不足會再請你決定。',
    en: 'It stays in stock, and the rest is packed and weighed again. Nothing is charged or refunded now. After packing, we refund what you overpaid. If more is still due, you decide again.',
  },
  takeOutShort: {
    'zh-Hans': '取出的留在仓库，其余重新打包、称重。',
    'zh-Hant': '取出的留在倉庫，其餘重新打包、磅重。',
    en: 'It stays in stock, and the rest is packed and weighed again.',
  },
  noMoney: { 'zh-Hans': '暂不收款或退款', 'zh-Hant': '暫不收款或退款', en: 'nothing for now' },
  whichOut: { 'zh-Hans': '要取出的包裹', 'zh-Hant': '要取出的包裹', en: 'Parcels to remove' },
  takeOutConfirm: { 'zh-Hans': '取出所选包裹', 'zh-Hant': '取出所選包裹', en: 'Remove these' },
  takeOutTitle: {
    'zh-Hans': '取出 {count} 个包裹？',
    'zh-Hant': '取出 {count} 個包裹？',
    en: '{count|Remove 1 parcel?|Remove {count} parcels?}',
  },
  takenOut: {
    'zh-Hans': '已取出 {count} 个包裹，留在仓库；其余重新打包',
    'zh-Hant': '已取出 {count} 個包裹，留在倉庫；其餘重新打包',
    en: '{count|1 parcel stays|{count} parcels stay} in stock, and the rest is packed again',
  },
  chooseParcels: {
    'zh-Hans': '请勾选要取出的包裹',
    'zh-Hant': '請勾選要取出的包裹',
    en: 'Please tick the parcels to remove',
  },
  oneStays: { 'zh-Hans': '至少留下一个包裹', 'zh-Hant': '最少留下一個包裹', en: 'At least one parcel must stay' },

  cancel: { 'zh-Hans': '取消订单', 'zh-Hant': '取消訂單', en: 'Cancel the order' },
  cancelMoney: {
    'zh-Hans': '免费取消：款项全部退回，包裹回到仓库。',
    'zh-Hant': '免費取消：款項全數退回，包裹回到倉庫。',
    en: 'Free of charge. You get your money back, and the parcels are back in stock.',
  },
  cancelCoupon: {
    'zh-Hans': '免费取消：款项和优惠券全部退回，包裹回到仓库。',
    'zh-Hant': '免費取消：款項及優惠券全數退回，包裹回到倉庫。',
    en: 'Free of charge. You get your money and coupon back, and the parcels are back in stock.',
  },
  cancelCoins: {
    'zh-Hans': '免费取消：款项和{name}全部退回，包裹回到仓库。',
    'zh-Hant': '免費取消：款項及{name}全數退回，包裹回到倉庫。',
    en: 'Free of charge. You get your money and {name} back, and the parcels are back in stock.',
  },
  cancelAll: {
    'zh-Hans': '免费取消：款项、优惠券和{name}全部退回，包裹回到仓库。',
    'zh-Hant': '免費取消：款項、優惠券及{name}全數退回，包裹回到倉庫。',
    en: 'Free of charge. You get your money, coupon and {name} back, and the parcels are back in stock.',
  },
  couponGone: {
    'zh-Hans': '优惠券已过有效期，不能再用。',
    'zh-Hant': '優惠券已過有效期，不能再用。',
    en: 'The coupon has expired and cannot be used again.',
  },
  cancelRefund: { 'zh-Hans': '退回 {price}', 'zh-Hant': '退回 {price}', en: '{price} back' },
})
