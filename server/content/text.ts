import { salutationText } from '#contract/codes.ts'
import type { HomeRegion } from '#domain/phone.ts'
import type { Text } from '#domain/language.ts'

/* Lists of codes that belong to no other module, in display order: code and name. */

type List<Code extends string | number> = readonly (readonly [Code, Text])[]

const all: Text = { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' }

export const allWarehousesText = all

export const homeRegionText: Readonly<Record<HomeRegion, Text>> = {
  HK: { 'zh-Hans': '中国香港', 'zh-Hant': '香港', en: 'Hong Kong' },
  CN: { 'zh-Hans': '中国内地', 'zh-Hant': '中國內地', en: 'Mainland China' },
  TW: { 'zh-Hans': '中国台湾', 'zh-Hant': '台灣', en: 'Taiwan' },
  SG: { 'zh-Hans': '新加坡', 'zh-Hant': '新加坡', en: 'Singapore' },
  ID: { 'zh-Hans': '印度尼西亚', 'zh-Hant': '印尼', en: 'Indonesia' },
  MY: { 'zh-Hans': '马来西亚', 'zh-Hant': '馬來西亞', en: 'Malaysia' },
}

/** `coinName` is `coins.name` in the reader's language. */
export const recordTabs = (coinName: string): List<number> => [
  [1, { 'zh-Hans': '财务流水', 'zh-Hant': '財務流水', en: 'Financial flow' }],
  [2, { 'zh-Hans': `${coinName}记录`, 'zh-Hant': `${coinName}記錄`, en: `Record of ${coinName}` }],
]

export const salutations: List<string> = [
  ['mr', salutationText.mr],
  ['ms', salutationText.ms],
]

export const messageKinds: List<string> = [
  ['feedback', { 'zh-Hans': '意见反馈', 'zh-Hant': '意見反饋', en: 'Feedback' }],
  ['survey', { 'zh-Hans': '问卷调查', 'zh-Hant': '問卷調查', en: 'Survey' }],
  ['contact', { 'zh-Hans': '联系我们', 'zh-Hant': '聯絡我們', en: 'Contact' }],
]

export const socialProviders: List<string> = [
  ['facebook', { 'zh-Hans': 'Facebook', 'zh-Hant': 'Facebook', en: 'Facebook' }],
  ['wechat', { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' }],
  ['qq', { 'zh-Hans': 'QQ', 'zh-Hant': 'QQ', en: 'QQ' }],
  ['wangwang', { 'zh-Hans': '旺旺', 'zh-Hant': '旺旺', en: 'Wangwang' }],
]
