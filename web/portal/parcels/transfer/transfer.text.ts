import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  here: { 'zh-Hans': '从{warehouse}寄出', 'zh-Hant': '由{warehouse}寄出', en: 'Send it from {warehouse}' },
  hereFree: { 'zh-Hans': '不另收费', 'zh-Hant': '不另收費', en: 'No extra charge' },
  hereEffect: {
    'zh-Hans': '现在就可以申请集运，但只能和{warehouse}的其他包裹合成一单。',
    'zh-Hant': '現在即可申請集運，但只可與{warehouse}的其他包裹合成一單。',
    en: 'You can apply for consolidation now, but only together with your other parcels at {warehouse}.',
  },
  move: { 'zh-Hans': '调到另一仓库', 'zh-Hant': '調到另一倉庫', en: 'Move it to another warehouse' },
  moveEffect: {
    'zh-Hans':
      '从余额付款。我们把它送到那里，到达后通知您，之后可以和那里的包裹合成一单。在此之前不能加入订单，也不计入免费仓储。寄出前可以撤回，全额退款。',
    'zh-Hant':
      '由餘額付款。我們把它送到那裡，抵達後通知你，之後可與那裡的包裹合成一單。在此之前不能加入訂單，亦不計入免費倉儲。寄出前可以撤回，全數退款。',
    en: 'Paid from your balance. We take it there and tell you when it has arrived; then it can go into one order with your parcels there. Until then it cannot be added to an order, and storage does not count. You can withdraw this until it is sent, for a full refund.',
  },
  to: { 'zh-Hans': '调到', 'zh-Hant': '調到', en: 'Move it to' },
  asForecast: {
    'zh-Hans': '{name}（您预报的仓库）',
    'zh-Hant': '{name}（你預報的倉庫）',
    en: '{name} (forecast)',
  },
  price: {
    'zh-Hans': '{cny} 或 {hkd}（实际重量 {weight}）',
    'zh-Hant': '{cny} 或 {hkd}（實際重量 {weight}）',
    en: '{cny} or {hkd} for {weight} (actual weight)',
  },
  currency: { 'zh-Hans': '从哪个余额付款', 'zh-Hant': '從哪個餘額付款', en: 'Pay from' },
  payFrom: {
    'zh-Hans': '{price}（余额 {balance}）',
    'zh-Hant': '{price}（餘額 {balance}）',
    en: '{price} (balance {balance})',
  },
  ask: { 'zh-Hans': '调仓并付款', 'zh-Hant': '調倉並付款', en: 'Move and pay' },
  askTitle: {
    'zh-Hans': '把包裹调到{warehouse}？',
    'zh-Hant': '把包裹調到{warehouse}？',
    en: 'Move the parcel to {warehouse}?',
  },
  askSentence: {
    'zh-Hans': '现在从余额付 {price}，付款后余额 {after}。寄出前可以撤回并全额退款，寄出后不能撤回。',
    'zh-Hant': '現在從餘額付 {price}，付款後餘額 {after}。寄出前可以撤回並全數退款，寄出後不能撤回。',
    en: '{price} is taken from your balance now, which leaves {after}. Until the parcel is sent you can withdraw for a full refund, afterwards you cannot.',
  },
  tooLow: {
    'zh-Hans': '余额不足，还差 {short}。',
    'zh-Hant': '餘額不足，尚差 {short}。',
    en: 'Your balance is {short} too low.',
  },
  topUp: { 'zh-Hans': '去充值', 'zh-Hant': '前往充值', en: 'Top up' },
  saidAsked: {
    'zh-Hans': '已申请调到{warehouse}。',
    'zh-Hant': '已申請調到{warehouse}。',
    en: 'It will be moved to {warehouse}.',
  },
  title: { 'zh-Hans': '调到{warehouse}', 'zh-Hant': '調到{warehouse}', en: 'Moving to {warehouse}' },
  asked: { 'zh-Hans': '等待寄出', 'zh-Hant': '等待寄出', en: 'Waiting to be sent' },
  on_the_way: { 'zh-Hans': '在途中', 'zh-Hant': '在途中', en: 'On the way' },
  askedLine: {
    'zh-Hans': '已付 {price}。{from}会把它寄往{to}，到达后通知您。',
    'zh-Hant': '已付 {price}。{from}會把它寄往{to}，抵達後通知你。',
    en: 'You paid {price}. {from} will send it to {to}, and we tell you when it has arrived.',
  },
  onTheWayLine: {
    'zh-Hans': '{when} 从{from}寄往{to}，到达后通知您。',
    'zh-Hant': '{when} 由{from}寄往{to}，抵達後通知你。',
    en: 'It left {from} for {to} on {when}. We tell you when it has arrived.',
  },
  withdraw: { 'zh-Hans': '撤回并退款', 'zh-Hant': '撤回並退款', en: 'Withdraw and refund' },
  withdrawTitle: { 'zh-Hans': '不调仓了？', 'zh-Hant': '不調倉了？', en: 'Withdraw the transfer?' },
  withdrawSentence: {
    'zh-Hans': '包裹留在{warehouse}，{price} 退回您的余额。',
    'zh-Hant': '包裹留在{warehouse}，{price} 退回你的餘額。',
    en: 'The parcel stays at {warehouse}, and {price} goes back to your balance.',
  },
  saidWithdrawn: {
    'zh-Hans': '已撤回，款项已退回余额。',
    'zh-Hant': '已撤回，款項已退回餘額。',
    en: 'Withdrawn; the price is back in your balance.',
  },
  refusedLine: {
    'zh-Hans': '上次申请的调仓没有成功，已退款 {price}。原因：{reason}',
    'zh-Hant': '上次申請的調倉沒有成功，已退款 {price}。原因：{reason}',
    en: 'It could not be moved, and {price} was refunded. Reason: {reason}',
  },
  standing: { 'zh-Hans': '等待调仓', 'zh-Hant': '等待調倉', en: 'To be moved' },
  standingOnTheWay: { 'zh-Hans': '调仓途中', 'zh-Hant': '調倉途中', en: 'On the way to another warehouse' },
})
