import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  noticesLead: {
    'zh-Hans': '线路、仓库、假期和收费的变化，都会先在这里公布。',
    'zh-Hant': '路線、倉庫、假期及收費的變動，都會先在此公佈。',
    en: 'We announce changes to channels, warehouses, holidays and charges here first.',
  },
  industryLead: {
    'zh-Hans': '集运、清关和省运费的知识，写给第一次寄的人，也写给常寄的人。',
    'zh-Hant': '集運、清關及節省運費的知識，寫給第一次寄的人，也寫給常寄的人。',
    en: 'Consolidation, customs and how to pay less freight, for first-time and regular senders alike.',
  },
  contactLead: {
    'zh-Hans': '有问题、有建议、想合作，都可以找我们，由真人回复。',
    'zh-Hant': '如有疑問、意見或合作提議，歡迎聯絡我們，由真人回覆。',
    en: 'Questions, suggestions or business enquiries? Write to us, and a person will reply.',
  },
  noArticles: {
    'zh-Hans': '这里还没有文章，发布后会显示在这里。',
    'zh-Hant': '這裡未有文章，發佈後會在此顯示。',
    en: 'No articles have been published here yet.',
  },
  pinned: { 'zh-Hans': '置顶', 'zh-Hant': '置頂', en: 'Pinned' },
  published: { 'zh-Hans': '发布于', 'zh-Hant': '發佈於', en: 'Published on' },
  more: { 'zh-Hans': '更多文章', 'zh-Hant': '更多文章', en: 'More articles' },
  newer: { 'zh-Hans': '较新一篇', 'zh-Hant': '較新一篇', en: 'Next' },
  older: { 'zh-Hans': '较早一篇', 'zh-Hant': '較早一篇', en: 'Previous' },
  archive: { 'zh-Hans': '查看更早的文章', 'zh-Hant': '查看較早的文章', en: 'Older articles' },
  archiveTitle: {
    'zh-Hans': '{list}存档 · 第 {page} 页',
    'zh-Hant': '{list}存檔 · 第 {page} 頁',
    en: '{list}: archive, page {page}',
  },
  archiveDays: {
    'zh-Hans': '这一页是 {from} 至 {to} 发布的文章，由新到旧排列。',
    'zh-Hant': '本頁為 {from} 至 {to} 發佈的文章，由新至舊排列。',
    en: 'Articles published from {from} to {to}, newest first.',
  },
  archivePages: { 'zh-Hans': '存档的各页', 'zh-Hant': '存檔各頁', en: 'Pages of the archive' },
  newerPage: { 'zh-Hans': '较新的文章', 'zh-Hant': '較新的文章', en: 'Newer articles' },
  olderPage: { 'zh-Hans': '较早的文章', 'zh-Hant': '較早的文章', en: 'Older articles' },
  backTo: { 'zh-Hans': '返回{list}', 'zh-Hant': '返回{list}', en: 'Back to {list}' },

  contacts: { 'zh-Hans': '联系方式', 'zh-Hant': '聯絡方法', en: 'How to reach us' },
  noContacts: {
    'zh-Hans': '请用下面的表单留言，我们会按您留下的邮箱或电话回复。',
    'zh-Hant': '請用以下表格留言，我們會按你留下的電郵或電話回覆。',
    en: 'Please write to us with the form below. We reply to the e-mail address or phone number you leave.',
  },
  write: { 'zh-Hans': '给我们留言', 'zh-Hant': '給我們留言', en: 'Write to us' },
  qrCode: { 'zh-Hans': '{label}二维码', 'zh-Hant': '{label}二維碼', en: 'QR code of {label}' },
  warehouses: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouses' },
  warehousesSentence: {
    'zh-Hans': '我们在内地有 {count} 个仓库：{names}。完整地址连同您的会员编号，登录后就能复制：',
    'zh-Hant': '我們在內地有 {count} 個倉庫：{names}。完整地址連同你的會員編號，登入後即可複製：',
    en: 'We have {count|one warehouse|{count} warehouses} in mainland China: {names}. Log in to copy the full addresses with your member number: ',
  },
  contactNumber: {
    'zh-Hans': '关于某个包裹或订单，请写上单号，我们就能直接查到。',
    'zh-Hant': '關於某個包裹或訂單，請寫上單號，我們便可直接查到。',
    en: 'If it is about a parcel or an order, add its number so that we can look it up.',
  },
  contactRead: {
    'zh-Hans': '您的留言直接送到客服，由真人阅读。',
    'zh-Hant': '你的留言直接送到客戶服務，由真人閱讀。',
    en: 'Your message goes straight to customer service, where a person reads it.',
  },
  contactReply: {
    'zh-Hans': '我们回复到您留下的邮箱或电话。',
    'zh-Hant': '我們回覆到你留下的電郵或電話。',
    en: 'We reply to the e-mail address or phone number you leave.',
  },
  before: { 'zh-Hans': '也许这里已有答案', 'zh-Hant': '或許這裡已有答案', en: 'Find answers here first' },

  missingTitle: { 'zh-Hans': '找不到这篇文章', 'zh-Hant': '找不到這篇文章', en: 'Article not found' },
  missingSentence: {
    'zh-Hans': '它可能已经撤下，或者网址有误。',
    'zh-Hant': '它可能已被撤下，或網址有誤。',
    en: 'It may have been taken down, or the address may be wrong.',
  },
})
