import { defineText } from '#web/text/define-text.ts'

export const text = defineText({
  heroTitle: {
    'zh-Hans': '淘宝买齐，一箱寄到香港。',
    'zh-Hant': '淘寶買齊，一箱寄到香港。',
    en: 'Shop on Taobao. One box to Hong Kong.',
  },
  heroLead: {
    'zh-Hans': '报价逐项列明，付款后不会悄悄加价。包裹到仓就拍照、称重，走到哪里您都看得到。',
    'zh-Hant': '報價逐項列明，付款後不會悄悄加價。包裹到倉即拍照、磅重，走到哪裡你都看得到。',
    en: 'Every charge is listed before you pay, and none is added quietly afterwards. We photograph and weigh each parcel on arrival, and you can always see where it is.',
  },
  getAddress: { 'zh-Hans': '领取您的仓库地址', 'zh-Hant': '領取你的倉庫地址', en: 'Get your warehouse address' },
  howItWorks: { 'zh-Hans': '如何运作', 'zh-Hant': '如何運作', en: 'How it works' },

  stepsTitle: { 'zh-Hans': '三步寄到家', 'zh-Hant': '三步寄到家', en: 'Three steps to your door' },
  stepSendTitle: { 'zh-Hans': '寄到我们的仓库', 'zh-Hant': '寄到我們的倉庫', en: 'Send it to our warehouse' },
  stepSend: {
    'zh-Hans': '注册就有会员编号和五个内地仓库地址，一键复制到淘宝。',
    'zh-Hant': '註冊即有會員編號和五個內地倉庫地址，一鍵複製到淘寶。',
    en: 'Registering gives you a member number and five mainland warehouse addresses, ready to paste into Taobao.',
  },
  stepReceiveTitle: {
    'zh-Hans': '到仓、拍照、称重',
    'zh-Hant': '到倉、拍照、磅重',
    en: 'We receive, photograph and weigh',
  },
  stepReceive: {
    'zh-Hans': '每个包裹都有照片、重量和尺寸记录，随时可以查看。',
    'zh-Hant': '每個包裹都有相片、重量及尺寸記錄，隨時可以查看。',
    en: 'Every parcel has its photo, weight and size on record, and you can look at them any time.',
  },
  stepShipTitle: { 'zh-Hans': '合箱、付款、寄出', 'zh-Hant': '合箱、付款、寄出', en: 'Consolidate, pay and ship' },
  stepShip: {
    'zh-Hans': '选好线路，看清每一项收费再付款，全程可以追踪。',
    'zh-Hant': '選好路線，看清每一項收費才付款，全程可以追蹤。',
    en: 'Choose a line, see every charge, then pay. You can track it all the way.',
  },

  promisesTitle: {
    'zh-Hans': '我们的承诺，都有数字',
    'zh-Hant': '我們的承諾，都有數字',
    en: 'What we promise, in numbers',
  },
  promiseParcelTitle: { 'zh-Hans': '香港包裹专线', 'zh-Hant': '香港包裹專線', en: 'Hong Kong parcel line' },
  promiseParcel: { 'zh-Hans': '48 小时送达', 'zh-Hant': '48 小時送達', en: '48-hour delivery' },
  promiseBulkTitle: { 'zh-Hans': '物流专线', 'zh-Hant': '物流專線', en: 'Logistics line' },
  promiseBulk: { 'zh-Hans': '24 小时内到港', 'zh-Hant': '24 小時內到港', en: 'Arrival at port within 24 hours' },
  promiseDelayTitle: {
    'zh-Hans': '香港仓大货延误',
    'zh-Hant': '香港倉大貨延誤',
    en: 'Delay promise for large cargo in the Hong Kong warehouse',
  },
  promiseDelay: {
    'zh-Hans':
      '超过 24 小时，运费减免 50%；超过 48 小时，运费减免 100%，另将运费的 50% 存入余额；超过 72 小时，运费减免 100%，另将运费的 100% 存入余额。',
    'zh-Hant':
      '超過 24 小時，運費減免 50%；超過 48 小時，運費減免 100%，另將運費的 50% 存入餘額；超過 72 小時，運費減免 100%，另將運費的 100% 存入餘額。',
    en: 'Over 24 h, 50% freight reduction; over 48 h, 100% reduction plus 50% of freight credited to balance; over 72 h, 100% plus 100% credited.',
  },
  promiseLostTitle: { 'zh-Hans': '包裹遗失', 'zh-Hant': '包裹遺失', en: 'Lost parcels' },
  promiseLost: { 'zh-Hans': '100% 赔偿', 'zh-Hant': '100% 賠償', en: '100% compensation' },
  promiseInsuranceTitle: { 'zh-Hans': '保险', 'zh-Hant': '保險', en: 'Insurance' },
  promiseInsurance: {
    'zh-Hans': '保险费为申报价值的 5.00%',
    'zh-Hant': '保險費為申報價值的 5.00%',
    en: '5.00% of declared value',
  },
  promiseWeightTitle: { 'zh-Hans': '计费重', 'zh-Hant': '計費重', en: 'Billable weight' },
  promiseWeight: {
    'zh-Hans':
      '体积重（公斤）= 长 × 宽 × 高（厘米）÷ 6000；实际重量与体积重取较重者。总重不足 1 公斤按 1 公斤计，续重不足 1 公斤按 1 公斤计。',
    'zh-Hant':
      '體積重（公斤）= 長 × 闊 × 高（厘米）÷ 6000；實際重量與體積重取較重者。總重不足 1 公斤按 1 公斤計，續重不足 1 公斤按 1 公斤計。',
    en: 'Volume weight (kg) = length × width × height (cm) / 6000; the heavier of actual and volume weight is billed. Total under 1 kg billed as 1 kg; additional weight under 1 kg billed as 1 kg.',
  },
  closingRegister: { 'zh-Hans': '免费注册', 'zh-Hant': '免費註冊', en: 'Register free of charge' },
  closingLogin: {
    'zh-Hans': '已有账号？去登录',
    'zh-Hant': '已有帳戶？前往登入',
    en: 'Already have an account? Log in',
  },
})
