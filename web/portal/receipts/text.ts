import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  print: { 'zh-Hans': '打印', 'zh-Hant': '列印', en: 'Print' },
  download: { 'zh-Hans': '下载 PDF', 'zh-Hant': '下載 PDF', en: 'Download PDF' },
  saved: { 'zh-Hans': '已下载 {file}', 'zh-Hant': '已下載 {file}', en: '{file} has been downloaded' },
})
