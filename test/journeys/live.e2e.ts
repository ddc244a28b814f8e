import { live, staffLive } from '#contract/live.ts'
import { orderStatusText, parcelStatusText, rechargeStatusText } from '#contract/codes.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { basePath } from '#web/client/base-path.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { paths } from '#web/paths.ts'
import { text as liveText } from '#web/portal/live/text.ts'
import { text as topUpText } from '#web/portal/topups/text.ts'
import { text as staffText } from '#web/staff/live/text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { field, hearsKeys, type Person, rowOf } from './people.ts'
import { forecasted, funded, handedIn, newMember, paid, signedInStaff, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

/* What happens elsewhere is seen without a reload. */

const t = textIn(liveText, 'en')
const topUpWords = textIn(topUpText, 'en')

/** Opens a page and waits until it follows what changes. */
async function openFollowed({ page }: Person, path: string) {
  const following = page.waitForResponse((response) => response.url().endsWith(live.follow.path))
  await page.goto(basePath + path)
  await hearsKeys(page)
  expect((await following).status()).toBe(200)
}

const receive = async (trackingNumber: string) => {
  const keeper = await signedInStaff('keeper')
  const warehouseId = keeper.warehouseId(2)
  const size = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }
  await keeper.call(staffParcels.receive, { trackingNumber, warehouseId, ...size })
}

const said = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence })

/** Set on the window, it is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window)

test('a parcel that the warehouse receives is in stock in the member’s list at once, which says that it changed', async ({
  arrive,
}) => {
  const member = await newMember()
  const parcel = await forecasted(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await openFollowed(person, paths.parcels)
  await mark(page)
  const row = rowOf(person, parcel.trackingNumber)
  await expect(row).toContainText(parcelStatusText.forecast.en)
  await receive(parcel.trackingNumber)
  await expect(row).toContainText('2.300 kg')
  await expect(said(page, t.parcels)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('ticked rows stay where they are until nothing is ticked', async ({ arrive }) => {
  const member = await newMember()
  const [ticked, awaited] = [await stocked(member), await forecasted(member)]
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await openFollowed(person, paths.parcels)
  const tick = page.getByRole('checkbox', { name: `${textIn(kitText, 'en').selectRow} ${ticked.trackingNumber}` })
  await tick.check()
  const elsewhere = await arrive({ language: 'en', stored: member.stored })
  await openFollowed(elsewhere, paths.parcels)
  await receive(awaited.trackingNumber)
  await expect(rowOf(elsewhere, awaited.trackingNumber)).toContainText('2.300 kg')
  await expect(rowOf(person, awaited.trackingNumber)).not.toContainText('2.300 kg')
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await expect(rowOf(person, awaited.trackingNumber)).toContainText('2.300 kg')
})

test('a top-up lands on the page of the wallet by itself', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await openFollowed(person, paths.memberHome)
  await mark(page)
  await funded(member, 12_345)
  await expect(page.getByText('¥123.45').first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('the page of an order says in words what became of it', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 100_000)
  const parcel = await stocked(member)
  const order = await paid(member, [parcel.id])
  const person = await arrive({ language: 'en', stored: member.stored })
  await openFollowed(person, paths.orderDetails(order.id))
  await expect(person.page.getByText(order.orderNumber).first()).toBeVisible()
  const packer = await signedInStaff('packer')
  const size = { weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }
  await packer.call(staffOrders.pack, { id: order.id, cartons: [{ ...size, parcelIds: [parcel.id] }] })
  const status = orderStatusText.awaiting_outbound.en
  await expect(said(person.page, t.fill('orderIsNow', { number: order.orderNumber, status }))).toBeVisible()
})

test('what somebody is typing stays while the list below the form changes', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await openFollowed(person, paths.bankTransfer)
  const reference = field(page, topUpWords.bankRef)
  await reference.fill('HSBC 2026')
  await reference.evaluate((element: HTMLInputElement) => element.setSelectionRange(2, 5))
  const { transferNumber } = await funded(member, 12_345)
  await expect(rowOf(person, transferNumber)).toContainText(rechargeStatusText.credited.en)
  await expect(said(page, t.topUps)).toBeVisible()
  await expect(reference).toHaveValue('HSBC 2026')
  await expect(reference).toBeFocused()
  expect(await reference.evaluate(({ selectionStart }: HTMLInputElement) => selectionStart)).toBe(2)
})

test('a transfer that a member hands in comes into the list of finance and its count by itself', async ({ arrive }) => {
  const member = await newMember()
  const finance = await arrive({ language: 'en' })
  const { page } = finance
  await signInAsStaff(finance, 'finance')
  const following = page.waitForResponse((response) => response.url().endsWith(staffLive.follow.path))
  await page.reload()
  expect((await following).status()).toBe(200)
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === staffBankTransfers.search.path)
  await openStaffPage(finance, 'transfers')
  await listed
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await mark(page)
  const { transferNumber } = await handedIn(member, 20_000)
  await expect(page.getByText(transferNumber)).toBeVisible()
  await expect(said(page, textIn(staffText, 'en').list)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})
