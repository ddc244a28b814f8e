import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { isLoaded } from './visit.ts'

/* What an administrator opens on the pages of people, places, prices and settings, with the keyboard alone. */

/** Each page with the buttons that open a dialog, by the start of their names: above the list, and of a row. */
const pages: readonly (readonly [path: string, ...buttons: string[]])[] = [
  [`${staffPaths.people}?keyword=packer`, 'Add staff', 'Change', 'Sessions', 'Badge', 'Reset', 'Disable'],
  [`${staffPaths.people}?view=invitations`, 'Invite by mail'],
  [`${staffPaths.people}?view=roles`, 'Change'],
  [staffPaths.stations, 'Add a station'],
  [`${staffPaths.settings}?q=referral.rewardCoins`, 'Change', 'History'],
  [staffPaths.places, 'Add a warehouse', 'Change', 'Suspend', 'History'],
  [`${staffPaths.places}?tab=points`, 'Add a point', 'Remove the samples', 'Change', 'Suspend', 'History', 'Delete'],
  [`${staffPaths.places}?tab=areas`, 'Add an area', 'Change', 'History', 'Delete'],
  [staffPaths.couriers, 'Add a courier', 'Change', 'Suspend', 'History'],
  [`${staffPaths.couriers}?tab=regions`, 'Import regions'],
  [`${staffPaths.couriers}?tab=destinations`, 'Only announce it'],
  [`${staffPaths.goodsWords}?tab=known&q=acid`, 'Add a word', 'Change its kind'],
  [staffPaths.levels, 'Add a level', 'Change', 'History'],
  [`${staffPaths.tariff}?to=US`, 'Add a price', 'Change', 'End'],
  [staffPaths.tariffVersions, 'New draft'],
  [staffPaths.lines, 'Add a line', 'Change', 'Suspend'],
  [staffPaths.services, 'Add a service', 'Change', 'Suspend'],
  [staffPaths.surcharges, 'Add a surcharge'],
  [staffPaths.articles, 'New notice or article'],
  [staffPaths.codeTexts, 'Edit', 'History'],
  [staffPaths.textOf('companyProfile'), 'Earlier versions'],
  [staffPaths.bins, 'New bin', 'Many bins at once'],
]

test('each dialog of the office opens by key, keeps the focus inside and gives it back after Escape', async ({
  arrive,
}) => {
  test.slow()
  const { page } = await atDesk(arrive, staffPaths.home, 'admin', { language: 'en' })
  for (const [path, ...buttons] of [...pages, await changedDraft()]) {
    await page.goto(`${staffBase}${path}`)
    await isLoaded(page)
    for (const name of buttons) {
      const opener = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${name}\\b`) })
        .first()
      await test.step(`${path}: ${name}`, () => opensAndComesBack(page, opener))
    }
  }
})

async function opensAndComesBack(page: Page, opener: Locator) {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const holdsFocus = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(true)
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(await holdsFocus(), key).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** A draft that says something else than the prices in force, so that it can be offered. */
async function changedDraft(): Promise<readonly [string, ...string[]]> {
  const office = await signedInStaff('finance')
  const { id } = await office.call(tariffVersions.create, { name: 'By keyboard' })
  const filter = { versionId: id, destinationCode: 'HK', currency: 'CNY', pageSize: 1 } as const
  const { list } = await office.call(staffTariffs.list, filter)
  for (const row of list)
    await office.call(staffTariffs.update, { id: row.id, firstPriceMinor: row.firstPriceMinor + 1 })
  return [staffPaths.tariffVersion(id), 'Rename', 'Offer for publication', 'Delete the draft', 'Add a price', 'Change']
}
