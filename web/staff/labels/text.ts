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
  zpl: { 'zh-Hans': '下载 ZPL', 'zh-Hant': '下載 ZPL', en: 'Download ZPL' },
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
  printedWhy: { 'zh-Hans': '{print}：{reason}', 'zh-Hant': '{print}：{reason}', en: '{print}: {reason}' },
})
