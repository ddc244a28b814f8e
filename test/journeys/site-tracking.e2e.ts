import { message } from '#contract/messages.ts'
import { tracking } from '#contract/parcels.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { text as homeText } from '#web/site/pages/home/home.text.ts'
import { numbersAtMost } from '#web/site/pages/tracking/numbers.ts'
import { text } from '#web/site/pages/tracking/tracking.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, countCalls, field } from './people.ts'
import { productUrl } from './product.ts'
import { forecasted, funded, newMember, type PreparedMember, shipped } from './prepared.ts'

/* Where a parcel is: shown to anyone who has its number, without saying whose it is. */

const t = textIn(text, 'en')
const none = message('M-19', 'en')

async function track(page: Page, path: string, numbers: string) {
  await page.goto(`${siteUrl(path)}?lang=en`)
  await field(page, t.numbers).fill(numbers)
  await button(page, t.query).click()
}

/** A paid order on its way. */
async function sent(member: PreparedMember) {
  await funded(member, 20_000)
  return shipped(member)
}

// Proves
test('a courier number shows its steps to anyone, the newest first, and nothing of whose it is', async ({ arrive }) => {
  const member = await newMember()
  const { trackingNumber } = await sent(member)
  const { page } = await arrive({ language: 'en' })
  await track(page, paths.parcelTrack, trackingNumber.toLowerCase())
  const found = page.getByRole('region', { name: `${t.parcel} ${trackingNumber}` })
  await expect(found).toBeVisible()
  const times = await found.locator('time').evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''))
  expect(times.length).toBeGreaterThan(2)
  expect(times).toEqual([...times].sort((one, other) => Date.parse(other) - Date.parse(one)))
  await expect(page.getByRole('main')).not.toContainText(member.memberNumber)
  await expect(page.getByRole('main')).not.toContainText('陳大文')
  await expect(page.getByRole('main')).not.toContainText('沙田')
  await expect(page).toHaveURL(new RegExp(`no=${trackingNumber}`))
})

// Proves
test('an order number shows its steps to anyone, and so does the number that its carrier gave', async ({ arrive }) => {
  const { orderNumber, logisticsNumber } = await sent(await newMember())
  const { page } = await arrive({ language: 'en' })
  for (const number of [orderNumber, logisticsNumber]) {
    await track(page, paths.orderTrack, number)
    const found = page.getByRole('region', { name: `${t.order} ${number}` })
    await expect(found).toContainText(number === orderNumber ? logisticsNumber : orderNumber)
    await expect(found.getByRole('listitem').first()).toBeVisible()
  }
})

// Proves R-547
test('one box finds parcels and orders together; a number that nobody knows says M-19', async ({ arrive }) => {
  const member = await newMember()
  const { orderNumber } = await sent(member)
  const { trackingNumber } = await forecasted(member)
  const { page } = await arrive({ language: 'en' })
  for (const path of [paths.parcelTrack, paths.orderTrack]) {
    await track(page, path, `${orderNumber}，${trackingNumber}\nYT0000000000000`)
    await expect(page.getByText(t.fill('summary', { found: 2, total: 3 }))).toBeVisible()
    await expect(page.getByRole('region', { name: `${t.order} ${orderNumber}` })).toBeVisible()
    await expect(page.getByRole('region', { name: `${t.parcel} ${trackingNumber}` })).toBeVisible()
    const unknown = page.getByRole('region', { name: t.noneTitle })
    await expect(unknown).toContainText(none)
    await expect(unknown).toContainText('YT0000000000000')
  }
})

test('a letter typed for a digit is helped with one press', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  await track(page, paths.orderTrack, 'JH26112112345O')
  await button(page, t.fill('meant', { number: 'JH261121123450' })).click()
  const unknown = page.getByRole('region', { name: t.noneTitle })
  await expect(unknown.getByText('JH261121123450')).toBeVisible()
  await expect(page).toHaveURL(/no=JH261121123450/)
})

test('nothing and too much are not asked; the field says why and has the focus', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const sent = countCalls(person, tracking.parcelPublic)
  await track(page, paths.parcelTrack, '')
  await expect(page.getByText(t.numbersRequired)).toBeVisible()
  await expect(field(page, t.numbers)).toBeFocused()
  const many = Array.from({ length: numbersAtMost + 1 }, (_each, index) => `YT${1_000_000_000_000 + index}`)
  await field(page, t.numbers).fill(many.join(' '))
  await button(page, t.query).click()
  await expect(page.getByText(t.fill('numbersTooMany', { most: numbersAtMost }))).toBeVisible()
  expect(sent()).toBe(0)
})

test('an answer that does not come says which numbers are open, and asks again at a press', async ({ arrive }) => {
  const { trackingNumber } = await forecasted(await newMember())
  const { page } = await arrive({ language: 'en' })
  const isCall = (url: URL) => url.pathname === tracking.parcelPublic.path
  await page.route(isCall, (route) => route.abort())
  await track(page, paths.parcelTrack, trackingNumber)
  await expect(page.getByRole('alert')).toContainText(trackingNumber)
  await page.unroute(isCall)
  await button(page, t.retry).click()
  await expect(page.getByRole('region', { name: `${t.parcel} ${trackingNumber}` })).toBeVisible()
})

test('asked too often, the page says when to try again', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  await page.route(
    (url) => url.pathname === tracking.parcelPublic.path,
    (route) =>
      route.fulfill({
        status: 429,
        json: { code: 1004, msg: 'Too many requests', data: { next: { text: 'Try again tomorrow', place: null } } },
      }),
  )
  await track(page, paths.parcelTrack, 'YT1234567890123')
  await expect(page.getByRole('alert')).toContainText('Try again tomorrow')
})

test('the box of the home page leads to the answer, which can be shared; the numbers tracked last stay on the device', async ({
  arrive,
}) => {
  const h = textIn(homeText, 'en')
  const { trackingNumber } = await forecasted(await newMember())
  const { page } = await arrive({ language: 'en', width: 390 })
  await page.goto(`${siteUrl(paths.home)}?lang=en`)
  await field(page, h.trackLabel).fill(trackingNumber)
  await button(page, h.track).click()
  const found = page.getByRole('region', { name: `${t.parcel} ${trackingNumber}` })
  await expect(found).toBeVisible()
  await isClean(page, 'found on a phone')
  const address = page.url()
  const friend = await arrive({ language: 'en' })
  await friend.page.goto(address)
  await expect(friend.page.getByRole('region', { name: `${t.parcel} ${trackingNumber}` })).toBeVisible()
  await page.goto(`${siteUrl(paths.parcelTrack)}?lang=en`)
  await field(page, t.numbers).focus()
  await page.getByRole('link', { name: trackingNumber }).click()
  await expect(found).toBeVisible()
})

test('without a script the box says that it needs one, and its words can be read', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl(paths.parcelTrack)}?lang=en`)
  await expect(page.getByText(t.parcelLead)).toBeVisible()
  await expect(page.getByText(/JavaScript/)).toBeVisible()
  await context.close()
})
