import { readFile } from 'node:fs/promises'
import { pricing } from '#contract/pricing.ts'
import { staffChannels, staffServices } from '#contract/channels-office.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { csvCells, csvLine } from '#domain/csv.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as linesText } from '#web/staff/prices/lines.text.ts'
import { text as rowText } from '#web/staff/prices/text.ts'
import { text as versionText } from '#web/staff/prices/versions.text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, field } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(versionText, 'en')
const r = textIn(rowText, 'en')
const l = textIn(linesText, 'en')
const kit = textIn(kitText, 'en')
const lists = textIn(listsText, 'en')
const compared = textIn(comparedText, 'en')

// Proves R-561, B-PR-10
test('a price is changed in a draft, a second person publishes it, and the public page and a member’s quote follow', async ({
  arrive,
}) => {
  const member = await newMember()
  const office = await signedInStaff('finance')
  const { list: lines } = await office.call(staffChannels.list, {})
  const channelId = lines.find(({ code }) => code === 'AIR')?.id ?? ''
  const quoted = async () => {
    const ask = { destinationCode: 'NZ', channelId, totalWeightG: 1000, pieces: 1, currency: 'CNY' } as const
    return (await member.call(pricing.quote, ask)).list[0]?.quote?.freightMinor
  }
  const before = await quoted()
  const [finance, finance2, visitor] = [
    await arrive({ language: 'en' }),
    await arrive({ language: 'en' }),
    await arrive({ language: 'en' }),
  ]
  const { page } = finance
  let draft = ''

  await test.step('finance writes the new price in a draft, and sees what it will say', async () => {
    await signInAsStaff(finance, 'finance')
    await openStaffPage(finance, 'tariffVersions')
    await button(page, t.create).first().click()
    const asked = page.getByRole('dialog', { name: t.create })
    await field(asked, t.name).fill('Prices of New Zealand')
    await button(asked, t.create).click()
    await page.waitForURL(/tariff-drafts\/[0-9a-f-]{36}/)
    draft = new URL(page.url()).pathname
    await page.goto(`${draft}?to=NZ&line=${channelId}&currency=CNY`)
    await buttonAbout(page.getByRole('table', { name: r.list }), r.change)
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await field(dialog, r.firstPrice).fill('77.70')
    await expect(dialog.getByRole('definition').last()).toContainText('77.70')
    await isClean(page, 'the form of a price')
    await button(dialog, r.save).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('the difference says it in words, and it is offered', async () => {
    await button(page, t.viewDifference).click()
    await expect(page.getByRole('region', { name: t.viewDifference })).toContainText('77.70')
    await isClean(page, 'the difference of a draft')
    await button(page, t.offer).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(
      t.fill('counts', { added: 0, changed: 1, removed: 0, kept: '' }).split(',')[1] ?? '',
    )
    await button(question, t.offer).click()
    await expect(page.getByText(t.notMine)).toBeVisible()
    await expect(button(page, t.publish)).toBeDisabled()
    expect(await quoted()).toBe(before)
  })
  await test.step('another person publishes it', async () => {
    await signInAsStaff(finance2, 'finance2')
    await finance2.page.goto(draft)
    await button(finance2.page, t.publish).click()
    await button(finance2.page.getByRole('dialog'), t.publish).click()
    await expect(finance2.page.getByRole('main').getByText(t.published).first()).toBeVisible()
  })
  await test.step('the member and the public page say the new price', async () => {
    await expect.poll(quoted).toBe(7770)
    const shown = async () => {
      await visitor.page.goto('/web_site/airdeliverychannelintroduction?lang=en')
      return visitor.page.locator('body').textContent()
    }
    await expect.poll(shown, { timeout: 30_000 }).toContain('77.70')
  })
})

test('a price of 0 is called free of charge, and asked about once before it is saved', async ({ arrive }) => {
  const office = await signedInStaff('finance')
  const { id } = await office.call(tariffVersions.create, { name: `Free of charge ${Date.now()}` })
  const at = `${staffPaths.tariffVersion(id)}?to=NZ&currency=CNY`
  const { page } = await atDesk(arrive, at, 'finance', { language: 'en' })
  const row = page.getByRole('table', { name: r.list }).getByRole('row').nth(1)
  const change = async (label: string, price: string) => {
    await buttonAbout(row, r.change).click()
    await field(dialog, label).fill(price)
  }
  const dialog = page.getByRole('dialog', { name: r.fill('changeOf', { name: '' }) })
  const question = page.getByRole('dialog', { name: r.freeTitle })
  await change(r.firstPrice, '0')
  await expect(dialog.getByRole('definition').last()).toContainText('free of charge')
  await field(dialog, r.firstPrice).press('Enter')
  await expect(question).toContainText(/up to 1 kg costs members nothing/)
  await isClean(page, 'the question about a price of 0')
  await button(question, kit.cancel).click()
  await expect(question).toBeHidden()
  await expect(row).not.toContainText('free of charge')
  await button(dialog, r.save).click()
  await button(question, r.freeConfirm).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('the first 1 kg free of charge')

  await test.step('what is free already is saved without a question', async () => {
    await change(r.perKg, '31')
    await button(dialog, r.save).click()
    await expect(dialog).toBeHidden()
    // What is changed next is the price as it is stored now.
    await expect(row).toContainText('31.00')
    await change(r.perKg, '0')
    await button(dialog, r.save).click()
    await expect(question).toContainText(r.freeAll)
    await button(question, r.freeConfirm).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('free of charge')
  })
})

test('lines and services show what they take, and a suspended service says so', async ({ arrive }) => {
  const admin = await arrive({ language: 'en' })
  const { page } = admin
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'lines')
  await expect(page.getByRole('table', { name: l.linesTitle })).toContainText('HK_PARCEL')
  await isClean(page, 'the lines')
  await openStaffPage(admin, 'services')
  await button(page, l.addService).click()
  const dialog = page.getByRole('dialog', { name: l.addService })
  await field(dialog, l.code).fill('KITE')
  for (const key of ['cn', 'en', 'sh'] as const)
    await field(dialog, l.fill(key, { name: l.name })).fill('Frame for kites')
  await field(dialog, l.fill('priceIn', { currency: 'CNY' })).fill('25')
  await field(dialog, l.fill('priceIn', { currency: 'HKD' })).fill('0')
  await isClean(page, 'the form of a service')
  await button(dialog, l.save).click()
  const service = page.getByRole('row').filter({ hasText: 'Frame for kites' })
  await expect(service).toContainText(`¥25.00 · ${l.free}`)
  await buttonAbout(service, l.change).click()
  const form = page.getByRole('dialog')
  const changes = form.getByRole('region', { name: compared.willChange })
  await expect(changes).toContainText(compared.nothingChanges)
  await form.getByRole('checkbox', { name: 'Hong Kong parcel line' }).check()
  await expect(changes).toContainText(`${l.everyLine} → Hong Kong parcel line`)
  await isClean(page, 'the form of a service that is changed')
  // What is suspended next is the service as it is stored now.
  const listed = page.waitForResponse((response) => {
    const isRead = response.request().method() === 'GET'
    return isRead && new URL(response.url()).pathname === staffServices.list.path
  })
  await button(form, l.save).click()
  await expect(form).toBeHidden()
  await listed
  await buttonAbout(service, l.suspend).click()
  await button(page.getByRole('dialog'), l.suspend).click()
  await expect(service).toContainText(l.suspended)
})

test('lines are sought and filtered in the address, and the export has what the filters leave', async ({ arrive }) => {
  const { page } = await atDesk(arrive, staffPaths.lines, 'finance', { language: 'en' })
  const table = page.getByRole('table', { name: l.linesTitle })
  await page.getByRole('searchbox', { name: lists.search }).fill('sea_')
  await expect(table).not.toContainText('HK_PARCEL')
  await page.getByRole('combobox', { name: l.status }).selectOption(l.active)
  await expect(page).toHaveURL(/\?q=sea_&status=active$/)
  await page.reload()
  await expect(table).toContainText('SEA_BULK')
  await expect(table).not.toContainText('HK_PARCEL')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, lists.export).click()])
  const rows = csvCells(await readFile(await file.path(), 'utf8'), ',').slice(1)
  expect(rows.map(([code]) => code)).toContain('SEA_BULK')
  expect(rows.filter(([code = '']) => !code.startsWith('SEA_'))).toEqual([])
  await page.getByRole('combobox', { name: l.status }).selectOption(l.suspended)
  await expect(page.getByText(lists.noMatchTitle)).toBeVisible()
  await button(page, lists.clear).click()
  await expect(table).toContainText('HK_PARCEL')
  await expect(page).toHaveURL(/\/lines$/)
})

