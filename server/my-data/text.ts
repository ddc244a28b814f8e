import type { Language, Text } from '#domain/language.ts'
import type { RunState } from '#domain/standing-rule.ts'
import { keptDays } from '#server/jobs/kept-days.ts'

/** The headings of the archive's tables. */
export const headings = {
  account: { 'zh-Hans': '账号', 'zh-Hant': '帳戶', en: 'Account' },
  address: { 'zh-Hans': '地址', 'zh-Hant': '地址', en: 'Address' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  active: { 'zh-Hans': '启用', 'zh-Hant': '啟用', en: 'Active' },
  answer: { 'zh-Hans': '回复', 'zh-Hant': '回覆', en: 'Reply' },
  balanceAfter: { 'zh-Hans': '变动后余额', 'zh-Hant': '變動後餘額', en: 'Balance after' },
  balanceBefore: { 'zh-Hans': '变动前余额', 'zh-Hant': '變動前餘額', en: 'Balance before' },
  bankRef: { 'zh-Hans': '银行流水号', 'zh-Hant': '銀行參考編號', en: 'Bank reference' },
  channel: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Channel' },
  collected: { 'zh-Hans': '已收款', 'zh-Hant': '已收款', en: 'Collected' },
  courier: { 'zh-Hans': '快递公司', 'zh-Hant': '快遞公司', en: 'Courier' },
  creditedAt: { 'zh-Hans': '入账时间', 'zh-Hant': '入帳時間', en: 'Credited at' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  customer: { 'zh-Hans': '客户', 'zh-Hant': '客戶', en: 'Customer' },
  customerCode: { 'zh-Hans': '客户代码', 'zh-Hant': '客戶代碼', en: 'Customer code' },
  declaredValue: { 'zh-Hans': '申报价值', 'zh-Hant': '申報價值', en: 'Declared value' },
  device: { 'zh-Hans': '设备', 'zh-Hant': '裝置', en: 'Device' },
  doneQuantity: { 'zh-Hans': '完成数量', 'zh-Hant': '完成數量', en: 'Quantity done' },
  email: { 'zh-Hans': '邮箱', 'zh-Hant': '電郵', en: 'E-mail' },
  endedAt: { 'zh-Hans': '结束时间', 'zh-Hant': '結束時間', en: 'Ended at' },
  event: { 'zh-Hans': '事项', 'zh-Hant': '事項', en: 'Event' },
  expectedParcels: { 'zh-Hans': '预计包裹数', 'zh-Hant': '預計包裹數', en: 'Expected parcels' },
  fields: { 'zh-Hans': '改动项目', 'zh-Hant': '更改項目', en: 'What was changed' },
  forecastAt: { 'zh-Hans': '预报时间', 'zh-Hant': '預報時間', en: 'Forecast at' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  goodsType: { 'zh-Hans': '货物类型', 'zh-Hant': '貨物類型', en: 'Goods type' },
  goodsValue: { 'zh-Hans': '货物价值（CNY）', 'zh-Hant': '貨物價值（CNY）', en: 'Value of goods (CNY)' },
  heightCm: { 'zh-Hans': '高（厘米）', 'zh-Hant': '高（厘米）', en: 'Height (cm)' },
  inboundAt: { 'zh-Hans': '入库时间', 'zh-Hant': '入庫時間', en: 'Received at' },
  insured: { 'zh-Hans': '投保', 'zh-Hant': '投保', en: 'Insured' },
  isDefault: { 'zh-Hans': '默认', 'zh-Hant': '預設', en: 'Default' },
  kind: { 'zh-Hans': '类别', 'zh-Hant': '類別', en: 'Kind' },
  lastSeenAt: { 'zh-Hans': '最后使用', 'zh-Hant': '最後使用', en: 'Last used' },
  lengthCm: { 'zh-Hans': '长（厘米）', 'zh-Hant': '長（厘米）', en: 'Length (cm)' },
  logisticsNumber: { 'zh-Hans': '物流单号', 'zh-Hant': '物流單號', en: 'Logistics number' },
  message: { 'zh-Hans': '内容', 'zh-Hant': '內容', en: 'Message' },
  name: { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' },
  network: { 'zh-Hans': '网络', 'zh-Hant': '網絡', en: 'Network' },
  nickname: { 'zh-Hans': '自定名称', 'zh-Hant': '自訂名稱', en: 'Nickname' },
  note: { 'zh-Hans': '说明', 'zh-Hant': '說明', en: 'Note' },
  number: { 'zh-Hans': '编号', 'zh-Hant': '編號', en: 'Number' },
  orderNumber: { 'zh-Hans': '订单号', 'zh-Hant': '訂單編號', en: 'Order number' },
  orderedQuantity: { 'zh-Hans': '订购数量', 'zh-Hant': '訂購數量', en: 'Quantity ordered' },
  orderedAt: { 'zh-Hans': '下单时间', 'zh-Hant': '下單時間', en: 'Ordered at' },
  paid: { 'zh-Hans': '已付', 'zh-Hant': '已付', en: 'Paid' },
  paidAt: { 'zh-Hans': '付款时间', 'zh-Hant': '付款時間', en: 'Paid at' },
  payerTail: { 'zh-Hans': '付款账号尾号', 'zh-Hant': '付款帳號尾數', en: 'Payer’s account ends in' },
  payUpTo: { 'zh-Hans': '自动付款上限', 'zh-Hant': '自動付款上限', en: 'Paid automatically up to' },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' },
  pieces: { 'zh-Hans': '件数', 'zh-Hant': '件數', en: 'Pieces' },
  place: { 'zh-Hans': '地点', 'zh-Hant': '地點', en: 'Place' },
  postalCode: { 'zh-Hans': '邮政编码', 'zh-Hant': '郵政編碼', en: 'Postal code' },
  product: { 'zh-Hans': '品名', 'zh-Hant': '品名', en: 'Product' },
  purchaseNumber: { 'zh-Hans': '购物订单号', 'zh-Hant': '購物訂單編號', en: 'Shop order number' },
  quantity: { 'zh-Hans': '数量', 'zh-Hant': '數量', en: 'Quantity' },
  readAt: { 'zh-Hans': '已读时间', 'zh-Hant': '已讀時間', en: 'Read at' },
  reason: { 'zh-Hans': '原因', 'zh-Hant': '原因', en: 'Reason' },
  receiver: { 'zh-Hans': '收货人', 'zh-Hant': '收貨人', en: 'Consignee' },
  reference: { 'zh-Hans': '关联单号', 'zh-Hant': '關聯單號', en: 'Reference' },
  refunded: { 'zh-Hans': '已退', 'zh-Hant': '已退', en: 'Refunded' },
  region: { 'zh-Hans': '地区', 'zh-Hant': '地區', en: 'Region' },
  remark: { 'zh-Hans': '备注', 'zh-Hant': '備註', en: 'Remark' },
  repliedAt: { 'zh-Hans': '回复时间', 'zh-Hant': '回覆時間', en: 'Replied at' },
  reward: { 'zh-Hans': '奖励', 'zh-Hant': '獎勵', en: 'Reward' },
  sender: { 'zh-Hans': '寄件人', 'zh-Hant': '寄件人', en: 'Sender' },
  shippedAt: { 'zh-Hans': '出库时间', 'zh-Hant': '出庫時間', en: 'Shipped at' },
  signedAt: { 'zh-Hans': '签收时间', 'zh-Hant': '簽收時間', en: 'Signed at' },
  signedInAt: { 'zh-Hans': '登录时间', 'zh-Hant': '登入時間', en: 'Signed in at' },
  specification: { 'zh-Hans': '规格', 'zh-Hant': '規格', en: 'Specification' },
  status: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  step: { 'zh-Hans': '进度', 'zh-Hant': '進度', en: 'Step' },
  storeOrderNumber: { 'zh-Hans': '网店订单号', 'zh-Hant': '網店訂單編號', en: 'Store order number' },
  subject: { 'zh-Hans': '主题', 'zh-Hant': '主題', en: 'Subject' },
  time: { 'zh-Hans': '时间', 'zh-Hant': '時間', en: 'Time' },
  title: { 'zh-Hans': '名称', 'zh-Hant': '名稱', en: 'Title' },
  total: { 'zh-Hans': '总额', 'zh-Hant': '總額', en: 'Total' },
  trackingNumber: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  unitPrice: { 'zh-Hans': '单价（CNY）', 'zh-Hant': '單價（CNY）', en: 'Unit price (CNY)' },
  usedAt: { 'zh-Hans': '使用时间', 'zh-Hant': '使用時間', en: 'Used at' },
  validFrom: { 'zh-Hans': '生效时间', 'zh-Hant': '生效時間', en: 'Valid from' },
  validTo: { 'zh-Hans': '失效时间', 'zh-Hant': '失效時間', en: 'Valid to' },
  waitDays: { 'zh-Hans': '最多等待天数', 'zh-Hant': '最多等待日數', en: 'Days to wait at most' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  weightKg: { 'zh-Hans': '重量（kg）', 'zh-Hant': '重量（kg）', en: 'Weight (kg)' },
  widthCm: { 'zh-Hans': '宽（厘米）', 'zh-Hant': '闊（厘米）', en: 'Width (cm)' },
} as const satisfies Record<string, Text>

export type Heading = keyof typeof headings

export const yesNo = {
  true: { 'zh-Hans': '是', 'zh-Hant': '是', en: 'yes' },
  false: { 'zh-Hans': '否', 'zh-Hant': '否', en: 'no' },
} as const satisfies Record<string, Text>

export const addressKinds = {
  consignor: { 'zh-Hans': '发货人', 'zh-Hant': '發貨人', en: 'Shipper' },
  consignee: { 'zh-Hans': '收货人', 'zh-Hant': '收貨人', en: 'Consignee' },
} as const satisfies Record<string, Text>

export const disputeStates = {
  open: { 'zh-Hans': '复核中', 'zh-Hant': '覆核中', en: 'Being measured again' },
  upheld: { 'zh-Hans': '已退差额', 'zh-Hant': '已退差額', en: 'Refunded' },
  confirmed: { 'zh-Hans': '数据无误', 'zh-Hant': '重量及尺寸無誤', en: 'Measurement confirmed' },
  superseded: { 'zh-Hans': '已重新称重', 'zh-Hant': '已重新磅重', en: 'Weighed again' },
  withdrawn: { 'zh-Hans': '您已撤回', 'zh-Hant': '你已撤回', en: 'Withdrawn by you' },
} as const satisfies Record<string, Text>

export const runStates = {
  planned: { 'zh-Hans': '已安排', 'zh-Hant': '已安排', en: 'Planned' },
  stopped: { 'zh-Hans': '已被您停止', 'zh-Hant': '已被你停止', en: 'Stopped by you' },
  dropped: { 'zh-Hans': '不再需要', 'zh-Hant': '不再需要', en: 'No longer needed' },
  failed: { 'zh-Hans': '未能申请', 'zh-Hant': '未能申請', en: 'Could not apply' },
  ordered: { 'zh-Hans': '已申请集运', 'zh-Hant': '已申請集運', en: 'Applied' },
  paid: { 'zh-Hans': '已付款', 'zh-Hant': '已付款', en: 'Paid' },
  asks: { 'zh-Hans': '等您决定', 'zh-Hant': '等你決定', en: 'Left to you' },
} as const satisfies Record<RunState, Text>

export const accountEvents = {
  profile: { 'zh-Hans': '修改资料', 'zh-Hant': '更改資料', en: 'Profile changed' },
  password: { 'zh-Hans': '修改密码', 'zh-Hant': '更改密碼', en: 'Password changed' },
  link: { 'zh-Hans': '绑定第三方登录', 'zh-Hant': '綁定第三方登入', en: 'Sign-in with a third party linked' },
  unlink: { 'zh-Hans': '解绑第三方登录', 'zh-Hant': '解除綁定第三方登入', en: 'Sign-in with a third party unlinked' },
  ask_deletion: { 'zh-Hans': '申请注销', 'zh-Hant': '要求刪除帳戶', en: 'Deletion requested' },
  withdraw_deletion: { 'zh-Hans': '撤回注销申请', 'zh-Hant': '撤回刪除要求', en: 'Deletion request withdrawn' },
  refuse_deletion: { 'zh-Hans': '注销申请未获批准', 'zh-Hant': '刪除要求未獲批准', en: 'Deletion request declined' },
  erase: { 'zh-Hans': '账号已注销', 'zh-Hant': '帳戶已刪除', en: 'Account deleted' },
  code_on: { 'zh-Hans': '开启动态码', 'zh-Hant': '開啟動態碼', en: 'Authenticator codes switched on' },
  code_off: { 'zh-Hans': '关闭动态码', 'zh-Hant': '關閉動態碼', en: 'Authenticator codes switched off' },
  recovery_code: { 'zh-Hans': '使用恢复码', 'zh-Hant': '使用復原碼', en: 'Recovery code used' },
  passkey_add: { 'zh-Hans': '添加通行密钥', 'zh-Hant': '新增通行密鑰', en: 'Passkey added' },
  passkey_remove: { 'zh-Hans': '移除通行密钥', 'zh-Hant': '移除通行密鑰', en: 'Passkey removed' },
  passkey_suspect: {
    'zh-Hans': '停用可能被复制的通行密钥',
    'zh-Hant': '停用可能被複製的通行密鑰',
    en: 'Passkey stopped because it may have been copied',
  },
} as const satisfies Record<string, Text>

/** What each file of the archive is, as its first page says. */
export const fileWords = {
  'profile.json': { 'zh-Hans': '个人资料', 'zh-Hant': '個人資料', en: 'your profile' },
  'sign-ins.csv': {
    'zh-Hans': `登录记录（${keptDays.sessions} 天）`,
    'zh-Hant': `登入記錄（${keptDays.sessions} 日）`,
    en: `logins of the last ${keptDays.sessions} days`,
  },
  'account-history.csv': { 'zh-Hans': '账号变更记录', 'zh-Hant': '帳戶更改記錄', en: 'changes to your account' },
  'addresses.csv': { 'zh-Hans': '地址簿', 'zh-Hant': '地址簿', en: 'your address book' },
  'parcels.csv': { 'zh-Hans': '包裹', 'zh-Hant': '包裹', en: 'parcels' },
  'parcel-goods.csv': { 'zh-Hans': '包裹内的货物', 'zh-Hant': '包裹內的貨物', en: 'what is in the parcels' },
  'parcel-steps.csv': { 'zh-Hans': '包裹轨迹', 'zh-Hant': '包裹軌跡', en: 'where the parcels were' },
  'weighings.csv': { 'zh-Hans': '称重记录', 'zh-Hant': '磅重記錄', en: 'weighings' },
  'orders.csv': { 'zh-Hans': '订单', 'zh-Hant': '訂單', en: 'orders' },
  'order-steps.csv': { 'zh-Hans': '订单轨迹', 'zh-Hant': '訂單軌跡', en: 'where the orders were' },
  'reduced-services.csv': {
    'zh-Hans': '没有按订单完成的服务',
    'zh-Hant': '沒有按訂單完成的服務',
    en: 'services of orders that were not done as ordered',
  },
  'bills.csv': { 'zh-Hans': '账单', 'zh-Hant': '帳單', en: 'bills' },
  'money.csv': { 'zh-Hans': '每一笔收支', 'zh-Hant': '每一筆收支', en: 'every movement of your balances' },
  'bank-transfers.csv': { 'zh-Hans': '银行转账', 'zh-Hant': '銀行轉帳', en: 'bank transfers' },
  'online-payments.csv': { 'zh-Hans': '在线充值', 'zh-Hant': '在線充值', en: 'online top-ups' },
  'store-top-ups.csv': { 'zh-Hans': '网店充值', 'zh-Hant': '網店充值', en: 'store top-ups' },
  'coupons.csv': { 'zh-Hans': '优惠券', 'zh-Hant': '優惠券', en: 'coupons' },
  'claims.csv': { 'zh-Hans': '认领申请', 'zh-Hant': '認領申請', en: 'claims on unclaimed parcels' },
  'disputes.csv': { 'zh-Hans': '重量复核', 'zh-Hant': '重量覆核', en: 'weighings you questioned' },
  'purchases.csv': { 'zh-Hans': '购物订单', 'zh-Hant': '購物訂單', en: 'purchases sent in several parcels' },
  'rules.csv': { 'zh-Hans': '自动集运规则', 'zh-Hant': '自動集運規則', en: 'rules for automatic orders' },
  'rule-steps.csv': {
    'zh-Hans': '自动集运规则做过的事',
    'zh-Hant': '自動集運規則做過的事',
    en: 'what the rules for automatic orders did',
  },
  'messages.csv': { 'zh-Hans': '意见反馈与回复', 'zh-Hant': '意見反饋及回覆', en: 'your messages and our replies' },
  'referrals.csv': { 'zh-Hans': '推广奖励', 'zh-Hant': '推廣獎勵', en: 'referral rewards' },
  'mails.csv': {
    'zh-Hans': `最近 ${keptDays.mails} 天发给您的邮件`,
    'zh-Hant': `最近 ${keptDays.mails} 日發給你的電郵`,
    en: `e-mails to you in the last ${keptDays.mails} days`,
  },
  'notices.csv': {
    'zh-Hans': `最近 ${keptDays.notices} 天的通知`,
    'zh-Hant': `最近 ${keptDays.notices} 日的通知`,
    en: `notifications of the last ${keptDays.notices} days`,
  },
} as const satisfies Record<string, Text>

export type FileName = keyof typeof fileWords

/** The first page of the archive. `lines` are the files, one a line. */
export const readMe: Readonly<
  Record<Language, (siteName: string, memberNumber: string, made: string, lines: string) => string>
> = {
  'zh-Hans': (siteName, memberNumber, made, lines) =>
    `${siteName}保存的您的全部资料\n\n会员编号：${memberNumber}\n导出时间：${made}\n\n${lines}\n\n表格为 CSV（UTF-8），可用 Excel 或其他表格软件打开；时间均为北京时间（UTC+8）。pictures 文件夹内是您上传的图片。密码以不可还原的方式保存，不在其中。\n`,
  'zh-Hant': (siteName, memberNumber, made, lines) =>
    `${siteName}保存的你的所有資料\n\n會員編號：${memberNumber}\n匯出時間：${made}\n\n${lines}\n\n表格為 CSV（UTF-8），可用 Excel 或其他試算表開啟；時間均為香港時間（UTC+8）。pictures 資料夾內是你上載的圖片。密碼以不可還原的方式保存，不在其中。\n`,
  en: (siteName, memberNumber, made, lines) =>
    `Everything that ${siteName} keeps about you\n\nMember number: ${memberNumber}\nMade at: ${made}\n\n${lines}\n\nThe tables are CSV (UTF-8) and open in Excel or any other spreadsheet. Times are UTC+8. The folder "pictures" holds the pictures you uploaded. Your password is stored in a form that nobody can read, so it is not included.\n`,
}

/** To staff: when settling it first needs another of their lists. */
export const settleRequests: Text = {
  'zh-Hans': '这位会员还有等待第二人复核的申请，请先在“待复核”中批准、拒绝或撤回，再注销账号',
  'zh-Hant': '此會員尚有等候第二人覆核的申請，請先在「待覆核」批准、拒絕或撤回，再刪除帳戶',
  en: 'A request about this member is waiting for a second person. Approve, refuse or withdraw it under “Approvals” first, then delete the account',
}
