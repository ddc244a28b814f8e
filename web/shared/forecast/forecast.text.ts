import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  ways: { 'zh-Hans': '预报方式', 'zh-Hant': '預報方式', en: 'How to forecast' },
  one: { 'zh-Hans': '单个预报', 'zh-Hant': '單件預報', en: 'One parcel' },
  many: { 'zh-Hans': '批量预报', 'zh-Hant': '批量預報', en: 'Many parcels' },
  courierGuess: {
    'zh-Hans': '按单号猜的，请核对',
    'zh-Hant': '按單號推測，請核對',
    en: 'Guessed from the number. Please check it',
  },
  courierSeveral: {
    'zh-Hans': '按单号可能是：{couriers}',
    'zh-Hant': '按單號可能是：{couriers}',
    en: 'Based on the number, it may be {couriers}',
  },
  purchaseMore: {
    'zh-Hans': '一单分几个包裹发？（选填）',
    'zh-Hant': '一張訂單分多個包裹寄出？（選填）',
    en: 'Bought together, sent in several parcels? (optional)',
  },
  purchaseHint: {
    'zh-Hans': '填了以后，有的到了、有的没到时，我们会提醒您。',
    'zh-Hant': '填寫後，如有部分未到，我們會提醒你。',
    en: 'We’ll tell you when some have arrived and others have not.',
  },
  purchaseNumber: {
    'zh-Hans': '购物订单号或自己起的名字',
    'zh-Hant': '購物訂單編號或自訂名稱',
    en: 'Shop order number, or a name of your own',
  },
  purchaseParcels: {
    'zh-Hans': '卖家一共发了几个包裹',
    'zh-Hant': '賣家共寄出多少個包裹',
    en: 'Total parcels sent by the seller',
  },
})
