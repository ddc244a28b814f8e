import { operations } from '#contract/index.ts'
import { storedCode } from '#contract/language.ts'
import { members } from '#contract/members.ts'
import { type Language, languages } from '#domain/language.ts'
import { basePath, paths } from '#web/paths.ts'
import { text as kitText } from '#web/ui/text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { choice, type Person } from './people.ts'
import { newMember } from './prepared.ts'
import { signOut } from './steps-entry.ts'

/** The requirements' table T, as far as it is built: Simplified, Traditional, English. */
const membersTitles = [
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
  ['/onlinetopUp', '在线充值', '在線充值', 'Online top-up'],
  ['/bankTransfer', '银行转账', '銀行轉帳', 'Bank transfer'],
  ['/expenseCalendar', '消费记录', '消費記錄', 'Expense records'],
  ['/404', '页面不存在', '頁面不存在', 'Not found'],
] as const

const publicTitles = [
  ['/webHome', '首页', '首頁', 'Home'],
  ['/login', '登录', '登入', 'Log in'],
  ['/register', '注册', '註冊', 'Register'],
  ['/retrievePassword', '找回密码', '找回密碼', 'Retrieve password'],
  ['/sendSuccess', '邮件已发送', '電郵已發送', 'Mail sent'],
  ['/activation', '账号激活', '帳號啟用', 'Activation'],
  ['/success', '注册成功', '註冊成功', 'Registration complete'],
  ['/changePassword', '重置密码', '重設密碼', 'Reset password'],
  ['/changePasSuccess', '密码已修改', '密碼已修改', 'Password changed'],
] as const

const stored = ({ page }: Person, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Chooses in the bar above the page, where 1, 2 and 3 stand one below the other. */
async function choose({ page }: Person, { from, to }: { from: Language; to: Language }) {
  const place = choice(page.getByRole('banner'), kitText.languageLabel[from])
  await place.selectOption({ index: languages.indexOf(to) })
}

test('the browser’s language is taken until one is chosen, and nothing is stored before', async ({ arrive }) => {
  for (const [index, language] of languages.entries()) {
    const visitor = await arrive({ language })
    for (const [path, ...titles] of [publicTitles[0], publicTitles[1]]) {
      await visitor.page.goto(`${basePath}${path}`)
      await expect(visitor.page).toHaveTitle(titles[index] ?? '')
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', language)
      expect(await stored(visitor, 'lang')).toBeNull()
    }
  }
})

test('choice 1, 2 and 3 store cn, en and sh and outlive a reload, on the home page and in the portal', async ({
  arrive,
}) => {
  const codes = { 'zh-Hans': 'cn', 'zh-Hant': 'en', en: 'sh' } as const
  for (const [path] of [publicTitles[0], publicTitles[1]]) {
    const visitor = await arrive({ language: 'en' })
    await visitor.page.goto(`${basePath}${path}`)
    let from: Language = 'en'
    for (const to of languages) {
      await choose(visitor, { from, to })
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', to)
      expect(await stored(visitor, 'lang')).toBe(codes[to])
      await visitor.page.reload()
      await expect(choice(visitor.page.getByRole('banner'), kitText.languageLabel[to])).toHaveValue(to)
      from = to
    }
  }
})

test('every page names itself in three languages as table T says', async ({ arrive }) => {
  const { stored: session } = await newMember()
  const person = await arrive({ stored: { ...session, lang: storedCode.en } })
  for (const [path, ...titles] of [...publicTitles, ...membersTitles]) {
    await person.page.goto(`${basePath}${path}`)
    let from: Language = 'en'
    for (const [index, to] of languages.entries()) {
      await choose(person, { from, to })
      await expect(person.page, `${path} in ${to}`).toHaveTitle(titles[index] ?? '')
      from = to
    }
  }
})

test('without a token every page of the members leads to the home page, and public pages stay (K4)', async ({
  arrive,
}) => {
  const { page } = await arrive({ language: 'en' })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  for (const [path] of membersTitles) {
    await page.goto(`${basePath}${path}`)
    await expect(page, path).toHaveURL(/\/web_site\/webHome$/)
    await expect(page).toHaveTitle('Home')
  }
  await page.goto(`${basePath}/nowhere`)
  await expect(page).toHaveURL(/\/web_site\/webHome$/)
  await expect(page).toHaveTitle('Home')
  const membersCalls = operations.filter(({ who }) => who === 'member').map(({ path }) => path)
  expect(
    membersCalls.filter((path) => asked.has(path)),
    'nothing of a member is asked for',
  ).toEqual([])
  for (const [path, , , title] of publicTitles) {
    await page.goto(`${basePath}${path}`)
    await expect(page).toHaveTitle(title)
    expect(new URL(page.url()).pathname).toBe(`${basePath}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('with a token an unknown path is the page that says so', async ({ arrive }) => {
  const { stored: session } = await newMember()
  const { page } = await arrive({ stored: session })
  await page.goto(`${basePath}/nowhere`)
  await expect(page).toHaveURL(/\/web_site\/404$/)
  await expect(page).toHaveTitle('頁面不存在')
})

test('logging out ends the session on the server, forgets token and userid and leads to the sign-in page', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ stored: member.stored })
  await person.page.goto(`${basePath}${paths.memberHome}`)
  await signOut(person)
  expect([await stored(person, 'token'), await stored(person, 'userid')]).toEqual([null, null])
  expect((await member.ask(members.home, {})).http).toBe(401)
  await person.page.goto(`${basePath}${paths.memberHome}`)
  await expect(person.page).toHaveURL(/\/web_site\/webHome$/)
})
