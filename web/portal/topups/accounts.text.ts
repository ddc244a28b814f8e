import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '转账到哪里', 'zh-Hant': '轉帳到哪裡', en: 'Where to send the money' },
  need: {
    'zh-Hans': '订单还差 {price}。转账后提交凭证，入账后就可以付款。',
    'zh-Hant': '訂單尚欠 {price}。轉帳後提交憑證，入帳後便可付款。',
    en: 'Your order needs {price} more. Transfer it, submit the voucher, and pay once it has been credited.',
  },
  quote: {
    'zh-Hans': '转账附言请写您的会员编号：',
    'zh-Hant': '轉帳附言請填寫你的會員編號：',
    en: 'Put your member number in the reference of the transfer:',
  },
  copyNumber: { 'zh-Hans': '复制会员编号', 'zh-Hant': '複製會員編號', en: 'Copy the member number' },
  bank: { 'zh-Hans': '银行', 'zh-Hant': '銀行', en: 'Bank' },
  holder: { 'zh-Hans': '户名', 'zh-Hant': '帳戶名稱', en: 'Account holder' },
  number: { 'zh-Hans': '账号', 'zh-Hant': '帳戶號碼', en: 'Account number' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  reference: { 'zh-Hans': '附言', 'zh-Hant': '附言', en: 'Reference' },
  line: { 'zh-Hans': '{label}：{value}', 'zh-Hant': '{label}：{value}', en: '{label}: {value}' },
  copyPart: {
    'zh-Hans': '复制{part}（{currency}）',
    'zh-Hant': '複製{part}（{currency}）',
    en: 'Copy: {part}, {currency}',
  },
  copyAll: { 'zh-Hans': '复制全部', 'zh-Hant': '複製全部', en: 'Copy all' },
  sample: { 'zh-Hans': '示例账户', 'zh-Hant': '示例帳戶', en: 'Sample' },
  sampleSentence: {
    'zh-Hans': '示例账户，请勿转账。',
    'zh-Hant': '示例帳戶，請勿轉帳。',
    en: 'Sample account: do not send money to it.',
  },
  noneOf: {
    'zh-Hans': '暂时没有{currency}收款账户，请改用另一币种，或联系客服。',
    'zh-Hant': '暫時沒有{currency}收款帳戶，請改用另一貨幣，或聯絡客戶服務。',
    en: 'There is no account in {currency} at the moment. Please use the other currency or contact customer service.',
  },
  noneTitle: {
    'zh-Hans': '暂时没有收款账户',
    'zh-Hant': '暫時沒有收款帳戶',
    en: 'There is no account to transfer to yet',
  },
  noneSentence: {
    'zh-Hans': '请先不要转账，也不要使用别处得到的账号。请联系客服，我们会告诉您怎样付款。',
    'zh-Hant': '請先不要轉帳，亦不要使用從別處取得的帳戶號碼。請聯絡客戶服務，我們會告訴你如何付款。',
    en: 'Please do not transfer anything yet, and do not use an account number from elsewhere. Contact customer service, and we will tell you how to pay.',
  },
  askUs: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Contact customer service' },
})
