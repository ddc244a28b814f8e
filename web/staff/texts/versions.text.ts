import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  open: { 'zh-Hans': '以前的版本', 'zh-Hant': '以前的版本', en: 'Earlier versions' },
  openOf: { 'zh-Hans': '以前的版本：{name}', 'zh-Hant': '以前的版本：{name}', en: 'Earlier versions: {name}' },
  lead: {
    'zh-Hans': '每次替换都会留下之前的文字。可以和访客现在看到的比较，也可以取回作为新草稿。',
    'zh-Hant': '每次取代都會保留之前的文字。可與訪客現時看到的比較，亦可取回作為新草稿。',
    en: 'Each text that was replaced is kept. Compare it with what visitors see now, or take it as a new draft.',
  },
  leadHidden: {
    'zh-Hans': '每次替换都会留下之前的文字。可以和现在的文字比较，也可以取回作为新草稿。',
    'zh-Hant': '每次取代都會保留之前的文字。可與現時的文字比較，亦可取回作為新草稿。',
    en: 'Each text that was replaced is kept. Compare it with the present text, or take it as a new draft.',
  },
  none: {
    'zh-Hans': '还没有以前的版本：文字还没有被替换过。',
    'zh-Hant': '尚未有以前的版本：文字未曾被取代。',
    en: 'There are no earlier versions: this text was never replaced.',
  },
  version: { 'zh-Hans': '第 {number} 版', 'zh-Hant': '第 {number} 版', en: 'Version {number}' },
  written: { 'zh-Hans': '撰写', 'zh-Hant': '撰寫', en: 'Written' },
  replaced: { 'zh-Hans': '替换', 'zh-Hant': '取代', en: 'Replaced' },
  release: { 'zh-Hans': '随产品更新', 'zh-Hant': '隨產品更新', en: 'By a release of the product' },
  compare: { 'zh-Hans': '比较', 'zh-Hant': '比較', en: 'Compare' },
  hide: { 'zh-Hans': '收起', 'zh-Hant': '收起', en: 'Close the comparison' },
  take: { 'zh-Hans': '取回作为草稿', 'zh-Hant': '取回作為草稿', en: 'Take as a new draft' },
  takeOf: { 'zh-Hans': '取回作为草稿：{name}', 'zh-Hant': '取回作為草稿：{name}', en: 'Take as a new draft: {name}' },
  takeAsk: {
    'zh-Hans': '三种语言的文字会成为新草稿。发布之前，访客看到的不变。',
    'zh-Hant': '三種語言的文字會成為新草稿。發佈之前，訪客看到的不變。',
    en: 'Its text in all three languages becomes the draft. What visitors see does not change until you publish it.',
  },
  takeOverAsk: {
    'zh-Hans': '现在的草稿会被它替换，不能恢复。发布之前，访客看到的不变。',
    'zh-Hant': '現時的草稿會被它取代，不能復原。發佈之前，訪客看到的不變。',
    en: 'It replaces the draft that is waiting, which cannot be restored. What visitors see does not change until you publish it.',
  },
  isTaken: {
    'zh-Hans': '以前的文字已成为草稿',
    'zh-Hant': '以前的文字已成為草稿',
    en: 'The earlier text is now the draft',
  },
  typed: {
    'zh-Hans': '请先保存或撤销您刚才的修改。',
    'zh-Hant': '請先儲存或撤銷你剛才的修改。',
    en: 'Save or undo what you have typed first.',
  },
  older: { 'zh-Hans': '更早的版本', 'zh-Hant': '更早的版本', en: 'Older versions' },
  newest: { 'zh-Hans': '回到最近的版本', 'zh-Hant': '返回最近的版本', en: 'Back to the newest' },

  overtaken: {
    'zh-Hans': '您写的时候，{name}保存了新的文字。您写的还在这里，没有保存。',
    'zh-Hant': '你撰寫期間，{name}儲存了新的文字。你寫的仍在這裡，尚未儲存。',
    en: '{name} saved a newer text while you were writing. What you wrote is still here, and not saved.',
  },
  keepMine: { 'zh-Hans': '用我写的继续', 'zh-Hant': '用我寫的繼續', en: 'Go on with mine' },
  keepMineMeans: {
    'zh-Hans': '继续后，再保存就会替换新的文字；发布前会列出不同之处。',
    'zh-Hant': '繼續後，再儲存便會取代新的文字；發佈前會列出不同之處。',
    en: 'If you go on with yours, saving it replaces the newer text. Before publishing, the differences are listed.',
  },
  showTheirs: { 'zh-Hans': '改为显示新的文字', 'zh-Hant': '改為顯示新的文字', en: 'Show the newer text' },
  showTheirsAsk: { 'zh-Hans': '您写的不会保留。', 'zh-Hant': '你寫的不會保留。', en: 'What you wrote is not kept.' },

  view: { 'zh-Hans': '显示方式', 'zh-Hant': '顯示方式', en: 'View' },
  differences: { 'zh-Hans': '差异', 'zh-Hant': '差異', en: 'Differences' },
  sideBySide: { 'zh-Hans': '并排', 'zh-Hant': '並排', en: 'Side by side' },
  now: { 'zh-Hans': '现在', 'zh-Hant': '現時', en: 'Now' },
  key: {
    'zh-Hans': '划去的字只在这一版里，加粗的字是后来加上的。',
    'zh-Hant': '劃去的字只在此版內，加粗的字是其後加上的。',
    en: 'Struck words are in this version only; bold words were added since.',
  },
  unchanged: {
    'zh-Hans': '…… 中间 {count} 个字符没有变 ……',
    'zh-Hant': '…… 中間 {count} 個字元沒有變 ……',
    en: '… {count|1 character|{count} characters} unchanged …',
  },
  sameText: {
    'zh-Hans': '这种语言的文字没有不同。',
    'zh-Hant': '此語言的文字沒有不同。',
    en: 'The text in this language is the same.',
  },
  title: { 'zh-Hans': '标题', 'zh-Hant': '標題', en: 'Title' },
  summary: { 'zh-Hans': '摘要', 'zh-Hant': '摘要', en: 'Summary' },
  body: { 'zh-Hans': '正文', 'zh-Hant': '正文', en: 'Text' },

  missing: { 'zh-Hans': '尚缺的文字', 'zh-Hant': '尚欠的文字', en: 'Texts that are missing' },
  missingPart: { 'zh-Hans': '{part}：{what}', 'zh-Hant': '{part}：{what}', en: '{part}: {what}' },

  partIn: { 'zh-Hans': '{part}（{language}）', 'zh-Hant': '{part}（{language}）', en: '{part} ({language})' },
  characters: {
    'zh-Hans': '{count} 个字符',
    'zh-Hant': '{count} 個字元',
    en: '{count|1 character|{count} characters}',
  },
  charactersAfter: {
    'zh-Hans': '{count} 个字符（新增 {added}，删去 {removed}）',
    'zh-Hant': '{count} 個字元（新增 {added}，刪去 {removed}）',
    en: '{count|1 character|{count} characters} ({added} added, {removed} removed)',
  },
})
