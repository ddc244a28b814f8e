import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '提示与状态文字', 'zh-Hant': '提示與狀態文字', en: 'Words of messages' },
  lead: {
    'zh-Hans': '系统答复里的文字：提示、错误和下一步、包裹步骤、状态。改动几秒钟内生效。',
    'zh-Hant': '系統答覆中的文字：提示、錯誤及下一步、包裹步驟、狀態。改動數秒內生效。',
    en: 'What the server’s answers say: messages, errors and what to do next, steps of a parcel, states. A change takes effect within seconds.',
  },
  limits: {
    'zh-Hans':
      '页面自带的文字不在这里：按钮、标题、标签页和筛选项，以及 M-04、M-11、M-14、M-20、M-21。页面在提交前自己发现的问题，也用自带的文字。“会员看到的地方”一栏说明每条文字用在哪里。M-01 至 M-21 的英文由规格规定，不能修改。',
    'zh-Hant':
      '頁面自帶的文字不在這裡：按鈕、標題、分頁及篩選項，以及 M-04、M-11、M-14、M-20、M-21。頁面在提交前自行發現的問題，亦用自帶的文字。「會員看到的地方」一欄說明每條文字用在哪裡。M-01 至 M-21 的英文由規格訂明，不可修改。',
    en: 'Words that are built into pages are not here: buttons, headings, tabs and filters, and M-04, M-11, M-14, M-20 and M-21. Pages also use built-in words for what they notice before they send a form. The column “Where members read it” says where each text is used. The English of M-01 to M-21 is fixed by the specification.',
  },
  list: { 'zh-Hans': '文字', 'zh-Hant': '文字', en: 'Texts' },
  words: { 'zh-Hans': '现在的文字', 'zh-Hant': '現時的文字', en: 'What it says' },
  kind: { 'zh-Hans': '种类', 'zh-Hant': '種類', en: 'Kind' },
  message: { 'zh-Hans': '提示', 'zh-Hant': '提示', en: 'Message' },
  refusal: { 'zh-Hans': '错误', 'zh-Hant': '錯誤', en: 'Error' },
  next: { 'zh-Hans': '下一步', 'zh-Hant': '下一步', en: 'What to do next' },
  event: { 'zh-Hans': '步骤或账目', 'zh-Hant': '步驟或帳目', en: 'Step or entry' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'State' },
  wording: { 'zh-Hans': '用哪种文字', 'zh-Hant': '用哪種文字', en: 'Wording' },
  place: { 'zh-Hans': '会员看到的地方', 'zh-Hant': '會員看到的地方', en: 'Where members read it' },
  server: { 'zh-Hans': '所有页面', 'zh-Hant': '所有頁面', en: 'On all pages' },
  both: {
    'zh-Hans': '系统答复时；筛选项和提交前的检查用页面自带的文字',
    'zh-Hant': '系統答覆時；篩選項及提交前的檢查用頁面自帶的文字',
    en: 'In answers; filters and checks before sending keep built-in words',
  },
  pages: {
    'zh-Hans': '页面用自带的文字，只有其他程序收到这条',
    'zh-Hant': '頁面用自帶的文字，只有其他程式收到這條',
    en: 'Pages keep built-in words; only other programs are told this',
  },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Edit' },
  editTitle: { 'zh-Hans': '{key}：{words}', 'zh-Hant': '{key}：{words}', en: '{key}: {words}' },
  asShipped: {
    'zh-Hans': '原有文字（{language}）',
    'zh-Hant': '原有文字（{language}）',
    en: 'As shipped ({language})',
  },
  own: { 'zh-Hans': '自己的文字（{language}）', 'zh-Hant': '自己的文字（{language}）', en: 'Own words ({language})' },
  englishFixed: {
    'zh-Hans': '由规格规定，不能修改。',
    'zh-Hant': '由規格訂明，不可修改。',
    en: 'Fixed by the specification.',
  },
  keep: {
    'zh-Hans': '三种语言都要保留：{names}。显示时会换成当时的内容。',
    'zh-Hant': '三種語言都要保留：{names}。顯示時會換成當時的內容。',
    en: 'Keep in all three languages: {names}. Members read the value in its place.',
  },
  wrongSentence: {
    'zh-Hans': '存下的文字与现在的版本不符，所以会员看到的是原有文字。请修改，或恢复原有文字。',
    'zh-Hant': '儲存的文字與現時的版本不符，所以會員看到的是原有文字。請修改，或恢復原有文字。',
    en: 'The stored words do not fit this version, so members read the shipped ones. Correct them, or use the shipped words again.',
  },
  saved: {
    'zh-Hans': '{key} 已保存，几秒钟后生效',
    'zh-Hant': '{key} 已儲存，數秒後生效',
    en: '{key} was saved and takes effect within seconds',
  },
  resetAsk: {
    'zh-Hans': '会员会再看到产品原有的文字。自己的文字留在记录里。',
    'zh-Hant': '會員會再看到產品原有的文字。自己的文字留在記錄內。',
    en: 'Members read the words that we ship again. Your own words stay in the history.',
  },
  isReset: {
    'zh-Hans': '{key} 已恢复原有文字',
    'zh-Hant': '{key} 已恢復原有文字',
    en: '{key} has the shipped words again',
  },
})
