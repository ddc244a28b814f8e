import { expect } from '@playwright/test'
import { captchas } from '#contract/captchas.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { languages } from '#domain/language.ts'
import { memberPassword } from '#db/seed/people.ts'
import { kitText } from './kit-text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text } from '#web/portal/members/entry.text.ts'
import { text as orderText } from '#web/portal/orders/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { routeTitles } from '#web/routes.text.ts'
import { test } from './journey.ts'
import { picture, templateIn, withoutProgram } from './held-program.ts'
import { button, field, gate, isAt, typeCode } from './people.ts'
import { newMember } from './prepared.ts'

/* What a page shows and takes before its program has arrived (docs/decisions/0057). */

const t = textIn(text, 'en')
const kit = textIn(kitText, 'en')
const titles = textIn(routeTitles, 'en')
const emptyOf = { orders: orderText.emptyTitle.en, parcels: parcelText.emptyTitle.en }

test('who starts typing before the program is there signs in with what was typed', async ({ arrive }) => {
  const { email } = await newMember()
  const person = await arrive({ language: 'en', width: 390 })
  const { page } = person
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await expect(picture(page)).toBeVisible()
  await field(page, t.account).fill(email)
  const password = page.getByLabel(t.password, { exact: true })
  await password.pressSequentially(memberPassword.slice(0, 4))
  program.arrive()
  await expect(picture(page)).toHaveCount(0)
  await expect(field(page, t.account)).toHaveValue(email)
  await expect(password).toBeFocused()
  // The next letters follow those that are there.
  await page.keyboard.type(memberPassword.slice(4))
  await expect(password).toHaveValue(memberPassword)
  await typeCode(person)
  await button(page.getByRole('main'), t.login).click()
  await isAt(person, 'memberHome')
})

for (const theme of ['light', 'dark'] as const)
  test(`the form has its fields, buttons and colors before any style sheet is there, in ${theme}`, async ({
    arrive,
  }) => {
    const { page } = await arrive({ language: 'en', width: 390, theme })
    const sheets = gate()
    await page.route(/\/assets\/[\w.-]+\.css$/, async (route) => {
      await sheets.held
      await route.continue()
    })
    const script = page.waitForResponse(/\/assets\/portal-[\w-]+\.js$/)
    await page.goto('/web_site/login', { waitUntil: 'commit' })
    await expect(picture(page)).toBeVisible()
    const colors = async () => {
      const [input, send] = [field(page, t.account), button(page.getByRole('main'), t.login)]
      const link = page.getByRole('link', { name: t.toRetrieve })
      return [
        await input.evaluate((element) => getComputedStyle(element).borderTopColor),
        await input.evaluate((element) => getComputedStyle(element).color),
        await send.evaluate((element) => getComputedStyle(element).backgroundColor),
        await link.evaluate((element) => getComputedStyle(element).color),
      ]
    }
    const before = await colors()
    // The program is there, and waits for them.
    await page.evaluate((url) => import(url), (await script).url())
    await expect(picture(page)).toBeVisible()
    sheets.letGo()
    await expect(picture(page)).toHaveCount(0)
    expect(await colors()).toEqual(before)
    await expect(page.locator('[media="not all"]')).toHaveCount(0)
    expect(before.join()).not.toContain('rgba(0, 0, 0, 0)')
  })

test('a style sheet that does not arrive keeps nobody from signing in', async ({ arrive }) => {
  const { email } = await newMember()
  const person = await arrive({ language: 'en' })
  const { page } = person
  await page.route(/\/assets\/PublicShell-[\w-]+\.css$/, (route) => route.abort())
  await page.goto('/web_site/login')
  await expect(picture(page)).toHaveCount(0)
  await field(page, t.account).fill(email)
  await page.getByLabel(t.password, { exact: true }).fill(memberPassword)
  await typeCode(person)
  await button(page.getByRole('main'), t.login).click()
  await isAt(person, 'memberHome')
})

