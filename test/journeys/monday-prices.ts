import { tariffColumnText } from '#contract/tariff-columns.text.ts'
import { readFile } from 'node:fs/promises'
import { csvCells, csvLine } from '#domain/csv.ts'
import { text as rowText } from '#web/staff/prices/text.ts'
import { text as versionText } from '#web/staff/prices/versions.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { button, field, type Person } from './people.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(versionText, 'en')
const r = textIn(rowText, 'en')

/** What a press on a button brings down. */
export async function fileOf(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await press()
  return readFile(await (await download).path(), 'utf8')
}

/** Finance takes the tariff out as a file, puts its own prices in, and offers it; an administrator publishes it. */
export async function priceLikeUs(finance: Person, admin: Person) {
  const { page } = finance
  await openStaffPage(finance, 'tariffVersions')
  await button(page, t.create).first().click()
  const asked = page.getByRole('dialog', { name: t.create })
  await field(asked, t.name).fill('Our own prices')
  await button(asked, t.create).click()
  await page.waitForURL(/tariff-drafts\/[0-9a-f-]{36}/)
  const shipped = await fileOf(page, () => button(page, r.exportCsv).click())
  await button(page, t.viewImport).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(dearerByOne(shipped)) })
  await button(page, t.importNow).click()
  await button(page, t.viewDifference).click()
  await expect(page.getByRole('region', { name: t.viewDifference })).toContainText('17.00')
  await button(page, t.offer).click()
  await button(page.getByRole('dialog'), t.offer).click()
  await expect(page.getByText(t.notMine)).toBeVisible()

  await openStaffPage(admin, 'tariffVersions')
  await admin.page.getByRole('link', { name: 'Our own prices' }).click()
  await button(admin.page, t.publish).click()
  await button(admin.page.getByRole('dialog'), t.publish).click()
  await expect(admin.page.getByRole('main').getByText(t.published).first()).toBeVisible()
}

/** Every first weight costs one more than in the file. */
function dearerByOne(csv: string): string {
  const [heads = [], ...rows] = csvCells(csv.replace(/^\uFEFF/, ''), ',')
  const at = heads.indexOf(tariffColumnText.firstPrice.en)
  const dearer = rows.map((row) => row.with(at, (Number(row[at]) + 1).toFixed(2)))
  return [heads, ...dearer].map(csvLine).join('')
}
