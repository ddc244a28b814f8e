import { mailText } from './mail-text.ts'

export const orderCancelledSupplement = mailText({
  key: 'ORDER_CANCELLED_SUPPLEMENT',
  kind: 'ORDER_CANCELLED',
  variables: ['orderNumber', 'refund', 'alsoBack', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 已取消',
    body: [
      '您好！订单 {{orderNumber}} 已按您的选择取消，{{refund}} 已退回您的余额。',
      '{{alsoBack}}',
      '包裹仍在仓库，可以重新申请集运。订单页面：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 已取消',
    body: [
      '你好！訂單 {{orderNumber}} 已按你的選擇取消，{{refund}} 已退回你的餘額。',
      '{{alsoBack}}',
      '包裹仍在倉庫，可重新申請集運。訂單頁面：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}} is cancelled',
    body: [
      'Order {{orderNumber}} has been cancelled as you chose, and {{refund}} is back in your balance.',
      '{{alsoBack}}',
      'Your parcels are in stock again and can go into another order. The order page:',
      '{{orderLink}}',
    ],
  },
})

export const orderCancelledEarly = mailText({
  key: 'ORDER_CANCELLED_EARLY',
  kind: 'ORDER_CANCELLED',
  variables: ['orderNumber', 'refund', 'alsoBack', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 已取消',
    body: [
      '您好！您已取消订单 {{orderNumber}}，{{refund}} 已退回您的余额。',
      '{{alsoBack}}',
      '包裹仍在仓库，可以重新申请集运。订单页面：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 已取消',
    body: [
      '你好！你已取消訂單 {{orderNumber}}，{{refund}} 已退回你的餘額。',
      '{{alsoBack}}',
      '包裹仍在倉庫，可重新申請集運。訂單頁面：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}} is cancelled',
    body: [
      'You have cancelled order {{orderNumber}}, and {{refund}} is back in your balance.',
      '{{alsoBack}}',
      'Your parcels are in stock again and can go into another order. The order page:',
      '{{orderLink}}',
    ],
  },
})

export const orderCancelledByStaff = mailText({
  key: 'ORDER_CANCELLED_BY_STAFF',
  kind: 'ORDER_CANCELLED',
  variables: ['orderNumber', 'reason', 'givenBack', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 已取消',
    body: [
      '您好！我们取消了订单 {{orderNumber}}，原因：{{reason}}',
      '{{givenBack}}',
      '包裹仍在仓库，可以重新申请集运。订单页面：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 已取消',
    body: [
      '你好！我們取消了訂單 {{orderNumber}}，原因：{{reason}}',
      '{{givenBack}}',
      '包裹仍在倉庫，可重新申請集運。訂單頁面：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}} is cancelled',
    body: [
      'We have cancelled order {{orderNumber}}. Reason: {{reason}}',
      '{{givenBack}}',
      'Your parcels are in stock again and can go into another order. The order page:',
      '{{orderLink}}',
    ],
  },
})
