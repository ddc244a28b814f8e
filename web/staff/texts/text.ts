import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '网站文字', 'zh-Hant': '網站文字', en: 'Texts of the site' },
  lead: {
    'zh-Hans': '公开网站上的固定页面，三种语言一起修改。发布后半分钟内生效。',
    'zh-Hant': '公開網站上的固定頁面，三種語言一併修改。發佈後半分鐘內生效。',
    en: 'The standing pages of the public site, in three languages. A change is shown within half a minute.',
  },
  list: { 'zh-Hans': '页面', 'zh-Hant': '頁面', en: 'Pages' },
  page: { 'zh-Hans': '页面', 'zh-Hant': '頁面', en: 'Page' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  changed: { 'zh-Hans': '最后修改', 'zh-Hant': '最後修改', en: 'Last changed' },
  asShipped: { 'zh-Hans': '尚未修改', 'zh-Hant': '尚未修改', en: 'As shipped' },
  sample: { 'zh-Hans': '有示例', 'zh-Hant': '有示例', en: 'Has placeholders' },
  draft: { 'zh-Hans': '有草稿', 'zh-Hant': '有草稿', en: 'Draft' },
  published: { 'zh-Hans': '已发布', 'zh-Hant': '已發佈', en: 'Published' },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Edit' },
  empty: { 'zh-Hans': '没有页面', 'zh-Hant': '沒有頁面', en: 'There are no pages' },

  emptySentence: {
    'zh-Hans': '页面随产品一起安装。如果这里是空的，请重新启动服务器。',
    'zh-Hant': '頁面隨產品一併安裝。如這裡是空的，請重新啟動伺服器。',
    en: 'The pages come with the product. If this list is empty, restart the server.',
  },

  languages: { 'zh-Hans': '语言', 'zh-Hant': '語言', en: 'Language' },
  pageTitle: { 'zh-Hans': '标题', 'zh-Hant': '標題', en: 'Title' },
  body: { 'zh-Hans': '正文（Markdown）', 'zh-Hant': '正文（Markdown）', en: 'Text (Markdown)' },
  bodyHint: {
    'zh-Hans': '## 是小标题，- 是列表，双大括号里的名称（如 {{siteName}}）会换成当前的值。',
    'zh-Hant': '## 是小標題，- 是列表，雙大括號內的名稱（如 {{siteName}}）會換成現時的值。',
    en: '## makes a heading, - a list. Names in double braces, such as {{siteName}}, are replaced by their current value.',
  },
  look: { 'zh-Hans': '预览', 'zh-Hant': '預覽', en: 'Preview' },
  asWritten: { 'zh-Hans': '新的文字', 'zh-Hant': '新的文字', en: 'New text' },
  asShown: { 'zh-Hans': '访客现在看到的', 'zh-Hant': '訪客現時看到的', en: 'What visitors see now' },
  sampleLeft: {
    'zh-Hans': '这种语言的文字里还有 SAMPLE 标记，请填上自己的资料，并删掉标记。',
    'zh-Hant': '此語言的文字內仍有 SAMPLE 標記，請填上自己的資料，並刪除標記。',
    en: 'This language still has parts marked SAMPLE. Enter your own details and delete the marks.',
  },
  publish: { 'zh-Hans': '发布', 'zh-Hant': '發佈', en: 'Publish' },
  publishAsk: {
    'zh-Hans': '访客半分钟内就会看到三种语言的新文字。之前的版本会保留。',
    'zh-Hant': '訪客半分鐘內就會看到三種語言的新文字。之前的版本會保留。',
    en: 'Visitors see the new text in all three languages within half a minute. The earlier version is kept.',
  },
  keepDraft: { 'zh-Hans': '存为草稿', 'zh-Hant': '存為草稿', en: 'Save as draft' },
  discard: { 'zh-Hans': '放弃草稿', 'zh-Hant': '放棄草稿', en: 'Discard the draft' },
  discardAsk: {
    'zh-Hans': '草稿会被删除，访客看到的文字不变。',
    'zh-Hant': '草稿會被刪除，訪客看到的文字不變。',
    en: 'The draft is deleted. What visitors see does not change.',
  },
  isPublished: { 'zh-Hans': '“{name}”已发布', 'zh-Hant': '「{name}」已發佈', en: '“{name}” was published' },
  isKept: { 'zh-Hans': '草稿已保存', 'zh-Hant': '草稿已儲存', en: 'The draft was saved' },
  isDiscarded: { 'zh-Hans': '草稿已删除', 'zh-Hant': '草稿已刪除', en: 'The draft was discarded' },
  unchanged: { 'zh-Hans': '还没有改动', 'zh-Hant': '還沒有改動', en: 'Nothing is changed yet' },
})
