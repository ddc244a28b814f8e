import type { Text } from '#domain/language.ts'

export const surchargeSheetName = { 'zh-Hans': '附加费', 'zh-Hant': '附加費', en: 'Surcharges' } as const satisfies Text

/** The columns of an export. */
export const surchargeColumnText = {
  code: { 'zh-Hans': '代码', 'zh-Hant': '代碼', en: 'Code' },
  kind: { 'zh-Hans': '类别', 'zh-Hant': '類別', en: 'Kind' },
  name: { 'zh-Hans': '名称', 'zh-Hant': '名稱', en: 'Name' },
  reason: { 'zh-Hans': '原因', 'zh-Hant': '原因', en: 'Reason' },
  line: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Line' },
  destination: { 'zh-Hans': '目的地代码', 'zh-Hant': '目的地代碼', en: 'Destination' },
  when: { 'zh-Hans': '何时收取', 'zh-Hant': '何時收取', en: 'When it applies' },
  cny: { 'zh-Hans': 'CNY 金额', 'zh-Hant': 'CNY 金額', en: 'Amount in CNY' },
  hkd: { 'zh-Hans': 'HKD 金额', 'zh-Hant': 'HKD 金額', en: 'Amount in HKD' },
  percent: { 'zh-Hans': '运费的 %', 'zh-Hant': '運費的 %', en: '% of the freight' },
  from: { 'zh-Hans': '开始', 'zh-Hant': '開始', en: 'From' },
  until: { 'zh-Hans': '有效至', 'zh-Hant': '有效至', en: 'Until' },
  createdBy: { 'zh-Hans': '由谁添加', 'zh-Hant': '由誰新增', en: 'Added by' },
  endedBy: { 'zh-Hans': '由谁结束', 'zh-Hant': '由誰結束', en: 'Ended by' },
} as const satisfies Record<string, Text>
