import type { ClosingCause, ClosingReason } from '#domain/parcel-closing.ts'
import type { Text } from '#domain/language.ts'

/** How a parcel left without an order. */
export const closingReasonText: Readonly<Record<ClosingReason, Text>> = {
  returned: { 'zh-Hans': '已退回寄件人', 'zh-Hant': '已退回寄件人', en: 'Returned to the sender' },
  disposed: { 'zh-Hans': '已销毁', 'zh-Hant': '已銷毀', en: 'Disposed of' },
  handed_over: {
    'zh-Hans': '已交给会员指定的人',
    'zh-Hant': '已交給會員指定的人',
    en: 'Handed over as the member wished',
  },
  merged: { 'zh-Hans': '已并入另一个包裹', 'zh-Hant': '已併入另一個包裹', en: 'Merged into another parcel' },
}

/** Why it left, where nobody had asked for it. */
export const closingCauseText: Readonly<Record<ClosingCause, Text>> = {
  storage: {
    'zh-Hans': '存放时间超过了最长存放期',
    'zh-Hant': '存放時間超過了最長存放期',
    en: 'It was stored for longer than parcels may stay',
  },
}
