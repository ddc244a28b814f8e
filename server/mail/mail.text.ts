import type { Text } from '#domain/language.ts'

/** Why somebody gets a mail: the last line of both its parts. */
export type MailReason = 'account' | 'optional' | 'registered' | 'wrote' | 'erased' | 'staff'

export const reasonText: Readonly<Record<MailReason, Text>> = {
  account: {
    'zh-Hans': '您收到这封邮件，是因为您的灵猫集运账号使用这个邮箱。',
    'zh-Hant': '你收到這封電郵，是因為你的靈貓集運帳戶使用此電郵地址。',
    en: 'You are receiving this e-mail because your Smart Cats account uses this address.',
  },
  optional: {
    'zh-Hans': '您收到这封邮件，是因为您设定了自动集运规则。不想再收到的话，登录后可以在“通知”页关闭这类邮件。',
    'zh-Hant': '你收到這封電郵，是因為你設定了自動集運規則。如不想再收到，登入後可於「通知」頁關閉這類電郵。',
    en: 'You are receiving this e-mail because you set up a rule for automatic orders. To stop e-mails like this, log in and switch them off under “Notifications”.',
  },
  registered: {
    'zh-Hans': '您收到这封邮件，是因为有人在灵猫集运注册时填写了这个邮箱。',
    'zh-Hant': '你收到這封電郵，是因為有人於靈貓集運註冊時填寫了此電郵地址。',
    en: 'You are receiving this e-mail because this address was entered in a registration with Smart Cats.',
  },
  wrote: {
    'zh-Hans': '您收到这封邮件，是因为您给灵猫集运留言时填写了这个邮箱。',
    'zh-Hant': '你收到這封電郵，是因為你向靈貓集運留言時填寫了此電郵地址。',
    en: 'You are receiving this e-mail because you wrote to Smart Cats from this address.',
  },
  erased: {
    'zh-Hans': '您收到这封邮件，是因为您注销的灵猫集运账号使用过这个邮箱。之后我们不会再发邮件给您。',
    'zh-Hant': '你收到這封電郵，是因為你已刪除的靈貓集運帳戶曾使用此電郵地址。其後我們不會再發電郵給你。',
    en: 'You are receiving this e-mail because your deleted Smart Cats account used this address. We will not write to you again.',
  },
  staff: {
    'zh-Hans': '您收到这封邮件，是因为您的灵猫集运后台账号使用这个邮箱。',
    'zh-Hant': '你收到這封電郵，是因為你的靈貓集運後台帳戶使用此電郵地址。',
    en: 'You are receiving this e-mail because your Smart Cats back office account uses this address.',
  },
}

/** What the button of a link says, by the page it opens. */
export const buttonText: Readonly<Record<string, Text>> = {
  '/staff/people': { 'zh-Hans': '打开员工页面', 'zh-Hant': '開啟員工頁面', en: 'Open the staff page' },
  '/staff/settings': { 'zh-Hans': '打开设置', 'zh-Hant': '開啟設定', en: 'Open the settings' },
  '/staff/moving-in': { 'zh-Hans': '去核对和签核', 'zh-Hant': '去核對和簽核', en: 'Compare and sign' },
  '/staff/join': { 'zh-Hans': '接受邀请', 'zh-Hant': '接受邀請', en: 'Accept the invitation' },
  '/web_site/UnclaimedParcel': { 'zh-Hans': '查看我的认领', 'zh-Hant': '查看我的認領', en: 'See my claims' },
  '/web_site/activation': { 'zh-Hans': '激活账号', 'zh-Hant': '啟用帳戶', en: 'Activate account' },
  '/web_site/applyFreight': { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
  '/web_site/myIntegral': { 'zh-Hans': '查看收支记录', 'zh-Hant': '查看收支記錄', en: 'See my records' },
  '/web_site/bankTransfer': { 'zh-Hans': '查看转账记录', 'zh-Hant': '查看轉帳記錄', en: 'See my transfers' },
  '/web_site/basicInformation': { 'zh-Hans': '打开基本信息', 'zh-Hant': '開啟基本資料', en: 'Open Basic information' },
  '/web_site/changePassword': { 'zh-Hans': '设置新密码', 'zh-Hant': '設定新密碼', en: 'Choose a new password' },
  '/web_site/feedback': { 'zh-Hans': '查看留言和回复', 'zh-Hant': '查看留言及回覆', en: 'See my messages' },
  '/web_site/orderDetails': { 'zh-Hans': '查看订单', 'zh-Hant': '查看訂單', en: 'See the order' },
  '/web_site/orderManagement': { 'zh-Hans': '查看规则', 'zh-Hant': '查看規則', en: 'See my rules' },
  '/web_site/packageList': { 'zh-Hans': '查看包裹', 'zh-Hant': '查看包裹', en: 'See my parcels' },
  '/web_site/retrievePassword': { 'zh-Hans': '重置密码', 'zh-Hant': '重設密碼', en: 'Reset password' },
  '/web_site/webHome': { 'zh-Hans': '打开网站', 'zh-Hant': '開啟網站', en: 'Open the site' },
  '/web_site/warehouseAddress': { 'zh-Hans': '查看仓库地址', 'zh-Hant': '查看倉庫地址', en: 'See warehouse addresses' },
}

export const anyPageText: Text = { 'zh-Hans': '打开页面', 'zh-Hant': '開啟頁面', en: 'Open the page' }
