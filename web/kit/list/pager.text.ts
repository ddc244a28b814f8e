import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  pages: { 'zh-Hans': '分页', 'zh-Hant': '分頁', en: 'Pages' },
  totalRows: { 'zh-Hans': '共 {total} 条', 'zh-Hant': '共 {total} 項', en: '{total|1 entry|{total} entries} in total' },
  totalRowsOrMore: { 'zh-Hans': '共 {total}+ 条', 'zh-Hant': '共 {total}+ 項', en: '{total}+ entries' },
  previousPage: { 'zh-Hans': '上一页', 'zh-Hant': '上一頁', en: 'Previous page' },
  nextPage: { 'zh-Hans': '下一页', 'zh-Hant': '下一頁', en: 'Next page' },
  pageNumber: { 'zh-Hans': '第 {page} 页', 'zh-Hant': '第 {page} 頁', en: 'Page {page}' },
})
