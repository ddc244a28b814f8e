import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  stepsTitle: { 'zh-Hans': '三步寄到家', 'zh-Hant': '三步寄到家', en: 'Three steps to your door' },
  stepSendTitle: { 'zh-Hans': '寄到我们的仓库', 'zh-Hant': '寄到我們的倉庫', en: 'Send it to our warehouse' },
  stepSend: {
    'zh-Hans': '注册就有会员编号和 {count} 个内地仓库地址，一键复制，贴到淘宝即可。',
    'zh-Hant': '註冊即有會員編號和 {count} 個內地倉庫地址，一按複製，貼到淘寶便可。',
    en: 'Registering gives you a member number and {count} mainland warehouse addresses, ready to paste into Taobao.',
  },
  stepReceiveTitle: {
    'zh-Hans': '到仓、拍照、称重',
    'zh-Hant': '到倉、拍照、磅重',
    en: 'Photographed and weighed',
  },
  stepReceive: {
    'zh-Hans': '每个包裹都有照片、重量和尺寸记录，随时可以查看。',
    'zh-Hant': '每個包裹都有相片、重量及尺寸記錄，隨時可以查看。',
    en: 'Every parcel has its photo, weight and size on record. You can check them at any time.',
  },
  stepsMore: {
    'zh-Hans': '新手教程，每步都有图',
    'zh-Hant': '新手教學，每步都有圖',
    en: 'The whole tutorial, step by step',
  },
  stepShipTitle: { 'zh-Hans': '合箱、付款、寄出', 'zh-Hant': '合箱、付款、寄出', en: 'Consolidate, pay and ship' },
  stepShip: {
    'zh-Hans': '选好线路，看清每一项收费再付款，全程可以追踪。',
    'zh-Hant': '選好路線，看清每一項收費才付款，全程可以追蹤。',
    en: 'Choose a line, see every charge, then pay. You can track it all the way.',
  },

  promiseParcelTitle: { 'zh-Hans': '香港包裹专线', 'zh-Hant': '香港包裹專線', en: 'Hong Kong parcel line' },
  promiseBulkTitle: { 'zh-Hans': '香港物流专线', 'zh-Hant': '香港物流專線', en: 'Hong Kong logistics line' },
  promiseDelayTitle: {
    'zh-Hans': '香港仓大货延误',
    'zh-Hant': '香港倉大貨延誤',
    en: 'Delay promise for large cargo in the Hong Kong warehouse',
  },
  tier: {
    'zh-Hans': '超过 {hours} 小时，运费减免 {reduction}',
    'zh-Hant': '超過 {hours} 小時，運費減免 {reduction}',
    en: 'over {hours} h, {reduction} freight reduction',
  },
  tierWithCredit: {
    'zh-Hans': '超过 {hours} 小时，运费减免 {reduction}，另将运费的 {credit} 存入余额',
    'zh-Hant': '超過 {hours} 小時，運費減免 {reduction}，另將運費的 {credit} 存入餘額',
    en: 'over {hours} h, {reduction} reduction plus {credit} of freight credited to balance',
  },
  tierWithMoreCredit: {
    'zh-Hans': '超过 {hours} 小时，运费减免 {reduction}，另将运费的 {credit} 存入余额',
    'zh-Hant': '超過 {hours} 小時，運費減免 {reduction}，另將運費的 {credit} 存入餘額',
    en: 'over {hours} h, {reduction} plus {credit} credited',
  },
  promiseDelayMore: {
    'zh-Hans': '怎么算，怎么退',
    'zh-Hant': '如何計算，如何退回',
    en: 'How we calculate and refund it',
  },
  promiseLostTitle: { 'zh-Hans': '包裹遗失', 'zh-Hant': '包裹遺失', en: 'Lost parcels' },
  promiseLost: { 'zh-Hans': '{percent} 赔偿', 'zh-Hant': '{percent} 賠償', en: '{percent} compensation' },
  promiseInsuranceShort: { 'zh-Hans': '保险费 {percent}', 'zh-Hant': '保險費 {percent}', en: 'Insurance {percent}' },
  promiseInsuranceAbout: {
    'zh-Hans': '自愿购买，按申报价值',
    'zh-Hant': '自願購買，按申報價值',
    en: 'of declared value, if you want it',
  },
  promiseDelayShort: {
    'zh-Hans': '减免 {least} 至 {most}',
    'zh-Hant': '減免 {least} 至 {most}',
    en: '{least} to {most} off',
  },
  promiseDelayAbout: {
    'zh-Hans': '香港仓大货延误',
    'zh-Hant': '香港倉大貨延誤',
    en: 'Large cargo late in Hong Kong',
  },
  promiseInsuranceTitle: { 'zh-Hans': '保险', 'zh-Hant': '保險', en: 'Insurance' },
  promiseInsurance: {
    'zh-Hans': '保险费为申报价值的 {percent}',
    'zh-Hant': '保險費為申報價值的 {percent}',
    en: '{percent} of declared value',
  },
  promiseWeightTitle: { 'zh-Hans': '计费重', 'zh-Hant': '計費重', en: 'Billable weight' },
  promiseWeight: {
    'zh-Hans':
      '体积重（kg）= 长 × 宽 × 高（厘米）÷ {divisor}；实际重量与体积重取较重者。总重不足 {least} kg 按 {least} kg 计，续重不足 {step} kg 按 {step} kg 计。',
    'zh-Hant':
      '體積重（kg）= 長 × 闊 × 高（厘米）÷ {divisor}；實際重量與體積重取較重者。總重不足 {least} kg 按 {least} kg 計，續重不足 {step} kg 按 {step} kg 計。',
    en: 'Volume weight (kg) = length × width × height (cm) / {divisor}; the heavier of actual and volume weight is billed. Total under {least} kg billed as {least} kg; additional weight under {step} kg billed as {step} kg.',
  },

  tariffTitle: { 'zh-Hans': '香港线路现在的价格', 'zh-Hant': '香港路線現時收費', en: 'Hong Kong prices today' },
  tariffAll: { 'zh-Hans': '完整运费表', 'zh-Hant': '完整運費表', en: 'All charges' },
  tariffLimit: { 'zh-Hans': '上限 {weight}', 'zh-Hant': '上限 {weight}', en: 'up to {weight}' },
  tariffFirst: { 'zh-Hans': '首重 {weight}', 'zh-Hant': '首重 {weight}', en: 'first {weight}' },

  trackTitle: { 'zh-Hans': '我的包裹到哪里了？', 'zh-Hant': '我的包裹到了哪裡？', en: 'Where is my parcel?' },
  trackLead: {
    'zh-Hans': '不用登录，填上号码就能查。',
    'zh-Hant': '毋須登入，填上號碼即可查詢。',
    en: 'No need to log in. The number is enough.',
  },
  trackLabel: {
    'zh-Hans': '快递单号或集运订单号，可以一次填几个',
    'zh-Hant': '快遞單號或集運訂單編號，可一次填寫數個',
    en: 'Tracking or order numbers',
  },
  track: { 'zh-Hans': '查询', 'zh-Hant': '查詢', en: 'Track' },

  goodsCheck: { 'zh-Hans': '查一查', 'zh-Hant': '查一查', en: 'Check' },
  goodsTitle: { 'zh-Hans': '大家常问的', 'zh-Hant': '常被查詢的', en: 'People often ask about' },
  goodsAll: { 'zh-Hans': '违禁品清单', 'zh-Hant': '違禁品清單', en: 'List of prohibited goods' },

  newsTitle: { 'zh-Hans': '公告', 'zh-Hant': '公告', en: 'Notices' },
  pinned: { 'zh-Hans': '置顶', 'zh-Hant': '置頂', en: 'Pinned' },
  newsAll: { 'zh-Hans': '全部公告', 'zh-Hant': '全部公告', en: 'All notices' },
  inviteMore: { 'zh-Hans': '活动怎么参加', 'zh-Hant': '活動如何參加', en: 'How to take part' },
})
