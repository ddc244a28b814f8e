import { trackEventText } from '#contract/codes.ts'
import type { StaffTrackEvent } from '#domain/track-event.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { text as queueText } from '#web/staff/orders/queue.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as frameText } from '#web/staff/frame/frame.text.ts'
import { text as staffText } from '#web/staff/shell.text.ts'
import { text as stationsText } from '#web/staff/stations/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { button, buttonAbout, card, choice, field, type Person } from './people.ts'
import { choosePicture } from './pictures.ts'

interface Measured {
  readonly trackingNumber: string
  readonly weightKg: string
  readonly sizeCm: readonly [length: string, width: string, height: string]
  readonly shelf?: string
}

/** Scan, weigh, measure, shelf, photo, Enter: hands stay on the keyboard, and nothing is clicked. */
export async function receiveByKeyboard(
  { page, language }: Person,
  { trackingNumber, weightKg, sizeCm, shelf = '' }: Measured,
) {
  const t = textIn(receivingText, language)
  const { keyboard } = page
  await expect(field(page, t.scan)).toBeFocused()
  await keyboard.type(trackingNumber)
  await keyboard.press('Enter')
  await expect(field(page, t.weight)).toBeFocused()
  for (const figure of [weightKg, ...sizeCm]) {
    await keyboard.type(figure)
    await keyboard.press('Enter')
  }
  await expect(field(page, t.label)).toBeFocused()
  await keyboard.press('Enter')
  await expect(field(page, t.shelf)).toBeFocused()
  await keyboard.type(shelf)
  await choosePicture(page, () => keyboard.press('F2'), 'parcel.jpg')
  await expect(page.getByAltText(textIn(kitText, language).fill('photo', { number: 1 }))).toBeVisible()
  await keyboard.press('Control+Enter')
}

/** Scans, weighs and measures; the journey enters the rest. */
export async function measure({ page, language }: Person, { trackingNumber, weightKg, sizeCm }: Measured) {
  const t = textIn(receivingText, language)
  await field(page, t.scan).fill(trackingNumber)
  await field(page, t.scan).press('Enter')
  await field(page, t.weight).fill(weightKg)
  for (const [index, side] of [t.length, t.width, t.height].entries()) await field(page, side).fill(sizeCm[index] ?? '')
}

export async function openStaffPage({ page, language }: Person, title: keyof typeof groupOf) {
  const t = textIn(staffText, language)
  const group = textIn(frameText, language)[groupOf[title]]
  const menu = page.getByRole('navigation', { name: t.menu })
  const opener = button(page, textIn(frameText, language).openMenu)
  if (await opener.isVisible()) await opener.click()
  const entry = menu.getByRole('link', { name: t[title], exact: true })
  await expect(menu).toBeVisible()
  // On a station the menu is folded, and each group opens its pages beside it. A page that is still loading may fold or
  // unfold the menu during the click, so the click is repeated.
  await expect(async () => {
    if (!(await entry.isVisible()))
      await menu.getByRole('button', { name: group, exact: true }).click({ timeout: 2000 })
    await entry.click({ timeout: 2000 })
  }).toPass()
}

const groupOf = {
  receiving: 'inbound',
  parcels: 'inbound',
  bins: 'stock',
  storedParcels: 'stock',
  disputes: 'shipping',
  closings: 'stock',
  warehouseTransfers: 'shipping',
  handovers: 'inbound',
  dayEnd: 'stock',
  orders: 'shipping',
  transfers: 'money',
  payments: 'money',
  reconciliation: 'money',
  approvals: 'money',
  opening: 'setUp',
  moving: 'setUp',
  people: 'setUp',
  tariff: 'prices',
  tariffVersions: 'prices',
  lines: 'prices',
  services: 'prices',
  surcharges: 'prices',
  settings: 'setUp',
  places: 'setUp',
  couriers: 'setUp',
  articles: 'content',
  mailTexts: 'content',
  codeTexts: 'content',
  goodsWords: 'content',
  levels: 'members',
} as const

