import type { Language, Text } from '#domain/language.ts'
import { zeroFloorCode } from '#domain/freight.ts'
import { toleranceCode } from '#domain/rerate.ts'

const lines: Readonly<Record<string, Text>> = {
  [toleranceCode]: {
    'zh-Hans': '称重差额由我们承担',
    'zh-Hant': '磅重差額由我們承擔',
    en: 'Small weight difference, borne by us',
  },
  [zeroFloorCode]: { 'zh-Hans': '总额不低于零', 'zh-Hant': '總額不低於零', en: 'Total kept at zero' },
}

const otherFee: Text = { 'zh-Hans': '其他费用', 'zh-Hant': '其他費用', en: 'Other fee' }

/** The name of a signed line beside freight, services and insurance; one that staff added is an "other fee". */
export const otherLineText = (code: string, language: Language) => (lines[code] ?? otherFee)[language]
