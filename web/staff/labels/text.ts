import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '包裹标签', 'zh-Hant': '包裹標籤', en: 'Label' },
  size: { 'zh-Hans': '标签尺寸', 'zh-Hant': '標籤尺寸', en: 'Label size' },
  '60x40': { 'zh-Hans': '60 × 40 mm', 'zh-Hant': '60 × 40 mm', en: '60 × 40 mm' },
  '100x150': { 'zh-Hans': '100 × 150 mm', 'zh-Hant': '100 × 150 mm', en: '100 × 150 mm' },
  copies: { 'zh-Hans': '份数', 'zh-Hant': '份數', en: 'Copies' },
  copiesOut: { 'zh-Hans': '请输入 1 到 10', 'zh-Hant': '請輸入 1 至 10', en: 'Enter 1 to 10' },
  reason: { 'zh-Hans': '重新打印的原因', 'zh-Hant': '重新列印的原因', en: 'Why it is printed again' },
  reasonHint: {
    'zh-Hans': '同一个包裹的两张标签可能贴到两件货上，请毁掉旧的',
    'zh-Hant': '同一個包裹的兩張標籤可能貼到兩件貨上，請毀掉舊的',
    en: 'Two labels of one parcel may end up on two parcels. Please destroy the old one',
  },
  reasonMissing: {
    'zh-Hans': '请填写重新打印的原因',
    'zh-Hant': '請填寫重新列印的原因',
    en: 'Enter why it is printed again',
  },
  print: { 'zh-Hans': '打印标签', 'zh-Hant': '列印標籤', en: 'Print label' },
  pdf: { 'zh-Hans': '下载 PDF', 'zh-Hant': '下載 PDF', en: 'Download PDF' },
  zpl: { 'zh-Hans': '下载 ZPL', 'zh-Hant': '下載 ZPL', en: 'Download ZPL' },
  printer: { 'zh-Hans': '打印到', 'zh-Hant': '列印到', en: 'Print on' },
  thisBrowser: { 'zh-Hans': '这台设备的打印机', 'zh-Hant': '這部裝置的列印機', en: 'The printer of this device' },
  ofStation: { 'zh-Hans': '{name} 的打印机', 'zh-Hant': '{name} 的列印機', en: 'The printer of {name}' },
  sent: {
    'zh-Hans': '已在 {printer} 的打印机上打印（第 {count} 次）',
    'zh-Hant': '已在 {printer} 的列印機上列印（第 {count} 次）',
    en: 'Printed on the printer of {printer} (print no. {count})',
  },
  printing: {
    'zh-Hans': '标签已交给打印（第 {count} 次）',
    'zh-Hant': '標籤已交予列印（第 {count} 次）',
    en: 'The label was sent to print (time no. {count})',
  },
  saved: {
    'zh-Hans': '已下载 {file}（第 {count} 次打印）',
    'zh-Hant': '已下載 {file}（第 {count} 次列印）',
    en: '{file} has been downloaded (print no. {count})',
  },
  printed: {
    'zh-Hans': '{who}，{size}，{format}，{copies} 份',
    'zh-Hant': '{who}，{size}，{format}，{copies} 份',
    en: '{who}, {size}, {format}, {copies|1 copy|{copies} copies}',
  },
  printedOn: {
    'zh-Hans': '{who}，{printer} 的打印机，{size}，{copies} 份',
    'zh-Hant': '{who}，{printer} 的列印機，{size}，{copies} 份',
    en: '{who}, printer of {printer}, {size}, {copies|1 copy|{copies} copies}',
  },
  printedNot: { 'zh-Hans': '{print}。{fault}', 'zh-Hant': '{print}。{fault}', en: '{print}. {fault}' },
  sending: {
    'zh-Hans': '不知道有没有打印出来',
    'zh-Hant': '不知道有否列印出來',
    en: 'It is not known whether it came out',
  },
  busy: {
    'zh-Hans': '没有打印：打印机正忙',
    'zh-Hant': '沒有列印：列印機繁忙',
    en: 'Not printed: the printer was busy',
  },
  unreachable: {
    'zh-Hans': '没有打印：连接不到打印机',
    'zh-Hant': '沒有列印：無法連接列印機',
    en: 'Not printed: the printer could not be reached',
  },
  refused: {
    'zh-Hans': '没有打印：打印机拒绝了连接',
    'zh-Hant': '沒有列印：列印機拒絕了連接',
    en: 'Not printed: the printer refused the connection',
  },
  timeout: {
    'zh-Hans': '打印失败：打印机 10 秒内没有收完',
    'zh-Hant': '列印失敗：列印機在 10 秒內未收完',
    en: 'Failed: the printer did not take it within 10 seconds',
  },
  broken: {
    'zh-Hans': '打印失败：打印机中途断开',
    'zh-Hant': '列印失敗：列印機中途斷線',
    en: 'Failed: the printer ended the connection too early',
  },
  afterReceipt: {
    'zh-Hans': '每次入库后打印标签',
    'zh-Hant': '每次入庫後列印標籤',
    en: 'Print a label after each receipt',
  },
  notPrinted: {
    'zh-Hans': '{number} 已入库，但没有打印标签',
    'zh-Hant': '{number} 已入庫，但沒有列印標籤',
    en: '{number} is received, but has no label',
  },
  noAnswer: {
    'zh-Hans': '没有收到服务器的响应。请再打印一次；如果其实已经打印，不会打印出第二张',
    'zh-Hant': '沒有收到伺服器的回應。請再列印一次；如果其實已經列印，不會列印出第二張',
    en: 'The server did not answer. Print it again: if it was printed after all, no second label comes out',
  },
  again: { 'zh-Hans': '再打印一次', 'zh-Hant': '再列印一次', en: 'Print it again' },
  dismiss: { 'zh-Hans': '知道了', 'zh-Hant': '知道了', en: 'Got it' },
  whyAgain: {
    'zh-Hans': '入库后的标签打印失败',
    'zh-Hant': '入庫後的標籤列印失敗',
    en: 'The label after the receipt failed',
  },
  printedWhy: { 'zh-Hans': '{print}：{reason}', 'zh-Hant': '{print}：{reason}', en: '{print}: {reason}' },
})
