import { expect } from '@playwright/test'
import { captchas } from '#contract/captchas.ts'
import { memberPassword } from '#db/seed/people.ts'
import { kitText } from './kit-text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/portal/members/entry.text.ts'
import { test } from './journey.ts'
import { picture, templateIn, withoutProgram } from './held-program.ts'
import { button, field, gate, isAt, typeCode } from './people.ts'
import { newMember } from './prepared.ts'

/* What a form shows and takes before its program has arrived (docs/decisions/0057). */

const t = textIn(text, 'en')
const kit = textIn(kitText, 'en')

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
    const program = await withoutProgram(page)
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
    // The program is there, and waits for them, but for no more than three seconds.
    program.arrive()
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

test('who chose another language than the browser’s sees no words in the wrong one', async ({ arrive }) => {
  const person = await arrive({ language: 'en', stored: { lang: 'cn' } })
  await withoutProgram(person.page)
  await person.page.goto('/web_site/login', { waitUntil: 'commit' })
  await expect(templateIn(person.page)).toBeAttached()
  await expect(picture(person.page)).toHaveCount(0)
})
