import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '填写调查', 'zh-Hant': '填寫調查', en: 'Your answer' },
  salutation: { 'zh-Hans': '称呼', 'zh-Hant': '稱呼', en: 'Salutation' },
  opinion: { 'zh-Hans': '您的意见和需求', 'zh-Hant': '你的意見和需求', en: 'Your comments and needs' },
  opinionHint: {
    'zh-Hans': '例如寄到哪里、寄什么、多久寄一次',
    'zh-Hant': '例如寄往哪裡、寄甚麼、多久寄一次',
    en: 'For example, where to, what, and how often',
  },
  send: { 'zh-Hans': '提交', 'zh-Hant': '提交', en: 'Send my answer' },
  nextRead: {
    'zh-Hans': '每一份回答我们都会看。',
    'zh-Hant': '每一份回覆我們都會細閱。',
    en: 'We read every answer.',
  },
  nextAsk: {
    'zh-Hans': '留了电话或邮箱，只在想多问几句时才会用到。',
    'zh-Hant': '留下電話或電郵的話，只在想多問幾句時才會使用。',
    en: 'A phone number or e-mail address you leave is used only to ask you more.',
  },
  nextOpen: {
    'zh-Hans': '线路开通时，最先写在公告里。',
    'zh-Hant': '路線開通時，最先在公告中公佈。',
    en: 'When a line opens, our notices say so first.',
  },
  meanwhile: { 'zh-Hans': '现在就能看的', 'zh-Hant': '現在可以看的', en: 'To look at now' },
  doneTitle: { 'zh-Hans': '谢谢，已经收到', 'zh-Hant': '多謝，已經收到', en: 'Thank you for your answer' },
  done: {
    'zh-Hans': '每一份回答我们都会看。线路开通时，会最先在公告里告诉您。',
    'zh-Hant': '每一份回覆我們都會細閱。路線開通時，會最先在公告中告訴你。',
    en: 'We read every answer. When the lines open, we will announce it in our notices first.',
  },
  doneReached: {
    'zh-Hans': '每一份回答我们都会看。如果想多了解一点，我们会按您留下的方式联系您。',
    'zh-Hant': '每一份回覆我們都會細閱。如想多了解一點，我們會按你留下的方式聯絡你。',
    en: 'We read every answer. If we would like to know more, we will use the contact details you left.',
  },
})
