import type { Language, Text } from '#domain/language.ts'
import { zeroFloorCode } from '#domain/freight.ts'
import { adjustmentCode, disputeCode, repackingCode, toleranceCode } from '#domain/rerate.ts'

const lines: Readonly<Record<string, Text>> = {
  [toleranceCode]: {
    'zh-Hans': '称重差额由我们承担',
    'zh-Hant': '磅重差額由我們承擔',
    en: 'Small weight difference, covered by us',
  },
  [repackingCode]: {
    'zh-Hans': '等待重新打包，按已付金额计',
    'zh-Hant': '等待重新打包，按已付金額計',
    en: 'To be packed again, price kept at what you paid',
  },
  [disputeCode]: {
    'zh-Hans': '复核后已退回余额',
    'zh-Hant': '覆核後已退回餘額',
    en: 'Refunded after re-measurement',
  },
  [adjustmentCode]: { 'zh-Hans': '费用调整', 'zh-Hant': '費用調整', en: 'Adjustment' },
  [zeroFloorCode]: { 'zh-Hans': '总额不低于零', 'zh-Hant': '總額不低於零', en: 'Total kept at zero' },
}

const otherFee: Text = { 'zh-Hans': '其他费用', 'zh-Hant': '其他費用', en: 'Other fee' }

/** The name of an amount other than freight, services and insurance; what staff added is an "other fee". */
export const otherLineText = (code: string, language: Language) => (lines[code] ?? otherFee)[language]
