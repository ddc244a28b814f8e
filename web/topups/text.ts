import { defineText } from '#web/text/define-text.ts'

export const text = defineText({
  topUpTitle: { 'zh-Hans': '在线充值', 'zh-Hant': '在線充值', en: 'Online top-up' },
  topUpLead: {
    'zh-Hans': '订单从余额付款。人民币和港币各有一个余额，不会互相兑换。',
    'zh-Hant': '訂單由餘額付款。人民幣及港幣各有一個餘額，不會互相兌換。',
    en: 'Orders are paid from your balance. Yuan and Hong Kong dollars are kept separately and never exchanged.',
  },
  records: { 'zh-Hans': '查看明细', 'zh-Hant': '查看明細', en: 'View records' },
  ways: { 'zh-Hans': '充值方式', 'zh-Hant': '充值方式', en: 'Ways to top up' },
  bankWayTitle: { 'zh-Hans': '银行转账', 'zh-Hant': '銀行轉帳', en: 'Bank transfer' },
  bankWaySentence: {
    'zh-Hans': '人民币或港币。转账后上传凭证，财务核对后入账。',
    'zh-Hant': '人民幣或港幣。轉帳後上載憑證，財務核對後入帳。',
    en: 'Yuan or Hong Kong dollars. Submit the voucher after the transfer; we credit it once finance has checked it.',
  },
  bankWayButton: { 'zh-Hans': '提交转账凭证', 'zh-Hant': '提交轉帳憑證', en: 'Submit a transfer voucher' },

  title: { 'zh-Hans': '银行转账', 'zh-Hant': '銀行轉帳', en: 'Bank transfer' },
  lead: {
    'zh-Hans': '转账后提交凭证，核对无误就记入余额。',
    'zh-Hant': '轉帳後提交憑證，核對無誤便記入餘額。',
    en: 'Submit the voucher of your transfer; once it has been checked, the money is in your balance.',
  },
  formTitle: { 'zh-Hans': '提交转账凭证', 'zh-Hant': '提交轉帳憑證', en: 'Submit a transfer voucher' },
  editFormTitle: {
    'zh-Hans': '修改转账 {transfer}',
    'zh-Hant': '修改轉帳 {transfer}',
    en: 'Change transfer {transfer}',
  },
  amount: { 'zh-Hans': '转账金额', 'zh-Hant': '轉帳金額', en: 'Amount' },
  amountHint: { 'zh-Hans': '与凭证上的金额一致', 'zh-Hant': '須與憑證上的金額一致', en: 'As shown on the voucher' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  currencyHint: { 'zh-Hans': '记入该币种的余额', 'zh-Hant': '記入此貨幣的餘額', en: 'The balance to be credited' },
  voucher: { 'zh-Hans': '转账凭证', 'zh-Hant': '轉帳憑證', en: 'Transfer voucher' },
  voucherHint: {
    'zh-Hans': '截图或照片，金额、日期和流水号要看得清',
    'zh-Hant': '截圖或相片，金額、日期及流水號須清晰可見',
    en: 'A screenshot or photo that clearly shows amount, date and reference',
  },
  voucherKept: {
    'zh-Hans': '不换图片则保留原来的凭证',
    'zh-Hant': '不更換圖片則保留原來的憑證',
    en: 'Without a new picture, the current voucher is kept',
  },
  voucherNow: { 'zh-Hans': '现有凭证', 'zh-Hant': '現有憑證', en: 'Current voucher' },
  bankRef: { 'zh-Hans': '银行流水号（选填）', 'zh-Hant': '銀行流水號（選填）', en: 'Bank reference (optional)' },
  bankRefHint: { 'zh-Hans': '填写后核对更快', 'zh-Hant': '填寫後核對較快', en: 'Speeds up the check' },
  remark: { 'zh-Hans': '备注（选填）', 'zh-Hant': '備註（選填）', en: 'Remark (optional)' },
  remarkHint: { 'zh-Hans': '想告诉财务的事', 'zh-Hant': '想告訴財務的事', en: 'Anything finance should know' },
  submit: { 'zh-Hans': '提交凭证', 'zh-Hant': '提交憑證', en: 'Submit the voucher' },
  save: { 'zh-Hans': '保存修改', 'zh-Hant': '儲存修改', en: 'Save changes' },
  stopEditing: { 'zh-Hans': '放弃修改', 'zh-Hant': '放棄修改', en: 'Discard changes' },

  nextTitle: { 'zh-Hans': '接下来', 'zh-Hant': '接下來', en: 'What happens next' },
  nextReview: {
    'zh-Hans': '财务对照银行收款核对凭证，结果会显示在“审核状态”。',
    'zh-Hant': '財務對照銀行收款核對憑證，結果會在「審核狀態」顯示。',
    en: 'Finance compares the voucher with our bank account. The result appears under “Review”.',
  },
  nextCredit: {
    'zh-Hans': '通过后记入余额，“入账状态”变为“已入账”，消费记录里会有这一笔。',
    'zh-Hant': '通過後記入餘額，「入帳狀態」變為「已入帳」，消費記錄會有這一筆。',
    en: 'Once approved, it is credited: “Credit” changes to “Credited”, and your expense records show it.',
  },
  nextRejected: {
    'zh-Hans': '如果未通过，这里会写明原因，修改后可以再次提交。',
    'zh-Hant': '如未獲通過，這裡會寫明原因，修改後可再次提交。',
    en: 'If it is rejected, the reason appears here; correct it and submit it again.',
  },

  listTitle: { 'zh-Hans': '我的转账', 'zh-Hant': '我的轉帳', en: 'My transfers' },
  transferNumber: { 'zh-Hans': '转账编号', 'zh-Hant': '轉帳編號', en: 'Transfer' },
  submittedAt: { 'zh-Hans': '提交日期', 'zh-Hant': '提交日期', en: 'Submitted' },
  audit: { 'zh-Hans': '审核状态', 'zh-Hant': '審核狀態', en: 'Review' },
  recharge: { 'zh-Hans': '入账状态', 'zh-Hant': '入帳狀態', en: 'Credit' },
  creditedAmount: { 'zh-Hans': '入账 {price}', 'zh-Hant': '入帳 {price}', en: '{price} credited' },
  allAudits: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  filterByAudit: { 'zh-Hans': '按审核状态查看', 'zh-Hant': '按審核狀態查看', en: 'Show by review' },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Edit' },
  delete: { 'zh-Hans': '删除', 'zh-Hant': '刪除', en: 'Delete' },
  emptyTitle: { 'zh-Hans': '还没有转账记录', 'zh-Hant': '暫時沒有轉帳記錄', en: 'No transfers yet' },
  emptySentence: {
    'zh-Hans': '在上面提交凭证后，审核和入账的进度会显示在这里。',
    'zh-Hant': '在上面提交憑證後，審核及入帳進度會在這裡顯示。',
    en: 'Submit a voucher above, and its review and credit appear here.',
  },
})
