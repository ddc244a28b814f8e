import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  toContent: { 'zh-Hans': '跳到主要内容', 'zh-Hant': '跳到主要內容', en: 'Skip to main content' },
  menu: { 'zh-Hans': '菜单', 'zh-Hant': '選單', en: 'Menu' },
  quickMenu: { 'zh-Hans': '快捷菜单', 'zh-Hant': '快捷選單', en: 'Quick menu' },
  closeMenu: { 'zh-Hans': '关闭菜单', 'zh-Hant': '關閉選單', en: 'Close the menu' },
  processing: { 'zh-Hans': '集运中心', 'zh-Hant': '集運中心', en: 'Processing centre' },
  personal: { 'zh-Hans': '个人中心', 'zh-Hant': '個人中心', en: 'Personal centre' },
  financial: { 'zh-Hans': '财务中心', 'zh-Hant': '財務中心', en: 'Financial centre' },
  settings: { 'zh-Hans': '设置', 'zh-Hant': '設定', en: 'Settings' },
  find: { 'zh-Hans': '按单号查找', 'zh-Hant': '按編號搜尋', en: 'Find by number' },
  findHint: {
    'zh-Hans': '任何单号、最后四位，或包裹的自定名称',
    'zh-Hant': '任何編號、最後四位，或包裹的自訂名稱',
    en: 'Any number, its last 4 digits, or a nickname',
  },
  /** Where there is space for a few words only. */
  findHintShort: { 'zh-Hans': '单号或最后四位', 'zh-Hant': '編號或最後四位', en: 'Number or 4 digits' },
  notices: { 'zh-Hans': '通知', 'zh-Hant': '通知', en: 'Notifications' },
  unreadNotices: {
    'zh-Hans': '通知，{count} 条未读',
    'zh-Hant': '通知，{count} 則未讀',
    en: 'Notifications, {count} unread',
  },
  signOut: { 'zh-Hans': '退出登录', 'zh-Hant': '登出', en: 'Log out' },
  memberNumber: { 'zh-Hans': '会员编号', 'zh-Hant': '會員編號', en: 'Member number' },
  copyNumber: {
    'zh-Hans': '复制会员编号 {number}',
    'zh-Hant': '複製會員編號 {number}',
    en: 'Copy member number {number}',
  },
  barHome: { 'zh-Hans': '首页', 'zh-Hant': '首頁', en: 'Home' },
  barParcels: { 'zh-Hans': '包裹', 'zh-Hant': '包裹', en: 'Parcels' },
  barForecast: { 'zh-Hans': '预报', 'zh-Hant': '預報', en: 'Forecast' },
  barOrders: { 'zh-Hans': '订单', 'zh-Hant': '訂單', en: 'Orders' },
  barMine: { 'zh-Hans': '我的', 'zh-Hant': '我的', en: 'Account' },
  notFoundTitle: { 'zh-Hans': '页面不存在', 'zh-Hant': '頁面不存在', en: 'Page not found' },
  notFoundSentence: {
    'zh-Hans': '链接可能已失效，或网址输入有误。',
    'zh-Hant': '連結可能已失效，或網址輸入有誤。',
    en: 'The link may be out of date, or the address may be mistyped.',
  },
  forbiddenTitle: {
    'zh-Hans': '无权访问此页面',
    'zh-Hant': '無權訪問此頁面',
    en: 'You don’t have access to this page',
  },
  forbiddenSentence: {
    'zh-Hans': '此页面只开放给部分会员。您的登录仍然有效，其他功能不受影响；如需开通，请联系客服。',
    'zh-Hant': '此頁面只開放予部分會員。你的登入仍然有效，其他功能不受影響；如需開通，請聯絡客戶服務。',
    en: 'Only some members can open this page. You are still logged in, and everything else works. If you need access, contact customer service.',
  },
  askForRight: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Contact customer service' },
  permissionTitle: { 'zh-Hans': '您可以看到此页面', 'zh-Hant': '你可以看到此頁面', en: 'You can see this page' },
  permissionSentence: {
    'zh-Hans': '您的账号已开通测试权限。没有此权限的会员会看到“无权访问”。',
    'zh-Hant': '你的帳戶已開通測試權限。沒有此權限的會員會看到「無權訪問」。',
    en: 'Your account has the test permission. Members without it are told that they don’t have access.',
  },
  toMemberHome: { 'zh-Hans': '返回会员首页', 'zh-Hant': '返回會員首頁', en: 'Go to member home' },
})
