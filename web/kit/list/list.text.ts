import { defineText } from '#web/kit/text/define-text.ts'

/** What every list says, whatever it lists. */
export const text = defineText({
  filters: { 'zh-Hans': '筛选', 'zh-Hant': '篩選', en: 'Filters' },
  clear: { 'zh-Hans': '清除筛选', 'zh-Hant': '清除篩選', en: 'Clear filters' },
  filtersSet: { 'zh-Hans': '，已设 {count} 项', 'zh-Hant': '，已設 {count} 項', en: ', {count} set' },
  chips: { 'zh-Hans': '已设的筛选', 'zh-Hant': '已設的篩選', en: 'Filters that are set' },
  chip: { 'zh-Hans': '{label}：{value}', 'zh-Hant': '{label}：{value}', en: '{label}: {value}' },
  removeChip: { 'zh-Hans': '取消筛选 {chip}', 'zh-Hant': '取消篩選 {chip}', en: 'Remove filter {chip}' },
  since: { 'zh-Hans': '{from} 起', 'zh-Hant': '由 {from} 起', en: 'since {from}' },
  till: { 'zh-Hans': '截至 {to}', 'zh-Hant': '截至 {to}', en: 'until {to}' },
  between: { 'zh-Hans': '{from} 至 {to}', 'zh-Hant': '{from} 至 {to}', en: '{from} to {to}' },

  sort: { 'zh-Hans': '排序', 'zh-Hant': '排序', en: 'Sort' },
  newest: { 'zh-Hans': '最新在前', 'zh-Hant': '最新在前', en: 'Newest first' },
  oldest: { 'zh-Hans': '最早在前', 'zh-Hant': '最早在前', en: 'Oldest first' },
  pageSize: { 'zh-Hans': '每页条数', 'zh-Hant': '每頁項數', en: 'Entries per page' },
  perPage: { 'zh-Hans': '每页 {count} 条', 'zh-Hant': '每頁 {count} 項', en: '{count} per page' },

  open: { 'zh-Hans': '展开', 'zh-Hant': '展開', en: 'Show more' },
  actionsOf: { 'zh-Hans': '{name} 的操作', 'zh-Hant': '{name} 的操作', en: 'Actions for {name}' },
  photo: { 'zh-Hans': '照片', 'zh-Hant': '相片', en: 'Photo' },
  photoOf: { 'zh-Hans': '{name} 的照片', 'zh-Hant': '{name} 的相片', en: 'Photo of {name}' },

  ticked: { 'zh-Hans': '已选 {count} 项', 'zh-Hant': '已選 {count} 項', en: '{count} selected' },
  untick: { 'zh-Hans': '取消选择', 'zh-Hant': '取消選擇', en: 'Clear selection' },
})
