import { defineText } from '#web/kit/text/define-text.ts'

/** Labels of the details behind a line of the transfers. */
export const text = defineText({
  bankRef: { 'zh-Hans': '银行流水号', 'zh-Hant': '銀行參考編號', en: 'Bank reference' },
  reason: { 'zh-Hans': '未通过原因', 'zh-Hant': '未獲通過原因', en: 'Reason for rejection' },
  credited: { 'zh-Hans': '入账金额', 'zh-Hant': '入帳金額', en: 'Amount credited' },
  creditedAt: { 'zh-Hans': '入账时间', 'zh-Hant': '入帳時間', en: 'Credited at' },
  remark: { 'zh-Hans': '备注', 'zh-Hant': '備註', en: 'Remark' },
})
