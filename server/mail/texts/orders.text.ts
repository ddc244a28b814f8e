import { mailText } from './mail-text.ts'

export const orderPaid = mailText({
  key: 'ORDER_PAID',
  kind: 'ORDER_PAID',
  variables: ['orderNumber', 'amount', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 已付款',
    body: [
      '您好！我们已收到订单 {{orderNumber}} 的款项 {{amount}}。',
      '仓库将尽快打包并重新称重。如果费用减少，差额会立即退回您的余额；如果费用增加，会先请您决定。',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 已付款',
    body: [
      '你好！我們已收到訂單 {{orderNumber}} 的款項 {{amount}}。',
      '倉庫會盡快打包並重新磅重。如費用減少，差額會即時退回你的餘額；如費用增加，會先請你決定。',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}} is paid',
    body: [
      'We have received {{amount}} for order {{orderNumber}}.',
      'The warehouse will pack your parcels and weigh them again. If the price falls, we refund the difference to your balance at once. If it rises, you decide first.',
      '{{orderLink}}',
    ],
  },
})

export const weightRefund = mailText({
  key: 'WEIGHT_REFUND',
  kind: 'WEIGHT_REFUND',
  variables: ['orderNumber', 'refund', 'weight', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 退回差额 {{refund}}',
    body: [
      '您好！您的包裹已打包，计费重为 {{weight}}，比付款时轻。',
      '差额 {{refund}} 已退回您的余额，订单正在等待出库。',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 退回差額 {{refund}}',
    body: [
      '你好！你的包裹已打包，計費重為 {{weight}}，較付款時輕。',
      '差額 {{refund}} 已退回你的餘額，訂單正等待出庫。',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}}: {{refund}} refunded',
    body: [
      'Your parcels have been packed. The billable weight is {{weight}}, less than you paid for.',
      'The difference of {{refund}} is back in your balance, and the order is waiting to be shipped.',
      '{{orderLink}}',
    ],
  },
})

export const supplementDue = mailText({
  key: 'SUPPLEMENT_DUE',
  kind: 'SUPPLEMENT_DUE',
  variables: ['orderNumber', 'amount', 'boxes', 'decide', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 需补付 {{amount}}',
    body: [
      '您好！您的包裹已打包，重量或体积比付款时大，需补付差额 {{amount}}。各箱的重量和尺寸如下：',
      '{{boxes}}',
      '在您决定之前，不会发货，也不会扣款。{{decide}}',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 需補付 {{amount}}',
    body: [
      '你好！你的包裹已打包，重量或體積較付款時大，需補付差額 {{amount}}。各箱的重量及尺寸如下：',
      '{{boxes}}',
      '在你決定之前，不會發貨，也不會扣款。{{decide}}',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}}: {{amount}} to be paid',
    body: [
      'Your parcels have been packed. They weigh or measure more than you paid for, so {{amount}} is still due. The weight and size of each box:',
      '{{boxes}}',
      'Nothing is shipped or charged until you decide. {{decide}}',
      '{{orderLink}}',
    ],
  },
})

export const orderShipped = mailText({
  key: 'ORDER_SHIPPED',
  kind: 'ORDER_SHIPPED',
  variables: ['orderNumber', 'logisticsNumber', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 已出库',
    body: [
      '您好！您的订单 {{orderNumber}} 已出库，物流单号是 {{logisticsNumber}}。',
      '最新动态请看订单页面，收到后请在那里确认收货：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 已出庫',
    body: [
      '你好！你的訂單 {{orderNumber}} 已出庫，物流單號是 {{logisticsNumber}}。',
      '最新動態請看訂單頁面，收到後請在同一頁確認收貨：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}} has been shipped',
    body: [
      'Your order {{orderNumber}} has left the warehouse. Its logistics number is {{logisticsNumber}}.',
      'Track it on the order page, and confirm receipt there once it has arrived:',
      '{{orderLink}}',
    ],
  },
})

export const orderReady = mailText({
  key: 'ORDER_READY',
  kind: 'ORDER_READY',
  variables: ['orderNumber', 'orderLink'],
  'zh-Hans': {
    subject: '订单 {{orderNumber}} 可到自提点取件',
    body: [
      '您好！您的订单 {{orderNumber}} 已到自提点。地址和取件时间请看订单页面，取件后请在那里确认收货：',
      '{{orderLink}}',
    ],
  },
  'zh-Hant': {
    subject: '訂單 {{orderNumber}} 可到自提點取件',
    body: [
      '你好！你的訂單 {{orderNumber}} 已到自提點。地址及取件時間請看訂單頁面，取件後請在同一頁確認收貨：',
      '{{orderLink}}',
    ],
  },
  en: {
    subject: 'Order {{orderNumber}} is ready for pick-up',
    body: [
      'Your order {{orderNumber}} is waiting at the pick-up point. The order page shows the address and the pick-up hours. Please confirm receipt there once you have collected it:',
      '{{orderLink}}',
    ],
  },
})
