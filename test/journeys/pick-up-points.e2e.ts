import { site } from '#contract/content.ts'
import { pickUpPoints } from '#contract/pick-up-points.ts'
import { text as channelText } from '#web/shared/channels/choice.text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text } from '#web/portal/pick-up-points/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout, choice, field } from './people.ts'
import { newMember, stocked } from './prepared.ts'

/* Where orders are collected: the page with its map drawing, and the choice in an application. */

const t = textIn(text, 'en')
const opened = (page: Page, search = '') => page.goto(`${basePath}${paths.pickUpPoints}${search}`)
const listOf = (page: Page, area: string) => page.getByRole('list', { name: `${t.listTitle}: ${area}` })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.regions }).getByRole('button', { name })
const map = (page: Page) => page.getByRole('complementary', { name: t.mapTitle })

// Proves
test('the tabs are the regions, and the rows of each belong to its areas', async ({ arrive }) => {
  const member = await newMember()
  const { list: regions } = await member.call(pickUpPoints.areas, {})
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await opened(page)
  for (const { regionCode, name, areas } of regions) {
    const { list } = await member.call(pickUpPoints.list, { regionCode })
    await tab(page, name).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(list.map((point) => point.name))
    const shown = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(shown).toHaveText(areas.filter(({ count }) => count > 0).map((area) => area.name))
  }
})

test('a point shows its limits and opening hours, and its address can be copied', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  await opened(page, '?area=HK-KOWLOON')
  const locker = listOf(page, 'Kowloon').getByRole('listitem').filter({ hasText: 'Tsim Sha Tsui locker' })
  for (const words of ['00:00–24:00', '3 kg', '45 cm', '1 day', '+852 0000 0006'])
    await expect(locker).toContainText(words)
  await buttonAbout(locker, t.copyAddress).click()
  await expect(locker.getByText(textIn(kitText, 'en').copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('尖沙咀余仁生中心地下')
})

// Proves
test('without a map key our own drawing stands beside the list, with the numbers of the list on it', async ({
  arrive,
}) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await opened(page, '?region=hong_kong')
  await expect(map(page).getByRole('img')).toHaveAccessibleName(/12 pick-up points/)
  await expect(map(page).locator('iframe')).toHaveCount(0)
  const mongKok = listOf(page, 'Kowloon').getByRole('listitem').filter({ hasText: 'Mong Kok' })
  const { list } = await member.call(pickUpPoints.list, { areaCode: 'HK-KOWLOON' })
  await expect(mongKok).toContainText(list.find(({ name }) => name.startsWith('Mong Kok'))?.address ?? 'none')
  await buttonAbout(mongKok, t.showOnMap).click()
  await expect(buttonAbout(mongKok, t.showOnMap)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/point=/)
  await tab(page, 'Taiwan').click()
  await expect(map(page).getByRole('img')).toHaveAccessibleName(/3 pick-up points/)
})

// Proves R-167
test('with a map key the keyed map opens in a sandboxed frame on the chosen point, the list beside it', async ({
  arrive,
}) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  const key = 'a-key-for-browsers'
  await page.route(`**${site.getConfig.path}*`, async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = await answer.json()
    await route.fulfill({ json: { ...envelope, data: { ...data, mapsKey: key } } })
  })
  await page.route('**/web_site/map-frame*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' }),
  )
  await opened(page, '?area=HK-KOWLOON')
  const frame = map(page).locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups')
  const mongKok = listOf(page, 'Kowloon').getByRole('listitem').filter({ hasText: 'Mong Kok' })
  await buttonAbout(mongKok, t.showOnMap).click()
  await expect(frame).toHaveAttribute('src', /map-frame\?lat=22\.3219&lng=114\.1632/)
  await expect(frame).toHaveAttribute('title', t.fill('keyedMap', { name: 'Mong Kok point (sample)' }))
})

// Proves R-166
test('what nothing matches says so and leads back to all points', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  await opened(page)
  await page.getByRole('searchbox', { name: t.search }).fill('the moon')
  await expect(page.getByText(t.noneTitle)).toBeVisible()
  await button(page, t.clear).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(18)
})

test('an application offers the points that can take it; the others say what is too heavy or too long', async ({
  arrive,
}) => {
  const a = textIn(applyText, 'en')
  const c = textIn(channelText, 'en')
  const kit = textIn(kitText, 'en')
  const member = await newMember()
  const { trackingNumber } = await stocked(member, { actualWeightG: 4000, lengthMm: 500, widthMm: 200, heightMm: 200 })
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.apply}`)
  await page.getByRole('checkbox', { name: trackingNumber }).check()
  await field(page, a.name).fill('Chan Tai Man')
  await field(page, a.phone).fill('9123 4567')
  await choice(page, kit.regionCountry).selectOption({ label: 'Hong Kong' })
  await choice(page, kit.fill('regionPart', { level: 1 })).selectOption({ label: 'Sha Tin' })
  await field(page, a.address).fill('18 Sha Tin Centre Street')
  await page.getByRole('radio', { name: 'Hong Kong pick-up-point line' }).check()
  const points = page.getByRole('radiogroup', { name: c.choosePickUpPoint })
  await expect(points.getByRole('radio')).toHaveCount(10)
  await expect(points.getByRole('radio', { name: /locker/ })).toHaveCount(0)
  await points.getByText(c.fill('pickUpOthers', { count: 2 })).click()
  const locker: Locator = points.getByRole('listitem').filter({ hasText: 'Tsim Sha Tsui locker' })
  await expect(locker).toContainText(c.fill('pickUpTooHeavy', { weight: '4 kg', limit: '3 kg' }))
  await expect(locker).toContainText(c.fill('pickUpTooLong', { length: '50 cm', limit: '45 cm' }))
  await points.getByRole('radio', { name: /Mong Kok/ }).check()
  await expect(points.getByRole('radio', { name: /Mong Kok/ })).toBeChecked()
})
