import { pricing } from '#contract/pricing.ts'
import { site } from '#contract/content.ts'
import { text as priceText } from '#web/shared/channels/text.ts'
import { text as quickText } from '#web/site/calculator/calculator.text.ts'
import { text as sideText } from '#web/site/calculator/side-calculator.text.ts'
import { text as formText } from '#web/site/form/form.text.ts'
import { text as homeText } from '#web/site/pages/home/home.text.ts'
import { proofText } from '#web/site/pages/home/proof.text.ts'
import { text } from '#web/site/pages/calculator/freight.text.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { callerAt } from '#test/caller.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, choice, countCalls, field } from './people.ts'
import { productUrl } from './product.ts'

/* The public price calculator: the same figures as the call returns, and an address that keeps them. */

const t = textIn(text, 'en')
const quick = textIn(quickText, 'en')

const visitor = () => callerAt(productUrl(), null)
const open = (page: Page) => page.goto(`${siteUrl(paths.siteCalculator)}?lang=en`)
const boxOf = (page: Page, number: number) => page.getByRole('group', { name: t.fill('box', { number }), exact: true })

async function fillBox(page: Page, number: number, [weight, length, width, height]: readonly string[]) {
  const box = boxOf(page, number)
  await field(box, t.weight).fill(weight ?? '')
  await field(box, quick.length).fill(length ?? '')
  await field(box, quick.width).fill(width ?? '')
  await field(box, quick.height).fill(height ?? '')
}

const offersOn = (page: Page) => page.getByRole('list', { name: quick.lines })

// Proves R-024
test('boxes of different sizes are priced by every line without signing in, and the price is told line by line', async ({
  arrive,
}) => {
  const p = textIn(priceText, 'en')
  const { list } = await visitor().call(pricing.quotePublic, {
    ...{ destinationCode: 'HK', currency: 'HKD', totalWeightG: 3500, pieces: 2 },
    boxes: [
      { lengthMm: 600, widthMm: 400, heightMm: 300 },
      { lengthMm: 305, widthMm: 200, heightMm: 101 },
    ],
  })
  const { page } = await arrive({ language: 'en' })
  await open(page)
  await fillBox(page, 1, ['2.3', '60', '40', '30'])
  await button(page, t.addBox).click()
  await fillBox(page, 2, ['1.2', '30.5', '20', '10.1'])
  await button(page, quick.calculate).click()
  for (const { name, quote } of list)
    await expect(offersOn(page).getByRole('listitem').filter({ hasText: name })).toContainText(
      formatMoney(quote?.totalMinor ?? 0, 'HKD'),
    )
  await offersOn(page)
    .getByRole('button', { name: /Hong Kong parcel line/ })
    .click()
  const explained = page.getByRole('region', { name: p.fill('explained', { channel: 'Hong Kong parcel line' }) })
  await expect(explained.getByRole('row', { name: p.billedWeight })).toContainText('14 kg')
  await expect(explained).toContainText('60 × 40 × 30 cm + 30.5 × 20 × 10.1 cm')
})

// Proves R-024
test('the address keeps currency, goods and insurance, and restores the calculation for anyone who opens it', async ({
  arrive,
}) => {
  const { page } = await arrive({ language: 'en', width: 390 })
  await open(page)
  await fillBox(page, 1, ['4.3'])
  await choice(page, t.currency).selectOption('HKD')
  await choice(page, t.goodsType).selectOption('sensitive')
  await field(page, t.declaredValue).fill('333.33')
  await button(page, quick.calculate).click()
  const parcelLine = offersOn(page).getByRole('listitem').filter({ hasText: 'Hong Kong parcel line' })
  await expect(parcelLine).toContainText('HK$62.67')
  await isClean(page, 'calculated on a phone')
  const friend = await arrive({ language: 'en' })
  await friend.page.goto(page.url())
  await expect(offersOn(friend.page).getByRole('listitem').filter({ hasText: 'Hong Kong parcel line' })).toContainText(
    'HK$62.67',
  )
  await expect(field(friend.page, t.declaredValue)).toHaveValue('333.33')
  await expect(field(boxOf(friend.page, 1), t.weight)).toHaveValue('4.3')
})

test('what is missing takes the focus and is not asked; a box can be taken out again', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  await open(page)
  const asked = countCalls(person, pricing.quotePublic)
  await button(page, quick.calculate).click()
  await expect(field(boxOf(page, 1), t.weight)).toBeFocused()
  await fillBox(page, 1, ['2', '60'])
  await button(page, quick.calculate).click()
  await expect(field(boxOf(page, 1), quick.length)).toHaveAttribute('aria-invalid', 'true')
  expect(asked()).toBe(0)
  await button(page, t.addBox).click()
  await button(page, t.fill('removeBox', { number: 2 })).click()
  await expect(button(page, t.addBox)).toBeFocused()
  await expect(boxOf(page, 2)).toHaveCount(0)
})

test('a line that does not fit says why', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  await page.goto(`${siteUrl(paths.siteCalculator)}?lang=en&to=HK&g=31000`)
  const offer = offersOn(page).getByRole('button', { name: /Hong Kong parcel line/ })
  await expect(offer).toBeDisabled()
  await expect(offer).toContainText('The weight exceeds the limit of the channel')
  // No price is shown beside an invalid field.
  await field(boxOf(page, 1), t.weight).fill('')
  await expect(page.getByText(quick.mend)).toBeVisible()
  await expect(offersOn(page)).toHaveCount(0)
})