// Proves B-PR-08
test('a file with a fault changes nothing; mended, it becomes the draft that a second person publishes', async ({
  arrive,
}) => {
  const [member, office] = [await newMember(), await signedInStaff('finance')]
  const { list: lines } = await office.call(staffChannels.list, {})
  const channelId = lines.find(({ code }) => code === 'AIR')?.id ?? ''
  const quoted = async () => {
    const ask = { destinationCode: 'NZ', channelId, totalWeightG: 1000, pieces: 1, currency: 'CNY' } as const
    return (await member.call(pricing.quote, ask)).list[0]?.quote?.freightMinor
  }
  const before = await quoted()
  const [finance, finance2] = [await arrive({ language: 'en' }), await arrive({ language: 'en' })]
  const { page } = finance
  const { id } = await office.call(tariffVersions.create, { name: 'Prices from a file' })
  const draft = `/staff/tariff-drafts/${id}`
  const withPrice = (csv: string, price: string) =>
    csvCells(csv, ',')
      .map((row) => (row[0] === 'AIR' && row[1] === 'NZ' && row[3] === 'CNY' ? row.with(8, price) : row))
      .map(csvLine)
      .join('')
  const choose = (csv: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tariff.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await signInAsStaff(finance, 'finance')
  await page.goto(draft)
  const coming = page.waitForEvent('download')
  await button(page, r.exportCsv).click()
  const exported = (await readFile(await (await coming).path(), 'utf8')).replace('\uFEFF', '')

  await test.step('a price that is no figure is named with its row and column, and cannot be imported', async () => {
    await button(page, t.viewImport).click()
    await choose(withPrice(exported, 'free'))
    await expect(page.getByText(t.fill('faulty', { count: 2 }))).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'First price “free”' })).toHaveCount(2)
    await expect(button(page, t.importNow)).toBeHidden()
    await isClean(page, 'a tariff with a fault')
  })
  await test.step('a price of 0 is said to be free of charge before the file is imported', async () => {
    await choose(withPrice(exported, '0'))
    await expect(page.getByText(t.fill('freeRows', { count: 2 }))).toBeVisible()
    await expect(button(page, t.importNow)).toBeVisible()
  })
  await test.step('the mended file says what it changes, then is the draft', async () => {
    await choose(withPrice(exported, '66.60'))
    await expect(page.getByText(t.fill('freeRows', { count: 2 }))).toBeHidden()
    await button(page, t.importNow).click()
    await button(page, t.viewDifference).click()
    await expect(page.getByRole('region', { name: t.viewDifference })).toContainText('66.60')
    await button(page, t.offer).click()
    await button(page.getByRole('dialog'), t.offer).click()
    await expect(page.getByText(t.notMine)).toBeVisible()
    expect(await quoted()).toBe(before)
  })
  await test.step('a second person publishes it, and the next quote follows', async () => {
    await signInAsStaff(finance2, 'finance2')
    await finance2.page.goto(draft)
    await button(finance2.page, t.publish).click()
    await button(finance2.page.getByRole('dialog'), t.publish).click()
    await expect.poll(quoted).toBe(6660)
  })
})
