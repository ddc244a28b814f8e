import { coinNameText } from '#contract/codes.ts'
import { articles } from '#contract/content.ts'
import { signedIn } from '#contract/signed-in.ts'
import { text } from '#web/portal/content/text.ts'
import { text as homeText } from '#web/portal/members/home.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { formatDay, formatWhen } from '#web/kit/text/format.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { card, gate, isAt } from './people.ts'
import { newMember, signedInMember } from './prepared.ts'

/* What members are told: announcements, the parts of the home page, and the pages that say no. */

const t = textIn(text, 'en')
const s = textIn(shellText, 'en')

test('announcements are listed, found by a word, and read whole', async ({ arrive }) => {
  const member = await newMember()
  const { list } = await member.call(articles.list, { kind: 'announcement' }, { language: 'zh-Hant' })
  const { page } = await arrive({ stored: member.stored })
  const hk = textIn(text, 'zh-Hant')
  await page.goto(`${basePath}${paths.announcement}`)
  await expect(page.getByRole('list', { name: hk.title }).getByRole('link')).toHaveText(list.map(({ title }) => title))
  await page.getByRole('searchbox', { name: hk.search }).fill('國慶')
  await expect(page.getByRole('list', { name: hk.title }).getByRole('link')).toHaveCount(1)
  await page.getByRole('list', { name: hk.title }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026 年中秋、國慶假期安排')
  await expect(page.getByRole('table')).toContainText('9 月 25 日')
  await page.getByRole('link', { name: hk.all }).click()
  await expect(page.getByRole('list', { name: hk.title }).getByRole('link')).toHaveCount(list.length)
})

// Proves R-463
test('while a long read runs its message is shown, and gone when it has ended well or badly', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  const waiting = page.getByRole('alert').filter({ hasText: t.loading })
  const shown = {
    well: page.getByRole('list', { name: t.title }),
    badly: page.getByRole('main').getByText(textIn(kitText, 'en').failedTitle).first(),
  }
  for (const ends of ['well', 'badly'] as const) {
    const { held, letGo } = gate()
    await page.route(`**${articles.list.path}*`, async (route) => {
      await held
      return ends === 'well' ? route.continue() : route.abort()
    })
    await page.goto(`${basePath}${paths.announcement}`)
    await expect(waiting.first()).toBeVisible()
    letGo()
    await expect(shown[ends]).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

// Proves
test('the home page greets, tells the account, and its tiles and buttons open their pages', async ({ arrive }) => {
  const h = textIn(homeText, 'en')
  // Signed in twice, so that there is a previous sign-in; she was given coupons of each state, and coins.
  await signedInMember('meiling@example.com')
  const member = await signedInMember('meiling@example.com')
  const home = await member.call(signedIn.home, {})
  const { list: announcements } = await member.call(articles.list, { kind: 'announcement' }, { language: 'en' })
  expect(Math.min(home.coins, ...Object.values(home.coupons))).toBeGreaterThan(0)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.memberHome}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.displayName)
  const lastLogin = h.fill('lastLogin', { when: formatWhen(home.lastLoginAt ?? '', 'en') })
  await expect(page.getByText(lastLogin, { exact: true })).toBeVisible()
  const account = card(page, h.accountTitle)
  for (const fact of [home.memberNumber, home.email, home.level.name, formatDay(home.registeredAt, 'en')])
    await expect(account).toContainText(fact)
  const balance = card(page, h.balanceTitle)
  await expect(balance).toContainText(
    h.fill('coins', { count: home.coins.toLocaleString('en'), name: coinNameText.en }),
  )
  const { available, used, expired } = home.coupons
  const coupons = balance.getByRole('navigation', { name: h.couponsTitle }).getByRole('link')
  await expect(coupons).toHaveText([
    new RegExp(`^${available}\\s*${h.couponsAvailable}$`),
    new RegExp(`^${used}\\s*${h.couponsUsed}$`),
    new RegExp(`^${expired}\\s*${h.couponsExpired}$`),
  ])
  for (const tab of [1, 2, 3] as const)
    await expect(coupons.nth(tab - 1)).toHaveAttribute('href', `${basePath}${paths.couponsIn(tab)}`)
  await expect(balance.getByRole('link', { name: h.topUp, exact: true })).toHaveAttribute('href', /\/onlinetopUp$/)
  await expect(account.getByRole('link', { name: h.editProfile })).toHaveAttribute('href', /\/basicInformation$/)
  await expect(account.getByRole('link', { name: h.changePassword })).toHaveAttribute('href', /\/updatePassward$/)
  const tiles = page.getByRole('navigation', { name: h.shortcuts }).getByRole('link')
  const opened = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const path of [
    paths.forecast,
    paths.apply,
    paths.parcels,
    paths.orders,
    paths.warehouseAddress,
    paths.calculator,
  ])
    expect(opened).toContain(`${basePath}${path}`)
  const latest = card(page, t.latest)
  await expect(latest.getByRole('list').getByRole('link')).toHaveCount(3)
  await latest.getByRole('list').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${paths.announcement}\\?slug=`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(announcements[0]?.title ?? '')
  await page.goBack()
  await latest.getByRole('link', { name: t.all }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.announcement}$`))
  await isAt(person, 'announcement')
})

// Proves
test('/permission opens for the member who holds its flag, and leads every other one to /403', async ({ arrive }) => {
  const holder = await signedInMember('meiling@example.com')
  const { page } = await arrive({ language: 'en', stored: holder.stored })
  await page.goto(`${basePath}${paths.permission}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.permissionTitle)

  const other = await newMember()
  const second = await arrive({ language: 'en', stored: other.stored })
  await second.page.goto(`${basePath}${paths.permission}`)
  await expect(second.page).toHaveURL(/\/403$/)
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(s.forbiddenTitle)
  await second.page.getByRole('link', { name: s.toMemberHome }).click()
  await expect(second.page).toHaveURL(/\/pageHome$/)
  await isAt(second, 'memberHome')
  await second.page.goto(`${basePath}/nowhere`)
  await expect(second.page).toHaveURL(/\/404$/)
})

// Proves R-592
test('a part of the program that stalls gives way to a page with a retry at 120 seconds, not before', async ({
  arrive,
}) => {
  const kit = textIn(kitText, 'en')
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  await page.goto(`${basePath}${paths.memberHome}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.install()
  let isStalled = true
  await page.route(/FeedbackPage[^/]*\.(js|tsx)/, (route) => (isStalled ? undefined : route.continue()))
  // The two minutes start when the part is requested.
  const asked = page.waitForRequest(/FeedbackPage/)
  await page.getByRole('navigation').getByRole('link', { name: 'Feedback' }).first().click()
  await asked
  // The clock goes on meanwhile.
  await page.clock.fastForward(110_000)
  await expect(page.getByText(kit.chunkTitle)).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(page.getByText(kit.chunkTitle)).toBeVisible()
  isStalled = false
  await page.getByRole('button', { name: kit.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
})
