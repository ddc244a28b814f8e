import type { DayFigure } from '#domain/day-end.ts'
import type { Text } from '#domain/language.ts'

/** What a figure of a day counts. */
export const dayFigureText: Readonly<Record<DayFigure, Text>> = {
  received: { 'zh-Hans': '收货', 'zh-Hant': '收貨', en: 'Received' },
  shelved: { 'zh-Hans': '已上架', 'zh-Hant': '已上架', en: 'Shelved' },
  exceptions: { 'zh-Hans': '异常或待处理', 'zh-Hant': '異常或待處理', en: 'With a problem' },
  exceptionsNotShelved: {
    'zh-Hans': '异常且未上架',
    'zh-Hant': '異常且未上架',
    en: 'With a problem and on no shelf',
  },
  inOrders: { 'zh-Hans': '已进入订单', 'zh-Hant': '已進入訂單', en: 'In orders' },
  left: { 'zh-Hans': '已离开仓库', 'zh-Hant': '已離開倉庫', en: 'Left' },
  notShelved: { 'zh-Hans': '未上架', 'zh-Hant': '未上架', en: 'Not yet shelved' },
  unexplained: { 'zh-Hans': '去向不明', 'zh-Hant': '去向不明', en: 'Unexplained' },
  duplicates: { 'zh-Hans': '重复扫描', 'zh-Hant': '重複掃描', en: 'Scanned again' },
  undone: { 'zh-Hans': '已撤销的扫描', 'zh-Hant': '已撤銷的掃描', en: 'Undone' },
  handovers: { 'zh-Hans': '快递交接', 'zh-Hant': '快遞交接', en: 'Handovers' },
  handedOver: { 'zh-Hans': '交接点件', 'zh-Hant': '交接點件', en: 'Handed over' },
  scannedOfThem: { 'zh-Hans': '其中已扫描', 'zh-Hant': '其中已掃描', en: 'Scanned of them' },
  handoversOpen: { 'zh-Hans': '未关闭的交接', 'zh-Hant': '未關閉的交接', en: 'Handovers still open' },
  handoversDiffering: { 'zh-Hans': '有差异的交接', 'zh-Hant': '有差異的交接', en: 'Handovers that differ' },
  countsOpen: { 'zh-Hans': '未结束的盘点', 'zh-Hant': '未結束的盤點', en: 'Counts still open' },
  countDifferences: { 'zh-Hans': '未处理的盘点差异', 'zh-Hant': '未處理的盤點差異', en: 'Open differences of counts' },
}
