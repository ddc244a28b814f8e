import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  search: { 'zh-Hans': '搜索问题', 'zh-Hant': '搜尋問題', en: 'Search the questions' },
  searchHint: {
    'zh-Hans': '例如：退款、无主包裹、体积重',
    'zh-Hant': '例如：退款、無主包裹、體積重',
    en: 'For example: refund, unclaimed',
  },
  needsScript: {
    'zh-Hans': '搜索需要启用 JavaScript；全部问题都在下面，可以用浏览器的“在页面中查找”。',
    'zh-Hant': '搜尋需要啟用 JavaScript；所有問題都在下面，可用瀏覽器的「在網頁中尋找」。',
    en: 'Search needs JavaScript. All questions are below, and you can use your browser’s “Find on page”.',
  },
  searching: { 'zh-Hans': '正在搜索', 'zh-Hant': '正在搜尋', en: 'Searching' },
  failed: {
    'zh-Hans': '搜索失败，请检查网络。全部问题都在下面。',
    'zh-Hant': '未能搜尋，請檢查網絡。所有問題都在下面。',
    en: 'The search did not work. Please check your network. All questions are below.',
  },
  answers: { 'zh-Hans': '找到的答案', 'zh-Hant': '找到的答案', en: 'Answers found' },
  found: {
    'zh-Hans': '找到 {count} 个问题',
    'zh-Hant': '找到 {count} 條問題',
    en: '{count|One question|{count} questions} found',
  },
  none: { 'zh-Hans': '没有找到', 'zh-Hant': '找不到', en: 'Nothing found' },
  noneSentence: {
    'zh-Hans': '这里还没有这个问题的答案，换个词试试，或者直接问我们。',
    'zh-Hant': '這裡未有這條問題的答案，請試試其他字眼，或直接問我們。',
    en: 'We do not have an answer to this yet. Try another word, or ask us. ',
  },
  askUs: { 'zh-Hans': '联系我们', 'zh-Hant': '聯絡我們', en: 'Ask us' },
  topics: { 'zh-Hans': '主题', 'zh-Hant': '主題', en: 'Topics' },
  address: { 'zh-Hans': '本条链接', 'zh-Hant': '此問題的連結', en: 'Link to this answer' },
  addressOf: {
    'zh-Hans': '本条链接：{question}',
    'zh-Hant': '此問題的連結：{question}',
    en: 'Link to this answer: {question}',
  },
})
