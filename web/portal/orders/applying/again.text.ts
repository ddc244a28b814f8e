import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  takenOver: {
    'zh-Hans': '已按上次的订单填好，请勾选这次要寄的包裹，再核对其他内容。',
    'zh-Hant': '已按上次的訂單填好，請勾選今次要寄的包裹，再核對其他內容。',
    en: 'Filled in as in your earlier order. Tick the parcels to send this time, and check the rest.',
  },
  fromOrder: { 'zh-Hans': '上次的订单 {order}', 'zh-Hant': '上次的訂單 {order}', en: 'Earlier order {order}' },
  receiver: {
    'zh-Hans': '上次的收货人现在不在地址簿里，这里按上次的订单填写，请核对。',
    'zh-Hant': '上次的收貨人現時不在地址簿內，這裡按上次的訂單填寫，請核對。',
    en: 'The earlier consignee is not in your address book. It is filled in as in the earlier order. Please check it.',
  },
  currency: {
    'zh-Hans': '现在不能用 {currency} 付款，请另选币种。',
    'zh-Hant': '現時不能以 {currency} 付款，請另選貨幣。',
    en: 'You cannot pay in {currency} here at the moment. Please choose another currency.',
  },
  channel: {
    'zh-Hans': '上次的线路“{channel}”现在不能选，请另选一条。',
    'zh-Hant': '上次的路線「{channel}」現時不能選擇，請另選一條。',
    en: 'The earlier channel, {channel}, is not available now. Please choose another.',
  },
  pickUpPoint: {
    'zh-Hans': '上次的自提点“{point}”现在不能选，请另选一个。',
    'zh-Hant': '上次的自提點「{point}」現時不能選擇，請另選一個。',
    en: 'The earlier pick-up point, {point}, is not available now. Please choose another.',
  },
  services: {
    'zh-Hans': '上次的部分增值服务已停止提供，没有选上。',
    'zh-Hant': '上次的部分增值服務已停止提供，未有選上。',
    en: 'Some services of the earlier order are no longer offered and were left out.',
  },
})
