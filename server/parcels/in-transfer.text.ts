import type { Text } from '#domain/language.ts'

/* Why nothing is done with a parcel that is to be moved, and what to do first. */

export const onTheWayText: Text = {
  'zh-Hans': '包裹正在调往另一仓库的途中。请先在目的仓库的“调仓”里扫描收货',
  'zh-Hant': '包裹正在調往另一倉庫的途中。請先在目的倉庫的「調倉」掃描收貨',
  en: 'The parcel is on the way to another warehouse. It first has to be received there, under “Transfers between warehouses”',
}

export const askedText: Text = {
  'zh-Hans': '会员已付款把这个包裹调往另一仓库。请先寄出并收货，或在“调仓”里写明原因退回调仓费',
  'zh-Hant': '會員已付款把此包裹調往另一倉庫。請先寄出並收貨，或在「調倉」寫明原因退回調倉費',
  en: 'The member has paid for moving this parcel to another warehouse. Send and receive it first, or refuse the transfer with a reason under “Transfers between warehouses”',
}
