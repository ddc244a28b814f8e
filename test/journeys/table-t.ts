import { type Language, languages, type Text } from '#domain/language.ts'

/*
 * The requirements' table T in full: path, and title in Simplified, Traditional and English. Written out a second time,
 * so that what readers see is compared with the requirements and not with the product's own catalogue.
 */

type Row = readonly [path: string, simplified: string, traditional: string, english: string]

export const membersTitles: readonly Row[] = [
  ['/pageHome', '会员首页', '會員首頁', 'Member home'],
  ['/announcement', '平台公告', '平台公告', 'Announcements'],
  ['/UnclaimedParcel', '无主包裹认领', '無主包裹認領', 'Unclaimed parcels'],
  ['/forecastParcel', '包裹预报', '包裹預報', 'Parcel forecast'],
  ['/applyFreight', '申请集运', '申請集運', 'Apply for consolidation'],
  ['/akeyTransport', '单票转运', '單票轉運', 'Single-ticket transshipment'],
  ['/packageList', '包裹列表', '包裹列表', 'Package list'],
  ['/orderManagement', '订单管理', '訂單管理', 'Order management'],
  ['/orderDetails', '订单详情', '訂單詳情', 'Order details'],
  ['/trackRecord', '轨迹查询', '軌跡查詢', 'Tracking'],
  ['/basicInformation', '基本信息', '基本資料', 'Basic information'],
  ['/shipperManagement', '发货人管理', '發貨人管理', 'Shipper management'],
  ['/consigneeManagement', '收货人管理', '收貨人管理', 'Consignee management'],
  ['/warehouseAddress', '仓库地址', '倉庫地址', 'Warehouse address'],
  ['/noutoasiakas', '自提点查询', '自提點查詢', 'Pick-up points'],
  ['/calculateFreight', '运费计算', '運費計算', 'Freight calculator'],
  ['/billQuery', '账单查询', '帳單查詢', 'Bills'],
  ['/onlinetopUp', '在线充值', '在線充值', 'Online top-up'],
  ['/taobao', '网店充值', '網店充值', 'Store top-up'],
  ['/bankTransfer', '银行转账', '銀行轉帳', 'Bank transfer'],
  ['/myIntegral', '我的猫币', '我的貓幣', 'My cat coins'],
  ['/discountCoupon', '优惠券', '優惠券', 'Coupons'],
  ['/expenseCalendar', '消费记录', '消費記錄', 'Expense records'],
  ['/promote', '推广奖励', '推廣獎勵', 'Referral rewards'],
  ['/feedback', '意见反馈', '意見反饋', 'Feedback'],
  ['/updatePassward', '修改密码', '修改密碼', 'Change password'],
  ['/permission', '权限测试', '權限測試', 'Permission test'],
  ['/404', '页面不存在', '頁面不存在', 'Not found'],
  ['/403', '无权访问', '無權訪問', 'Forbidden'],
]

export const publicTitles: readonly Row[] = [
  ['/webHome', '首页', '首頁', 'Home'],
  ['/kongFreight', '香港集运', '香港集運', 'Hong Kong consolidation'],
  ['/Southeast', '东南亚集运', '東南亞集運', 'Southeast Asia consolidation'],
  ['/smartCats', '关于我们', '關於我們', 'About us'],
  ['/login', '登录', '登入', 'Log in'],
  ['/register', '注册', '註冊', 'Register'],
  ['/retrievePassword', '找回密码', '找回密碼', 'Retrieve password'],
  ['/helpCenter', '帮助中心', '幫助中心', 'Help centre'],
  ['/success', '注册成功', '註冊成功', 'Registration complete'],
  ['/activation', '账号激活', '帳號啟用', 'Activation'],
  ['/sendSuccess', '邮件已发送', '電郵已發送', 'Mail sent'],
  ['/changePassword', '重置密码', '重設密碼', 'Reset password'],
  ['/changePasSuccess', '密码已修改', '密碼已修改', 'Password changed'],
]

const siteNames: Text = { 'zh-Hans': '灵猫集运', 'zh-Hant': '靈貓集運', en: 'Smart Cats' }

/** The title of the home page starts with the name of the site, followed by its promise. */
const homeTitles = [
  '灵猫集运 · 淘宝买齐，一箱寄到香港',
  '靈貓集運 · 淘寶買齊，一箱寄到香港',
  'Smart Cats · Shop on Taobao. One box to Hong Kong',
]

/** The window title: members' pages use the table's word, public pages add the name of the site. */
export const windowTitle = (word: Text, language: Language): string =>
  publicTitles.some(([, , , english]) => english === word.en)
    ? `${word[language]} · ${siteNames[language]}`
    : word[language]

/** The titles of a path in three languages; a path that is not in the table is not a page of the site. */
export function titlesOf(path: string): readonly string[] {
  if (path === '/webHome') return homeTitles
  const row = [...publicTitles, ...membersTitles].find(([each]) => each === path)
  if (!row) throw new Error(`table T has no title for ${path}`)
  const [, simplified, traditional, english] = row
  const word = { 'zh-Hans': simplified, 'zh-Hant': traditional, en: english }
  return languages.map((language) => windowTitle(word, language))
}
