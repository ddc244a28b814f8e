import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '包裹服务', 'zh-Hant': '包裹服務', en: 'Services for this parcel' },
  lead: {
    'zh-Hans': '申请时从余额付款，做不了会全额退回。结果和照片显示在这里。',
    'zh-Hant': '申請時從餘額付款，做不到會全數退回。結果及相片在這裡顯示。',
    en: 'Paid from your balance when you ask, and refunded in full if it cannot be done. The result and its photos appear here.',
  },
  leadForecast: {
    'zh-Hans': '包裹到仓后会照做。申请时从余额付款，做不了会全额退回。',
    'zh-Hant': '包裹到倉後會照做。申請時從餘額付款，做不到會全數退回。',
    en: 'It is done once the parcel has arrived. Paid from your balance when you ask, and refunded in full if it cannot be done.',
  },
  service: { 'zh-Hans': '服务', 'zh-Hant': '服務', en: 'Service' },
  choose: { 'zh-Hans': '请选择', 'zh-Hant': '請選擇', en: 'Please choose' },
  quantity: { 'zh-Hans': '数量', 'zh-Hant': '數量', en: 'Quantity' },
  quantityHint: { 'zh-Hans': '1 至 {max}', 'zh-Hant': '1 至 {max}', en: '1 to {max}' },
  note: { 'zh-Hans': '要求（可不填）', 'zh-Hant': '要求（可不填）', en: 'What you want (optional)' },
  noteHint: {
    'zh-Hans': '例如拍哪一面、每种应有几件',
    'zh-Hant': '例如拍哪一面、每種應有多少件',
    en: 'Such as which side to photograph, or how many of each there should be',
  },
  currency: { 'zh-Hans': '从哪个余额付款', 'zh-Hant': '從哪個餘額付款', en: 'Pay from' },
  payFrom: {
    'zh-Hans': '{price}（余额 {balance}）',
    'zh-Hant': '{price}（餘額 {balance}）',
    en: '{price} (balance {balance})',
  },
  both: { 'zh-Hans': '价格：{prices}', 'zh-Hant': '價格：{prices}', en: 'Price: {prices}' },
  ask: { 'zh-Hans': '申请并付款', 'zh-Hant': '申請並付款', en: 'Ask and pay' },
  askTitle: { 'zh-Hans': '申请“{service}”？', 'zh-Hant': '申請「{service}」？', en: 'Ask for “{service}”?' },
  askSentence: {
    'zh-Hans': '现在从余额付 {price}，付款后余额 {after}。做不了会全额退回。',
    'zh-Hant': '現在從餘額付 {price}，付款後餘額 {after}。做不到會全數退回。',
    en: '{price} is taken from your balance now, which leaves {after}. It is refunded in full if it cannot be done.',
  },
  tooLow: {
    'zh-Hans': '余额不足，还差 {short}。',
    'zh-Hant': '餘額不足，尚差 {short}。',
    en: 'Your balance is {short} too low.',
  },
  topUp: { 'zh-Hans': '去充值', 'zh-Hant': '前往充值', en: 'Top up' },
  saidAsked: { 'zh-Hans': '已申请“{service}”。', 'zh-Hant': '已申請「{service}」。', en: 'You asked for “{service}”.' },
  asked: { 'zh-Hans': '等待处理', 'zh-Hant': '等待處理', en: 'Waiting' },
  done: { 'zh-Hans': '已完成', 'zh-Hant': '已完成', en: 'Done' },
  refused: { 'zh-Hans': '未能完成，已退款', 'zh-Hant': '未能完成，已退款', en: 'Not possible, refunded' },
  withdrawn: { 'zh-Hans': '已撤回，已退款', 'zh-Hant': '已撤回，已退款', en: 'Withdrawn, refunded' },
  withdraw: { 'zh-Hans': '撤回并退款', 'zh-Hant': '撤回並退款', en: 'Withdraw and refund' },
  withdrawTitle: { 'zh-Hans': '撤回“{service}”？', 'zh-Hant': '撤回「{service}」？', en: 'Withdraw “{service}”?' },
  withdrawSentence: {
    'zh-Hans': '仓库不再做这项服务，{price} 退回您的余额。',
    'zh-Hant': '倉庫不再做此項服務，{price} 退回你的餘額。',
    en: 'The warehouse will not do it, and {price} goes back to your balance.',
  },
  saidWithdrawn: {
    'zh-Hans': '已撤回，款项已退回余额。',
    'zh-Hant': '已撤回，款項已退回餘額。',
    en: 'Withdrawn; the price is back in your balance.',
  },
  times: { 'zh-Hans': '{service} × {count}', 'zh-Hant': '{service} × {count}', en: '{service} × {count}' },
})
