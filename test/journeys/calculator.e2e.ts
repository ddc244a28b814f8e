import { pricing } from '#contract/pricing.ts'
import { text } from '#web/portal/calculator/text.ts'
import { text as priceText } from '#web/shared/channels/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, choice, field } from './people.ts'
import { newMember } from './prepared.ts'

/* The members' calculator, on its page and on the home page: the same figures as the call gives. */

const t = textIn(text, 'en')

async function fill(place: Page | Locator, [weight, pieces, length, width, height]: readonly string[]) {
  await field(place, t.weight).fill(weight ?? '')
  await field(place, t.pieces).fill(pieces ?? '')
  await field(place, t.length).fill(length ?? '')
  await field(place, t.width).fill(width ?? '')
  await field(place, t.height).fill(height ?? '')
}

const threeBoxes = { destinationCode: 'HK', totalWeightG: 9500, pieces: 3, lengthMm: 400, widthMm: 300, heightMm: 200 }

// Proves
test('several pieces are priced by every method, and the chosen price is told line by line', async ({ arrive }) => {
  const p = textIn(priceText, 'en')
  const member = await newMember()
  const { list } = await member.call(pricing.quote, threeBoxes)
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.calculator}`)
  await fill(page, ['9.5', '3', '40', '30', '20'])
  await button(page, t.calculate).click()
  const offers = page.getByRole('list', { name: t.resultTitle })
  for (const { name, quote } of list)
    await expect(offers.getByRole('listitem').filter({ hasText: name })).toContainText(
      formatMoney(quote?.totalMinor ?? 0, 'CNY'),
    )
  await offers.getByRole('button', { name: /Hong Kong parcel line/ }).click()
  const explained = page.getByRole('region', { name: p.fill('explained', { channel: 'Hong Kong parcel line' }) })
  await expect(explained.getByRole('row', { name: p.billedWeight })).toContainText('12 kg')
  await expect(explained.getByRole('row', { name: p.total })).toContainText('¥82.00')
})

test('one method, another currency and insurance; the address brings the same calculation back', async ({ arrive }) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.calculator}`)
  await choice(page, t.channel).selectOption({ label: 'Hong Kong parcel line' })
  await field(page, t.weight).fill('4.3')
  await choice(page, t.currency).selectOption('HKD')
  await page.getByRole('checkbox', { name: t.insured }).check()
  await field(page, t.declaredValue).fill('333.33')
  await button(page, t.calculate).click()
  const total = page.getByRole('list', { name: t.resultTitle }).getByRole('listitem')
  await expect(total).toHaveCount(1)
  await expect(total).toContainText('HK$62.67')
  await page.reload()
  await expect(total).toContainText('HK$62.67')
  await expect(field(page, t.declaredValue)).toHaveValue('333.33')
})

test('what does not fit says why, and a missing field takes the focus', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  await page.goto(`${basePath}${paths.calculator}`)
  await button(page, t.calculate).click()
  await expect(field(page, t.weight)).toBeFocused()
  await fill(page, ['31', '1', '', '', ''])
  await button(page, t.calculate).click()
  const offer = page.getByRole('list', { name: t.resultTitle }).getByRole('button', { name: /Hong Kong parcel line/ })
  await expect(offer).toBeDisabled()
  await expect(offer).toContainText('The weight exceeds the limit of the channel')
  // No price is shown beside an invalid field, and a changed field marks the price as outdated.
  await field(page, t.weight).fill('')
  await button(page, t.calculate).click()
  await expect(page.getByText(t.mend)).toBeVisible()
  await expect(offer).toHaveCount(0)
  await field(page, t.weight).fill('2')
  await expect(page.getByText(t.changed)).toBeVisible()
})

// Proves R-138
test('the quick calculator of the home page gives the call’s figures and leads to every line of them', async ({
  arrive,
}) => {
  const member = await newMember()
  const { list } = await member.call(pricing.quote, threeBoxes)
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.memberHome}`)
  const quick = card(page, t.quickTitle)
  await expect(choice(quick, t.destination)).toHaveValue('HK')
  await expect(choice(quick, t.channel)).toBeVisible()
  await fill(quick, ['9.5', '3', '40', '30', '20'])
  await button(quick, t.calculate).click()
  for (const { name, quote } of list) {
    await expect(quick).toContainText(name)
    await expect(quick).toContainText(formatMoney(quote?.totalMinor ?? 0, 'CNY'))
  }
  await quick.getByRole('link', { name: t.inFull }).click()
  await expect(page).toHaveURL(/\/calculateFreight\?/)
  await expect(page.getByRole('list', { name: t.resultTitle }).getByRole('listitem')).toHaveCount(list.length)
})
