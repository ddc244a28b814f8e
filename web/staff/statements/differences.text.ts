import { defineText } from '#web/kit/text/define-text.ts'

/** What differs, and what to do about it. */
export const text = defineText({
  list: { 'zh-Hans': '差异', 'zh-Hant': '差異', en: 'Differences' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  kind: { 'zh-Hans': '差异类别', 'zh-Hant': '差異類別', en: 'What differs' },
  method: { 'zh-Hans': '支付方式', 'zh-Hant': '付款方式', en: 'Provider' },
  any: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  numberSought: { 'zh-Hans': '支付或退款单号', 'zh-Hant': '付款或退款編號', en: 'Payment or refund number' },
  allDays: { 'zh-Hans': '显示全部日期', 'zh-Hant': '顯示全部日期', en: 'Show all days' },

  open: { 'zh-Hans': '待处理', 'zh-Hant': '待處理', en: 'Open' },
  mended: { 'zh-Hans': '已一致', 'zh-Hant': '已一致', en: 'Agrees now' },
  explained: { 'zh-Hans': '已说明', 'zh-Hant': '已說明', en: 'Explained' },

  missing_here: { 'zh-Hans': '我方缺少', 'zh-Hant': '我方缺少', en: 'Missing here' },
  missing_there: { 'zh-Hans': '支付平台缺少', 'zh-Hant': '付款平台缺少', en: 'Missing at the provider' },
  other_amount: { 'zh-Hans': '金额不同', 'zh-Hant': '金額不同', en: 'Other amount' },
  other_state: { 'zh-Hans': '退款不一致', 'zh-Hant': '退款不一致', en: 'Refunded on one side only' },

  number: { 'zh-Hans': '单号', 'zh-Hant': '編號', en: 'Number' },
  payment: { 'zh-Hans': '支付', 'zh-Hant': '付款', en: 'Payment' },
  refund: { 'zh-Hans': '退款', 'zh-Hant': '退款', en: 'Refund' },
  ofPayment: { 'zh-Hans': '支付单 {number}', 'zh-Hant': '付款 {number}', en: 'of payment {number}' },
  unknownMember: { 'zh-Hans': '不是我们的支付单', 'zh-Hant': '不是我們的付款', en: 'not a payment of ours' },
  theirs: { 'zh-Hans': '支付平台', 'zh-Hant': '付款平台', en: 'Provider' },
  ours: { 'zh-Hans': '我方', 'zh-Hant': '我方', en: 'Here' },
  nothing: { 'zh-Hans': '无', 'zh-Hant': '沒有', en: 'nothing' },
  toDo: { 'zh-Hans': '怎么处理', 'zh-Hant': '如何處理', en: 'What to do' },
  found: { 'zh-Hans': '发现时间', 'zh-Hant': '發現時間', en: 'Found' },

  doMissingHere: {
    'zh-Hans': '会员已付款，我方没有入账。请询问支付平台，确认后自动入账。',
    'zh-Hant': '會員已付款，我方沒有入帳。請詢問付款平台，確認後自動入帳。',
    en: 'The member paid and was not credited. Ask the provider: what was paid is then credited.',
  },
  doUnknown: {
    'zh-Hans': '账单里有一笔我们不认识的款项。请在商户平台查明用途，再写明原因关闭。',
    'zh-Hant': '帳單內有一筆我們不認識的款項。請在商戶平台查明用途，再寫明原因關閉。',
    en: 'The statement has a payment that is not ours. Find out in the merchant platform what it is, then close it with the reason.',
  },
  doMissingThere: {
    'zh-Hans': '我方已入账，账单里没有。请询问支付平台，并在商户平台核对；查明后写明原因关闭。',
    'zh-Hant': '我方已入帳，帳單內沒有。請詢問付款平台，並在商戶平台核對；查明後寫明原因關閉。',
    en: 'It was credited here and is not on the statement. Ask the provider and look in the merchant platform, then close it with the reason.',
  },
  doOtherAmount: {
    'zh-Hans': '两边金额不同。请在商户平台核对，查明后写明原因关闭。',
    'zh-Hant': '兩邊金額不同。請在商戶平台核對，查明後寫明原因關閉。',
    en: 'The amounts differ. Look in the merchant platform, then close it with the reason.',
  },
  doBook: {
    'zh-Hans': '支付平台已退款，我方没有扣除余额。请补记退款：从会员余额扣除，不会再次退款。',
    'zh-Hant': '付款平台已退款，我方沒有扣除餘額。請補記退款：從會員餘額扣除，不會再次退款。',
    en: 'It was refunded there and not taken from the balance. Book the refund: nothing is sent a second time.',
  },
  doNotRefunded: {
    'zh-Hans': '我方已记退款，账单里没有。请询问支付平台，并在商户平台核对；查明后写明原因关闭。',
    'zh-Hant': '我方已記退款，帳單內沒有。請詢問付款平台，並在商戶平台核對；查明後寫明原因關閉。',
    en: 'It counts as refunded here and is not on the statement. Ask the provider and look in the merchant platform, then close it with the reason.',
  },

  ask: { 'zh-Hans': '询问支付平台', 'zh-Hant': '詢問付款平台', en: 'Ask the provider' },
  askedMended: {
    'zh-Hans': '已处理，两边一致了',
    'zh-Hant': '已處理，兩邊一致了',
    en: 'Mended: both sides agree now',
  },
  askedSame: {
    'zh-Hans': '支付平台已回复，差异仍在',
    'zh-Hant': '付款平台已回覆，差異仍在',
    en: 'The provider answered, and it still differs',
  },
  book: { 'zh-Hans': '补记退款', 'zh-Hant': '補記退款', en: 'Book the refund' },
  bookTitle: { 'zh-Hans': '补记退款 {number}', 'zh-Hant': '補記退款 {number}', en: 'Book refund {number}' },
  bookSentence: {
    'zh-Hans': '从会员 {member} 的余额扣除 {amount}，因为支付平台已经退款。不会再次退款，也不能撤销。',
    'zh-Hant': '從會員 {member} 的餘額扣除 {amount}，因為付款平台已經退款。不會再次退款，亦不能撤銷。',
    en: '{amount} leaves the balance of member {member}, because the provider has given it back. Nothing is sent again, and this cannot be undone.',
  },
  bookDone: { 'zh-Hans': '退款已补记', 'zh-Hant': '退款已補記', en: 'The refund is booked' },
  close: { 'zh-Hans': '说明并关闭', 'zh-Hant': '說明並關閉', en: 'Close with a reason' },
  closeTitle: { 'zh-Hans': '关闭差异 {number}', 'zh-Hant': '關閉差異 {number}', en: 'Close difference {number}' },
  closeSentence: {
    'zh-Hans': '差额 {amount} 将保持不变，不动用任何款项。同样的差异不会再次出现。',
    'zh-Hant': '差額 {amount} 將維持不變，不動用任何款項。同樣的差異不會再次出現。',
    en: 'The difference of {amount} stays as it is and no money moves. It is not reported again.',
  },
  closeDone: { 'zh-Hans': '差异已关闭', 'zh-Hant': '差異已關閉', en: 'The difference is closed' },
  reason: { 'zh-Hans': '原因', 'zh-Hant': '原因', en: 'Reason' },
  reasonShown: { 'zh-Hans': '会员会看到', 'zh-Hant': '會員會看到', en: 'The member reads it' },
  reasonRequired: { 'zh-Hans': '请填写原因', 'zh-Hant': '請填寫原因', en: 'Please give a reason' },
  secondPerson: {
    'zh-Hans': '超过个人限额时，须由另一位同事在“待复核”中同意，同意前没有任何变动。',
    'zh-Hant': '超過個人限額時，須由另一位同事在「待覆核」中同意，同意前沒有任何變動。',
    en: 'Above the limit for one person, a colleague has to approve it under Approvals. Nothing changes before that.',
  },
  asked: {
    'zh-Hans': '等待另一位同事同意，暂无变动',
    'zh-Hant': '等待另一位同事同意，暫無變動',
    en: 'A colleague has to approve it. Nothing has changed yet',
  },
  waitsForSecond: { 'zh-Hans': '等待复核', 'zh-Hant': '等待覆核', en: 'Waits for approval' },
  byPerson: { 'zh-Hans': '{name}', 'zh-Hant': '{name}', en: 'by {name}' },
  byTwo: {
    'zh-Hans': '{name}，{second} 复核',
    'zh-Hant': '{name}，{second} 覆核',
    en: 'by {name}, approved by {second}',
  },
  byItself: { 'zh-Hans': '自动', 'zh-Hant': '自動', en: 'automatically' },

  emptyTitle: { 'zh-Hans': '没有差异', 'zh-Hant': '沒有差異', en: 'Nothing differs' },
  emptySentence: {
    'zh-Hans': '已核对的账单与我们的账目一致。换一个状态可以看到处理过的差异。',
    'zh-Hant': '已核對的帳單與我們的帳目一致。更改狀態可查看處理過的差異。',
    en: 'The statements that were compared agree with our books. Change the status to see what was settled.',
  },
})
