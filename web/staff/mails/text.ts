import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '邮件文字', 'zh-Hant': '電郵文字', en: 'Words of mails' },
  lead: {
    'zh-Hans': '会员收到的邮件和站内通知里的文字，三种语言一起修改。改动只用于之后的邮件。',
    'zh-Hant': '會員收到的電郵和站內通知的文字，三種語言一併修改。改動只用於之後的電郵。',
    en: 'What members read in mails and notices, in three languages. A change counts for later mails only.',
  },
  list: { 'zh-Hans': '邮件', 'zh-Hant': '電郵', en: 'Mails' },
  mail: { 'zh-Hans': '邮件', 'zh-Hant': '電郵', en: 'Mail' },
  code: { 'zh-Hans': '代码', 'zh-Hant': '代碼', en: 'Code' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  changed: { 'zh-Hans': '最后修改', 'zh-Hant': '最後修改', en: 'Last changed' },
  shipped: { 'zh-Hans': '原有文字', 'zh-Hant': '原有文字', en: 'As shipped' },
  own: { 'zh-Hans': '自己的文字', 'zh-Hant': '自己的文字', en: 'Own words' },
  wrong: { 'zh-Hans': '无法使用', 'zh-Hant': '無法使用', en: 'Cannot be used' },
  wrongSentence: {
    'zh-Hans': '存下的文字与现在的版本不符，所以寄出的是原有文字。请对照下面的变量修改，或恢复原有文字。',
    'zh-Hant': '儲存的文字與現時的版本不符，所以寄出的是原有文字。請對照下面的變數修改，或恢復原有文字。',
    en: 'The stored words do not fit this version, so the mail goes out as shipped. Correct them with the variables below, or use the shipped words again.',
  },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Edit' },
  notFound: { 'zh-Hans': '没有这封邮件', 'zh-Hant': '沒有這封電郵', en: 'There is no such mail' },
  notFoundSentence: {
    'zh-Hans': '地址可能写错了，请从列表中选择。',
    'zh-Hant': '網址可能寫錯了，請從列表中選擇。',
    en: 'The address may be wrong. Choose the mail from the list.',
  },
  toList: { 'zh-Hans': '返回列表', 'zh-Hant': '返回列表', en: 'Back to the list' },

  languages: { 'zh-Hans': '语言', 'zh-Hant': '語言', en: 'Language' },
  subject: { 'zh-Hans': '主题', 'zh-Hant': '主旨', en: 'Subject' },
  body: { 'zh-Hans': '正文', 'zh-Hant': '正文', en: 'Body' },
  bodyHint: {
    'zh-Hans': '空一行分段。双大括号里的名称会换成当时的值；链接单独占一行，会变成按钮。',
    'zh-Hant': '空一行分段。雙大括號內的名稱會換成當時的值；連結單獨佔一行，會變成按鈕。',
    en: 'A blank line ends a paragraph. Names in double braces are replaced by their value. A link stands alone on its line and becomes a button.',
  },
  variables: { 'zh-Hans': '可用的变量', 'zh-Hant': '可用的變數', en: 'Variables of this mail' },
  variable: { 'zh-Hans': '变量', 'zh-Hant': '變數', en: 'Variable' },
  meaning: { 'zh-Hans': '含义', 'zh-Hant': '意思', en: 'Meaning' },
  example: { 'zh-Hans': '例子', 'zh-Hant': '例子', en: 'Example' },
  word: { 'zh-Hans': '词', 'zh-Hant': '詞', en: 'part of a line' },
  link: { 'zh-Hans': '链接，单独一行', 'zh-Hant': '連結，單獨一行', en: 'link, alone on its line' },
  sentence: { 'zh-Hans': '整句，可能为空', 'zh-Hant': '整句，可能為空', en: 'whole sentences, may be empty' },
  isRequired: { 'zh-Hans': '不能省略', 'zh-Hant': '不可省略', en: 'cannot be left out' },
  noVariables: { 'zh-Hans': '这封邮件没有变量。', 'zh-Hant': '這封電郵沒有變數。', en: 'This mail has no variables.' },

  look: { 'zh-Hans': '预览', 'zh-Hant': '預覽', en: 'Preview' },
  asLetter: { 'zh-Hans': '排版', 'zh-Hant': '排版', en: 'Formatted' },
  asPlain: { 'zh-Hans': '纯文字', 'zh-Hant': '純文字', en: 'Plain text' },
  lookHint: {
    'zh-Hans': '变量换成了例子。',
    'zh-Hant': '變數換成了例子。',
    en: 'Variables are replaced by their examples.',
  },

  save: { 'zh-Hans': '保存', 'zh-Hant': '儲存', en: 'Save' },
  saveAsk: {
    'zh-Hans': '之后寄出的邮件用新的文字，已经在等待寄出的不变。',
    'zh-Hant': '之後寄出的電郵用新的文字，已在等候寄出的不變。',
    en: 'Later mails have the new words. Those that wait to be sent are not changed.',
  },
  saved: {
    'zh-Hans': '“{name}”的文字已保存',
    'zh-Hant': '「{name}」的文字已儲存',
    en: 'The words of “{name}” were saved',
  },
  reset: { 'zh-Hans': '恢复原有文字', 'zh-Hant': '恢復原有文字', en: 'Use the shipped words' },
  resetAsk: {
    'zh-Hans': '之后的邮件用产品原有的文字。自己的文字留在记录里。',
    'zh-Hant': '之後的電郵用產品原有的文字。自己的文字留在記錄內。',
    en: 'Later mails have the words that we ship. Your own words stay in the history.',
  },
  isReset: {
    'zh-Hans': '“{name}”已恢复原有文字',
    'zh-Hant': '「{name}」已恢復原有文字',
    en: '“{name}” has the shipped words again',
  },
  history: { 'zh-Hans': '修改记录', 'zh-Hant': '修改記錄', en: 'History' },
  historyOf: { 'zh-Hans': '修改记录：{name}', 'zh-Hant': '修改記錄：{name}', en: 'History: {name}' },
  noHistory: {
    'zh-Hans': '还没有人修改过。',
    'zh-Hant': '尚未有人修改過。',
    en: 'Nobody has changed these words yet.',
  },
  moreHistory: {
    'zh-Hans': '只显示最近 {count} 次。',
    'zh-Hant': '只顯示最近 {count} 次。',
    en: 'Only the last {count} changes are shown.',
  },
  ofPart: { 'zh-Hans': '{language}，{part}', 'zh-Hant': '{language}，{part}', en: '{language}, {part}' },
})
