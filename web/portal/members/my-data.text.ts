import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '我的数据', 'zh-Hant': '我的個人資料', en: 'My data' },
  archiveTitle: { 'zh-Hans': '导出我的全部数据', 'zh-Hant': '匯出我的所有資料', en: 'Download all my data' },
  archiveSentence: {
    'zh-Hans': '资料、地址、包裹、订单、账目、留言和您上传的图片，打包成一个 ZIP 文件；表格可用 Excel 打开。',
    'zh-Hant': '資料、地址、包裹、訂單、帳目、留言及你上載的圖片，打包成一個 ZIP 檔案；表格可用 Excel 開啟。',
    en: 'Details, addresses, parcels, orders, money, messages and the pictures you uploaded, as one ZIP file. The tables open in Excel.',
  },
  archive: { 'zh-Hans': '下载数据包', 'zh-Hant': '下載我的資料', en: 'Download my data' },
  archiveReady: { 'zh-Hans': '数据包已下载。', 'zh-Hant': '資料檔案已下載。', en: 'Your data has been downloaded.' },

  deletionTitle: { 'zh-Hans': '注销账号', 'zh-Hant': '刪除帳戶', en: 'Delete my account' },
  deletionSentence: {
    'zh-Hans': '客服会在 30 天内处理您的申请；处理之前，您可以照常使用账号，也可以撤回申请。',
    'zh-Hant': '客戶服務會於 30 日內處理你的要求；處理之前，你可照常使用帳戶，亦可撤回要求。',
    en: 'Customer service handles your request within 30 days. Until then you can use the account as usual and withdraw the request.',
  },
  goesTitle: { 'zh-Hans': '会删除', 'zh-Hant': '會刪除', en: 'What is deleted' },
  goes: {
    'zh-Hans':
      '姓名、邮箱、电话、社交昵称、地址簿、订单上的收发货人、留言、认领图片，以及所有登录。优惠券和{coinName}同时失效。',
    'zh-Hant':
      '姓名、電郵、電話、社交暱稱、地址簿、訂單上的收發貨人、留言、認領圖片，以及所有登入。優惠券及{coinName}同時失效。',
    en: 'Your name, e-mail, phone, nicknames, address book, shippers and consignees on orders, messages, claim pictures and all logins. Coupons and {coinName} are lost.',
  },
  staysTitle: { 'zh-Hans': '会保留', 'zh-Hant': '會保留', en: 'What is kept' },
  stays: {
    'zh-Hans': '法律要求保存的账目、账单和转账凭证，只留会员编号，不再与您的姓名和联系方式关联。',
    'zh-Hant': '法律要求保存的帳目、帳單及轉帳憑證，只留會員編號，不再與你的姓名及聯絡方法有任何關聯。',
    en: 'Ledger entries, bills and transfer vouchers that the law requires us to keep. They show only your member number, not your name or contact details.',
  },
  obstaclesTitle: {
    'zh-Hans': '申请之前，请先处理以下事项：',
    'zh-Hant': '提出要求前，請先處理以下事項：',
    en: 'Before you request deletion, please settle these:',
  },
  balance: { 'zh-Hans': '余额未用完或未提取', 'zh-Hant': '餘額尚未用完或提取', en: 'there is money in your balance' },
  debt: { 'zh-Hans': '有未结清的欠款', 'zh-Hant': '有未結清的欠款', en: 'there is an amount owed' },
  orders: {
    'zh-Hans': '{count} 个订单尚未签收',
    'zh-Hant': '{count} 張訂單尚未簽收',
    en: '{count|one order is|{count} orders are} not signed for yet',
  },
  parcels: {
    'zh-Hans': '{count} 个包裹还在仓库',
    'zh-Hant': '{count} 個包裹仍在倉庫',
    en: '{count|one parcel is|{count} parcels are} still in a warehouse',
  },
  transfers: {
    'zh-Hans': '{count} 笔转账待处理',
    'zh-Hant': '{count} 筆轉帳待處理',
    en: '{count|one transfer is|{count} transfers are} being handled',
  },
  payments: {
    'zh-Hans': '{count} 笔在线支付或退款进行中',
    'zh-Hant': '{count} 筆在線付款或退款進行中',
    en: '{count|one online payment or refund is|{count} online payments or refunds are} under way',
  },
  disputes: {
    'zh-Hans': '{count} 项重量复核未完成',
    'zh-Hant': '{count} 項重量覆核未完成',
    en: '{count|one weighing is|{count} weighings are} being checked',
  },
  approvals: {
    'zh-Hans': '{count} 项账号变动等待我们的第二位同事确认',
    'zh-Hant': '{count} 項帳戶變動等候我們的第二位同事確認',
    en: '{count|one change to your account is|{count} changes to your account are} waiting for a second colleague’s approval',
  },

  ask: { 'zh-Hans': '申请注销账号', 'zh-Hant': '要求刪除帳戶', en: 'Request deletion' },
  askTitle: { 'zh-Hans': '确认注销账号', 'zh-Hant': '確認刪除帳戶', en: 'Delete the account?' },
  send: { 'zh-Hans': '提交申请', 'zh-Hant': '提交要求', en: 'Send the request' },
  open: {
    'zh-Hans': '您在 {when} 申请了注销账号，客服正在处理。',
    'zh-Hant': '你於 {when} 要求刪除帳戶，客戶服務正在處理。',
    en: 'You requested deletion on {when}. Customer service is handling your request.',
  },
  withdraw: { 'zh-Hans': '撤回申请', 'zh-Hant': '撤回要求', en: 'Withdraw the request' },
  refused: {
    'zh-Hans': '您的注销申请未获批准：{reason}',
    'zh-Hant': '你的刪除要求未獲批准：{reason}',
    en: 'Your deletion request was declined: {reason}',
  },
})
