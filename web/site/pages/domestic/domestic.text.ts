import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '预报一个包裹', 'zh-Hant': '預報一個包裹', en: 'Forecast a parcel' },
  lead: {
    'zh-Hans': '卖家发货后填在这里，包裹到仓时我们就知道是谁的。不登录也可以填。',
    'zh-Hant': '賣家發貨後在此填寫，包裹到倉時我們便知道是誰的。不登入亦可填寫。',
    en: 'Fill this in once the seller has shipped, so that we know whose parcel it is when it arrives. You don’t need to log in.',
  },
  nextKnown: {
    'zh-Hans': '提交后，包裹到仓时我们就知道是您的。',
    'zh-Hant': '提交後，包裹到倉時我們便知道是你的。',
    en: 'With your forecast, we know the parcel is yours when it arrives.',
  },
  nextMeasured: {
    'zh-Hans': '入库时称重、量尺寸、拍照，并发邮件通知您。',
    'zh-Hant': '入庫時磅重、量度尺寸、拍照，並以電郵通知你。',
    en: 'On arrival we weigh, measure and photograph it, and e-mail you.',
  },
  nextSend: {
    'zh-Hans': '都到齐了，登录申请集运；提交申请时不扣款。',
    'zh-Hant': '到齊後登入申請集運；提交申請時不會扣款。',
    en: 'When everything is there, log in and apply for consolidation. Nothing is charged when you apply.',
  },
  asMember: {
    'zh-Hans': '您已登录，这个包裹会记在您的账号下。',
    'zh-Hant': '你已登入，此包裹會記在你的帳戶下。',
    en: 'You are logged in, so this parcel goes to your account.',
  },
  sessionEnded: {
    'zh-Hans': '登录已过期。请填写会员编号和验证码，或重新登录；已填的内容都还在。',
    'zh-Hant': '登入已過期。請填寫會員編號及驗證碼，或重新登入；已填的內容仍在。',
    en: 'Your login has expired. Enter your member number and the code, or log in again. What you entered is still here.',
  },
  memberNumber: { 'zh-Hans': '会员编号', 'zh-Hant': '會員編號', en: 'Member number' },
  memberNumberHint: {
    'zh-Hans': 'JY 开头，最后一位是校验码',
    'zh-Hant': '以 JY 開頭，最後一位是核對碼',
    en: 'Starts with JY and ends with a check digit',
  },
  memberNumberWrong: {
    'zh-Hans': '会员编号对不上校验码，请照会员首页上的编号完整填写',
    'zh-Hant': '會員編號與核對碼不符，請按會員首頁的編號完整填寫',
    en: 'This member number does not match its check digit. Please copy the full number from your member home',
  },
  warehouse: { 'zh-Hans': '寄往仓库', 'zh-Hant': '寄往倉庫', en: 'Warehouse' },
  trackingNumber: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  trackingHint: {
    'zh-Hans': '卖家给您的快递单号，一个包裹一个单号',
    'zh-Hant': '賣家給你的快遞單號，一個包裹一個單號',
    en: 'The number the seller gave you. Each parcel has its own number',
  },
  priceWrong: {
    'zh-Hans': '请填写金额，最多两位小数',
    'zh-Hant': '請填寫金額，最多兩位小數',
    en: 'Please enter an amount with two decimals at most',
  },
  send: { 'zh-Hans': '提交预报', 'zh-Hant': '提交預報', en: 'Send the forecast' },
  doneTitle: {
    'zh-Hans': '{number} 已预报',
    'zh-Hant': '{number} 已預報',
    en: '{number} has been forecast',
  },
  done: {
    'zh-Hans': '包裹到仓后，可以用这个单号查它到了哪里。',
    'zh-Hant': '包裹到倉後，可用此單號查它到了哪裡。',
    en: 'Once it has reached the warehouse, you can track it with this number.',
  },
  track: { 'zh-Hans': '查询这个单号', 'zh-Hant': '查詢此單號', en: 'Track this number' },
  another: { 'zh-Hans': '再预报一个', 'zh-Hant': '再預報一個', en: 'Forecast another' },
})
