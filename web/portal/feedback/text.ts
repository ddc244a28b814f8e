import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '意见反馈', 'zh-Hant': '意見反饋', en: 'Feedback' },
  lead: {
    'zh-Hans': '有问题、建议或不满意的地方，请告诉我们。回复会出现在本页，也会发到您的邮箱。',
    'zh-Hant': '如有疑問、建議或不滿意的地方，請告訴我們。回覆會在本頁顯示，亦會以電郵通知你。',
    en: 'Send us your questions, ideas or complaints. The reply appears on this page, and we e-mail it to you.',
  },
  formTitle: { 'zh-Hans': '写给我们', 'zh-Hant': '寫給我們', en: 'Write to us' },
  contactName: { 'zh-Hans': '联系人', 'zh-Hant': '聯絡人', en: 'Contact name' },
  phone: { 'zh-Hans': '联系电话', 'zh-Hant': '聯絡電話', en: 'Phone' },
  phoneHint: {
    'zh-Hans': '只用于回复这条留言',
    'zh-Hant': '只用作回覆此留言',
    en: 'Used only to answer this message',
  },
  content: { 'zh-Hans': '留言内容', 'zh-Hant': '留言內容', en: 'Your message' },
  contentHint: {
    'zh-Hans': '涉及某个包裹或订单时，请写上单号，我们能更快查到。最多 1000 字。',
    'zh-Hant': '如涉及某個包裹或訂單，請寫上單號，我們可更快查到。最多 1000 字。',
    en: 'If it is about a parcel or an order, include the number so that we can find it faster. Up to 1000 characters.',
  },
  aboutParcel: {
    'zh-Hans': '关于包裹 {number}：',
    'zh-Hant': '關於包裹 {number}：',
    en: 'About parcel {number}: ',
  },
  aboutOrder: {
    'zh-Hans': '关于订单 {number}：',
    'zh-Hant': '關於訂單 {number}：',
    en: 'About order {number}: ',
  },
  aboutElsewhere: {
    'zh-Hans': '包裹 {number} 没有到我预报的仓库。请问可以怎么处理？',
    'zh-Hant': '包裹 {number} 沒有到我預報的倉庫。請問可如何處理？',
    en: 'Parcel {number} did not arrive at the warehouse I forecast. What can be done?',
  },
  send: { 'zh-Hans': '发送留言', 'zh-Hant': '發送留言', en: 'Send the message' },
  limit: {
    'zh-Hans': '今天已发送 10 条留言，请明天再写，或直接联系客服。',
    'zh-Hant': '今日已發送 10 則留言，請明日再寫，或直接聯絡客戶服務。',
    en: 'You have sent ten messages today. Please write again tomorrow, or contact customer service.',
  },
  nextTitle: { 'zh-Hans': '接下来', 'zh-Hant': '接下來', en: 'What happens next' },
  nextRead: {
    'zh-Hans': '客服在一个工作日内阅读并回复。',
    'zh-Hant': '客戶服務於一個工作天內閱讀並回覆。',
    en: 'Customer service reads and answers within one working day.',
  },
  nextMail: {
    'zh-Hans': '回复后我们会发邮件，首页也会提示。',
    'zh-Hant': '回覆後我們會發電郵，首頁亦會提示。',
    en: 'We e-mail you the reply and show it on your home page.',
  },
  nextAgain: {
    'zh-Hans': '还没解决？再写一条，我们接着处理。',
    'zh-Hant': '尚未解決？再寫一則，我們會繼續跟進。',
    en: 'Not solved? Write again and we’ll take it from there.',
  },
  contactsTitle: { 'zh-Hans': '其他联系方式', 'zh-Hant': '其他聯絡方法', en: 'Other ways to reach us' },
  listTitle: { 'zh-Hans': '我的留言', 'zh-Hant': '我的留言', en: 'My messages' },
  filter: { 'zh-Hans': '按回复筛选', 'zh-Hant': '按回覆篩選', en: 'Filter by reply' },
  all: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  answered: { 'zh-Hans': '已回复', 'zh-Hant': '已回覆', en: 'Answered' },
  unanswered: { 'zh-Hans': '未回复', 'zh-Hant': '未回覆', en: 'Not answered' },
  loading: { 'zh-Hans': '正在加载留言', 'zh-Hant': '正在載入留言', en: 'Loading your messages' },
  emptyTitle: { 'zh-Hans': '还没有留言', 'zh-Hant': '尚未有留言', en: 'No messages yet' },
  emptySentence: {
    'zh-Hans': '您写给我们的内容和回复会保存在这里。',
    'zh-Hant': '你寫給我們的內容及回覆會保存在這裡。',
    en: 'What you write to us, and our replies, are kept here.',
  },
  noneTitle: { 'zh-Hans': '没有符合条件的留言', 'zh-Hant': '沒有符合條件的留言', en: 'No messages match' },
  noneSentence: {
    'zh-Hans': '换个筛选条件，或查看全部留言。',
    'zh-Hant': '試試其他篩選條件，或查看全部留言。',
    en: 'Choose another filter, or see all your messages.',
  },
  showAll: { 'zh-Hans': '查看全部', 'zh-Hant': '查看全部', en: 'Show all' },
  written: { 'zh-Hans': '{name} 写于 {when}', 'zh-Hant': '{name} 寫於 {when}', en: '{name} wrote on {when}' },
  reply: { 'zh-Hans': '我们的回复', 'zh-Hant': '我們的回覆', en: 'Our reply' },
  newReply: { 'zh-Hans': '新回复', 'zh-Hant': '新回覆', en: 'New reply' },
})
