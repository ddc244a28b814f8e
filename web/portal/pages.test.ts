import { renderToStaticMarkup } from 'react-dom/server'
import { ExitIcon } from '#web/kit/look/icons.tsx'
import { expect, test } from 'vitest'
import { guard } from './guard-table.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { portalPages } from './pages.ts'
import { menu, wholeMenu } from '#web/portal/shell/menu.ts'

/* The 29 members' routes of requirements, table T: path, and title in Simplified, Traditional and English. */
const tableT = [
  ['/pageHome', 'memberHome', '会员首页', '會員首頁', 'Member home'],
  ['/announcement', 'announcement', '平台公告', '平台公告', 'Announcements'],
  ['/UnclaimedParcel', 'unclaimed', '无主包裹认领', '無主包裹認領', 'Unclaimed parcels'],
  ['/forecastParcel', 'forecast', '包裹预报', '包裹預報', 'Parcel forecast'],
  ['/applyFreight', 'apply', '申请集运', '申請集運', 'Apply for consolidation'],
  ['/akeyTransport', 'singleTicket', '单票转运', '單票轉運', 'Single-ticket transshipment'],
  ['/packageList', 'parcels', '包裹列表', '包裹列表', 'Package list'],
  ['/orderManagement', 'orders', '订单管理', '訂單管理', 'Order management'],
  ['/orderDetails', 'orderDetails', '订单详情', '訂單詳情', 'Order details'],
  ['/trackRecord', 'tracking', '轨迹查询', '軌跡查詢', 'Tracking'],
  ['/basicInformation', 'profile', '基本信息', '基本資料', 'Basic information'],
  ['/shipperManagement', 'consignors', '发货人管理', '發貨人管理', 'Shipper management'],
  ['/consigneeManagement', 'consignees', '收货人管理', '收貨人管理', 'Consignee management'],
  ['/warehouseAddress', 'warehouseAddress', '仓库地址', '倉庫地址', 'Warehouse address'],
  ['/noutoasiakas', 'pickUpPoints', '自提点查询', '自提點查詢', 'Pick-up points'],
  ['/calculateFreight', 'calculator', '运费计算', '運費計算', 'Freight calculator'],
  ['/billQuery', 'bills', '账单查询', '帳單查詢', 'Bills'],
  ['/onlinetopUp', 'topUp', '在线充值', '在線充值', 'Online top-up'],
  ['/taobao', 'store', '网店充值', '網店充值', 'Store top-up'],
  ['/bankTransfer', 'bankTransfer', '银行转账', '銀行轉帳', 'Bank transfer'],
  ['/myIntegral', 'coins', '我的猫币', '我的貓幣', 'My cat coins'],
  ['/discountCoupon', 'coupons', '优惠券', '優惠券', 'Coupons'],
  ['/expenseCalendar', 'expenses', '消费记录', '消費記錄', 'Expense records'],
  ['/promote', 'promote', '推广奖励', '推廣獎勵', 'Referral rewards'],
  ['/feedback', 'feedback', '意见反馈', '意見反饋', 'Feedback'],
  ['/updatePassward', 'changePassword', '修改密码', '修改密碼', 'Change password'],
  ['/permission', 'permission', '权限测试', '權限測試', 'Permission test'],
  ['/404', 'notFound', '页面不存在', '頁面不存在', 'Not found'],
  ['/403', 'forbidden', '无权访问', '無權訪問', 'Forbidden'],
] as const

/** Pages beyond table T: they are reached from another page, and have no entry in the menu. */
const further = [
  ['/orderReceipt', 'orderReceipt'],
  ['/topupReceipt', 'topUpReceipt'],
  ['/notices', 'noticeCentre'],
] as const

const built = portalPages.filter((route) => route.shell === 'member')

// Proves,
//
test.each(tableT)('%s has its place, its titles and its guard before its page is built', (path, key, cn, hk, en) => {
  expect(key === 'orderDetails' ? paths[key]('1') : paths[key]).toBe(key === 'orderDetails' ? `${path}?id=1` : path)
  expect(routeTitles[key]).toEqual({ 'zh-Hans': cn, 'zh-Hant': hk, en })
  expect(guard({ hasMeta: true, hasToken: false, path, hasFlag: true })).toBe('/webHome')
  expect(guard({ hasMeta: true, hasToken: true, path, hasFlag: true })).toBeNull()
})

test.each(built)('$path carries meta and its title in the members’ frame, and leads a visitor home', (route) => {
  expect([...tableT, ...further].find(([path]) => path === route.path)?.[1]).toBe(route.title)
  expect(route.hasMeta).toBe(true)
  const visit = { hasMeta: route.hasMeta, path: route.path, hasFlag: true }
  expect(guard({ ...visit, hasToken: false })).toBe('/webHome')
  expect(guard({ ...visit, hasToken: true })).toBeNull()
})

// Proves R-121
test('the whole menu holds every page of the members’ area that needs an entry, each once and in its group', () => {
  const without = ['orderDetails', 'permission', 'notFound', 'forbidden', 'announcement']
  const entries = wholeMenu.flatMap((group) => group.entries)
  expect(entries.map((entry) => entry.title).toSorted()).toEqual(
    tableT
      .map(([, key]) => key)
      .filter((key) => !without.includes(key))
      .toSorted(),
  )
  expect(entries.map((entry) => entry.path)).toEqual(
    entries.map((entry) => tableT.find(([, key]) => key === entry.title)?.[0]),
  )
  expect(wholeMenu.map((group) => [group.label, group.entries.length])).toEqual([
    [null, 1],
    ['processing', 7],
    ['personal', 5],
    ['financial', 9],
    ['settings', 2],
  ])
})

test('every entry of the menu has an icon of its own, and none is that of logging out', () => {
  const icons = [...wholeMenu.flatMap((group) => group.entries).map(({ Icon }) => Icon), ExitIcon]
  const drawings = icons.map((Icon) => renderToStaticMarkup(Icon({})))
  expect(new Set(drawings).size).toBe(icons.length)
})

// Proves R-121
test('the menu shows every page in its group, and each of them is built', () => {
  expect(menu).toEqual(wholeMenu)
  const shown = menu.flatMap((group) => group.entries.map((entry) => entry.path))
  expect(shown.filter((path) => !built.some((route) => route.path === path))).toEqual([])
})

test('the pages before sign-in carry no meta, so that nobody is led away from them', () => {
  const open = ['/login', '/register', '/retrievePassword', '/sendSuccess', '/activation', '/success']
  for (const path of [...open, '/changePassword', '/changePasSuccess'])
    expect(portalPages.find((each) => each.path === path)).toMatchObject({ hasMeta: false, shell: 'public' })
})
