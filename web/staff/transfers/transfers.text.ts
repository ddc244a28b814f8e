import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '银行转账', 'zh-Hant': '銀行轉帳', en: 'Bank transfers' },
  lead: {
    'zh-Hans': '先核对凭证与银行到账，再记入会员余额。',
    'zh-Hant': '先核對憑證與銀行收款，再記入會員餘額。',
    en: 'Check the voucher against the bank, then credit the member’s balance.',
  },
  viewPending: { 'zh-Hans': '待审核', 'zh-Hant': '待審核', en: 'To review' },
  viewToCredit: { 'zh-Hans': '待入账', 'zh-Hant': '待入帳', en: 'To credit' },
  viewAll: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  audit: { 'zh-Hans': '审核状态', 'zh-Hant': '審核狀態', en: 'Review' },
  recharge: { 'zh-Hans': '入账状态', 'zh-Hant': '入帳狀態', en: 'Credit' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },

  list: { 'zh-Hans': '转账记录', 'zh-Hant': '轉帳記錄', en: 'Transfers' },
  transferNumber: { 'zh-Hans': '转账编号', 'zh-Hant': '轉帳編號', en: 'Transfer' },
  member: { 'zh-Hans': '会员', 'zh-Hant': '會員', en: 'Member' },
  amount: { 'zh-Hans': '填报金额', 'zh-Hant': '填報金額', en: 'Amount stated' },
  received: { 'zh-Hans': '到账金额', 'zh-Hant': '實收金額', en: 'Amount received' },
  bankRef: { 'zh-Hans': '银行流水号', 'zh-Hant': '銀行參考編號', en: 'Bank reference' },
  submittedAt: { 'zh-Hans': '提交时间', 'zh-Hant': '提交時間', en: 'Submitted' },
  status: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  secondPerson: { 'zh-Hans': '须两人处理', 'zh-Hant': '須兩人處理', en: 'Two people needed' },
  emptyPending: { 'zh-Hans': '没有待审核的转账', 'zh-Hant': '沒有待審核的轉帳', en: 'No transfers to review' },
  emptyToCredit: { 'zh-Hans': '没有待入账的转账', 'zh-Hant': '沒有待入帳的轉帳', en: 'No transfers to credit' },
  emptyAll: { 'zh-Hans': '还没有转账', 'zh-Hant': '尚未有轉帳', en: 'No transfers yet' },
  emptySentence: {
    'zh-Hans': '会员提交的转账凭证会出现在这里。',
    'zh-Hant': '會員提交的轉帳憑證會在這裡出現。',
    en: 'Vouchers that members submit appear here.',
  },

  pageTitle: { 'zh-Hans': '转账 {number}', 'zh-Hant': '轉帳 {number}', en: 'Transfer {number}' },
  voucher: { 'zh-Hans': '转账凭证', 'zh-Hant': '轉帳憑證', en: 'Voucher' },
  voucherAlt: {
    'zh-Hans': '{number} 的转账凭证图片',
    'zh-Hant': '{number} 的轉帳憑證圖片',
    en: 'Voucher image of {number}',
  },
  openVoucher: { 'zh-Hans': '在新标签页打开原图', 'zh-Hant': '在新分頁開啟原圖', en: 'Open the image in a new tab' },
  facts: { 'zh-Hans': '会员填报', 'zh-Hant': '會員填報', en: 'What the member stated' },
  remark: { 'zh-Hans': '会员备注', 'zh-Hant': '會員備註', en: 'Member’s remark' },
  noBankRef: { 'zh-Hans': '未填写', 'zh-Hant': '未填寫', en: 'Not given' },
  history: { 'zh-Hans': '处理经过', 'zh-Hant': '處理經過', en: 'History' },
  auditedLine: { 'zh-Hans': '{status}：{name}', 'zh-Hant': '{status}：{name}', en: '{status}: {name}' },
  reason: { 'zh-Hans': '原因：{reason}', 'zh-Hant': '原因：{reason}', en: 'Reason: {reason}' },
  credited: { 'zh-Hans': '入账金额', 'zh-Hant': '入帳金額', en: 'Credited' },

  lookalikes: {
    'zh-Hans': '可能是同一笔款项，请先核对',
    'zh-Hant': '可能是同一筆款項，請先核對',
    en: 'This may be the same payment: please check first',
  },
  lookalike: {
    'zh-Hans': '{member}，{when}：{reasons}',
    'zh-Hant': '{member}，{when}：{reasons}',
    en: '{member}, {when}: {reasons}',
  },
  image: { 'zh-Hans': '凭证图片相同', 'zh-Hant': '憑證圖片相同', en: 'same picture' },
  bankRefSame: { 'zh-Hans': '银行流水号相同', 'zh-Hant': '銀行參考編號相同', en: 'same bank reference' },
  amountSame: { 'zh-Hans': '一天内金额相同', 'zh-Hant': '一天內金額相同', en: 'same amount within a day' },
  payerSame: {
    'zh-Hans': '与另一位会员付款人相同',
    'zh-Hant': '與另一位會員付款人相同',
    en: 'same payer as another member',
  },
  separator: { 'zh-Hans': '、', 'zh-Hant': '、', en: ', ' },

  payerAccount: {
    'zh-Hans': '付款账号（选填）',
    'zh-Hant': '付款帳號（選填）',
    en: 'Account that paid (optional)',
  },
  payerName: { 'zh-Hans': '付款人姓名（选填）', 'zh-Hant': '付款人姓名（選填）', en: 'Name of the payer (optional)' },
  payerHint: {
    'zh-Hans': '完整账号，或尾号加姓名。只保存加密摘要和最后 4 位，用来发现同一人的多个会员账号。',
    'zh-Hant': '完整帳號，或尾數加姓名。只儲存加密摘要及最後 4 位，用以找出同一人的多個會員帳戶。',
    en: 'The whole number, or its last digits with the name. We keep only a keyed digest and the last 4 characters, to find several member accounts of one person.',
  },
  payer: { 'zh-Hans': '付款账号', 'zh-Hant': '付款帳號', en: 'Account that paid' },
  payerTail: { 'zh-Hans': '尾号 {tail}', 'zh-Hant': '尾數 {tail}', en: 'ending in {tail}' },

  approveTitle: { 'zh-Hans': '审核通过', 'zh-Hant': '審核通過', en: 'Approve' },
  receivedHint: {
    'zh-Hans': '照银行流水填写，不要照会员填报的金额',
    'zh-Hant': '按銀行結單填寫，不要按會員填報的金額',
    en: 'Enter the amount on the bank statement, not the amount the member stated',
  },
  receivedRequired: {
    'zh-Hans': '请填写到账金额',
    'zh-Hant': '請填寫實收金額',
    en: 'Please enter the amount received',
  },
  receivedMore: {
    'zh-Hans': '比会员填报的 {amount} 多 {difference}，将按到账金额入账。',
    'zh-Hant': '比會員填報的 {amount} 多 {difference}，將按實收金額入帳。',
    en: '{difference} more than the {amount} stated. The amount received will be credited.',
  },
  receivedLess: {
    'zh-Hans': '比会员填报的 {amount} 少 {difference}，将按到账金额入账。',
    'zh-Hant': '比會員填報的 {amount} 少 {difference}，將按實收金額入帳。',
    en: '{difference} less than the {amount} stated. The amount received will be credited.',
  },
  creditAtOnce: { 'zh-Hans': '同时记入会员余额', 'zh-Hant': '同時記入會員餘額', en: 'Credit the balance at once' },
  creditNeedsSecond: {
    'zh-Hans': '超过双人限额：您审核后，须由另一人入账。',
    'zh-Hant': '超過雙人限額：你審核後，須由另一人入帳。',
    en: 'Above the two-person limit: after you approve, another person must credit it.',
  },
  approve: { 'zh-Hans': '通过', 'zh-Hant': '通過', en: 'Approve' },
  approveAndCredit: {
    'zh-Hans': '通过并入账 {amount}',
    'zh-Hant': '通過並入帳 {amount}',
    en: 'Approve and credit {amount}',
  },
  approved: { 'zh-Hans': '{number} 已通过', 'zh-Hant': '{number} 已通過', en: '{number} has been approved' },
  approvedCredited: {
    'zh-Hans': '{number} 已通过并入账',
    'zh-Hant': '{number} 已通過並入帳',
    en: '{number} has been approved and credited',
  },

  rejectTitle: { 'zh-Hans': '审核不通过', 'zh-Hant': '審核不通過', en: 'Reject' },
  rejectReason: {
    'zh-Hans': '不通过原因（会员可见）',
    'zh-Hant': '不通過原因（會員可見）',
    en: 'Reason for rejection (shown to the member)',
  },
  reasonRequired: { 'zh-Hans': '请填写原因', 'zh-Hant': '請填寫原因', en: 'Please give the reason' },
  reject: { 'zh-Hans': '不通过', 'zh-Hant': '不通過', en: 'Reject' },
  rejected: {
    'zh-Hans': '{number} 未通过，会员可修改后重新提交',
    'zh-Hant': '{number} 未通過，會員可修改後重新提交',
    en: '{number} has been rejected. The member can correct and resubmit it',
  },

  creditTitle: { 'zh-Hans': '入账', 'zh-Hant': '入帳', en: 'Credit' },
  creditNext: {
    'zh-Hans': '{amount} 将记入 {name}（{number}）的余额。',
    'zh-Hant': '{amount} 將記入 {name}（{number}）的餘額。',
    en: '{amount} goes to the balance of {name} ({number}).',
  },
  creditByOther: {
    'zh-Hans': '这张凭证由您审核，且超过双人限额：须由另一人入账',
    'zh-Hant': '這張憑證由你審核，且超過雙人限額：須由另一人入帳',
    en: 'You approved this voucher and it is above the two-person limit: another person must credit it',
  },
  credit: { 'zh-Hans': '入账 {amount}', 'zh-Hant': '入帳 {amount}', en: 'Credit {amount}' },
  creditDone: { 'zh-Hans': '{amount} 已入账', 'zh-Hant': '{amount} 已入帳', en: '{amount} credited' },

  reverseTitle: { 'zh-Hans': '冲正', 'zh-Hant': '沖正', en: 'Reverse' },
  reverseNext: {
    'zh-Hans': '申请后由另一人复核，才会从会员余额扣回；余额不足的部分记为欠款。',
    'zh-Hant': '申請後由另一人覆核，才會從會員餘額扣回；餘額不足的部分記為欠款。',
    en: 'Another person must approve before the money is taken back. Any amount the balance does not cover is recorded as owed.',
  },
  reverseReason: { 'zh-Hans': '冲正原因', 'zh-Hant': '沖正原因', en: 'Reason for the reversal' },
  reverse: { 'zh-Hans': '申请冲正', 'zh-Hant': '申請沖正', en: 'Request a reversal' },
  reverseAsk: {
    'zh-Hans': '申请从 {name}（{number}）的余额扣回 {amount}？',
    'zh-Hant': '申請從 {name}（{number}）的餘額扣回 {amount}？',
    en: 'Request to take {amount} back from the balance of {name} ({number})?',
  },
  reverseAsked: {
    'zh-Hans': '已提交冲正申请，等另一人复核',
    'zh-Hant': '已提交沖正申請，等另一人覆核',
    en: 'Reversal requested. Another person must approve it',
  },
  reverseWaiting: {
    'zh-Hans': '冲正申请正在等另一人复核。',
    'zh-Hant': '沖正申請正等待另一人覆核。',
    en: 'A reversal of this transfer is waiting for another person’s approval.',
  },
  toApprovals: { 'zh-Hans': '查看待复核', 'zh-Hant': '查看待覆核', en: 'View approvals' },
  readOnly: {
    'zh-Hans': '您的角色可以查看，由财务处理。',
    'zh-Hant': '你的角色可以查看，由財務處理。',
    en: 'Your role can view this. Finance handles it.',
  },
})
