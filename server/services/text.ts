import type { Text } from '#domain/language.ts'

export const inOrderText: Text = {
  'zh-Hans': '包裹已在订单里或已不在，不能再申请单件服务；订单里可以选择订单的增值服务',
  'zh-Hant': '包裹已在訂單內或已不在，不能再申請單件服務；訂單內可以選擇訂單的增值服務',
  en: 'The parcel is in an order or no longer here, so nothing more can be asked for on it. An order has services of its own',
}

export const closedText: Text = {
  'zh-Hans': '仓库已经处理这项服务，不能再撤回；结果在包裹详情里',
  'zh-Hant': '倉庫已處理此項服務，不能再撤回；結果在包裹詳情',
  en: 'The warehouse has already answered this, so it cannot be withdrawn. The result is with the parcel',
}

export const notHereText: Text = {
  'zh-Hans': '包裹还没有到仓，或已经离开，不能标记为完成',
  'zh-Hant': '包裹尚未到倉，或已經離開，不能標記為完成',
  en: 'The parcel has not arrived yet or has left, so this cannot be marked as done',
}

export const bySplittingText: Text = {
  'zh-Hans': '拆分要登记两件的重量、尺寸和货物，请用拆分表单完成',
  'zh-Hant': '拆分須登記兩件的重量、尺寸及貨物，請用拆分表單完成',
  en: 'A split records the weight, size and goods of both parcels. Please use the form for splitting',
}

export const noSplitText: Text = {
  'zh-Hans': '这项服务不是拆分包裹',
  'zh-Hant': '此項服務不是拆分包裹',
  en: 'This service is not a split of a parcel',
}
