import { defineText } from '#web/kit/text/define-text.ts'

/* What is asked of the member now or what happens next, and the way of an order from placed to signed. */
export const text = defineText({
  headPay: {
    'zh-Hans': '付款 {price} 后，仓库开始打包',
    'zh-Hant': '付款 {price} 後，倉庫便開始打包',
    en: 'Pay {price}, and packing starts',
  },
  headPack: {
    'zh-Hans': '已付款，尚未开始打包',
    'zh-Hant': '已付款，尚未開始打包',
    en: 'Paid, and packing has not begun',
  },
  headPacking: { 'zh-Hans': '仓库正在打包', 'zh-Hant': '倉庫正在打包', en: 'The warehouse is packing your parcels' },
  headDecide: {
    'zh-Hans': '打包后按 {after} 计费，您付款时是 {before}',
    'zh-Hant': '打包後按 {after} 計費，你付款時是 {before}',
    en: 'The packed box is billed as {after}. You paid for {before}',
  },
  headHeavier: {
    'zh-Hans': '打包后的箱子比预计的重或大',
    'zh-Hant': '打包後的箱子較預計重或大',
    en: 'The packed box is heavier or larger than expected',
  },
  headFee: { 'zh-Hans': '订单还有一笔费用', 'zh-Hant': '訂單尚有一筆費用', en: 'There is one more fee' },
  nextDecide: {
    'zh-Hans': '您已付 {paid}，现在共 {total}，还差 {due}。在您决定之前，不会发货，也不会扣款。',
    'zh-Hant': '你已付 {paid}，現時共 {total}，還差 {due}。在你決定之前，不會發貨，也不會扣款。',
    en: 'You paid {paid}. The total is now {total}, so {due} more is due. Nothing is shipped or charged until you decide.',
  },
  headShip: {
    'zh-Hans': '已打包称重，随下一批发出',
    'zh-Hant': '已打包磅重，隨下一批寄出',
    en: 'Packed and weighed, and leaving with the next batch',
  },
  headRemeasure: {
    'zh-Hans': '箱子正在复核，您现在无需操作',
    'zh-Hant': '箱子正在覆核，你現在毋須做任何事',
    en: 'The box is being measured again. You don’t need to do anything now',
  },
  headRemeasureAsked: {
    'zh-Hans': '箱子正在复核，结果出来前您可以等待',
    'zh-Hant': '箱子正在覆核，有結果前你可以等候',
    en: 'The box is being measured again. You can wait for the result',
  },
  headHold: { 'zh-Hans': '订单暂停处理', 'zh-Hant': '訂單暫停處理', en: 'This order is on hold' },
  headWay: { 'zh-Hans': '已发出，正在路上', 'zh-Hant': '已寄出，正在途中', en: 'Your order is on its way' },
  headArrived: {
    'zh-Hans': '已到达目的地，接下来派送',
    'zh-Hant': '已到達目的地，接著派送',
    en: 'It has arrived, and delivery comes next',
  },
  headDelivering: { 'zh-Hans': '正在派送', 'zh-Hant': '正在派送', en: 'It is out for delivery' },
  headPickUp: { 'zh-Hans': '可以取件了', 'zh-Hant': '可以取件了', en: 'It is ready for you to collect' },
  headException: {
    'zh-Hans': '运送途中出现异常',
    'zh-Hant': '運送途中出現異常',
    en: 'Something went wrong on the way',
  },
  headDone: {
    'zh-Hans': '已于 {day} 签收',
    'zh-Hant': '已於 {day} 簽收',
    en: 'Signed for on {day}',
  },
  headCancelled: { 'zh-Hans': '订单已取消', 'zh-Hant': '訂單已取消', en: 'This order is cancelled' },
  headLost: { 'zh-Hans': '订单已确认遗失', 'zh-Hant': '訂單已確認遺失', en: 'This order was lost' },

  nextRemeasure: {
    'zh-Hans': '最迟 {when} 答复，在此之前不会发货。结果更低，差额退回余额；结果更高，价格也不变。',
    'zh-Hant': '最遲 {when} 答覆，在此之前不會發貨。結果較低，差額退回餘額；結果較高，收費亦不變。',
    en: 'You’ll get an answer by {when}, and the box does not leave before then. If the result is lower, the difference goes back to your balance. If it is higher, the price stays the same.',
  },
  nextRemeasureAsked: {
    'zh-Hans':
      '最迟 {when} 答复，在此之前不会发货，也不会扣款。结果更低，要补付的会减少或免去；结果更高，价格也不变。下面的选择仍然有效。',
    'zh-Hant':
      '最遲 {when} 答覆，在此之前不會發貨，也不會扣款。結果較低，須補付的會減少或免去；結果較高，收費亦不變。以下的選擇仍然有效。',
    en: 'You’ll get an answer by {when}. Nothing is shipped or charged before then. If the result is lower, you are asked for less, or for nothing. If it is higher, the price stays the same. The options below stay open.',
  },
  stillCancel: {
    'zh-Hans': '在开始打包之前，您可以取消订单，已付的全部退回。',
    'zh-Hant': '在開始打包之前，你可以取消訂單，已付的全數退回。',
    en: 'Until packing begins, you can cancel the order and get everything back.',
  },
  noCancel: {
    'zh-Hans': '打包已经开始，不能再自行取消；需要时请联系我们。',
    'zh-Hant': '打包已經開始，不能再自行取消；如有需要，請聯絡我們。',
    en: 'Packing has begun, so it can no longer be cancelled here. Contact us if you need to.',
  },
  nextHold: {
    'zh-Hans': '问题解决后会继续处理。需要您补充资料时，请联系我们。',
    'zh-Hant': '問題解決後會繼續處理。如需補充資料，請聯絡我們。',
    en: 'We continue once this is settled. If you can help with it, please contact us.',
  },
  nextArrived: {
    'zh-Hans': '派送前后的每一步都会记在“订单动态”里。收到并点清后，请确认收货。',
    'zh-Hant': '派送前後的每一步都會記在「訂單動態」。收到並點算後，請確認收貨。',
    en: 'Each further step appears under Updates. Please confirm receipt once you have received and checked it.',
  },
  nextPickUp: {
    'zh-Hans': '请到“{name}”取件，取件时间：{hours}。取件后请确认收货。',
    'zh-Hant': '請到「{name}」取件，取件時間：{hours}。取件後請確認收貨。',
    en: 'Please collect it at {name}, open {hours}, then confirm receipt.',
  },
  nextException: {
    'zh-Hans': '我们正在处理，进展会记在“订单动态”里。有疑问请联系我们。',
    'zh-Hant': '我們正在處理，進展會記在「訂單動態」。如有疑問，請聯絡我們。',
    en: 'We are dealing with it, and progress appears under Updates. Please contact us if you have any questions.',
  },
  nextLost: {
    'zh-Hans': '我们于 {day} 确认遗失。退款和赔偿列在“款项往来”里。',
    'zh-Hant': '我們於 {day} 確認遺失。退款及賠償列於「款項往來」。',
    en: 'We confirmed this on {day}. Refunds and compensation are listed under Payments and refunds.',
  },

  progress: { 'zh-Hans': '订单进度', 'zh-Hant': '訂單進度', en: 'Progress of the order' },
  placed: { 'zh-Hans': '下单', 'zh-Hant': '下單', en: 'Placed' },
  paid: { 'zh-Hans': '付款', 'zh-Hant': '付款', en: 'Paid' },
  packed: { 'zh-Hans': '打包', 'zh-Hant': '打包', en: 'Packed' },
  shipped: { 'zh-Hans': '发出', 'zh-Hant': '寄出', en: 'Shipped' },
  arrived: { 'zh-Hans': '到达', 'zh-Hant': '到達', en: 'Arrived' },
  signed: { 'zh-Hans': '签收', 'zh-Hant': '簽收', en: 'Signed' },
  cancelled: { 'zh-Hans': '取消', 'zh-Hant': '取消', en: 'Cancelled' },
  lost: { 'zh-Hans': '遗失', 'zh-Hant': '遺失', en: 'Lost' },
  isDone: { 'zh-Hans': '已完成', 'zh-Hant': '已完成', en: 'done' },
  isAhead: { 'zh-Hans': '未到', 'zh-Hant': '未到', en: 'still to come' },
  isNow: { 'zh-Hans': '进行中', 'zh-Hant': '進行中', en: 'in progress' },
  forPayment: { 'zh-Hans': '等您付款', 'zh-Hant': '等你付款', en: 'your payment' },
  forMeasure: { 'zh-Hans': '正在复核', 'zh-Hant': '正在覆核', en: 'measured again' },
  forDecision: { 'zh-Hans': '等您决定', 'zh-Hant': '等你決定', en: 'your decision' },
  onHold: { 'zh-Hans': '已暂停', 'zh-Hant': '已暫停', en: 'on hold' },
  atException: { 'zh-Hans': '异常', 'zh-Hant': '異常', en: 'exception' },
})
