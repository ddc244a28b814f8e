import type { Language, Text } from '#domain/language.ts'

const labels = {
  recipient: { 'zh-Hans': '收件人', 'zh-Hant': '收件人', en: 'Recipient' },
  mobile: { 'zh-Hans': '手机', 'zh-Hant': '手提電話', en: 'Mobile' },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' },
  province: { 'zh-Hans': '省份', 'zh-Hant': '省份', en: 'Province' },
  city: { 'zh-Hans': '城市', 'zh-Hant': '城市', en: 'City' },
  address: { 'zh-Hans': '详细地址', 'zh-Hant': '詳細地址', en: 'Address' },
  postalCode: { 'zh-Hans': '邮政编码', 'zh-Hant': '郵政編碼', en: 'Postal code' },
  memberNumber: { 'zh-Hans': '会员编号', 'zh-Hant': '會員編號', en: 'Member number' },
} as const satisfies Record<string, Text>

const colon: Text = { 'zh-Hans': '：', 'zh-Hant': '：', en: ': ' }

/** One labelled line of an address that is copied as a whole. */
export const copyLine = (part: keyof typeof labels, value: string, language: Language) =>
  `${labels[part][language]}${colon[language]}${value}`