test('the calculator of the home page leads to the full one with what was typed', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  await page.goto(`${siteUrl(paths.home)}?lang=en`)
  await field(page, quick.weight).fill('14')
  await button(page, quick.calculate).click()
  await expect(page.getByText('14 kg is billed')).toBeVisible()
  await page.getByRole('link', { name: quick.full }).click()
  await expect(page).toHaveURL(/\/freightCalculator\?/)
  await expect(field(boxOf(page, 1), t.weight)).toHaveValue('14')
  await expect(field(boxOf(page, 1), quick.length)).toHaveValue('60')
  await expect(offersOn(page).getByRole('listitem').first()).toBeVisible()
})

/** What every line to a destination costs, as the home page shows it. */
async function pricesOf(destinationCode: string, totalWeightG: number) {
  const ask = (currency: 'CNY' | 'HKD') =>
    visitor().call(pricing.quotePublic, { destinationCode, totalWeightG, pieces: 1, currency, ...exampleSize })
  return [...(await ask('CNY')).list, ...(await ask('HKD')).list].flatMap(({ name, quote }) =>
    quote ? [{ name, price: formatMoney(quote.totalMinor, quote.currency) }] : [],
  )
}

const exampleSize = { lengthMm: 600, widthMm: 400, heightMm: 300 }

test('the calculator of the home page has an example; the visitor’s own numbers replace it, in both currencies', async ({
  arrive,
}) => {
  const { page } = await arrive({ language: 'en' })
  await page.goto(`${siteUrl(paths.home)}?lang=en`)
  const shown = async (destinationCode: string, totalWeightG: number) => {
    const prices = await pricesOf(destinationCode, totalWeightG)
    expect(prices.length).toBeGreaterThan(4)
    for (const { name, price } of prices)
      await expect(offersOn(page).getByRole('listitem').filter({ hasText: name })).toContainText(price)
  }
  await expect(page.getByText(quick.example)).toBeVisible()
  await shown('HK', 2300)
  await choice(page, quick.destination).focus()
  await choice(page, quick.destination).selectOption('TW')
  await expect(page.getByText(quick.example)).toBeHidden()
  await shown('TW', 2300)
  // A returning visitor finds their own numbers, not the example.
  await page.reload()
  await expect(choice(page, quick.destination)).toHaveValue('TW')
  await shown('TW', 2300)
  await isClean(page, 'the home page with a price of one’s own')
})

// Proves R-021
test('the home page promises and prices by what is set, and is read without a script', async ({ browser }) => {
  const h = textIn(homeText, 'en')
  const { delayPromise } = await visitor().call(site.getConfig, { appid: 'web' })
  const { list } = await visitor().call(pricing.publicTable, { destinationCode: 'HK', currency: 'CNY' })
  const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl(paths.home)}?lang=en`)
  const example = page.getByRole('list', { name: quick.lines })
  for (const { name, price } of await pricesOf('HK', 2300))
    await expect(example.getByRole('listitem').filter({ hasText: name })).toContainText(price)
  await page.getByText(textIn(proofText, 'en').fullText).click()
  for (const { overHours } of delayPromise)
    await expect(page.getByText(new RegExp(`over ${overHours} h`, 'i'))).toBeVisible()
  const tariff = page.getByRole('group', { name: h.tariffTitle })
  for (const { name, firstPriceMinor } of list)
    await expect(tariff.getByRole('row').filter({ hasText: name })).toContainText(formatMoney(firstPriceMinor, 'CNY'))
  // Playwright's text locators do not search inside noscript.
  const told = page.locator('noscript > *')
  await expect(told).toHaveText(textIn(formText, 'en').needsScript)
  await expect(told).toBeVisible()
  await context.close()
})

test('the page of a destination prices another weight in place, as the call does, and leads to every charge', async ({
  arrive,
}) => {
  const side = textIn(sideText, 'en')
  const priceOf = async (currency: 'CNY' | 'HKD') => {
    const { list } = await visitor().call(pricing.quotePublic, {
      ...{ destinationCode: 'HK', currency, totalWeightG: 8000, goodsType: 'sensitive', pieces: 1 },
    })
    return list.flatMap(({ name, quote }) => (quote ? [{ name, price: formatMoney(quote.totalMinor, currency) }] : []))
  }
  const expected = [...(await priceOf('HKD')), ...(await priceOf('CNY'))]
  expect(expected.length).toBeGreaterThan(1)
  const { page } = await arrive({ language: 'en' })
  await page.goto(`${siteUrl(paths.kongFreight)}?lang=en`)
  const card = page.getByRole('region', { name: 'What does it cost to send to Hong Kong?' })
  await expect(card).toContainText('Example')
  await choice(card, side.weight).focus()
  await choice(card, side.weight).selectOption({ label: '8 kg' })
  await choice(card, side.goods).selectOption({ label: 'Sensitive goods' })
  for (const { name, price } of expected)
    await expect(card.locator('dl > div').filter({ hasText: name }).filter({ hasText: price })).toHaveCount(1)
  await expect(card).not.toContainText('Example')
  await button(card, side.everyCharge).click()
  await expect(field(page, t.weight)).toHaveValue('8')
})
