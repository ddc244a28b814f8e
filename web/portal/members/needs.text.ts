import { defineText } from '#web/kit/text/define-text.ts'

/** What needs the member's action, each with what is safe meanwhile. */
export const text = defineText({
  needsTitle: { 'zh-Hans': '待您处理', 'zh-Hant': '待你處理', en: 'Needs your attention' },
  nothingNeeded: {
    'zh-Hans': '目前没有需要您处理的事。包裹有新动态时，我们会发邮件通知您。',
    'zh-Hant': '目前沒有需要你處理的事。包裹有新動態時，我們會以電郵通知你。',
    en: 'Nothing needs your attention right now. We’ll e-mail you when something happens.',
  },
  decideTag: { 'zh-Hans': '等您确认', 'zh-Hant': '等你確認', en: 'Needs your decision' },
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
  againTag: { 'zh-Hans': '正在复核', 'zh-Hant': '正在覆核', en: 'Being measured again' },
  againSafe: {
    'zh-Hans': '箱子正在复核。结果出来前您不用决定，不会发货，也不会扣款。',
    'zh-Hant': '箱子正在覆核。有結果前你毋須決定，不會發貨，亦不會扣款。',
    en: 'We are measuring the box again. You don’t need to decide before the result, and nothing is shipped or charged.',
  },
  againMany: {
    'zh-Hans': '{count} 个订单需补 {amount}，箱子都在复核',
    'zh-Hant': '{count} 張訂單需補 {amount}，箱子都在覆核',
    en: '{count} orders: {amount} more after packing, all being measured again',
  },
  decide: { 'zh-Hans': '查看并决定', 'zh-Hant': '查看並決定', en: 'Review and decide' },
  payTag: { 'zh-Hans': '待付款', 'zh-Hant': '待付款', en: 'To pay' },
  payLine: {
    'zh-Hans': '订单 {number} 待付 {amount}',
    'zh-Hant': '訂單 {number} 待付 {amount}',
    en: 'Order {number} waits for {amount}',
  },
  paySafe: {
    'zh-Hans': '报价会为您保留一段时间，付款后我们马上打包。',
    'zh-Hant': '報價會為你保留一段時間，付款後我們隨即打包。',
    en: 'Your price is held for a while. We pack as soon as you pay.',
  },
  pay: { 'zh-Hans': '查看并付款', 'zh-Hant': '查看並付款', en: 'Review and pay' },
  applyTag: { 'zh-Hans': '可以集运', 'zh-Hant': '可以集運', en: 'Ready to consolidate' },
  applyLine: {
    'zh-Hans': '{warehouse}：{count} 个包裹可以寄出',
    'zh-Hant': '{warehouse}：{count} 個包裹可以寄出',
    en: '{count|1 parcel|{count} parcels} in {warehouse} ready to be sent',
  },
  applyPriced: {
    'zh-Hans': '{warehouse}的 {count} 个包裹：{boxes} 箱寄到{destination}，运费 {price}',
    'zh-Hant': '{warehouse}的 {count} 個包裹：{boxes} 箱寄往{destination}，運費 {price}',
    en: '{count|1 parcel|{count} parcels} in {warehouse}: {boxes|one box|{boxes} boxes} to {destination}, {price}',
  },
  applySaves: {
    'zh-Hans': '{warehouse}的 {count} 个包裹：{boxes} 箱寄到{destination}，运费 {price}，省 {saving}',
    'zh-Hant': '{warehouse}的 {count} 個包裹：{boxes} 箱寄往{destination}，運費 {price}，節省 {saving}',
    en: '{count|1 parcel|{count} parcels} in {warehouse}: {boxes|one box|{boxes} boxes} to {destination}, {price}, saves {saving}',
  },
  applyFreightSafe: {
    'zh-Hans': '这是最便宜线路的运费。提交前能看到每一项收费。',
    'zh-Hant': '這是最便宜路線的運費。提交前能看到每一項收費。',
    en: 'Freight by the cheapest line. You see every charge before you submit.',
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
  addressTag: { 'zh-Hans': '邮箱', 'zh-Hant': '電郵', en: 'E-mail' },
  addressLine: {
    'zh-Hans': '邮件无法送达 {address}',
    'zh-Hant': '電郵無法送達 {address}',
    en: 'E-mails to {address} do not arrive',
  },
  addressSafe: {
    'zh-Hans': '通知仍会列在“通知”页，不会遗漏。',
    'zh-Hant': '通知仍會列於「通知」頁，不會遺漏。',
    en: 'Nothing is lost: everything is listed under “Notifications”.',
  },
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
  showMore: {
    'zh-Hans': '再显示 {count} 项',
    'zh-Hant': '再顯示 {count} 項',
    en: 'Show {count} more',
  },
  decideMany: {
    'zh-Hans': '{count} 个订单等您确认，共需补 {amount}',
    'zh-Hant': '{count} 張訂單等你確認，共需補 {amount}',
    en: '{count} orders wait for your decision, {amount} more in all',
  },
  decideManyAgain: {
    'zh-Hans': '{count} 个订单需补 {amount}，其中 {again} 个正在复核，其余等您确认',
    'zh-Hant': '{count} 張訂單需補 {amount}，其中 {again} 張正在覆核，其餘等你確認',
    en: '{count} orders: {amount} more in all. {again} being measured again, the others wait for your decision',
  },
  decideManySafe: {
    'zh-Hans': '您确认之前，不会发货，也不会扣款。',
    'zh-Hant': '你確認之前，不會發貨，亦不會扣款。',
    en: 'Nothing is shipped or charged until you decide.',
  },
  payMany: {
    'zh-Hans': '{count} 个订单待付款，共 {amount}',
    'zh-Hant': '{count} 張訂單待付款，共 {amount}',
    en: '{count} orders wait for payment, {amount} in all',
  },
  payManyAsked: {
    'zh-Hans': '其中有自动集运规则等您决定的订单，详情里写明了原因。',
    'zh-Hant': '其中有自動集運規則等你決定的訂單，詳情內列明原因。',
    en: 'A rule for automatic orders asks about some of them. The details give the reason.',
  },
  transfersLine: {
    'zh-Hans': '{count} 笔银行转账未通过',
    'zh-Hant': '{count} 筆銀行轉帳未獲通過',
    en: '{count} bank transfers were rejected',
  },
  transfersSafe: {
    'zh-Hans': '每笔都写明了原因。修改后可再次提交，不需要的可以删除。',
    'zh-Hant': '每筆都列明原因。修改後可再次提交，不需要的可以刪除。',
    en: 'Each one gives the reason. Correct and resubmit it, or delete it.',
  },
  rulesLine: {
    'zh-Hans': '{count} 条自动集运规则未能执行',
    'zh-Hant': '{count} 項自動集運規則未能執行',
    en: '{count} rules for automatic orders could not run',
  },
  rulesSafe: {
    'zh-Hans': '规则已暂停，等您处理后再继续。包裹妥善存放在仓库。',
    'zh-Hant': '規則已暫停，待你處理後再繼續。包裹妥善存放於倉庫。',
    en: 'They are paused until you resume them. The parcels are safe in the warehouse.',
  },
  claimsLine: {
    'zh-Hans': '您有 {count} 项认领未通过',
    'zh-Hant': '你有 {count} 項認領未獲通過',
    en: '{count} of your claims were not accepted',
  },
  claimsSafe: {
    'zh-Hans': '每项都写明了原因，修改后可再次提交。',
    'zh-Hant': '每項都列明原因，修改後可再次提交。',
    en: 'Each one gives the reason. Correct and resubmit it.',
  },
  purchasesLine: {
    'zh-Hans': '{count} 个购物订单还没到齐',
    'zh-Hant': '{count} 個購物訂單仍未到齊',
    en: '{count} purchases have not all arrived',
  },
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
    'zh-Hans': '自动集运规则“{rule}”：{why}',
    'zh-Hant': '自動集運規則「{rule}」：{why}',
    en: 'Automatic orders, rule “{rule}”: {why}',
  },
  questionTag: { 'zh-Hans': '请您决定', 'zh-Hant': '請你決定', en: 'Please decide' },
  questionLine: {
    'zh-Hans': '包裹 {number}：{kind}',
    'zh-Hant': '包裹 {number}：{kind}',
    en: 'Parcel {number}: {kind}',
  },
  questionSafe: {
    'zh-Hans': '请在 {when} 之前选择，此前我们不会处理它。',
    'zh-Hant': '請在 {when} 之前選擇，此前我們不會處理它。',
    en: 'Choose by {when}. Until then nothing is done with it.',
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
    'zh-Hans': '自动集运规则“{rule}”未能执行',
    'zh-Hant': '自動集運規則「{rule}」未能執行',
    en: 'The rule “{rule}” for automatic orders could not run',
  },
  openRules: { 'zh-Hans': '查看规则', 'zh-Hant': '查看規則', en: 'Open the rules' },
  storageTag: { 'zh-Hans': '免费期将满', 'zh-Hant': '免費期將滿', en: 'Free storage ends' },
  storageLine: {
    'zh-Hans': '包裹 {number} 的免费期到 {day} 为止',
    'zh-Hant': '包裹 {number} 的免費期至 {day} 止',
    en: 'Parcel {number}: free storage until {day}',
  },
  storageMany: {
    'zh-Hans': '{warehouse}：{count} 个包裹的免费期在 7 天内结束',
    'zh-Hant': '{warehouse}：{count} 個包裹的免費期在 7 天內屆滿',
    en: '{count|1 parcel|{count} parcels} in {warehouse}: free storage ends within 7 days',
  },
  storageManyOver: {
    'zh-Hans': '{warehouse}：{count} 个包裹的免费期已满',
    'zh-Hant': '{warehouse}：{count} 個包裹的免費期已滿',
    en: '{count|1 parcel|{count} parcels} in {warehouse}: free storage has ended',
  },
  storageManySafe: {
    'zh-Hans': '最早的到 {day} 为止。在此之前申请集运并付款，就不会超期。',
    'zh-Hant': '最早的至 {day} 止。在此之前申請集運並付款，便不會超期。',
    en: 'The first until {day}. Apply for consolidation and pay before then to stay within the free days.',
  },
  storageManySomeOver: {
    'zh-Hans': '另有 {count} 个已经超期。仓储费只在您确认后收取。',
    'zh-Hant': '另有 {count} 個已經超期。倉儲費只在你確認後收取。',
    en: '{count|Another one is|Another {count} are} past the free days. We charge for storage only if you confirm.',
  },
  storageOver: {
    'zh-Hans': '包裹 {number} 的免费期已满',
    'zh-Hant': '包裹 {number} 的免費期已滿',
    en: 'Parcel {number}: free storage has ended',
  },
  storageSafe: {
    'zh-Hans': '在此之前申请集运并付款，就不会超期。',
    'zh-Hant': '在此之前申請集運並付款，便不會超期。',
    en: 'Apply for consolidation and pay before then to stay within the free days.',
  },
  storageOverSafe: {
    'zh-Hans': '仓储费只在您确认后收取。',
    'zh-Hant': '倉儲費只在你確認後收取。',
    en: 'We charge for storage only if you confirm.',
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
