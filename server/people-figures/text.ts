import type { Text } from '#domain/language.ts'

/* The headings of the file of shifts. */

type Heading =
  | 'station'
  | 'openedAt'
  | 'endedAt'
  | 'person'
  | 'received'
  | 'shelved'
  | 'putAway'
  | 'counted'
  | 'printed'
  | 'undone'
  | 'firstAt'
  | 'lastAt'

export const headings: Readonly<Record<Heading, Text>> = {
  station: { 'zh-Hans': '工作站', 'zh-Hant': '工作站', en: 'Station' },
  openedAt: { 'zh-Hans': '开站时间', 'zh-Hant': '開站時間', en: 'Opened' },
  endedAt: { 'zh-Hans': '关站时间', 'zh-Hant': '關站時間', en: 'Closed' },
  person: { 'zh-Hans': '人员', 'zh-Hant': '人員', en: 'Person' },
  received: { 'zh-Hans': '收货', 'zh-Hant': '收貨', en: 'Received' },
  shelved: { 'zh-Hans': '收货即上架', 'zh-Hant': '收貨即上架', en: 'Shelved at once' },
  putAway: { 'zh-Hans': '上架或移位', 'zh-Hant': '上架或移位', en: 'Put away or moved' },
  counted: { 'zh-Hans': '盘点扫描', 'zh-Hant': '盤點掃描', en: 'Counted' },
  printed: { 'zh-Hans': '打印标签', 'zh-Hant': '列印標籤', en: 'Labels printed' },
  undone: { 'zh-Hans': '撤销', 'zh-Hant': '撤銷', en: 'Undone' },
  firstAt: { 'zh-Hans': '首次', 'zh-Hant': '首次', en: 'First' },
  lastAt: { 'zh-Hans': '末次', 'zh-Hant': '末次', en: 'Last' },
}

export const noStation: Text = { 'zh-Hans': '不在工作站', 'zh-Hant': '不在工作站', en: 'No station' }

export const sheetName: Text = { 'zh-Hans': '各班次工作量', 'zh-Hant': '各班次工作量', en: 'Shifts' }