test('a language that is chosen before the program is there is stored', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await picture(page).getByRole('banner').getByRole('link', { name: '繁體' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  program.arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.loginTitle['zh-Hant'])
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
})

test('the image code can be read and typed before the program is there, and the program takes the same one', async ({
  arrive,
}) => {
  const { email } = await newMember()
  const person = await arrive({ language: 'en', width: 390 })
  const { page } = person
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(captchas.create.path) && asked.push(request.url()))
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await field(page, t.account).fill(email)
  await page.getByLabel(t.password, { exact: true }).fill(memberPassword)
  await typeCode(person, { within: picture(page) })
  program.arrive()
  await expect(picture(page)).toHaveCount(0)
  await expect(page.getByAltText(kit.codeImage)).toBeVisible()
  // It came with the document.
  expect(asked).toEqual([])
  await button(page.getByRole('main'), t.login).click()
  await isAt(person, 'memberHome')
})

test('an address that is being typed goes on where it was', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const program = await withoutProgram(page)
  await page.goto('/web_site/retrievePassword', { waitUntil: 'commit' })
  await field(page, t.email).pressSequentially('mei')
  program.arrive()
  await expect(picture(page)).toHaveCount(0)
  await expect(field(page, t.email)).toBeFocused()
  await page.keyboard.type('ling@example.com')
  await expect(field(page, t.email)).toHaveValue('meiling@example.com')
})

test('an address that the page fills in gives way to what is typed in its field', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en', stored: { 'registered-email': 'registered@example.com' } })
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await field(page, t.account).focus()
  program.arrive()
  await expect(picture(page)).toHaveCount(0)
  await expect(field(page, t.account)).toHaveValue('registered@example.com')
  await page.keyboard.type('another@example.com')
  await expect(field(page, t.account)).toHaveValue('another@example.com')
})

test('a form that is sent before the program is there is sent once it is', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await button(page.getByRole('main'), t.login).click()
  expect(new URL(page.url()).search).toBe('')
  program.arrive()
  await expect(field(page, t.account)).toHaveAccessibleDescription(/./)
})

test('a member signs in again before the program is there, with the image code that is shown', async ({ arrive }) => {
  const [{ stored }, { email }] = [await newMember(), await newMember()]
  const person = await arrive({ language: 'en', stored })
  const { page } = person
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await field(page, t.account).fill(email)
  await page.getByLabel(t.password, { exact: true }).fill(memberPassword)
  await typeCode(person, { within: picture(page) })
  await button(picture(page).getByRole('main'), t.login).click()
  program.arrive()
  await isAt(person, 'memberHome')
})

test('a language that is chosen before the program is there turns the page once it is', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await expect(picture(page)).toBeVisible()
  await page.getByRole('main').getByRole('combobox').selectOption('zh-Hant')
  program.arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(text, 'zh-Hant').loginTitle)
})

test('a word that is being composed is not interrupted', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const program = await withoutProgram(page)
  await page.goto('/web_site/login', { waitUntil: 'commit' })
  await field(page, t.account).dispatchEvent('compositionstart')
  program.arrive()
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(picture(page)).toBeVisible()
  await field(page, t.account).dispatchEvent('compositionend')
  await expect(picture(page)).toHaveCount(0)
})

for (const width of [1280, 390])
  test(`a member sees the frame and the title of the page before the program is there, at ${width} px`, async ({
    arrive,
  }) => {
    const { stored } = await newMember()
    const member = await arrive({ language: 'en', width, stored })
    const program = await withoutProgram(member.page)
    await member.page.goto('/web_site/orderManagement', { waitUntil: 'commit' })
    await expect(picture(member.page).locator('h1')).toHaveText(titles.orders)
    // A phone has its bar below instead.
    await expect(picture(member.page).locator('aside')).toBeVisible({ visible: width > 800 })
    program.arrive()
    await expect(picture(member.page)).toHaveCount(0)
    await isAt(member, 'orders')
  })

