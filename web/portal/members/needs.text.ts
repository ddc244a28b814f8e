import { defineText } from '#web/kit/text/define-text.ts'

/** What needs the member's action, each with what is safe meanwhile. */
export const text = defineText({
  needsTitle: { 'zh-Hans': '待您处理', 'zh-Hant': '待你處理', en: 'Needs your attention' },
  nothingNeeded: {
    'zh-Hans': '目前没有需要您处理的事。包裹有新动态时，我们会发邮件通知您。',
    'zh-Hant': '目前沒有需要你處理的事。包裹有新動態時，我們會以電郵通知你。',
    en: 'Nothing needs your attention right now. We’ll e-mail you when something happens.',
  },
  decideTag: { 'zh-Hans': '等您确认', 'zh-Hant': '等你確認', en: 'Waiting for your decision' },
  decideLine: {
    'zh-Hans': '订单 {number} 打包后需补 {amount}',
    'zh-Hant': '訂單 {number} 打包後需補 {amount}',
    en: 'Order {number}: {amount} more after packing',
  },
  decideSafe: {
    'zh-Hans': '称重照片可供核对。您确认之前，不会发货，也不会扣款。',
    'zh-Hant': '磅重相片可供核對。你確認之前，不會發貨，亦不會扣款。',
    en: 'Check the photos of the weighing. Nothing is shipped or charged until you decide.',
  },
  decide: { 'zh-Hans': '查看并决定', 'zh-Hant': '查看並決定', en: 'Review and decide' },
  payTag: { 'zh-Hans': '待付款', 'zh-Hant': '待付款', en: 'To pay' },
  payLine: {
    'zh-Hans': '订单 {number}，{amount}',
    'zh-Hant': '訂單 {number}，{amount}',
    en: 'Order {number}, {amount}',
  },
  paySafe: {
    'zh-Hans': '报价会为您保留一段时间，付款后我们马上打包。',
    'zh-Hant': '報價會為你保留一段時間，付款後我們隨即打包。',
    en: 'Your price is held for a while. We pack as soon as you pay.',
  },
  pay: { 'zh-Hans': '查看并付款', 'zh-Hant': '查看並付款', en: 'Review and pay' },
  applyTag: { 'zh-Hans': '可以集运', 'zh-Hant': '可以集運', en: 'Ready to consolidate' },
  applyLine: {
    'zh-Hans': '{count} 个包裹可以寄出',
    'zh-Hant': '{count} 個包裹可以寄出',
    en: '{count|1 parcel is|{count} parcels are} ready to be sent',
  },
  applySafe: {
    'zh-Hans': '合成一箱通常比分开寄便宜，提交前能看到每一项收费。',
    'zh-Hant': '合成一箱通常比分開寄便宜，提交前能看到每一項收費。',
    en: 'One box is usually cheaper than several, and you see every charge before you submit.',
  },
  apply: { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
  abnormalTag: { 'zh-Hans': '异常', 'zh-Hant': '異常', en: 'Problem' },
  abnormalLine: {
    'zh-Hans': '{count} 个包裹需要留意',
    'zh-Hant': '{count} 個包裹需要留意',
    en: '{count|1 parcel needs|{count} parcels need} your attention',
  },
  abnormalSafe: {
    'zh-Hans': '例如到错仓库或未申报货物。包裹妥善存放在仓库，请查看原因。',
    'zh-Hant': '例如到錯倉庫或未申報貨物。包裹妥善存放於倉庫，請查看原因。',
    en: 'For example, the wrong warehouse or undeclared goods. The parcels are safe in the warehouse. Please check the reason.',
  },
  look: { 'zh-Hans': '查看', 'zh-Hant': '查看', en: 'View' },
  forecastTag: { 'zh-Hans': '开始', 'zh-Hant': '開始', en: 'Start' },
  forecastLine: { 'zh-Hans': '预报第一个包裹', 'zh-Hant': '預報第一個包裹', en: 'Forecast your first parcel' },
  forecastSafe: {
    'zh-Hans': '先复制仓库地址去下单，再把快递单号告诉我们。',
    'zh-Hant': '先複製倉庫地址下單，再把快遞單號告訴我們。',
    en: 'Copy a warehouse address and use it when you shop, then tell us the tracking number.',
  },
  forecast: { 'zh-Hans': '预报包裹', 'zh-Hant': '預報包裹', en: 'Forecast a parcel' },
  replyTag: { 'zh-Hans': '新回复', 'zh-Hant': '新回覆', en: 'New reply' },
  replyLine: {
    'zh-Hans': '客服回复了您的 {count} 条留言',
    'zh-Hant': '客戶服務回覆了你的 {count} 則留言',
    en: 'Customer service answered {count|your message|{count} of your messages}',
  },
  replySafe: {
    'zh-Hans': '回复也已发到您的邮箱。',
    'zh-Hant': '回覆亦已發送至你的電郵。',
    en: 'We’ve also e-mailed you the reply.',
  },
  readReply: { 'zh-Hans': '查看回复', 'zh-Hant': '查看回覆', en: 'Read the reply' },
  more: {
    'zh-Hans': '还有 {count} 项同类事项',
    'zh-Hant': '另有 {count} 項同類事項',
    en: '{count|1 more|{count} more} like this',
  },
  all: { 'zh-Hans': '查看全部', 'zh-Hant': '查看全部', en: 'View all' },
  feeLine: {
    'zh-Hans': '订单 {number} 需补费用 {amount}',
    'zh-Hant': '訂單 {number} 需補費用 {amount}',
    en: 'Order {number}: a fee of {amount}',
  },
  feeSafe: {
    'zh-Hans': '详情里写明了原因。补付后我们继续打包，也可以取消订单。',
    'zh-Hant': '詳情內列明原因。補付後我們會繼續打包，亦可取消訂單。',
    en: 'The details give the reason. We continue packing once you have paid it, or you can cancel the order.',
  },
  asksTag: { 'zh-Hans': '规则等您决定', 'zh-Hant': '規則等你決定', en: 'A rule needs your decision' },
  asksSafe: {
    'zh-Hans': '自动规则“{rule}”：{why}',
    'zh-Hant': '自動規則「{rule}」：{why}',
    en: 'Standing rule “{rule}”: {why}',
  },
  transferTag: { 'zh-Hans': '转账未通过', 'zh-Hant': '轉帳未獲通過', en: 'Transfer rejected' },
  transferLine: {
    'zh-Hans': '银行转账 {number}，{amount}',
    'zh-Hant': '銀行轉帳 {number}，{amount}',
    en: 'Bank transfer {number}, {amount}',
  },
  transferSafe: {
    'zh-Hans': '原因：{reason}。修改后可再次提交，不需要的可以删除。',
    'zh-Hant': '原因：{reason}。修改後可再次提交，不需要的可以刪除。',
    en: 'Reason: {reason}. Correct and resubmit it, or delete it.',
  },
  mend: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Correct' },
  ruleTag: { 'zh-Hans': '规则已暂停', 'zh-Hant': '規則已暫停', en: 'Rule paused' },
  ruleLine: {
    'zh-Hans': '自动规则“{rule}”未能执行',
    'zh-Hant': '自動規則「{rule}」未能執行',
    en: 'The standing rule “{rule}” could not run',
  },
  openRules: { 'zh-Hans': '查看规则', 'zh-Hant': '查看規則', en: 'Open the rules' },
  storageTag: { 'zh-Hans': '免费期将满', 'zh-Hant': '免費期將滿', en: 'Free storage ends' },
  storageLine: {
    'zh-Hans': '包裹 {number} 的免费期还有 {count} 天',
    'zh-Hant': '包裹 {number} 的免費期尚餘 {count} 天',
    en: 'Parcel {number}: {count|1 free day|{count} free days} left',
  },
  storageOver: {
    'zh-Hans': '包裹 {number} 的免费期已满',
    'zh-Hant': '包裹 {number} 的免費期已滿',
    en: 'Parcel {number}: free storage has ended',
  },
  storageSafe: {
    'zh-Hans': '免费期到 {day} 为止。在此之前申请集运并付款，就不会超期。',
    'zh-Hant': '免費期至 {day} 止。在此之前申請集運並付款，便不會超期。',
    en: 'Free until {day}. Apply for consolidation and pay before then to stay within the free days.',
  },
  claimTag: { 'zh-Hans': '认领未通过', 'zh-Hant': '認領未獲通過', en: 'Claim rejected' },
  claimLine: {
    'zh-Hans': '您对包裹 {number} 的认领未通过',
    'zh-Hant': '你對包裹 {number} 的認領未獲通過',
    en: 'Your claim on {number} was not accepted',
  },
  disputeTag: { 'zh-Hans': '复核结果', 'zh-Hant': '覆核結果', en: 'Measured again' },
  disputeUpheld: {
    'zh-Hans': '{number}：复核后按较低的结果计费',
    'zh-Hant': '{number}：覆核後按較低的結果計費',
    en: '{number}: measured again. The lower result counts',
  },
  disputeConfirmed: {
    'zh-Hans': '{number}：复核后维持原来的重量',
    'zh-Hant': '{number}：覆核後維持原來的重量',
    en: '{number}: measured again. The first weight stays',
  },
  disputeSafe: {
    'zh-Hans': '复核的重量、尺寸和照片都在详情里。',
    'zh-Hant': '覆核的重量、尺寸及相片均在詳情內。',
    en: 'The new weight, size and photos are in the details.',
  },
  disputeRefund: {
    'zh-Hans': '差额 {amount} 已退回余额，照片在详情里。',
    'zh-Hant': '差額 {amount} 已退回餘額，相片在詳情內。',
    en: 'The difference of {amount} is back in your balance. The photos are in the details.',
  },
  purchaseTag: { 'zh-Hans': '尚未到齐', 'zh-Hant': '仍未到齊', en: 'Not all here yet' },
  purchaseLine: {
    'zh-Hans': '{purchase}：卖家发了 {expected} 个，到了 {arrived} 个',
    'zh-Hant': '{purchase}：賣家寄出 {expected} 個，已到 {arrived} 個',
    en: '{purchase}: the seller sent {expected}, {arrived} arrived',
  },
  purchaseSafe: {
    'zh-Hans': '已到的妥善存放在仓库。没到的可以在这里查询，或关闭提醒。',
    'zh-Hant': '已到的妥善存放於倉庫。未到的可在此查詢，或關閉提示。',
    en: 'What has arrived is safe in the warehouse. You can track the rest here or turn off the reminder.',
  },
})
