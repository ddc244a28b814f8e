import type { Language, Text } from '#domain/language.ts'

/** The timeline's text for a parcel whose order was cancelled or unpacked: it is back on its shelf. */
export const backInStock: Text = { 'zh-Hans': '已放回仓库', 'zh-Hant': '已放回倉庫', en: 'Back in stock' }

/** A mail's text for a parcel at another warehouse than forecast. */
export const elsewhereText: Text = {
  'zh-Hans':
    '请注意：包裹送到的仓库与您预报的不同。请登录后选择：从那里寄出，或联系客服。只有同一仓库的包裹才能合成一单。',
  'zh-Hant':
    '請注意：包裹送抵的倉庫與你預報的不同。請登入後選擇：由那裡寄出，或聯絡客戶服務。只有同一倉庫的包裹才能合成一單。',
  en: 'Please note: it arrived at a different warehouse from the one you forecast. Log in and choose: send it from there, or contact customer service. Only parcels in the same warehouse can go into one order.',
}

/** The text before the link in the mail about an arrived parcel: photos are mentioned only if there are any. */
export const applyNext = (language: Language, photoCount: number) => (photoCount > 0 ? seeAndApply : apply)[language]

const seeAndApply: Text = {
  'zh-Hans': '登录后可以查看照片，并申请集运：',
  'zh-Hant': '登入後可查看相片，並申請集運：',
  en: 'Log in to see its photos and to apply for consolidation:',
}
const apply: Text = {
  'zh-Hans': '登录后可以申请集运：',
  'zh-Hant': '登入後可申請集運：',
  en: 'Log in to apply for consolidation:',
}