test('a visitor sees nothing of the members’ area before the program is there', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en' })
  await withoutProgram(visitor.page)
  await visitor.page.goto('/web_site/orderManagement', { waitUntil: 'commit' })
  await expect(templateIn(visitor.page)).toBeAttached()
  await expect(picture(visitor.page)).toHaveCount(0)
})

for (const language of languages)
  for (const route of ['orders', 'parcels'] as const)
    test(`the ${route} are there with their tabs, filters and dates before the program is, in ${language}`, async ({
      arrive,
    }) => {
      const { stored } = await newMember()
      const { page } = await arrive({ language, width: 390, stored })
      const program = await withoutProgram(page)
      await page.goto(`/web_site${paths[route]}`, { waitUntil: 'commit' })
      const head = page.locator('[data-list-head]')
      await expect(picture(page).locator(head)).toBeVisible()
      const words = async () => [
        await head.getByRole('button').allInnerTexts(),
        await head.getByRole('listitem').allInnerTexts(),
        await head.getByRole('searchbox').getAttribute('placeholder'),
      ]
      // What cannot be used yet is hidden from those who do not see it: read without its state.
      await picture(page).evaluate((element) => element.removeAttribute('inert'))
      const before = await words()
      program.arrive()
      await expect(picture(page)).toHaveCount(0)
      await expect(
        page.getByText(textIn(route === 'orders' ? orderText : parcelText, language).emptyTitle),
      ).toBeVisible()
      const withoutCounts = (rest: unknown) => JSON.stringify(rest).replace(/ 0"/g, '"')
      expect(withoutCounts(before)).toBe(withoutCounts(await words()))
      expect(JSON.stringify(before)).toMatch(/20\d\d.*20\d\d/)
    })

test('a list that is opened with filters shows none before it knows them', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', width: 390, stored })
  const program = await withoutProgram(page)
  await page.goto(`/web_site${paths.orders}?status=shipped`, { waitUntil: 'commit' })
  await expect(picture(page).locator('h1')).toBeVisible()
  await expect(picture(page).locator('[data-list-head]')).toBeHidden()
  program.arrive()
  await expect(picture(page)).toHaveCount(0)
  await expect(page.locator('[data-list-head]')).toBeVisible()
})

for (const { list, route } of [
  { list: orders.list, route: 'orders' },
  { list: parcels.list, route: 'parcels' },
] as const)
  test(`the ${route} are asked for before the program is there, once, and with filters only by the page`, async ({
    arrive,
  }) => {
    const { stored } = await newMember()
    const { page } = await arrive({ language: 'en', stored })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(list.path) && asked.push(request.url()))
    const program = await withoutProgram(page)
    await page.goto(`/web_site${paths[route]}`, { waitUntil: 'commit' })
    // The last month, and the number of rows without dates.
    await expect.poll(() => asked.length).toBe(2)
    program.arrive()
    await expect(page.getByText(emptyOf[route])).toBeVisible()
    expect(asked).toHaveLength(2)

    const { page: narrowed } = await arrive({ language: 'en', stored })
    const askedNarrowed: string[] = []
    narrowed.on('request', (request) => request.url().includes(list.path) && askedNarrowed.push(request.url()))
    const later = await withoutProgram(narrowed)
    await narrowed.goto(`/web_site${paths[route]}?sort=oldest`, { waitUntil: 'commit' })
    await expect(picture(narrowed)).toBeVisible()
    expect(askedNarrowed).toEqual([])
    later.arrive()
    await expect(narrowed.getByText(emptyOf[route])).toBeVisible()
    expect(askedNarrowed[0]).toContain('sort=oldest')
  })

test('who chose another language than the browser’s sees no words in the wrong one', async ({ arrive }) => {
  const person = await arrive({ language: 'en', stored: { lang: 'cn' } })
  await withoutProgram(person.page)
  await person.page.goto('/web_site/login', { waitUntil: 'commit' })
  await expect(templateIn(person.page)).toBeAttached()
  await expect(picture(person.page)).toHaveCount(0)
})
