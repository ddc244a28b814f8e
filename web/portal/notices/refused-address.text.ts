import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: {
    'zh-Hans': '邮件无法送达 {address}',
    'zh-Hant': '電郵無法送達 {address}',
    en: 'E-mails to {address} do not arrive',
  },
  sentence: {
    'zh-Hans':
      '对方的邮件服务器在 {when} 拒收，并表示此邮箱不存在或不能收信，所以我们暂停了发送。通知仍会列在“通知”页。',
    'zh-Hant':
      '對方的電郵伺服器於 {when} 拒收，並表示此電郵地址不存在或不能收件，因此我們暫停了發送。通知仍會列於「通知」頁。',
    en: 'On {when} its mail server refused our e-mail and said that the mailbox does not exist or takes no mail, so we stopped sending. Everything is still listed under “Notifications”.',
  },
  todo: {
    'zh-Hans': '如果邮箱已经恢复，请点“恢复发送”；如果邮箱已不再使用，请联系客服更换。',
    'zh-Hant': '如電郵已恢復正常，請按「恢復發送」；如已不再使用，請聯絡客戶服務更改。',
    en: 'If the mailbox works again, choose “Send again”. If you no longer use it, ask customer service to change it.',
  },
  again: { 'zh-Hans': '恢复发送', 'zh-Hant': '恢復發送', en: 'Send again' },
  contact: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Contact customer service' },
  done: {
    'zh-Hans': '之后的邮件会照常发送',
    'zh-Hant': '之後的電郵會照常發送',
    en: 'E-mails will be sent again',
  },
})
