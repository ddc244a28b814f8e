import { defineText } from '#web/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '待复核', 'zh-Hant': '待覆核', en: 'Approvals' },
  lead: {
    'zh-Hans': '动用会员余额的操作由两个人完成：一人申请，另一人复核。',
    'zh-Hant': '動用會員餘額的操作由兩個人完成：一人申請，另一人覆核。',
    en: 'Money is moved by two people: one requests, another approves.',
  },
  views: { 'zh-Hans': '查看', 'zh-Hant': '查看', en: 'View' },
  open: { 'zh-Hans': '待复核', 'zh-Hant': '待覆核', en: 'Waiting' },
  settled: { 'zh-Hans': '已处理', 'zh-Hant': '已處理', en: 'Settled' },
  list: { 'zh-Hans': '复核申请', 'zh-Hant': '覆核申請', en: 'Requests' },
  what: { 'zh-Hans': '事项', 'zh-Hant': '事項', en: 'What' },
  member: { 'zh-Hans': '会员', 'zh-Hant': '會員', en: 'Member' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  reason: { 'zh-Hans': '原因', 'zh-Hant': '原因', en: 'Reason' },
  requested: { 'zh-Hans': '申请人', 'zh-Hant': '申請人', en: 'Requested by' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  stateOpen: { 'zh-Hans': '待复核', 'zh-Hant': '待覆核', en: 'Waiting' },
  stateApproved: { 'zh-Hans': '已同意', 'zh-Hant': '已同意', en: 'Approved' },
  stateRefused: { 'zh-Hans': '已拒绝', 'zh-Hant': '已拒絕', en: 'Refused' },
  reverseTransfer: { 'zh-Hans': '银行转账冲正', 'zh-Hant': '銀行轉帳沖正', en: 'Reversal of a bank transfer' },
  approve: { 'zh-Hans': '同意', 'zh-Hant': '同意', en: 'Approve' },
  mine: {
    'zh-Hans': '您提出的申请须由另一人同意',
    'zh-Hant': '你提出的申請須由另一人同意',
    en: 'Your own request must be approved by another person',
  },
  askTitle: { 'zh-Hans': '同意“{what}”？', 'zh-Hant': '同意「{what}」？', en: 'Approve: {what}?' },
  askSentence: {
    'zh-Hans': '会员 {member}，{amount}，{name} 申请：{reason}',
    'zh-Hant': '會員 {member}，{amount}，{name} 申請：{reason}',
    en: 'Member {member}, {amount}, requested by {name}: {reason}',
  },
  done: { 'zh-Hans': '已同意并执行', 'zh-Hant': '已同意並執行', en: 'Approved and carried out' },
  emptyTitle: { 'zh-Hans': '没有待复核的申请', 'zh-Hant': '沒有待覆核的申請', en: 'Nothing is waiting for approval' },
  emptySentence: {
    'zh-Hans': '冲正等需要第二个人同意的操作会出现在这里。',
    'zh-Hant': '沖正等需要第二個人同意的操作會在這裡出現。',
    en: 'Actions that need a second person, such as a reversal, appear here.',
  },
  emptySettled: {
    'zh-Hans': '还没有处理过的申请',
    'zh-Hant': '尚未有處理過的申請',
    en: 'No requests have been settled yet',
  },
})
