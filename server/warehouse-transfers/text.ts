import type { Text } from '#domain/language.ts'

export const goneText: Text = {
  'zh-Hans': '包裹已经寄往另一仓库，或调仓已结束，不能再撤回。打开包裹看看它在哪里',
  'zh-Hant': '包裹已寄往另一倉庫，或調倉已結束，不能再撤回。打開包裹看看它在哪裡',
  en: 'The parcel has been sent to the other warehouse, or the transfer has ended, so it cannot be withdrawn. Open the parcel to see where it is',
}

export const nothingHereText: Text = {
  'zh-Hans': '这个单号在这里没有待处理的调仓。请核对单号和仓库',
  'zh-Hant': '此單號在這裡沒有待處理的調倉。請核對單號及倉庫',
  en: 'No transfer of this number is waiting here. Check the number and the warehouse',
}

export const severalText: Text = {
  'zh-Hans': '有几位会员的包裹是这个单号。请核对面单上的会员编号，在列表里选择要处理的那一个',
  'zh-Hant': '有幾位會員的包裹是此單號。請核對面單上的會員編號，在列表選擇要處理的那一個',
  en: 'Parcels of several members have this number. Check the member number on the label and choose the right one in the list',
}

export const sentBeforeText = (name: string): Text => ({
  'zh-Hans': `${name} 已扫描寄出这个包裹，不必再扫`,
  'zh-Hant': `${name} 已掃描寄出此包裹，毋須再掃`,
  en: `${name} has already scanned this parcel as sent. Nothing more is needed here`,
})

export const notSentText = (warehouse: Text): Text => ({
  'zh-Hans': `${warehouse['zh-Hans']}还没有扫描寄出这个包裹。请先联系那里扫描寄出`,
  'zh-Hant': `${warehouse['zh-Hant']}尚未掃描寄出此包裹。請先聯絡那裡掃描寄出`,
  en: `${warehouse.en} has not scanned this parcel as sent. Ask them to send it first`,
})

export const notLateText: Text = {
  'zh-Hans': '还没有到应到的时间。过了这个时间仍未到，再登记',
  'zh-Hant': '尚未到應到的時間。過了此時間仍未到，再登記',
  en: 'It is not late yet. Note this once the day on which it should have arrived is over',
}

export const notMineToRefuseText: Text = {
  'zh-Hans': '只有包裹现在所在的仓库或客服可以拒绝调仓',
  'zh-Hant': '只有包裹現時所在的倉庫或客戶服務可以拒絕調倉',
  en: 'Only the warehouse where the parcel lies now, or customer service, can refuse a transfer',
}
