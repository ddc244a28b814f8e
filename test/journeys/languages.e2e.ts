import { fieldText } from '#contract/wire/field-texts.ts'
import { operations } from '#contract/index.ts'
import { storedCode } from '#contract/wire/language.ts'
import { signedIn } from '#contract/signed-in.ts'
import { type Language, languages } from '#domain/language.ts'
import { basePath } from '#web/client/base-path.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { paths } from '#web/paths.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { memberPaths, publicPaths } from './built-pages.ts'
import { test } from './journey.ts'
import { button, choice, type Person } from './people.ts'
import { newMember, signedInMember } from './prepared.ts'
import { signOut } from './steps-entry.ts'
import { visit } from './visit.ts'
import { membersTitles, publicTitles, titlesOf } from './table-t.ts'

const stored = ({ page }: Person, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Switches language in the bar above the page: public pages have three links there, members' pages a list. */
async function choose({ page }: Person, { from, to }: { from: Language; to: Language }) {
  const bar = page.getByRole('banner')
  const links = bar.getByRole('list', { name: kitText.languageLabel[from] }).getByRole('link')
  const list = choice(bar, kitText.languageLabel[from])
  await expect(links.first().or(list)).toBeVisible()
  if (await list.isVisible()) await list.selectOption({ index: languages.indexOf(to) })
  else await links.nth(languages.indexOf(to)).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
}

/** Reached from another page, and named by itself. */
const further = ['/orderReceipt', '/topupReceipt', '/notices']

/** Table T names the four public pages with meta, the help centre and those around an account. */
const isInTable = (path: string) => [...publicTitles, ...membersTitles].some(([each]) => each === path)

// Proves R-037
test('the browser’s language is taken until one is chosen, and nothing is stored before', async ({ arrive }) => {
  for (const [index, language] of languages.entries()) {
    const visitor = await arrive({ language })
    for (const path of [paths.home, paths.login]) {
      await visitor.page.goto(`${basePath}${path}`)
      await expect(visitor.page).toHaveTitle(titlesOf(path)[index] ?? '')
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', language)
      expect(await stored(visitor, 'lang')).toBeNull()
    }
  }
})

test('what a form said is wrong is not left standing in the language before', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en' })
  const { page } = visitor
  const said = page.getByText(fieldText('field_required', 'en'))
  await page.goto(`${basePath}${paths.login}`)
  await button(page.getByRole('main'), entryText.login.en).click()
  await expect(said).toHaveCount(3)
  await choose(visitor, { from: 'en', to: 'zh-Hant' })
  await expect(said).toHaveCount(0)
  await button(page.getByRole('main'), entryText.login['zh-Hant']).click()
  await expect(page.getByText(fieldText('field_required', 'zh-Hant'))).toHaveCount(3)
})

// Proves
test('choice 1, 2 and 3 store cn, en and sh and outlive a reload, on the home page and in the portal', async ({
  arrive,
}) => {
  const codes = { 'zh-Hans': 'cn', 'zh-Hant': 'en', en: 'sh' } as const
  for (const path of [paths.home, paths.login]) {
    const visitor = await arrive({ language: 'en' })
    await visitor.page.goto(`${basePath}${path}`)
    let from: Language = 'en'
    for (const to of languages) {
      await choose(visitor, { from, to })
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', to)
      await expect.poll(() => stored(visitor, 'lang')).toBe(codes[to])
      await visitor.page.reload()
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', to)
      await visitor.page.goto(`${basePath}${path}`)
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', to)
      from = to
    }
  }
})

// Proves,
//
//
test('every page names itself in three languages as table T says, a member’s page in the members’ frame', async ({
  arrive,
}) => {
  // She holds the flag of /permission, so that no page redirects her.
  const { stored: session } = await signedInMember('meiling@example.com')
  const person = await arrive({ stored: { ...session, lang: storedCode.en } })
  const { page } = person
  const frame = (language: Language) =>
    page.getByRole('complementary').getByRole('navigation', { name: shellText.menu[language] })
  let from: Language = 'en'
  for (const path of publicPaths.filter(isInTable)) {
    await page.goto(`${basePath}${path}`)
    for (const [index, to] of languages.entries()) {
      await choose(person, { from, to })
      await expect(page, `${path} in ${to}`).toHaveTitle(titlesOf(path)[index] ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      from = to
    }
    await expect(frame('en'), path).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(`${basePath}${path}`)
  }
  for (const [at, path] of memberPaths.filter(isInTable).entries()) {
    if (at === 0) await page.goto(`${basePath}${path}`)
    else await visit(page, `${basePath}${path}`)
    for (const [index, to] of languages.entries()) {
      await choice(page.getByRole('banner'), kitText.languageLabel[from]).selectOption({ index })
      await expect(page, `${path} in ${to}`).toHaveTitle(titlesOf(path)[index] ?? '')
      from = to
    }
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(frame('en'), path).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${basePath}${path}`)
  }
})

// Proves
test('without a token pages of the members lead to the home page, and public pages stay', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  // The guard is one for all pages (`web/portal/pages.test.ts` asks it about each).
  for (const path of [paths.memberHome, paths.orderDetails('1'), paths.permission, paths.notFound, '/nowhere']) {
    await page.goto(`${basePath}${path}`)
    await expect(page, path).toHaveURL(/\/web_site\/webHome$/)
    await expect(page).toHaveTitle(titlesOf(paths.home)[2] ?? '')
  }
  const membersCalls = operations.filter(({ who }) => who === 'member').map(({ path }) => path)
  expect(
    membersCalls.filter((path) => asked.has(path)),
    'nothing of a member is asked for',
  ).toEqual([])
  for (const path of publicPaths) {
    await page.goto(`${basePath}${path}`)
    if (isInTable(path)) await expect(page).toHaveTitle(titlesOf(path)[languages.indexOf('en')] ?? '')
    else await expect(page).not.toHaveTitle('')
    expect(new URL(page.url()).pathname).toBe(`${basePath}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

// Proves
test('table T has 29 routes of the members, and every one of them is built', () => {
  expect(membersTitles).toHaveLength(29)
  expect(new Set(memberPaths)).toEqual(new Set([...membersTitles.map(([path]) => path), ...further]))
})

test('with a token an unknown path is the page that says so', async ({ arrive }) => {
  const { stored: session } = await newMember()
  const { page } = await arrive({ stored: session })
  await page.goto(`${basePath}/nowhere`)
  await expect(page).toHaveURL(/\/web_site\/404$/)
  await expect(page).toHaveTitle('頁面不存在')
})

// Proves
test('logging out ends the session on the server, forgets token and userid and leads to the sign-in page', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ stored: member.stored })
  await person.page.goto(`${basePath}${paths.memberHome}`)
  await signOut(person)
  expect([await stored(person, 'token'), await stored(person, 'userid')]).toEqual([null, null])
  expect((await member.ask(signedIn.home, {})).http).toBe(401)
  await person.page.goto(`${basePath}${paths.memberHome}`)
  await expect(person.page).toHaveURL(/\/web_site\/webHome$/)
})
