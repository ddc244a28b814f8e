import type { Text } from '#domain/language.ts'

export const askedBeforeText: Text = {
  'zh-Hans': '这个包裹已有一个未结束的问题，请先处理它',
  'zh-Hant': '此包裹已有一個未結束的問題，請先處理它',
  en: 'There is an open question about this parcel already. Settle that one first',
}

export const notProhibitedText: Text = {
  'zh-Hans': '请先在“异常”里写明包裹里有不能承运的物品，再问会员',
  'zh-Hant': '請先在「異常」寫明包裹內有不能承運的物品，再問會員',
  en: 'First note under “What is wrong” that its goods may not be carried, then ask the member',
}

export const stillTimeText = (until: string): Text => ({
  'zh-Hans': `会员在 ${until} 之前还可以回答。到期后再决定，或先撤回问题`,
  'zh-Hant': `會員在 ${until} 之前仍可回答。到期後再決定，或先撤回問題`,
  en: `The member may answer until ${until}. Decide after that, or withdraw the question first`,
})

export const otherChoiceText = (choice: Text): Text => ({
  'zh-Hans': `会员选择的是“${choice['zh-Hans']}”。请照此处理；做不到的话，先撤回问题，费用会退回`,
  'zh-Hant': `會員選擇的是「${choice['zh-Hant']}」。請照此處理；如做不到，先撤回問題，費用會退回`,
  en: `The member chose “${choice.en}”. Do that, or withdraw the question first, which refunds what was paid`,
})

export const byClosingText = (choice: Text): Text => ({
  'zh-Hans': `会员选择的是“${choice['zh-Hans']}”。请在包裹页面申请关闭；另一人确认后，问题就会结束`,
  'zh-Hant': `會員選擇的是「${choice['zh-Hant']}」。請在包裹頁面申請關閉；另一人確認後，問題就會結束`,
  en: `The member chose “${choice.en}”. Ask to close the parcel on its page; the question ends once another person confirms`,
})

export const notOpenText: Text = {
  'zh-Hans': '这个问题已经结束，不能再更改。请刷新页面查看结果',
  'zh-Hant': '此問題已經結束，不能再更改。請重新整理頁面查看結果',
  en: 'This question has ended and cannot be changed any more. Reload the page to see how',
}

export const beingDoneText: Text = {
  'zh-Hans': '仓库已经开始处理，不能再收回。如有疑问，请联系客服',
  'zh-Hant': '倉庫已開始處理，不能再收回。如有疑問，請聯絡客戶服務',
  en: 'The warehouse has begun to act on your answer, so it cannot be taken back. Contact customer service if you have questions',
}

export const notHereText: Text = {
  'zh-Hans': '包裹已经在订单里、正在调仓或不在仓库，现在只能照样寄出或写说明',
  'zh-Hant': '包裹已在訂單內、正在調倉或不在倉庫，現時只可照樣寄出或寫說明',
  en: 'The parcel is in an order, being moved or no longer in stock, so it can only be sent as it is or explained',
}
