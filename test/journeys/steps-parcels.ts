import { parcelStatusText } from '#contract/codes.ts'
import { text as addressText } from '#web/portal/addresses/text.ts'
import { text } from '#web/portal/parcels/text.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { text as warehouseText } from '#web/portal/warehouses/text.ts'
import { expect } from '@playwright/test'
import { behind, buttonAbout, button, card, choice, field, isAt, type Person } from './people.ts'

/** Opens a page of the members' area from its menu. */
export async function turnTo(person: Person, title: keyof typeof routeTitles) {
  const { page, language } = person
  await page.getByRole('complementary').getByRole('link', { name: routeTitles[title][language], exact: true }).click()
  await isAt(person, title)
}

/** Opens the site again, like someone who comes back later. */
export async function comeBack(person: Person) {
  await person.page.goto('/web_site/pageHome')
  await isAt(person, 'memberHome')
}

/** Copies the whole address of a warehouse; returns what is then in the clipboard. */
export async function copyAddress(person: Person, warehouse: string): Promise<string> {
  const { page, language } = person
  const copy = buttonAbout(card(page, warehouse), textIn(warehouseText, language).copyAll)
  await turnTo(person, 'warehouseAddress')
  await copy.click()
  await expect(card(page, warehouse).getByText(textIn(kitText, language).copied)).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

interface Goods {
  readonly productName: string
  readonly specification: string
  readonly quantity: string
  readonly unitPrice: string
}

interface Forecast {
  readonly trackingNumber: string
  readonly courier: string
  readonly warehouse: string
  readonly goods: readonly Goods[]
  /** The totals of the goods as the page shows them. */
  readonly totals: { readonly pieces: number; readonly value: string }
}

export async function forecast(person: Person, parcel: Forecast) {
  const { page, language } = person
  const t = textIn(text, language)
  await turnTo(person, 'forecast')
  await field(page, t.trackingNumber).fill(parcel.trackingNumber)
  await choice(page, t.courier).selectOption({ label: parcel.courier })
  await choice(page, t.warehouse).selectOption({ label: parcel.warehouse })
  for (const [index, goods] of parcel.goods.entries()) {
    if (index > 0) await button(page, t.addLine).click()
    const line = page.getByRole('group', { name: t.fill('line', { number: index + 1 }), exact: true })
    await field(line, t.productName).fill(goods.productName)
    await field(line, t.specification).fill(goods.specification)
    await field(line, t.quantity).fill(goods.quantity)
    await field(line, t.unitPrice).fill(goods.unitPrice)
  }
  await expect(page.getByText(t.fill('goodsTotal', parcel.totals))).toBeVisible()
  await button(page, t.submitForecast).click()
  await expect(
    page.getByRole('heading', { name: t.fill('forecastDone', { number: parcel.trackingNumber }) }),
  ).toBeVisible()
}

/** Finds a parcel among those in stock and opens its details. */
export async function openInStock(person: Person, trackingNumber: string) {
  const { page, language } = person
  const t = textIn(text, language)
  await turnTo(person, 'parcels')
  const tabs = page.getByRole('navigation', { name: t.statusTabs })
  await tabs.getByRole('button', { name: parcelStatusText.in_stock[language] }).click()
  const row = page.getByRole('row').filter({ hasText: trackingNumber })
  await expect(row.getByText(parcelStatusText.in_stock[language], { exact: true })).toBeVisible()
  await buttonAbout(row, t.details).click()
  const details = behind(page, t.fill('parcelTitle', { number: trackingNumber }))
  await expect(details.getByRole('heading', { name: t.evidence })).toBeVisible()
  return details
}

export interface Consignee {
  readonly name: string
  readonly phone: string
  /** From the country down. */
  readonly region: readonly [country: string, district: string]
  readonly address: string
}

/** The postal code is filled in automatically for Hong Kong, which has none. */
export async function addConsignee(person: Person, consignee: Consignee) {
  const { page, language } = person
  const t = textIn(addressText, language)
  const kit = textIn(kitText, language)
  await turnTo(person, 'consignees')
  await button(page.getByRole('banner').or(page.getByRole('main')), t.addConsignee)
    .first()
    .click()
  const form = page.getByRole('dialog', { name: t.addConsignee })
  await field(form, t.name).fill(consignee.name)
  await field(form, t.phone).fill(consignee.phone)
  await choice(form, kit.regionCountry).selectOption({ label: consignee.region[0] })
  await choice(form, kit.fill('regionPart', { level: 1 })).selectOption({ label: consignee.region[1] })
  await field(form, t.address).fill(consignee.address)
  await expect(field(form, t.postalCode)).toHaveValue('999077')
  await button(form, t.save).click()
  await expect(page.getByRole('row').filter({ hasText: consignee.address })).toContainText(consignee.name)
}
