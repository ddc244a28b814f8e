import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { parcelStatusText } from '#contract/codes.ts'
import { languages } from '#domain/language.ts'
import { basePath } from '#web/client/base-path.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as orderText } from '#web/portal/orders/text.ts'
import { text as supplementText } from '#web/portal/orders/supplement/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { behind, card, isAt, rowOf } from './people.ts'
import { funded, newMember, paid, signedInMember, signedInStaff, stocked } from './prepared.ts'

/* What somebody asked for, or is asked, is in view without scrolling. */

const t = textIn(parcelText, 'en')
const detailsOf = (page: Page, number: string) => behind(page, t.fill('parcelTitle', { number }))

/** The upper end of it, below the header and well above the lower edge of the window. */
const isInView = async (place: Locator) => {
  const top = (await place.boundingBox())?.y ?? -1
  const height = place.page().viewportSize()?.height ?? 0
  return top >= 56 && top <= height * 0.65
}

/** An order whose box turned out heavier, so that its member decides. */
async function decisionDue() {
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await stocked(member)
  const order = await paid(member, [parcel.id])
  const carton = { weightG: 13_200, lengthMm: 600, widthMm: 400, heightMm: 300, parcelIds: [parcel.id] }
  await (await signedInStaff('packer')).call(staffOrders.pack, { id: order.id, cartons: [carton] })
  return { member, parcel, order }
}

test('a parcel chosen in the search is in view, wherever the page was, and another state closes it', async ({
  arrive,
}) => {
  const seller = await signedInMember('aisyah@example.com')
  const { list } = await seller.call(parcels.list, { page: 1, pageSize: 20 })
  const { trackingNumber } = list.at(-1) ?? { trackingNumber: '' }
  const { list: oldest } = await seller.call(parcels.list, { sort: 'oldest', pageSize: 1 })
  for (const width of [1440, 390]) {
    const { page } = await arrive({ language: 'en', width, stored: seller.stored })
    const find = async (number: string) => {
      const field = page.getByRole('search', { name: textIn(shellText, 'en').find }).getByRole('searchbox')
      await field.fill(number)
      await field.press('Enter')
    }
    await page.goto(`${basePath}${paths.parcelsOfAllTime}`)
    await find(trackingNumber)
    await expect.poll(() => isInView(detailsOf(page, trackingNumber))).toBe(true)

    await test.step('one that the list does not show stands above it', async () => {
      const number = oldest[0]?.trackingNumber ?? ''
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await find(number)
      const alone = card(page, t.fill('parcelTitle', { number }))
      await expect.poll(() => isInView(alone)).toBe(true)
      await page
        .getByRole('navigation', { name: t.statusTabs })
        .getByRole('button', { name: parcelStatusText.in_stock.en })
        .click()
      await expect(page).not.toHaveURL(/parcel=/)
      await expect(alone).toHaveCount(0)
    })
  }
})

test('on a phone the page of an order shows what is asked of its member on the first screen', async ({ arrive }) => {
  const { member, order } = await decisionDue()
  const { page } = await arrive({ language: 'en', width: 390, stored: member.stored })
  await page.goto(`${basePath}${paths.orderDetails(order.id)}`)
  const s = textIn(supplementText, 'en')
  const pay = page.getByRole('button', { name: new RegExp(`^${s.pay}`) })
  await expect(pay).toBeVisible()
  const box = await pay.boundingBox()
  // The bar at the bottom takes 60 px of 844.
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(784)
})

test('a parcel that is packed says where the weight of its box can be questioned', async ({ arrive }) => {
  const { member, parcel, order } = await decisionDue()
  expect((await member.call(orders.get, { id: order.id })).parcels).toHaveLength(1)
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.parcelDetails(parcel.id)}`)
  const details = detailsOf(page, parcel.trackingNumber)
  await expect(details).toContainText(t.boxCounts)
  await details.getByRole('link', { name: t.fill('boxCountsWhere', { order: order.orderNumber }) }).click()
  await expect(page).toHaveURL(new RegExp(`/orderDetails\\?id=${order.id}$`))
})

test('on a phone the bar of an application without parcels asks for them instead of naming a price', async ({
  arrive,
}) => {
  const member = await newMember()
  await stocked(member)
  const { page } = await arrive({ language: 'en', width: 390, stored: member.stored })
  const a = textIn(applyText, 'en')
  await page.goto(`${basePath}${paths.apply}`)
  await expect(page.getByText(a.barNone)).toBeVisible()
  await expect(page.getByText(a.fill('barCount', { count: 0 }))).toHaveCount(0)
})

test('the hint of the search fits into its field, and warehouses fit into the lists of a desk', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await stocked(member)
  const order = await paid(member, [(await stocked(member)).id])
  for (const language of languages)
    for (const width of [390, 1440]) {
      const person = await arrive({ language, width, stored: member.stored })
      const { page } = person
      await page.goto(`${basePath}${paths.parcels}`)
      await isAt(person, 'parcels')
      const field = page.getByRole('search', { name: textIn(shellText, language).find }).getByRole('searchbox')
      await expect(field).toBeVisible()
      expect(await hintOverflow(field), `${language} ${width}`).toBeLessThanOrEqual(0)
    }
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  for (const [path, number, label] of [
    [paths.parcels, parcel.trackingNumber, t.where],
    [paths.orders, order.orderNumber, textIn(orderText, 'en').channel],
  ] as const) {
    await page.goto(`${basePath}${path}`)
    await expect(page.getByRole('columnheader', { name: label })).toBeVisible()
    const name = rowOf(person, number).getByText('Shenzhen Fuyong', { exact: true })
    await expect(name).toBeVisible()
    expect(await name.evaluate((cell) => cell.scrollWidth - cell.clientWidth), path).toBeLessThanOrEqual(0)
    const weight = rowOf(person, number).getByRole('cell').filter({ hasText: / kg/ }).first()
    expect(await weight.evaluate((cell) => cell.scrollWidth - cell.clientWidth), path).toBeLessThanOrEqual(0)
  }
})

test('on a phone the chosen tab of a list is in view, also when the list is opened by its address', async ({
  arrive,
}) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', width: 390, stored })
  const o = textIn(orderText, 'en')
  await page.goto(`${basePath}${paths.orders}?status=cancelled`)
  const tabs = page.getByRole('navigation', { name: o.statusTabs })
  // The last tab ends where the strip ends, give or take a part of a pixel.
  await expect(tabs.getByRole('button', { name: `${o.cancelled} 0` })).toBeInViewport({ ratio: 0.98 })
})

/** How much wider than its field the hint is, in px. */
const hintOverflow = (field: Locator) =>
  field.evaluate((node) => {
    const style = getComputedStyle(node)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen || !(node instanceof HTMLInputElement)) return Number.POSITIVE_INFINITY
    pen.font = style.font
    const space = node.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return pen.measureText(node.placeholder).width - space
  })
