import { languages } from '#domain/language.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { text as readingText } from '#web/site/pages/reading/reading.text.ts'
import { frameText } from '#web/site/frame/frame.text.ts'
import { text as homeText } from '#web/site/pages/home/home.text.ts'
import { text as checkerText } from '#web/site/goods/checker.text.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { madePaths } from './built-pages.ts'
import { test } from './journey.ts'
import { productUrl } from './product.ts'
import { newMember } from './prepared.ts'

/* The public site as seen by someone who has never heard of us. */

// Proves
test('every public page is read without a script, in three languages, with the eight items of its header', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  for (const language of languages) {
    const t = textIn(routeTitles, language)
    for (const path of madePaths) {
      await page.goto(`${siteUrl(path)}?lang=${language}`)
      await expect(page.locator('html'), path).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80)
      const bar = page.getByRole('banner')
      for (const item of [t.home, t.kongFreight, t.southeast, t.about, t.login, t.register, t.domesticNotice])
        await expect(bar.getByRole('link', { name: item, exact: true }).first(), `${path}: ${item}`).toBeVisible()
      await expect(bar.getByRole('link', { name: 'English' })).toBeVisible()
    }
  }
  await context.close()
})

test('the header links home for people who are signed in, and to registration for visitors', async ({ arrive }) => {
  const t = textIn(routeTitles, 'en')
  const visitor = await arrive({ language: 'en' })
  await visitor.page.goto(siteUrl(paths.kongFreight))
  await expect(visitor.page.getByRole('banner').getByRole('link', { name: t.register })).toBeVisible()
  await expect(visitor.page.getByRole('banner').getByRole('link', { name: t.memberHome })).toBeHidden()
  const member = await arrive({ language: 'en', stored: (await newMember()).stored })
  await member.page.goto(siteUrl(paths.kongFreight))
  await member.page.getByRole('banner').getByRole('link', { name: t.memberHome }).click()
  await expect(member.page).toHaveURL(`${basePath}${paths.memberHome}`)
})

// Proves
test('contacts, calculator and languages are at the edge of the page and in its footer, also on a phone', async ({
  arrive,
}) => {
  const t = textIn(frameText, 'zh-Hant')
  const titles = textIn(routeTitles, 'zh-Hant')
  const { page } = await arrive({ width: 390 })
  await page.goto(siteUrl(paths.kongFreight))
  const edge = page.getByRole('navigation', { name: t.dock })
  for (const place of [edge, page.getByRole('contentinfo')]) {
    if (place === edge) await place.getByText(t.dockContact).click()
    await expect(place.getByRole('link', { name: 'service@smartcats.example' })).toBeVisible()
    await expect(place.getByRole('link', { name: titles.siteCalculator })).toHaveAttribute(
      'href',
      `${siteUrl(paths.siteCalculator)}?lang=zh-Hant`,
    )
  }
  await edge.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('sh')
})

