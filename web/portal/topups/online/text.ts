import { defineText } from '#web/kit/text/define-text.ts'

/** The form and the payment that is under way. */
export const text = defineText({
  formTitle: { 'zh-Hans': '在线付款充值', 'zh-Hant': '在線付款充值', en: 'Pay online' },
  amount: { 'zh-Hans': '充值金额', 'zh-Hant': '充值金額', en: 'Top-up amount' },
  amountHint: {
    'zh-Hans': '人民币，每次 {least} 至 {most}，记入人民币余额',
    'zh-Hant': '人民幣，每次 {least} 至 {most}，記入人民幣餘額',
    en: 'In yuan, {least} to {most} at a time, for your yuan balance',
  },
  quick: { 'zh-Hans': '常用金额', 'zh-Hant': '常用金額', en: 'Usual amounts' },
  method: { 'zh-Hans': '付款方式', 'zh-Hant': '付款方式', en: 'Pay with' },
  showCode: { 'zh-Hans': '显示付款码', 'zh-Hant': '顯示付款碼', en: 'Show the payment code' },
  openApp: { 'zh-Hans': '打开应用付款', 'zh-Hant': '開啟應用程式付款', en: 'Open the app and pay' },
  codeForOther: {
    'zh-Hans': '显示付款码给另一台设备',
    'zh-Hant': '顯示付款碼給另一部裝置',
    en: 'Show a code for another device',
  },
  needHere: {
    'zh-Hans': '订单还差 {price}，金额已填好。',
    'zh-Hant': '訂單尚欠 {price}，金額已填妥。',
    en: 'Your order still needs {price}. The amount is filled in.',
  },
  needMore: {
    'zh-Hans': '订单还差 {price}，超过一次充值的上限，请分几次充值，或用银行转账。',
    'zh-Hant': '訂單尚欠 {price}，超過一次充值的上限，請分幾次充值，或使用銀行轉帳。',
    en: 'Your order still needs {price}, which is more than one top-up allows. Top up more than once or use a bank transfer.',
  },
  needOther: {
    'zh-Hans': '订单还差 {price}。这里只能充值人民币，港币请用银行转账。',
    'zh-Hant': '訂單尚欠 {price}。這裡只可充值人民幣，港幣請使用銀行轉帳。',
    en: 'Your order still needs {price}. Only yuan can be paid here. For Hong Kong dollars, please use a bank transfer.',
  },

  payBy: { 'zh-Hans': '用{method}付款', 'zh-Hant': '以{method}付款', en: 'Pay with {method}' },
  resumed: {
    'zh-Hans': '您有一笔还没有完成的付款，{when} 开始。可以继续付款，也可以取消。',
    'zh-Hant': '你有一筆尚未完成的付款，於 {when} 開始。可以繼續付款，亦可取消。',
    en: 'You have an unfinished payment, started on {when}. You can go on with it or cancel it.',
  },
  scan: {
    'zh-Hans': '请用{method}扫码付款',
    'zh-Hant': '請使用{method}掃描二維碼付款',
    en: 'Scan this code with {method} to pay',
  },
  scanOther: {
    'zh-Hans': '请用另一台设备上的{method}扫码。要在这台手机上付款，请先取消，再重新开始。',
    'zh-Hant': '請使用另一部裝置上的{method}掃描。如要在這部手提電話付款，請先取消，再重新開始。',
    en: 'Scan it with {method} on another device. To pay on this phone, cancel and start again.',
  },
  qrLabel: {
    'zh-Hans': '{method}付款码，{price}',
    'zh-Hant': '{method}付款碼，{price}',
    en: '{method} payment code for {price}',
  },
  open: { 'zh-Hans': '打开{method}', 'zh-Hant': '開啟{method}', en: 'Open {method}' },
  forPhone: {
    'zh-Hans': '这笔付款在手机应用里完成。应用没有打开时，请按这里。',
    'zh-Hant': '這筆付款在手提電話的應用程式完成。如應用程式未有開啟，請按此。',
    en: 'This payment is made in the app on your phone. If the app did not open, press here.',
  },
  forPhoneAtDesk: {
    'zh-Hans': '这笔付款是在手机上开始的，请在手机上继续，或取消后在这里重新开始。',
    'zh-Hant': '這筆付款在手提電話開始，請在手提電話繼續，或取消後在這裡重新開始。',
    en: 'This payment was started on a phone. Go on there, or cancel it and start again here.',
  },
  timeLeft: { 'zh-Hans': '剩余时间', 'zh-Hant': '剩餘時間', en: 'Time left' },
  balanceNow: { 'zh-Hans': '现在的余额', 'zh-Hant': '現時餘額', en: 'Balance now' },
  balanceThen: { 'zh-Hans': '到账后的余额', 'zh-Hant': '入帳後的餘額', en: 'Balance once it is paid' },
  number: { 'zh-Hans': '付款编号', 'zh-Hant': '付款編號', en: 'Payment number' },
  copyNumber: { 'zh-Hans': '复制付款编号', 'zh-Hant': '複製付款編號', en: 'Copy the payment number' },
  iHavePaid: { 'zh-Hans': '我已付款', 'zh-Hant': '我已付款', en: 'I have paid' },
  cancel: { 'zh-Hans': '取消付款', 'zh-Hant': '取消付款', en: 'Cancel this payment' },
  cancelTitle: { 'zh-Hans': '取消这笔付款？', 'zh-Hant': '取消這筆付款？', en: 'Cancel this payment?' },
  cancelSentence: {
    'zh-Hans': '{price} 的付款码将不能再用。如果您刚才已付款，款项照样记入余额。',
    'zh-Hant': '{price} 的付款碼將不能再使用。如你剛才已付款，款項照樣記入餘額。',
    en: 'The code for {price} will stop working. If you have just paid, the money is still added to your balance.',
  },
  keep: { 'zh-Hans': '继续付款', 'zh-Hant': '繼續付款', en: 'Keep it' },
  helpTitle: { 'zh-Hans': '付款后没有变化？', 'zh-Hant': '付款後沒有變化？', en: 'Paid, but nothing happens?' },
  helpClosed: {
    'zh-Hans': '关闭页面也没关系：{method}通知我们后，款项会自动记入余额。',
    'zh-Hant': '關閉頁面亦沒有關係：{method}通知我們後，款項會自動記入餘額。',
    en: 'You may close this page. The money is added to your balance as soon as {method} tells us.',
  },
  helpWait: {
    'zh-Hans': '通常几秒到几分钟。请不要为同一笔钱再付一次。',
    'zh-Hant': '通常需時數秒至數分鐘。請勿為同一筆款項再次付款。',
    en: 'It usually takes seconds, sometimes minutes. Please do not pay the same amount again.',
  },
  helpAsk: {
    'zh-Hans': '一小时后仍没有到账，请联系客服，并提供付款编号 {number}。',
    'zh-Hant': '一小時後仍未入帳，請聯絡客戶服務，並提供付款編號 {number}。',
    en: 'If it is not there after an hour, contact customer service and quote payment number {number}.',
  },
  askUs: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Contact customer service' },
  trialTitle: {
    'zh-Hans': '模拟付款：这里不会动用真实资金',
    'zh-Hant': '模擬付款：這裡不會動用真實資金',
    en: 'Simulated payment: no real money moves here',
  },
  trialPay: { 'zh-Hans': '模拟付款成功', 'zh-Hant': '模擬付款成功', en: 'Simulate: pay' },
  trialFail: { 'zh-Hans': '模拟付款失败', 'zh-Hant': '模擬付款失敗', en: 'Simulate: fail' },
  trialPage: { 'zh-Hans': '打开模拟的付款页', 'zh-Hant': '開啟模擬付款頁', en: 'Open the simulated payment page' },

  again: { 'zh-Hans': '再充一笔', 'zh-Hant': '再次充值', en: 'Start another top-up' },
  retry: { 'zh-Hans': '重新充值', 'zh-Hant': '重新充值', en: 'Try another top-up' },
  receipt: { 'zh-Hans': '查看收据', 'zh-Hant': '查看收據', en: 'View the receipt' },
  toOrder: { 'zh-Hans': '回到订单付款', 'zh-Hant': '返回訂單付款', en: 'Back to the order to pay' },
  before: { 'zh-Hans': '充值前余额', 'zh-Hant': '充值前餘額', en: 'Balance before' },
  after: { 'zh-Hans': '充值后余额', 'zh-Hant': '充值後餘額', en: 'Balance after' },
  unknownTitle: { 'zh-Hans': '找不到这笔付款', 'zh-Hant': '找不到這筆付款', en: 'There is no such payment' },
  unknownSentence: {
    'zh-Hans': '编号可能有误，或不属于您的账户。您的充值记录在下面。',
    'zh-Hant': '編號可能有誤，或不屬於你的帳戶。你的充值記錄在下方。',
    en: 'The number may be wrong or belong to another account. Your own top-ups are listed below.',
  },
  othersTitle: { 'zh-Hans': '其他未完成的付款', 'zh-Hant': '其他未完成的付款', en: 'Other unfinished payments' },
  other: {
    'zh-Hans': '{method} {price}，{when} 开始',
    'zh-Hant': '{method} {price}，於 {when} 開始',
    en: '{method}, {price}, started on {when}',
  },
  goOn: { 'zh-Hans': '付这一笔', 'zh-Hant': '付這一筆', en: 'Pay this one' },
})
