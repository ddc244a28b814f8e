import { expect, test } from 'vitest'
import { guard } from './guard-table.ts'
import { routeTitles } from './routes.text.ts'
import { siteRoutes } from './routes.tsx'

/* The members' routes of requirements, table T: path, and title in Simplified, Traditional and English. */

test.each([
  ['/pageHome', '会员首页', '會員首頁', 'Member home'],
  ['/forecastParcel', '包裹预报', '包裹預報', 'Parcel forecast'],
  ['/applyFreight', '申请集运', '申請集運', 'Apply for consolidation'],
  ['/packageList', '包裹列表', '包裹列表', 'Package list'],
  ['/orderManagement', '订单管理', '訂單管理', 'Order management'],
  ['/orderDetails', '订单详情', '訂單詳情', 'Order details'],
  ['/trackRecord', '轨迹查询', '軌跡查詢', 'Tracking'],
  ['/shipperManagement', '发货人管理', '發貨人管理', 'Shipper management'],
  ['/consigneeManagement', '收货人管理', '收貨人管理', 'Consignee management'],
  ['/warehouseAddress', '仓库地址', '倉庫地址', 'Warehouse address'],
  ['/bankTransfer', '银行转账', '銀行轉帳', 'Bank transfer'],
])('%s carries meta and its title in the members’ frame, and leads a visitor home', (path, cn, hk, en) => {
  const route = siteRoutes.find((each) => each.path === path)
  expect(route).toMatchObject({ hasMeta: true, shell: 'member' })
  expect(route && routeTitles[route.title]).toEqual({ 'zh-Hans': cn, 'zh-Hant': hk, en })
  const visit = { hasMeta: true, path, hasFlag: false }
  expect(guard({ ...visit, hasToken: false })).toBe('/webHome')
  expect(guard({ ...visit, hasToken: true })).toBeNull()
})

test('the pages before sign-in carry no meta, so that nobody is led away from them', () => {
  const open = ['/login', '/register', '/retrievePassword', '/sendSuccess', '/activation', '/success']
  for (const path of [...open, '/changePassword', '/changePasSuccess'])
    expect(siteRoutes.find((each) => each.path === path)).toMatchObject({ hasMeta: false, shell: 'public' })
})
