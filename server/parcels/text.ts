import type { Language, Text } from '#domain/language.ts'

/** The timeline's text for a parcel whose order was cancelled or unpacked: it is back on its shelf. */
export const backInStock: Text = { 'zh-Hans': '已放回仓库', 'zh-Hant': '已放回倉庫', en: 'Back in stock' }

/** The same for a parcel that left for another of our warehouses. */
export const sentOn: Text = {
  'zh-Hans': '已寄往另一仓库',
  'zh-Hant': '已寄往另一倉庫',
  en: 'Sent to another warehouse',
}

export const inTransferText: Text = {
  'zh-Hans': '您已申请把这个包裹调到另一仓库。寄出前可以撤回，调仓费全额退回',
  'zh-Hant': '你已申請把此包裹調到另一倉庫。寄出前可以撤回，調倉費全數退回',
  en: 'You have already asked for this parcel to be moved to another warehouse. Until it is sent you can withdraw that, and the fee is refunded in full',
}

export const notElsewhereText: Text = {
  'zh-Hans': '只有到错仓库、还在库、没有其他待处理问题的包裹才能调仓。打开包裹看看它现在的情况',
  'zh-Hant': '只有到錯倉庫、仍在庫、沒有其他待處理問題的包裹才可調倉。打開包裹看看它現時的情況',
  en: 'Only a parcel that is in stock at the wrong warehouse, with no problem that keeps it from leaving, can be moved. Open the parcel to see how it stands',
}

/** A mail's text for a parcel at another warehouse than forecast. */
export const elsewhereText: Text = {
  'zh-Hans':
    '请注意：包裹送到的仓库与您预报的不同。请登录后选择：从那里寄出，或付费调到另一仓库。只有同一仓库的包裹才能合成一单。',
  'zh-Hant':
    '請注意：包裹送抵的倉庫與你預報的不同。請登入後選擇：由那裡寄出，或付費調到另一倉庫。只有同一倉庫的包裹才能合成一單。',
  en: 'Please note: it arrived at a different warehouse from the one you forecast. Log in and choose: send it from there, or pay to have it moved to another warehouse. Only parcels in the same warehouse can go into one order.',
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
