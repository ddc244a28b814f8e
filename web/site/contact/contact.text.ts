import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '给我们留言', 'zh-Hant': '給我們留言', en: 'Write to us' },
  contactName: { 'zh-Hans': '怎么称呼您', 'zh-Hant': '怎樣稱呼你', en: 'Your name' },
  oneWay: {
    'zh-Hans': '邮箱和电话填一个就够',
    'zh-Hant': '電郵和電話填寫其一即可',
    en: 'Give an e-mail address or a phone number',
  },
  wayMissing: {
    'zh-Hans': '请填写邮箱或电话，我们才能回复您',
    'zh-Hant': '請填寫電郵或電話，我們才能回覆你',
    en: 'Please leave an e-mail address or a phone number so that we can reply',
  },
  content: { 'zh-Hans': '想说什么', 'zh-Hant': '想說甚麼', en: 'Your message' },
  send: { 'zh-Hans': '发送', 'zh-Hant': '發送', en: 'Send' },
  doneTitle: { 'zh-Hans': '留言已收到', 'zh-Hant': '留言已收到', en: 'We have received your message' },
  doneByMail: {
    'zh-Hans': '谢谢！客服会回复到 {email}。',
    'zh-Hant': '多謝！客戶服務會回覆到 {email}。',
    en: 'Thank you. Customer service will reply to {email}.',
  },
  doneByPhone: {
    'zh-Hans': '谢谢！客服会致电 {phone}。',
    'zh-Hant': '多謝！客戶服務會致電 {phone}。',
    en: 'Thank you. Customer service will call {phone}.',
  },
})
