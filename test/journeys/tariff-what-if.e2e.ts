import { staffSurcharges } from '#contract/surcharges.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as tableText } from '#web/staff/prices/price-table.text.ts'
import { text as tryText } from '#web/staff/prices/simulation.text.ts'
import { text as versionText } from '#web/staff/prices/versions.text.ts'
import { text as whatIfText } from '#web/staff/prices/what-if.text.ts'
import { expect } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, choice, field } from './people.ts'
import { funded, newMember, paid, signedInStaff, stocked } from './prepared.ts'
import { atDesk } from './steps-claims.ts'

const v = textIn(versionText, 'en')
const w = textIn(whatIfText, 'en')
const s = textIn(tryText, 'en')
const p = textIn(tableText, 'en')
const line = 'Hong Kong parcel line'

/** A draft in which each further kilogram of the parcel line costs CNY 1.00 more. */
async function dearerDraft() {
  const office = await signedInStaff('finance')
  const { id } = await office.call(tariffVersions.create, { name: 'Dearer kilograms' })
  const filter = { versionId: id, destinationCode: 'HK', currency: 'CNY', pageSize: 50 } as const
  const { list } = await office.call(staffTariffs.list, filter)
  const row = list.find(({ channelCode }) => channelCode === 'HK_PARCEL')
  if (!row) throw new Error('the draft has a price for the parcel line')
  await office.call(staffTariffs.update, { id: row.id, continuationPriceMinor: row.continuationPriceMinor + 100 })
  return { id, office }
}

// Proves B-PR-14, B-PR-22
test('finance sees what a draft would have earned: by line, which orders rise most, and all of them in a file', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 50_000)
  const parcel = await stocked(member)
  const { orderNumber } = await paid(member, [parcel.id])
  const { id } = await dearerDraft()
  const { page } = await atDesk(arrive, `/tariff-drafts/${id}?view=whatIf`, 'finance', { language: 'en' })
  const sums = page.getByRole('table', { name: w.title })
  await expect(sums.getByRole('row').filter({ hasText: w.fill('sum', { currency: 'CNY' }) })).toContainText('more')
  await expect(page.getByText('Currencies are never added up')).toBeVisible()
  const rises = page.getByRole('region', { name: w.rises })
  await expect(rises.getByRole('row').filter({ hasText: orderNumber })).toContainText(
    w.fill('more', { money: '¥11.00' }),
  )
  await choice(page, w.months).selectOption('1')
  await choice(page, w.currency).selectOption('CNY')
  await expect(page).toHaveURL(/months=1/)
  await expect(page).toHaveURL(/currency=CNY/)
  await isClean(page, 'the effect of a draft on past orders')
  const coming = page.waitForEvent('download')
  await button(page, 'Export CSV').click()
  expect(await readFile(await (await coming).path(), 'utf8')).toContain(orderNumber)
  // Finance has no page of orders; an administrator is led to them.
  await expect(rises.getByRole('link')).toHaveCount(0)
  const admin = await atDesk(arrive, `/tariff-drafts/${id}?view=whatIf`, 'admin', { language: 'en' })
  await admin.page.getByRole('region', { name: w.rises }).getByRole('link', { name: orderNumber }).click()
  await expect(admin.page.getByRole('heading', { name: orderNumber })).toBeVisible()
})

// Proves B-PR-09
test('a trial price of an island has its surcharge as a line, in the draft and in the prices in force', async ({
  arrive,
}) => {
  const { id, office } = await dearerDraft()
  const name = { cn: '离岛附加费', en: '離島附加費', sh: 'Outlying islands' }
  const reason = { cn: '渡轮多一天', en: '渡輪多一天', sh: 'The ferry takes one more day' }
  const { id: surcharge } = await office.call(staffSurcharges.create, {
    code: 'TRY_ISLANDS',
    kind: 'remote_area',
    name,
    reason,
    charge: 'perOrder',
    priceCnyMinor: 3000,
    priceHkdMinor: 3300,
    destinationCode: 'HK',
    regionCodes: ['HK-NIS'],
  })
  const { page } = await atDesk(arrive, `/tariff-drafts/${id}?view=try`, 'finance', { language: 'en' })
  await choice(page, s.region).selectOption('HK-NIS')
  await field(page, s.weight).fill('3')
  await button(page, s.calculate).click()
  for (const words of [s.byDraft, s.inForce]) {
    const side = page.getByRole('region', { name: `${line} · ${words}` })
    await expect(side.getByRole('row', { name: 'Outlying islands' })).toContainText('¥30.00')
    await expect(side).toContainText('The ferry takes one more day')
  }
  await expect(page.getByText(s.fill('dearer', { money: '¥2.00' })).first()).toBeVisible()
  await isClean(page, 'a trial price by a draft')
  await office.call(staffSurcharges.remove, { id: surcharge })
})

// Proves B-PR-23
test('the price table says in words what is dearer, and stays readable on a phone', async ({ arrive }) => {
  const { id } = await dearerDraft()
  const { page } = await atDesk(arrive, `/tariff-drafts/${id}`, 'finance', { language: 'en' })
  await button(page, v.viewTable).click()
  const row = page.getByRole('table', { name: p.title }).getByRole('row').filter({ hasText: line })
  await expect(row).toContainText(p.fill('dearer', { money: '¥9.00' }))
  await expect(row).toContainText(p.same)
  await isClean(page, 'the price table of a draft')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: p.title }).getByRole('listitem').filter({ hasText: line })).toContainText(
    'kg',
  )
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
