import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  backOffice: { 'zh-Hans': '灵猫集运 · 后台', 'zh-Hant': '靈貓集運 · 後台', en: 'Smart Cats · Back office' },
  menu: { 'zh-Hans': '后台菜单', 'zh-Hant': '後台選單', en: 'Back office menu' },
  toContent: { 'zh-Hans': '跳到主要内容', 'zh-Hant': '跳到主要內容', en: 'Skip to main content' },
  queue: { 'zh-Hans': '待办工作', 'zh-Hant': '待辦工作', en: 'Work queue' },
  receiving: { 'zh-Hans': '收货台', 'zh-Hant': '收貨台', en: 'Receiving' },
  orders: { 'zh-Hans': '打包出库', 'zh-Hant': '打包出庫', en: 'Packing and shipping' },
  order: { 'zh-Hans': '订单处理', 'zh-Hant': '訂單處理', en: 'Order handling' },
  disputes: { 'zh-Hans': '称重异议', 'zh-Hant': '磅重異議', en: 'Questioned weighings' },
  claims: { 'zh-Hans': '认领审核', 'zh-Hant': '認領審核', en: 'Claims' },
  unclaimed: { 'zh-Hans': '无主包裹', 'zh-Hant': '無主包裹', en: 'Unclaimed parcels' },
  transfers: { 'zh-Hans': '银行转账', 'zh-Hant': '銀行轉帳', en: 'Bank transfers' },
  transfer: { 'zh-Hans': '转账凭证', 'zh-Hant': '轉帳憑證', en: 'Transfer voucher' },
  approvals: { 'zh-Hans': '待复核', 'zh-Hant': '待覆核', en: 'Approvals' },
  people: { 'zh-Hans': '员工', 'zh-Hant': '員工', en: 'Staff' },
  password: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  secondFactor: { 'zh-Hans': '两步验证', 'zh-Hant': '雙重認證', en: 'Two-step login' },
  warehouse: { 'zh-Hans': '当前仓库', 'zh-Hant': '目前倉庫', en: 'Warehouse' },
  account: { 'zh-Hans': '{name} 的账号', 'zh-Hant': '{name} 的帳戶', en: 'Account of {name}' },
  changePassword: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  signOut: { 'zh-Hans': '退出登录', 'zh-Hant': '登出', en: 'Log out' },

  forbiddenTitle: {
    'zh-Hans': '您的角色不能打开此页',
    'zh-Hant': '你的角色不能開啟此頁',
    en: 'Your role cannot open this page',
  },
  forbiddenSentence: {
    'zh-Hans': '错误 403。如需此权限，请联系管理员；您可用的功能都在菜单里。',
    'zh-Hant': '錯誤 403。如需此權限，請聯絡管理員；你可用的功能都在選單。',
    en: 'Error 403. If you need this page, ask an administrator. Everything your role can do is in the menu.',
  },
  notFoundTitle: { 'zh-Hans': '页面不存在', 'zh-Hant': '頁面不存在', en: 'Page not found' },
  notFoundSentence: {
    'zh-Hans': '错误 404。网址可能有误，或该记录已不存在。',
    'zh-Hant': '錯誤 404。網址可能有誤，或記錄已不存在。',
    en: 'Error 404. The address may be wrong, or the record no longer exists.',
  },
  nothingTitle: { 'zh-Hans': '暂无可用功能', 'zh-Hant': '暫無可用功能', en: 'Nothing here for your role yet' },
  nothingSentence: {
    'zh-Hans': '您的角色目前没有对应的页面。如有疑问，请联系管理员。',
    'zh-Hant': '你的角色目前沒有對應的頁面。如有疑問，請聯絡管理員。',
    en: 'There is no back office page for your role yet. Ask an administrator if this looks wrong.',
  },
  toHome: { 'zh-Hans': '返回我的首页', 'zh-Hant': '返回我的首頁', en: 'Go to my start page' },
})
