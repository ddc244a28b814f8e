import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '开业准备', 'zh-Hant': '開業準備', en: 'Getting ready to open' },
  leadClosed: {
    'zh-Hans': '注册还没有开放。标为“必须”的都完成后，就可以开业。',
    'zh-Hant': '註冊尚未開放。標為「必須」的各項完成後，便可開業。',
    en: 'Registration is closed. You can open once everything marked “Needed” is done.',
  },
  leadOpen: {
    'zh-Hans': '注册已开放，访客可以成为会员。',
    'zh-Hant': '註冊已開放，訪客可成為會員。',
    en: 'Registration is open: visitors can become members.',
  },
  open: { 'zh-Hans': '开放注册', 'zh-Hant': '開放註冊', en: 'Open registration' },
  close: { 'zh-Hans': '关闭注册', 'zh-Hant': '關閉註冊', en: 'Close registration' },
  openSentence: {
    'zh-Hans': '从现在起，任何访客都可以注册、预报包裹和付款。',
    'zh-Hant': '由現在起，任何訪客均可註冊、預報包裹及付款。',
    en: 'From now on any visitor can register, forecast parcels and pay.',
  },
  closeSentence: {
    'zh-Hans': '访客将不能注册。已有的会员不受影响，照常寄件和付款。',
    'zh-Hant': '訪客將不能註冊。現有會員不受影響，如常寄件及付款。',
    en: 'Visitors can no longer register. Existing members are not affected: they send and pay as before.',
  },
  opened: { 'zh-Hans': '注册已开放', 'zh-Hant': '註冊已開放', en: 'Registration is open' },
  closed: { 'zh-Hans': '注册已关闭', 'zh-Hant': '註冊已關閉', en: 'Registration is closed' },
  stillNeeded: {
    'zh-Hans': '还有 {count} 项必须完成',
    'zh-Hant': '尚有 {count} 項必須完成',
    en: '{count} still needed',
  },
  progress: {
    'zh-Hans': '{total} 项中已完成 {done} 项',
    'zh-Hant': '{total} 項中已完成 {done} 項',
    en: '{done} of {total} done',
  },
  list: { 'zh-Hans': '开业清单', 'zh-Hant': '開業清單', en: 'Checklist' },
  done: { 'zh-Hans': '完成', 'zh-Hant': '完成', en: 'Done' },
  needed: { 'zh-Hans': '必须', 'zh-Hant': '必須', en: 'Needed' },
  advice: { 'zh-Hans': '建议', 'zh-Hant': '建議', en: 'Advice' },
  more: { 'zh-Hans': '等，另有 {count} 个', 'zh-Hant': '等，另有 {count} 個', en: ' and {count} more' },
  toCompanyPage: { 'zh-Hans': '修改“公司简介”', 'zh-Hant': '修改「公司簡介」', en: 'Edit the company page' },
  samplePages: {
    'zh-Hans': '这些页面里还有示例文字：',
    'zh-Hant': '這些頁面內仍有示例文字：',
    en: 'These pages still have placeholders:',
  },
  suspendSamples: { 'zh-Hans': '停用全部示例仓库', 'zh-Hant': '停用全部示例倉庫', en: 'Suspend the sample warehouses' },
  suspendSamplesTitle: {
    'zh-Hans': '停用全部示例仓库？',
    'zh-Hant': '停用全部示例倉庫？',
    en: 'Suspend all sample warehouses?',
  },
  suspendSamplesSentence: {
    'zh-Hans': '会员不再看到它们。以后填上自己的地址，可以重新启用。',
    'zh-Hant': '會員不會再看到它們。日後填上自己的地址，便可重新啟用。',
    en: 'Members no longer see them. You can activate one again later, once it has an address of your own.',
  },
  warehousesSuspended: {
    'zh-Hans': '已停用 {count} 个示例仓库',
    'zh-Hant': '已停用 {count} 個示例倉庫',
    en: '{count|1 sample warehouse|{count} sample warehouses} suspended',
  },
  removePoints: { 'zh-Hans': '清除全部示例自提点', 'zh-Hant': '清除全部示例自提點', en: 'Remove the sample points' },
  removePointsTitle: {
    'zh-Hans': '清除全部示例自提点？',
    'zh-Hant': '清除全部示例自提點？',
    en: 'Remove all sample points?',
  },
  removePointsSentence: {
    'zh-Hans': '没有订单用过的会删除，其余的会停用。您自己的自提点不受影响。',
    'zh-Hant': '沒有訂單用過的會刪除，其餘的會停用。你自己的自提點不受影響。',
    en: 'Those that no order used are deleted, the others are suspended. Your own points stay.',
  },
  pointsRemoved: {
    'zh-Hans': '已清除 {count} 个示例自提点',
    'zh-Hant': '已清除 {count} 個示例自提點',
    en: '{count|1 sample point|{count} sample points} removed',
  },
  centLeast: {
    'zh-Hans': '把“单次充值最低金额”改为 0.01（对所有会员生效，请尽快改回）',
    'zh-Hant': '把「單次增值最低金額」改為 0.01（對所有會員生效，請盡快改回）',
    en: 'Set “Smallest top-up” to 0.01. It applies to every member, so keep it short.',
  },
  centPay: {
    'zh-Hans': '用会员账户充值一分钱：每种方式在电脑上扫码一次，在手机上打开一次。余额应在几秒内增加。',
    'zh-Hant': '以會員帳戶增值一分錢：每種方式在電腦上掃碼一次，在手機上開啟一次。結餘應於數秒內增加。',
    en: 'As a member, top up one cent with each method, once by code on a computer and once on a phone. The balance grows within seconds.',
  },
  centRefund: {
    'zh-Hans': '由财务在“在线支付”里把钱退回',
    'zh-Hant': '由財務於「在線付款」把錢退回',
    en: 'Finance refunds each of them under Payments',
  },
  centBack: {
    'zh-Hans': '把“单次充值最低金额”恢复为默认值',
    'zh-Hant': '把「單次增值最低金額」恢復為預設值',
    en: 'Use the default of “Smallest top-up” again',
  },
  fromOldTitle: { 'zh-Hans': '从旧系统搬过来？', 'zh-Hant': '由舊系統搬過來？', en: 'Coming from another system?' },
  fromOldSentence: {
    'zh-Hans': '开业前可以把会员、余额和在库包裹一次迁入。旧会员编号继续有效。',
    'zh-Hant': '開業前可把會員、結餘及在庫包裹一次過遷入。舊會員編號繼續有效。',
    en: 'Move your members, their balances and the parcels in stock in before you open. Old member numbers stay valid.',
  },
  toMoving: { 'zh-Hans': '从旧系统迁入', 'zh-Hant': '從舊系統遷入', en: 'Move in' },
  comma: { 'zh-Hans': '、', 'zh-Hant': '、', en: ', ' },
  notOpenTitle: { 'zh-Hans': '还没有开业', 'zh-Hant': '尚未開業', en: 'Not open yet' },
  notOpenSentence: {
    'zh-Hans': '访客现在不能注册。',
    'zh-Hant': '訪客現時不能註冊。',
    en: 'Visitors cannot register at the moment.',
  },
  toList: { 'zh-Hans': '查看开业清单', 'zh-Hant': '查看開業清單', en: 'See the checklist' },

  sendTo: { 'zh-Hans': '寄到这个邮箱', 'zh-Hant': '寄到此電郵地址', en: 'Send it to' },
  sendTest: { 'zh-Hans': '发送测试邮件', 'zh-Hant': '發送測試電郵', en: 'Send a test e-mail' },
  testSent: {
    'zh-Hans': '测试邮件已交给发信程序，片刻后请查收 {to}',
    'zh-Hant': '測試電郵已交由寄信程式處理，請稍後查看 {to}',
    en: 'The test e-mail is on its way to {to}',
  },
  itArrived: { 'zh-Hans': '已经收到', 'zh-Hant': '已經收到', en: 'It arrived' },
})