test('what stays in view covers nothing: the page ends above the bar of a phone, and anchors stop below the header', async ({
  arrive,
}) => {
  const t = textIn(frameText, 'zh-Hant')
  const phone = await arrive({ width: 390 })
  await phone.page.goto(siteUrl(paths.home))
  const bar = phone.page.getByRole('navigation', { name: t.dock })
  await phone.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const footer = await phone.page.getByRole('contentinfo').boundingBox()
  const { y: top = 0 } = (await bar.boundingBox()) ?? {}
  expect((footer?.y ?? 0) + (footer?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(top + 1)
  await phone.page.getByRole('main').getByRole('textbox').first().focus()
  await expect(bar).toBeHidden()

  const desk = await arrive({ width: 1440 })
  await desk.page.goto(siteUrl(paths.tutorial))
  const header = desk.page.getByRole('banner')
  await header.getByText(t.helpMenu).click()
  await expect(header.getByRole('link', { name: 'service@smartcats.example' })).toBeVisible()
  const contents = desk.page.getByRole('navigation', { name: textIn(readingText, 'zh-Hant').contents })
  const last = contents.getByRole('link').last()
  await last.click()
  const part = decodeURIComponent(await last.evaluate((link: HTMLAnchorElement) => link.hash.slice(1)))
  const heading = await desk.page.locator(`[id="${part}"]`).boundingBox()
  const frame = await header.boundingBox()
  expect(heading?.y ?? 0).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
})

// Proves R-085
test('help, tutorial, contraband and terms say the same to a visitor and to a member, and ask for nothing of anybody', async ({
  arrive,
}) => {
  const visitor = await arrive({ language: 'en' })
  const member = await arrive({ language: 'en', stored: (await newMember()).stored })
  const calls: string[] = []
  for (const { page } of [visitor, member])
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
  for (const path of [paths.helpCenter, paths.tutorial, paths.contraband, paths.carriageTerms]) {
    const words = async (page: Page) => {
      await page.goto(siteUrl(path))
      await page.waitForLoadState('networkidle')
      return page.getByRole('main').innerText()
    }
    expect(await words(member.page), path).toBe(await words(visitor.page))
  }
  expect(calls).toEqual([])
})

test('goods that are asked about on the home page are judged on the page of the checker, by an address to share', async ({
  arrive,
}) => {
  const t = textIn(checkerText, 'en')
  const { page } = await arrive({ language: 'en', width: 390 })
  await page.goto(`${siteUrl(paths.home)}?lang=en`)
  await page.getByRole('searchbox', { name: t.what }).fill('power bank')
  await page.getByRole('button', { name: textIn(homeText, 'en').goodsCheck }).click()
  await expect(page).toHaveURL(/\/contraband\?lang=en&goods=power\+bank$/)
  const checker = page.getByRole('region', { name: t.title })
  await expect(checker.getByText(t.sensitive)).toBeVisible()
  await expect(checker.getByRole('searchbox')).toHaveValue('power bank')
})

test('the menu of a phone opens and closes by keyboard, and leads on', async ({ arrive }) => {
  const t = textIn(frameText, 'en')
  const { page } = await arrive({ language: 'en', width: 390 })
  await page.goto(siteUrl(paths.home))
  const bar = page.getByRole('banner')
  await bar.getByText(t.menu, { exact: true }).focus()
  await page.keyboard.press('Enter')
  await bar.getByRole('link', { name: textIn(routeTitles, 'en').southeast }).click()
  await expect(page).toHaveURL(new RegExp(`${siteUrl(paths.southeast)}\\?lang=en$`))
})

// Proves R-536
test('a visit is counted by the id of its host, after a yes, and never after a no (R-536)', async ({ arrive }) => {
  const counted: string[] = []
  const open = async (host: string) => {
    const { page } = await arrive({ language: 'en' })
    await page.route('https://count.example/**', (route) => {
      counted.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.route('**/web_site/webHome*', async (route) => {
      const response = await route.fetch()
      const analytics = {
        sites: [
          { host, id: 'A-1' },
          { host: 'elsewhere.example', id: 'B-2' },
        ],
        script: 'https://count.example/count.js?id={id}',
      }
      const bar = `<section hidden data-analytics='${JSON.stringify(analytics)}'><button value="no">No</button><button value="yes">Yes</button></section></body>`
      const headers = { ...response.headers() }
      delete headers['content-security-policy']
      await route.fulfill({ headers, body: (await response.text()).replace('</body>', bar) })
    })
    await page.goto(siteUrl(paths.home))
    return page
  }
  const here = new URL(productUrl()).hostname
  const unknown = await open('other.example')
  await expect(unknown.locator('[data-signed-in], main').first()).toBeVisible()
  await expect(unknown.getByRole('button', { name: 'Yes' })).toBeHidden()
  const refusing = await open(here)
  await refusing.getByRole('button', { name: 'No' }).click()
  await refusing.reload()
  await expect(refusing.getByRole('button', { name: 'Yes' })).toBeHidden()
  expect(counted).toEqual([])
  const agreeing = await open(here)
  await agreeing.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => counted).toEqual(['https://count.example/count.js?id=A-1'])
  await agreeing.reload()
  await expect.poll(() => counted).toHaveLength(2)
})
