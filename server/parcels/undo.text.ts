import type { Text } from '#domain/language.ts'
import { undoMinutes } from '#domain/receipt-undo.ts'

/* Why a receipt cannot be undone, and what to do instead. */

export const notOwnText: Text = {
  'zh-Hans': '只有收货人本人可以撤销。请在包裹页更正，或请收货人撤销',
  'zh-Hant': '只有收貨人本人可以復原。請在包裹頁更正，或請收貨人復原',
  en: 'Only the person who received it can undo it. Correct it on the parcel’s page, or ask that person',
}

export const tooLateText: Text = {
  'zh-Hans': `入库已超过 ${undoMinutes} 分钟，不能撤销。请在包裹页更正`,
  'zh-Hant': `入庫已超過 ${undoMinutes} 分鐘，不能復原。請在包裹頁更正`,
  en: `It was received more than ${undoMinutes} minutes ago and cannot be undone. Correct it on the parcel’s page`,
}

export const undoneBeforeText: Text = {
  'zh-Hans': '这次入库已经撤销',
  'zh-Hant': '這次入庫已經復原',
  en: 'This receipt has been undone already',
}

export const undoInOrderText = (orderNumber: string): Text => ({
  'zh-Hans': `包裹已在订单 ${orderNumber} 里，不能撤销。请先在该订单中取出包裹`,
  'zh-Hant': `包裹已在訂單 ${orderNumber} 內，不能復原。請先在訂單取出包裹`,
  en: `The parcel is in order ${orderNumber} already and cannot be undone. Take it out of that order first`,
})

export const changedSinceText: Text = {
  'zh-Hans': '入库之后，会员或同事已对这个包裹做了处理，不能撤销。请在包裹页更正',
  'zh-Hant': '入庫之後，會員或同事已對此包裹作出處理，不能復原。請在包裹頁更正',
  en: 'The member or a colleague has done something about this parcel since, so it cannot be undone. Correct it on the parcel’s page',
}

export const unclaimedChangedText: Text = {
  'zh-Hans': '已有人认领这个包裹，或已处理完毕，不能撤销。请在无主包裹页处理',
  'zh-Hant': '已有人認領此包裹，或已處理完畢，不能復原。請在無主包裹頁處理',
  en: 'A member has claimed this parcel, or it is settled, so it cannot be undone. Settle it on the page of unclaimed parcels',
}
