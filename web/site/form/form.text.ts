import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  showCode: { 'zh-Hans': '显示验证码', 'zh-Hant': '顯示驗證碼', en: 'Show the code' },
  codeMissing: {
    'zh-Hans': '请先显示验证码，再照图填写',
    'zh-Hant': '請先顯示驗證碼，再按圖填寫',
    en: 'Please show the code first, then type what you see',
  },
  sending: { 'zh-Hans': '正在提交', 'zh-Hant': '正在提交', en: 'Sending' },
  noAnswer: {
    'zh-Hans': '没有收到服务器的回应。您填写的内容都还在，请再提交一次；同样的内容只会记录一次。',
    'zh-Hant': '未收到伺服器的回應。你填寫的內容仍在，請再提交一次；相同的內容只會記錄一次。',
    en: 'The server did not answer. Everything you entered is still here. Please send it again. We record the same message only once.',
  },
  needsScript: {
    'zh-Hans': '这个表单需要浏览器启用 JavaScript。',
    'zh-Hant': '此表格需要瀏覽器啟用 JavaScript。',
    en: 'This form needs JavaScript to be switched on in your browser.',
  },
  email: { 'zh-Hans': '邮箱', 'zh-Hant': '電郵', en: 'E-mail' },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' },
  optional: { 'zh-Hans': '选填', 'zh-Hant': '選填', en: 'Optional' },
  another: { 'zh-Hans': '再写一份', 'zh-Hant': '再寫一份', en: 'Write another' },
})
