import { reports } from '#contract/reports.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { text } from '#web/kit/camera/camera.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as parcelText } from '#web/staff/parcels/text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { expect, type Page } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, card, field } from './people.ts'
import { forecasted, freshNumber, newMember, signedInStaff, stocked } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { camerasOf, cameraSaysFirst, isCameraOff, watchCamera } from './steps-camera.ts'
import { measure, openStaffPage } from './steps-warehouse.ts'
import { scanInto } from './scanner.ts'

/* Photos are taken in the page, with the keyboard, and go where chosen files go. */

const t = textIn(text, 'zh-Hans')
const r = textIn(receivingText, 'zh-Hans')
const kit = textIn(kitText, 'zh-Hans')
const sizeCm = ['60', '40', '30'] as const

const dialog = (page: Page) => page.getByRole('dialog')
const photo = (page: Page, number: number) => page.getByAltText(kit.fill('photo', { number }))

test('a keeper takes two photos with the keyboard, and the receipt is saved with them', async ({ arrive }) => {
  const { trackingNumber } = await forecasted(await newMember())
  const keeper = await atDesk(arrive, staffPaths.receive, 'keeper')
  const { page } = keeper
  await watchCamera(page)
  await page.reload()
  await measure(keeper, { trackingNumber, weightKg: '2.3', sizeCm })

  await test.step('a key opens the camera, Enter takes photos, Escape closes it and keeps the parcel', async () => {
    await page.keyboard.press('F9')
    await expect(button(dialog(page), t.take)).toBeFocused()
    await isClean(page, 'the camera at the station')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('status')).toHaveText(t.fill('taken', { count: 1 }))
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('status')).toHaveText(t.fill('taken', { count: 2 }))
    await expect(dialog(page).getByAltText(t.last)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await isCameraOff(page)
    await expect(field(page, r.scan)).toHaveValue(trackingNumber)
    await expect(field(page, r.height)).toBeFocused()
    await expect(photo(page, 2)).toBeVisible()
  })

  await test.step('a scan is heard while the camera is on', async () => {
    await page.keyboard.press('F9')
    await expect(button(dialog(page), t.take)).toBeFocused()
    const next = freshNumber()
    await scanInto(page, next)
    await expect(card(page, r.waitingTitle)).toContainText(next)
    await expect(button(dialog(page), t.take)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page, r.height)).toBeFocused()
    await expect(photo(page, 3)).toHaveCount(0)
  })

  await test.step('the parcel has both photos', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('[data-outcome=matched]')).toContainText(trackingNumber)
    const boss = await signedInStaff('admin')
    const { parcels } = await boss.call(reports.find, { number: trackingNumber })
    const { photos } = await boss.call(staffParcelFiles.get, { id: parcels[0]?.parcelId ?? '' })
    expect(photos).toHaveLength(2)
  })
})

test('the chosen camera is remembered on the device, and switched off when the page is left', async ({ arrive }) => {
  const keeper = await atDesk(arrive, staffPaths.home, 'keeper')
  const { page } = keeper
  await watchCamera(page)
  await page.reload()
  await openStaffPage(keeper, 'receiving')
  await field(page, r.scan).fill(freshNumber())
  await field(page, r.scan).press('Enter')
  const which = dialog(page).getByLabel(t.which, { exact: true })
  await button(page, t.open).click()
  await expect(button(dialog(page), t.take)).toBeFocused()
  const isShown = which.locator('option:checked')
  const second = (await which.locator('option').nth(1).textContent()) ?? ''
  await expect(isShown).not.toHaveText(second)
  await which.selectOption(second)
  await expect(isShown).toHaveText(second)
  await expect(button(dialog(page), t.take)).toBeFocused()
  expect((await camerasOf(page)).on).toBe(1)
  await button(dialog(page), t.done).click()
  await isCameraOff(page)

  await page.reload()
  await button(page, t.open).click()
  await expect(isShown).toHaveText(second)
  await expect(button(dialog(page), t.take)).toBeFocused()
  await page.goBack()
  await expect(field(page, r.scan)).toHaveCount(0)
  await isCameraOff(page)
})

for (const [fault, name] of [
  ['none', 'NotFoundError'],
  ['busy', 'NotReadableError'],
] as const)
  test(`a camera that does not open says why, and may be tried again: ${fault}`, async ({ arrive }) => {
    const { id } = await stocked(await newMember())
    const { page } = await atDesk(arrive, staffPaths.parcel(id), 'keeper')
    await cameraSaysFirst(page, name)
    await page.reload()
    const photos = page.getByRole('group', { name: textIn(parcelText, 'zh-Hans').photos })
    await button(photos, t.open).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(t[fault])
    await button(dialog(page), t.again).press('Enter')
    await expect(button(dialog(page), t.take)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(button(photos, t.open)).toBeFocused()
    await expect(photos.getByAltText(kit.fill('photo', { number: 1 }))).toBeVisible()
  })

for (const look of looks)
  test(`the camera is fit for fingers and small screens, ${look.width} px`, async ({ arrive }) => {
    const { page } = await atDesk(arrive, staffPaths.receive, 'keeper', look)
    const words = textIn(text, look.language)
    const station = textIn(receivingText, look.language)
    await field(page, station.scan).fill(freshNumber())
    await field(page, station.scan).press('Enter')
    // With the answer come fields that move the button.
    await expect(page.getByRole('main').getByText(station.noForecast)).toBeVisible()
    await button(page, words.open).click()
    await expect(button(dialog(page), words.take)).toBeFocused()
    await isClean(page, 'the camera')
    for (const target of [button(dialog(page), words.take), button(dialog(page), words.done)])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
