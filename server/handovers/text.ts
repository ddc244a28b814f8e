import type { Text } from '#domain/language.ts'

export const ownCloseText: Text = {
  'zh-Hans': '这次交接是您自己关闭的，需要另一人确认差异',
  'zh-Hant': '此次交接由你自己關閉，需要另一人確認差異',
  en: 'You closed this handover yourself. Another person has to settle the difference',
}

export const closedBeforeText: Text = {
  'zh-Hans': '这次交接已关闭。请刷新页面查看结果',
  'zh-Hant': '此次交接已關閉。請重新整理頁面查看結果',
  en: 'This handover is closed already. Reload the page to see the result',
}

export const nothingToSettleText: Text = {
  'zh-Hans': '这次交接没有待确认的差异。请刷新页面查看结果',
  'zh-Hant': '此次交接沒有待確認的差異。請重新整理頁面查看結果',
  en: 'This handover has no difference to settle. Reload the page to see the result',
}
