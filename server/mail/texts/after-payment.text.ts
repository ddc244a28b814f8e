import { mailText } from './mail-text.ts'

export const orderChanged = mailText({
  key: 'ORDER_CHANGED',
  kind: 'ORDER_CHANGED',
  variables: ['orderNumber', 'remark', 'outcome', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 有变更',
    body: [
      '您好！您的订单 {{orderNumber}} 有变更。',
      '{{remark}}',
      '{{outcome}}',
      '详情请看订单页面：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 有更改',
    body: [
      '你好！你的訂單 {{orderNumber}} 有更改。',
      '{{remark}}',
      '{{outcome}}',
      '詳情請看訂單頁面：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}} has changed',
    body: [
      'Your order {{orderNumber}} has changed.',
      '{{remark}}',
      '{{outcome}}',
      'The order page has the details:',
      '{{orderLink}}',
    ],
  },
})

export const orderCompensatedDelay = mailText({
  key: 'ORDER_COMPENSATED_DELAY',
  kind: 'ORDER_COMPENSATED',
  variables: ['orderNumber', 'amount', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 赔付 {{amount}}',
    body: [
      '您好！订单 {{orderNumber}} 没有按承诺的时间派送，非常抱歉。',
      '{{amount}} 已存入您的余额。',
      '订单页面：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 賠付 {{amount}}',
    body: [
      '你好！訂單 {{orderNumber}} 未能按承諾的時間派送，十分抱歉。',
      '{{amount}} 已存入你的餘額。',
      '訂單頁面：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}}: {{amount}} compensation',
    body: [
      'Your order {{orderNumber}} was not delivered within the time we promised. We are sorry.',
      '{{amount}} has been added to your balance.',
      'The order page:',
      '{{orderLink}}',
    ],
  },
})

export const orderCompensatedLoss = mailText({
  key: 'ORDER_COMPENSATED_LOSS',
  kind: 'ORDER_COMPENSATED',
  variables: ['orderNumber', 'amount', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 赔付 {{amount}}',
    body: [
      '您好！订单 {{orderNumber}} 中有包裹遗失，非常抱歉。',
      '{{amount}} 已存入您的余额。',
      '订单页面：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 賠付 {{amount}}',
    body: [
      '你好！訂單 {{orderNumber}} 有包裹遺失，十分抱歉。',
      '{{amount}} 已存入你的餘額。',
      '訂單頁面：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}}: {{amount}} compensation',
    body: [
      'Part of your order {{orderNumber}} was lost. We are sorry.',
      '{{amount}} has been added to your balance.',
      'The order page:',
      '{{orderLink}}',
    ],
  },
})

export const disputeDecidedOrder = mailText({
  key: 'DISPUTE_DECIDED_ORDER',
  kind: 'DISPUTE_DECIDED',
  variables: ['orderNumber', 'boxNumber', 'result', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 的复核称重结果',
    body: [
      '您好！我们由另一位同事重新测量了订单 {{orderNumber}} 的第 {{boxNumber}} 箱。',
      '{{result}}',
      '新的重量、尺寸和照片在订单页面：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 的覆核磅重結果',
    body: [
      '你好！我們由另一位同事重新量度了訂單 {{orderNumber}} 的第 {{boxNumber}} 箱。',
      '{{result}}',
      '新的重量、尺寸及相片在訂單頁面：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}}: measured again',
    body: [
      'A different colleague has measured box {{boxNumber}} of your order {{orderNumber}} again.',
      '{{result}}',
      'The new weight, size and photos are on the order page:',
      '{{orderLink}}',
    ],
  },
})

export const disputeDecidedParcel = mailText({
  key: 'DISPUTE_DECIDED_PARCEL',
  kind: 'DISPUTE_DECIDED',
  variables: ['trackingNumber', 'result', 'parcelLink'],
  'zh-Hans': {
    subject: '包裹 {{trackingNumber}} 的复核称重结果',
    body: [
      '您好！我们由另一位同事重新测量了包裹 {{trackingNumber}}。',
      '{{result}}',
      '两次称重的记录都在包裹详情：',
      '{{parcelLink}}',
    ],
  },
  'zh-Hant': {
    subject: '包裹 {{trackingNumber}} 的覆核磅重結果',
    body: [
      '你好！我們由另一位同事重新量度了包裹 {{trackingNumber}}。',
      '{{result}}',
      '兩次磅重的記錄都在包裹詳情：',
      '{{parcelLink}}',
    ],
  },
  en: {
    subject: 'Parcel {{trackingNumber}}: measured again',
    body: [
      'A different colleague has measured your parcel {{trackingNumber}} again.',
      '{{result}}',
      'You can see both weighings on the parcel page:',
      '{{parcelLink}}',
    ],
  },
})