/** Finds an order in the queue by its number. */
export async function openInQueue(
  person: Person,
  orderNumber: string,
  status: 'paid' | 'awaiting_outbound' | 'shipped',
) {
  const { page, language } = person
  const t = textIn(queueText, language)
  await openStaffPage(person, 'orders')
  await page.getByRole('main').getByRole('button', { name: t[status] }).click()
  await page.getByRole('searchbox', { name: t.search }).fill(orderNumber)
  await page.getByRole('searchbox', { name: t.search }).press('Enter')
  await page.getByRole('link', { name: orderNumber, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber)
}

interface Carton {
  /** It weighs less than its parcels did: the station asks, and the packer confirms. */
  readonly isLighter?: boolean
  /** Why the only service of the order was not done. */
  readonly notDone?: string
  readonly trackingNumbers: readonly string[]
  readonly weightKg: string
  readonly sizeCm: readonly [length: string, width: string, height: string]
}

/** Starts packing, scans every parcel into its carton, weighs and photographs each carton, and closes them. */
export async function pack(person: Person, ...cartons: readonly Carton[]) {
  const { page, language } = person
  const t = textIn(packingText, language)
  await button(page, textIn(orderText, language).start).click()
  for (const _ of cartons.slice(1)) await button(page, t.addCarton).click()
  for (const [index, { trackingNumbers, weightKg, sizeCm }] of cartons.entries()) {
    const name = t.fill('carton', { number: index + 1 })
    if (cartons.length > 1) await choice(page, t.activeCarton).selectOption({ label: name })
    for (const number of trackingNumbers) {
      await field(page, t.scan).fill(number)
      await field(page, t.scan).press('Enter')
      await expect(page.getByText(t.fill('ticked', { number }), { exact: true })).toBeVisible()
    }
    const carton = page.getByRole('group', { name })
    await field(carton, t.weight).fill(weightKg)
    for (const [side, label] of [t.length, t.width, t.height].entries())
      await field(carton, label).fill(sizeCm[side] ?? '')
    await choosePicture(page, () => button(carton, textIn(photosText, language).add).click(), 'carton.jpg')
    await expect(carton.getByAltText(textIn(kitText, language).fill('photo', { number: 1 }))).toBeVisible()
  }
  const notDone = cartons.find((carton) => carton.notDone)?.notDone
  if (notDone) await sayWhyNotDone(person, notDone)
  await button(page, t.pack).click()
  if (!cartons.some(({ isLighter }) => isLighter)) return
  await expect(page.getByRole('alert')).toContainText(textIn(stationsText, language).unlikely)
  await button(page, textIn(stationsText, language).isRight).click()
}

/** A service that is unticked asks why, with a photo, and without a reason nothing is sent. */
async function sayWhyNotDone({ page, language }: Person, reason: string) {
  const t = textIn(packingText, language)
  const services = page.getByRole('group', { name: t.services })
  await expect(services.getByRole('textbox')).toHaveCount(0)
  await services.getByRole('checkbox').uncheck()
  await button(page, t.pack).click()
  await expect(services.getByRole('textbox')).toBeFocused()
  await expect(services.getByRole('textbox')).toHaveAccessibleDescription(t.serviceReasonRequired)
  await services.getByRole('textbox').fill(reason)
  await choosePicture(page, () => buttonAbout(services, textIn(photosText, language).add).click(), 'service.jpg')
  await expect(services.getByAltText(textIn(kitText, language).fill('photo', { number: 1 }))).toBeVisible()
}

/** Reopens the cartons; the order waits to be packed as if it had just been paid. */
export async function unpack({ page, language }: Person, orderNumber: string, reason: string) {
  const t = textIn(orderText, language)
  await button(page, t.unpackTitle).click()
  const form = card(page, t.unpackTitle)
  await button(form, t.unpack).click()
  await expect(field(form, t.unpackReason)).toHaveAccessibleDescription(t.reasonRequired)
  await field(form, t.unpackReason).fill(reason)
  await button(form, t.unpack).click()
  await expect(page.getByText(t.fill('unpacked', { number: orderNumber }))).toBeVisible()
  await expect(button(page, t.start)).toBeVisible()
}

export async function ship({ page, language }: Person, shipment: { carrier: string; batch: string; waybill: string }) {
  const t = textIn(orderText, language)
  await field(page, t.carrier).fill(shipment.carrier)
  await field(page, t.batch).fill(shipment.batch)
  await field(page, t.shipNumber).fill(shipment.waybill)
  await button(page, t.ship).click()
  await expect(card(page, t.trackTitle)).toBeVisible()
}

interface TrackStep {
  readonly event: StaffTrackEvent
  readonly place: string
  /** Only for staff. */
  readonly note?: string
}

/** Adds a tracking step to an order: a stage of its journey, or an exception while it is still in the warehouse. */
export async function addTrackStep(
  { page, language }: Person,
  { event, place, note = '' }: TrackStep,
  isOnItsWay = true,
) {
  const t = textIn(orderText, language)
  const title = isOnItsWay ? t.trackTitle : t.reportTitle
  if (!isOnItsWay) await button(page, title).click()
  const form = card(page, title)
  await choice(form, t.event).selectOption({ label: trackEventText[event][language] })
  await field(form, t.placeTraditional).fill(place)
  await field(form, t.note).fill(note)
  await button(form, isOnItsWay ? t.track : t.reportTitle).click()
  await expect(card(page, t.timeline).getByText(trackEventText[event][language], { exact: true })).toBeVisible()
}
