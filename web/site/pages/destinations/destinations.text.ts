import { defineText } from '#web/kit/text/define-text.ts'

/** The pages of the destinations. What only one of them says is in its own text, which staff can change. */
export const text = defineText({
  getAddress: { 'zh-Hans': '领取您的仓库地址', 'zh-Hant': '領取你的倉庫地址', en: 'Get your warehouse address' },
  toEzWay: { 'zh-Hans': 'EZ WAY 三步', 'zh-Hant': 'EZ WAY 三步', en: 'EZ WAY in three steps' },
  keyFacts: { 'zh-Hans': '要点', 'zh-Hant': '要點', en: 'At a glance' },

  from: { 'zh-Hans': '首 {weight}', 'zh-Hant': '首 {weight}', en: 'First {weight}' },
  leastFor: { 'zh-Hans': '首 {weight}', 'zh-Hant': '首 {weight}', en: 'First {weight} from' },
  fromPrice: { 'zh-Hans': '{price} 起', 'zh-Hant': '{price} 起', en: '{price}' },
  fromLine: { 'zh-Hans': '{other} · {line}', 'zh-Hant': '{other} · {line}', en: '{other} · {line}' },
  usually: { 'zh-Hans': '通常需时*', 'zh-Hant': '通常需時*', en: 'Usually takes*' },
  promised: { 'zh-Hans': '承诺时效', 'zh-Hant': '承諾時效', en: 'Promised time' },
  days: { 'zh-Hans': '{from}–{to} 天', 'zh-Hant': '{from}–{to} 日', en: '{from}–{to} days' },
  sameDays: { 'zh-Hans': '{count} 天', 'zh-Hant': '{count} 日', en: '{count|{count} day|{count} days}' },
  daysOf: { 'zh-Hans': '{line} {days}*', 'zh-Hant': '{line} {days}*', en: '{line}: {days}*' },
  dutyFree: { 'zh-Hans': '免税', 'zh-Hant': '免稅', en: 'Duty-free' },
  entriesEach: {
    'zh-Hans': '每 {months} 个月 {entries} 次',
    'zh-Hant': '每 {months} 個月 {entries} 次',
    en: '{entries} entries per {months|month|{months} months}',
  },
  entriesHalf: { 'zh-Hans': '每半年 {entries} 次', 'zh-Hant': '每半年 {entries} 次', en: '{entries} per half-year' },
  entriesYear: { 'zh-Hans': '每年 {entries} 次', 'zh-Hant': '每年 {entries} 次', en: '{entries} a year' },
  upToEach: { 'zh-Hans': '每次不超过 {law}', 'zh-Hant': '每次不超過 {law}', en: 'up to {law} each' },
  upTo: { 'zh-Hans': '{law} 以内', 'zh-Hant': '{law} 以內', en: 'up to {law}' },
  declaredEach: { 'zh-Hans': '每单的申报价值', 'zh-Hant': '每單的申報價值', en: 'declared value of each order' },
  tax: { 'zh-Hans': '进口税', 'zh-Hant': '進口稅', en: 'Import tax' },
  taxOf: { 'zh-Hans': '申报价值的 {percent}%', 'zh-Hant': '申報價值的 {percent}%', en: '{percent}% of the value' },
  byConsignee: { 'zh-Hans': '由收货人缴给海关', 'zh-Hant': '由收貨人繳予海關', en: 'paid to customs by the consignee' },
  duty: { 'zh-Hans': '关税', 'zh-Hant': '關稅', en: 'Duty' },
  freePort: { 'zh-Hans': '大多不用缴', 'zh-Hant': '大多毋須繳', en: 'Mostly none' },
  freePortWhy: { 'zh-Hans': '香港是自由港', 'zh-Hant': '香港是自由港', en: 'Hong Kong is a free port' },
  points: { 'zh-Hans': '自提点', 'zh-Hant': '自提點', en: 'Pick-up points' },
  pointCount: { 'zh-Hans': '{count} 个', 'zh-Hant': '{count} 個', en: '{count}' },

  lines: { 'zh-Hans': '线路与价格', 'zh-Hant': '路線及收費', en: 'Lines and prices' },
  linesLead: {
    'zh-Hans': '取实际重量和体积重中较重的一个，每项收费逐行列明。',
    'zh-Hant': '取實際重量與體積重中較重的一個，每項收費逐行列明。',
    en: 'We bill the heavier of actual and volume weight and list every charge.',
  },
  eachKg: { 'zh-Hans': '续重每 kg', 'zh-Hant': '續重每 kg', en: 'Each further kg' },
  atLeast: { 'zh-Hans': '最低收费 {price}', 'zh-Hant': '最低收費 {price}', en: 'minimum {price}' },
  upToWeight: { 'zh-Hans': '上限 {weight}', 'zh-Hant': '上限 {weight}', en: 'up to {weight}' },
  sensitiveApart: { 'zh-Hans': '敏感货另计', 'zh-Hant': '敏感貨另計', en: 'sensitive priced separately' },
  time: { 'zh-Hans': '时效', 'zh-Hant': '時效', en: 'Time' },
  usual: { 'zh-Hans': '通常*', 'zh-Hant': '通常*', en: 'Usually*' },
  alsoUsual: { 'zh-Hans': '通常 {days}*', 'zh-Hant': '通常 {days}*', en: 'usually {days}*' },
  noPromise: { 'zh-Hans': '没有承诺', 'zh-Hant': '沒有承諾', en: 'not promised' },
  usualNote: {
    'zh-Hans':
      '* 取自近 90 天签收的订单，从出库到签收：一半不超过前一个天数，五分之四不超过后一个天数。这不是承诺；记录不足的线路不写。',
    'zh-Hant':
      '* 取自近 90 日簽收的訂單，由出庫到簽收：一半不超過前一個日數，五分之四不超過後一個日數。這不是承諾；記錄不足的路線不寫。',
    en: '* From orders signed for in the last 90 days, from leaving our warehouse until signed for: half took no longer than the first figure, four of five no longer than the second. Not a promise. Lines with too few orders show none.',
  },
  noPromiseNote: {
    'zh-Hans': '没有承诺时效的线路，每一步都写进轨迹。',
    'zh-Hant': '沒有承諾時效的路線，每一步都寫入軌跡。',
    en: 'Where no time is promised, the tracking shows every step.',
  },
  dutyNote: {
    'zh-Hans': '如须缴税，由收货人缴给海关，不在运费内。',
    'zh-Hant': '如須繳稅，由收貨人繳予海關，不包括在運費內。',
    en: 'The consignee pays any duty or tax to customs; it is not part of the freight.',
  },
  changedOn: {
    'zh-Hans': '价目最近一次调整：{day}',
    'zh-Hant': '收費表最近一次調整：{day}',
    en: 'Prices last changed on {day}',
  },

  entriesTitle: {
    'zh-Hans': '免税次数是要计的',
    'zh-Hant': '免稅次數是要計的',
    en: 'Duty-free entries are counted',
  },
  entriesLead: {
    'zh-Hans': '计的是收货人，不是寄件人。几次购物合成一单，只算一次。',
    'zh-Hant': '計的是收貨人，不是寄件人。幾次購物合成一單，只計一次。',
    en: 'They are counted by consignee, not by sender. Several purchases in one order are one entry.',
  },
  period: {
    'zh-Hans': '{from}至{to}，每位收货人',
    'zh-Hant': '{from}至{to}，每位收貨人',
    en: '{from} to {to}, for each consignee',
  },
  entriesFree: {
    'zh-Hans': '{entries} 次免税，每次申报价值不超过 {law}（约 {price}）',
    'zh-Hant': '{entries} 次免稅，每次申報價值不超過 {law}（約 {price}）',
    en: '{entries} entries are free of duty, each up to a declared value of {law} (about {price})',
  },
  entriesFreeAny: {
    'zh-Hans': '{entries} 次免税',
    'zh-Hant': '{entries} 次免稅',
    en: '{entries} entries are free of duty',
  },
  entriesOver: {
    'zh-Hans': '第 {next} 次起，不论价值多少都要缴税',
    'zh-Hant': '第 {next} 次起，不論價值多少都要繳稅',
    en: 'From entry {next} on, customs charges duty whatever the value',
  },
  entriesUnseen: {
    'zh-Hans': '申请集运时会显示您在我们这里用了几次。其他集运和店铺寄来的也算，而那些我们看不到。',
    'zh-Hant': '申請集運時會顯示你在我們這裡用了多少次。其他集運商及店舖寄來的亦計算在內，而那些我們看不到。',
    en: 'The application shows how many you have used with us. Parcels from other forwarders and shops count too, and we cannot see those.',
  },
  valueTitle: {
    'zh-Hans': '多少价值以内免税',
    'zh-Hant': '多少價值以內免稅',
    en: 'How much is duty-free',
  },
  valueFree: {
    'zh-Hans': '每次申报价值不超过 {law}（约 {price}）可免税。',
    'zh-Hant': '每次申報價值不超過 {law}（約 {price}）可免稅。',
    en: 'Free of duty up to a declared value of {law} (about {price}) per shipment.',
  },
  taxTitle: { 'zh-Hans': '进口要缴的税', 'zh-Hant': '進口要繳的稅', en: 'Tax on import' },
  taxed: {
    'zh-Hans': '按申报价值收 {percent}% 的税，由收货人缴给海关，不在运费内。',
    'zh-Hant': '按申報價值徵收 {percent}% 的稅，由收貨人繳予海關，不包括在運費內。',
    en: 'Customs charges {percent}% of the declared value. The consignee pays it; it is not part of the freight.',
  },
  customsDecide: {
    'zh-Hans': '这是我们所知的规定；法规会变，最终以海关为准。请如实申报价值。',
    'zh-Hant': '這是我們所知的規定；法規會變，最終以海關為準。請如實申報價值。',
    en: 'This is the rule as we know it. Laws change, and the decision of customs is final. Please declare the true value.',
  },

  may: { 'zh-Hans': '可以寄什么', 'zh-Hant': '可以寄甚麼', en: 'What may be sent' },
  mayLead: {
    'zh-Hans': '敏感货在预报时如实选“敏感货”，就可以寄。',
    'zh-Hant': '敏感貨在預報時如實選「敏感貨」，便可以寄。',
    en: 'Sensitive goods can be sent too: mark them as sensitive in the forecast.',
  },
  others: {
    'zh-Hans': '还有 {count} 类',
    'zh-Hant': '另有 {count} 類',
    en: 'and {count|one more kind|{count} more kinds}',
  },
  rule: { 'zh-Hans': '{rule}。', 'zh-Hant': '{rule}。', en: '{rule}.' },
  checkGoods: {
    'zh-Hans': '查完整清单，或输入名称查一查',
    'zh-Hant': '查看完整清單，或輸入名稱查一查',
    en: 'Read the whole list, or check by name',
  },

  pointsWithLine: {
    'zh-Hans': '选自提线路，有空再去取。申请集运时，只会列出收得下您包裹的自提点。',
    'zh-Hant': '選自提路線，有空才去取。申請集運時，只會列出能接收你包裹的自提點。',
    en: 'Choose the pick-up line and collect when it suits you. The application lists only the points that can take your parcels.',
  },
  pointsWithoutLine: {
    'zh-Hans': '目前的线路都送货上门。想到自提点取件，请先问客服。',
    'zh-Hant': '目前的路線都送貨上門。如想到自提點取件，請先問客戶服務。',
    en: 'The current lines deliver to the door. Ask customer service first if you would like to collect at a point.',
  },
  inArea: {
    'zh-Hans': '{area}：{count} 个',
    'zh-Hant': '{area}：{count} 個',
    en: '{area}: {count|one point|{count} points}',
  },
  map: { 'zh-Hans': '地图', 'zh-Hant': '地圖', en: 'Map' },

  whatItCosts: {
    'zh-Hans': '寄到{place}要多少钱？',
    'zh-Hant': '寄到{place}要多少錢？',
    en: 'What does it cost to send to {place}?',
  },
})
