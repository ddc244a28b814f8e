import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  parcelLead: {
    'zh-Hans': '输入快递单号，看看包裹到哪里了。集运订单号也可以在这里查，一次可以查几个。',
    'zh-Hant': '輸入快遞單號，看看包裹到了哪裡。集運訂單編號亦可在此查詢，一次可查數個。',
    en: 'Enter a courier’s tracking number to see where your parcel is. Order numbers work here too, several at once.',
  },
  orderLead: {
    'zh-Hans': '输入集运订单号或物流单号，看看订单到哪里了。快递单号也可以在这里查，一次可以查几个。',
    'zh-Hant': '輸入集運訂單編號或物流單號，看看訂單到了哪裡。快遞單號亦可在此查詢，一次可查數個。',
    en: 'Enter an order or logistics number to see where your order is. Tracking numbers of parcels work here too, several at once.',
  },
  boxTitle: { 'zh-Hans': '查询单号', 'zh-Hant': '查詢單號', en: 'Track numbers' },
  numbers: { 'zh-Hans': '单号', 'zh-Hant': '單號', en: 'Numbers' },
  numbersHint: {
    'zh-Hans': '快递单号、集运订单号、物流单号都可以；最多 {most} 个，用空格、逗号或换行隔开',
    'zh-Hant': '快遞單號、集運訂單編號、物流單號均可；最多 {most} 個，以空格、逗號或換行分隔',
    en: 'Courier, order or logistics numbers; up to {most}, separated by spaces, commas or line breaks',
  },
  numbersRequired: { 'zh-Hans': '请输入单号', 'zh-Hant': '請輸入單號', en: 'Please enter a number' },
  numbersTooMany: {
    'zh-Hans': '一次最多查 {most} 个单号，请分几次查询',
    'zh-Hant': '一次最多查 {most} 個單號，請分數次查詢',
    en: 'You can track up to {most} numbers at once. Please split them into several searches',
  },
  query: { 'zh-Hans': '查询', 'zh-Hant': '查詢', en: 'Track' },
  asking: { 'zh-Hans': '正在查询', 'zh-Hant': '正在查詢', en: 'Searching' },
  summary: {
    'zh-Hans': '{total} 个单号，查到 {found} 个',
    'zh-Hant': '{total} 個單號，查到 {found} 個',
    en: '{found} of {total} numbers found',
  },
  parcel: { 'zh-Hans': '包裹', 'zh-Hant': '包裹', en: 'Parcel' },
  order: { 'zh-Hans': '集运订单', 'zh-Hant': '集運訂單', en: 'Order' },
  noneTitle: { 'zh-Hans': '没有查到的单号', 'zh-Hant': '查不到的單號', en: 'Numbers not found' },
  meant: {
    'zh-Hans': '是 {number} 吗？查这个',
    'zh-Hant': '是 {number} 嗎？查這個',
    en: 'Did you mean {number}? Track that',
  },
  memberNumber: {
    'zh-Hans': '这是会员编号，不是单号。',
    'zh-Hant': '這是會員編號，不是單號。',
    en: 'This is a member number, not a tracking number.',
  },
  orderLength: {
    'zh-Hans': '集运订单号是 JH 或 ZY 加 12 位数字，请核对位数。',
    'zh-Hant': '集運訂單編號是 JH 或 ZY 加 12 位數字，請核對位數。',
    en: 'Order numbers are JH or ZY followed by 12 digits. Please check the length.',
  },
  noNumber: {
    'zh-Hans': '这不像单号：单号只有字母、数字和连字符，至少 6 位。',
    'zh-Hant': '這不像單號：單號只有字母、數字和連字號，至少 6 位。',
    en: 'This does not look like a tracking number. Use only letters, digits and hyphens, at least 6 characters.',
  },
  unknownForm: {
    'zh-Hans': '常见快递没有这种单号，请和网店的订单页面核对一遍。',
    'zh-Hant': '常見快遞沒有這種單號，請與網店的訂單頁面核對一次。',
    en: 'This does not match the format of any common courier. Please check it against the shop’s order page.',
  },
  early: {
    'zh-Hans': '刚发货的包裹，要预报或到仓后才查得到。',
    'zh-Hant': '剛發貨的包裹，要預報或到倉後才查得到。',
    en: 'A parcel that has just been sent can be found once it has been forecast or has reached the warehouse.',
  },
  failed: {
    'zh-Hans': '没有收到服务器的回应，以下单号还没有查到：',
    'zh-Hant': '未收到伺服器的回應，以下單號尚未查到：',
    en: 'The server did not answer. These numbers have not been looked up yet:',
  },
  retry: { 'zh-Hans': '再查一次', 'zh-Hant': '再查一次', en: 'Try again' },
  recent: { 'zh-Hans': '最近查过', 'zh-Hant': '最近查過', en: 'Tracked recently' },
  where: { 'zh-Hans': '单号在哪里', 'zh-Hant': '單號在哪裡', en: 'Where the number is' },
  trackingNumber: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  whereParcel: {
    'zh-Hans': '在网店的订单页面，卖家发货后会显示。',
    'zh-Hant': '在網店的訂單頁面，賣家發貨後會顯示。',
    en: 'On the shop’s order page, once the seller has shipped.',
  },
  orderNumber: {
    'zh-Hans': '集运订单号、物流单号',
    'zh-Hant': '集運訂單編號、物流單號',
    en: 'Order or logistics number',
  },
  whereOrder: {
    'zh-Hans': '登录后在订单管理里。订单号以 JH 或 ZY 开头。',
    'zh-Hant': '登入後在訂單管理內。訂單編號以 JH 或 ZY 開頭。',
    en: 'In Order management, after you log in. Order numbers start with JH or ZY.',
  },
  hidden: { 'zh-Hans': '这里不显示', 'zh-Hant': '這裡不顯示', en: 'Not shown here' },
  whereMore: {
    'zh-Hans': '姓名、地址和金额。照片和称重记录登录后才能看到。',
    'zh-Hant': '姓名、地址及金額。相片及磅重記錄登入後才可看到。',
    en: 'Names, addresses and amounts. Log in to see photos and weighings.',
  },
})
