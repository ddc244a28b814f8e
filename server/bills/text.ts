import type { Text } from '#domain/language.ts'

/* Texts of the exported file. */

export const sheetName = { 'zh-Hans': '账单', 'zh-Hant': '帳單', en: 'Bills' } as const satisfies Text

export const headings = {
  consolidatedAt: { 'zh-Hans': '集运时间', 'zh-Hant': '集運時間', en: 'Consolidated' },
  orderNumber: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order number' },
  customerName: { 'zh-Hans': '客户名称', 'zh-Hant': '客戶名稱', en: 'Customer' },
  channelName: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Channel' },
  billableWeight: { 'zh-Hans': '计费重 (kg)', 'zh-Hant': '計費重 (kg)', en: 'Billable weight (kg)' },
  volume: { 'zh-Hans': '体积 (m³)', 'zh-Hant': '體積 (m³)', en: 'Volume (m³)' },
  vas: { 'zh-Hans': '增值服务', 'zh-Hant': '增值服務', en: 'Value-added services' },
  origin: { 'zh-Hans': '始发地', 'zh-Hant': '始發地', en: 'Origin' },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  freightPayable: { 'zh-Hans': '应付运费', 'zh-Hant': '應付運費', en: 'Freight payable' },
  freightReceivable: { 'zh-Hans': '应收运费', 'zh-Hant': '應收運費', en: 'Freight receivable' },
  vasPayable: { 'zh-Hans': '应付增值费', 'zh-Hant': '應付增值費', en: 'Services payable' },
  vasReceivable: { 'zh-Hans': '应收增值费', 'zh-Hant': '應收增值費', en: 'Services receivable' },
  insurancePayable: { 'zh-Hans': '应付保险费', 'zh-Hant': '應付保險費', en: 'Insurance payable' },
  insuranceReceivable: { 'zh-Hans': '应收保险费', 'zh-Hant': '應收保險費', en: 'Insurance receivable' },
  otherPayable: { 'zh-Hans': '应付其他费用', 'zh-Hant': '應付其他費用', en: 'Other fees payable' },
  otherReceivable: { 'zh-Hans': '应收其他费用', 'zh-Hant': '應收其他費用', en: 'Other fees receivable' },
  otherRemark: { 'zh-Hans': '其他费用备注', 'zh-Hant': '其他費用備註', en: 'Other-fee remark' },
  quantity: { 'zh-Hans': '箱数', 'zh-Hant': '箱數', en: 'Boxes' },
  payableTotal: { 'zh-Hans': '应付合计', 'zh-Hant': '應付合計', en: 'Total payable' },
  receivableTotal: { 'zh-Hans': '应收合计', 'zh-Hant': '應收合計', en: 'Total receivable' },
  collected: { 'zh-Hans': '是否已收款', 'zh-Hant': '是否已收款', en: 'Collected' },
  collectedAt: { 'zh-Hans': '收款时间', 'zh-Hant': '收款時間', en: 'Collected on' },
} as const satisfies Readonly<Record<string, Text>>

export const yesNo = {
  yes: { 'zh-Hans': '是', 'zh-Hant': '是', en: 'Yes' },
  no: { 'zh-Hans': '否', 'zh-Hant': '否', en: 'No' },
} as const satisfies Readonly<Record<string, Text>>
