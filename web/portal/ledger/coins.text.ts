import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '我的{name}', 'zh-Hant': '我的{name}', en: 'My {name}' },
  lead: {
    'zh-Hans': '付款时可以抵运费，不能提现，也不会兑换成余额。',
    'zh-Hant': '付款時可抵運費，不能提現，亦不會兌換成餘額。',
    en: 'Use them to pay part of the freight. They cannot be withdrawn or converted to balance.',
  },
  now: { 'zh-Hans': '现有', 'zh-Hant': '現有', en: 'You have' },
  count: { 'zh-Hans': '{count} {name}', 'zh-Hant': '{count} {name}', en: '{count} {name}' },
  earned: { 'zh-Hans': '累计获得', 'zh-Hant': '累計獲得', en: 'Total earned' },
  spent: { 'zh-Hans': '累计使用', 'zh-Hant': '累計使用', en: 'Total used' },
  expired: { 'zh-Hans': '已过期', 'zh-Hant': '已過期', en: 'Expired' },
  expiring: {
    'zh-Hans': '其中 {count} 枚可用到{day}，先用最早获得的。',
    'zh-Hant': '其中 {count} 枚可用至{day}，先用最早獲得的。',
    en: '{count} of them can be used until {day}. The oldest are used first.',
  },
  worthTitle: { 'zh-Hans': '怎么用', 'zh-Hant': '怎樣使用', en: 'What they are worth' },
  worthInCNY: {
    'zh-Hans': '人民币订单：{count} {name}抵 {price}。',
    'zh-Hant': '人民幣訂單：{count} {name}抵 {price}。',
    en: 'Orders in yuan: {count} {name} take {price} off.',
  },
  worthInHKD: {
    'zh-Hans': '港币订单：{count} {name}抵 {price}。',
    'zh-Hant': '港幣訂單：{count} {name}抵 {price}。',
    en: 'Orders in Hong Kong dollars: {count} {name} take {price} off.',
  },
  share: {
    'zh-Hans': '最多抵运费的 {percent}%；增值服务、保险和其他费用不能抵。',
    'zh-Hant': '最多抵運費的 {percent}%；增值服務、保險及其他費用不能抵。',
    en: 'They cover up to {percent}% of the freight, but not services, insurance or other fees.',
  },
  back: {
    'zh-Hans': '订单取消，或打包后运费降低，多出的会退回来。',
    'zh-Hant': '訂單取消，或打包後運費降低，多出的會退回。',
    en: 'If an order is cancelled, or its freight falls after packing, you get back what is no longer needed.',
  },
  invite: { 'zh-Hans': '邀请好友得{name}', 'zh-Hant': '邀請好友得{name}', en: 'Invite friends, earn {name}' },
  records: { 'zh-Hans': '收支记录', 'zh-Hant': '收支記錄', en: 'Records' },
  coins: { 'zh-Hans': '数量', 'zh-Hant': '數量', en: 'Amount' },
  after: { 'zh-Hans': '变动后数量', 'zh-Hant': '變動後數量', en: 'Balance after' },
  emptyTitle: { 'zh-Hans': '这段时间没有记录', 'zh-Hant': '這段時間沒有記錄', en: 'No records in this period' },
  emptySentence: {
    'zh-Hans': '邀请好友、客服赠送和付款抵扣都会记在这里。',
    'zh-Hant': '邀請好友、客戶服務贈送及付款抵扣都會記在這裡。',
    en: 'Referral rewards, gifts from customer service and what you redeem are listed here.',
  },
})
