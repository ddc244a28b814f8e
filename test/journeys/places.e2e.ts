import { goodsCheck } from '#contract/goods-check.ts'
import { site } from '#contract/content.ts'
import { regionColumns } from '#contract/reference.ts'
import { warehouses } from '#contract/warehouses.ts'
import { csvLine } from '#domain/csv.ts'
import { xlsx, xlsxType } from '#server/export/xlsx.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as goodsText } from '#web/staff/goods/text.ts'
import { text as placesText } from '#web/staff/places/places.text.ts'
import { text as referenceText } from '#web/staff/places/reference.text.ts'
import { text as sharedText } from '#web/staff/places/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { expect } from '@playwright/test'
import { isClean, tooWide } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, choice, field, rowOf } from './people.ts'
import { newMember } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(placesText, 'en')
const shared = textIn(sharedText, 'en')
const lists = textIn(listsText, 'en')
const compared = textIn(comparedText, 'en')
const reference = textIn(referenceText, 'en')
const goods = textIn(goodsText, 'en')

// Proves B-MD-01, B-MD-15, B-MD-16
test('an administrator adds a warehouse, which members see at once, changes it and suspends it, by keyboard', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const member = await newMember()
  const { page } = admin
  const name = `Zhuhai ${Date.now()}`
  const addressesWith = async (word: string) =>
    (await member.call(warehouses.list, {}, { language: 'en' })).list.filter(({ copyText }) => copyText.includes(word))
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'places')
  await isClean(page, 'the list of warehouses')

  await test.step('a form that lacks something says so in its place; then the warehouse is there', async () => {
    await button(page, t.addWarehouse).first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t.addWarehouse })
    for (const [code, word] of [
      ['cn', '珠海'],
      ['en', '珠海'],
      ['sh', name],
    ] as const)
      await field(dialog, shared.fill(code, { label: shared.name })).fill(word)
    await field(dialog, t.recipient).fill('灵猫集运')
    await field(dialog, t.province).fill('广东省')
    await field(dialog, t.city).fill('珠海市')
    await field(dialog, t.address).fill(`香洲区港湾大道 ${name}`)
    await field(dialog, t.phone).fill('call us')
    await field(dialog, t.mobile).fill('138 0013 8000')
    await field(dialog, t.postalCode).fill('519000')
    await page.keyboard.press('Enter')
    await expect(field(dialog, t.phone)).toBeFocused()
    await isClean(page, 'the refused warehouse')
    await field(dialog, t.phone).fill('0756-8888 8888')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(rowOf(admin, name)).toContainText(shared.active)
    expect(await addressesWith(name)).toHaveLength(1)
  })
  await test.step('what a change will do is shown before it is saved, and kept', async () => {
    await page.getByRole('searchbox', { name: lists.search }).fill(name)
    await expect(page.getByRole('row')).toHaveCount(2)
    await buttonAbout(rowOf(admin, name), shared.change).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(button(dialog, shared.save)).toBeDisabled()
    await field(dialog, t.recipient).fill('灵猫')
    await expect(dialog.getByRole('region', { name: compared.willChange })).toContainText('灵猫集运 → 灵猫')
    await button(dialog, shared.save).click()
    await expect(dialog).toBeHidden()
    await buttonAbout(rowOf(admin, name), shared.history).click()
    const history = page.getByRole('dialog', { name: shared.fill('historyOf', { name }) })
    await expect(history.getByRole('article')).toHaveCount(2)
    await expect(history.getByRole('article').first()).toContainText('灵猫集运 → 灵猫')
    await page.keyboard.press('Escape')
  })
  await test.step('suspending it says what uses it, and members see it no more', async () => {
    await buttonAbout(rowOf(admin, name), shared.suspend).click()
    const question = page.getByRole('dialog', { name: shared.fill('suspendTitle', { name }) })
    await expect(question).toContainText(shared.notInUse)
    await button(question, shared.suspend).click()
    await expect(rowOf(admin, name)).toContainText(shared.suspended)
    expect(await addressesWith(name)).toHaveLength(0)
  })
  await test.step('points and areas fit the screen', async () => {
    for (const tab of ['points', 'areas'] as const) {
      await button(page, t[tab]).click()
      await expect(page.getByRole('table')).toBeVisible()
      expect(await tooWide(page)).toBeLessThanOrEqual(0)
      await isClean(page, tab)
    }
  })
})

// Proves B-MD-11, B-MD-17, B-MD-18, B-MD-20
test('a destination is opened and announced again, a tree file with a fault imports nothing, a word gets its kind', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const member = await newMember()
  const { page } = admin
  const isOpen = async () =>
    (await member.call(site.formOptions, {})).destinations.find(({ code }) => code === 'VN')?.open
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'couriers')
  await isClean(page, 'couriers')

  await test.step('the pattern of a courier is tried on a number', async () => {
    await field(page, reference.tryNumber).fill('SF1234567890123')
    await expect(page.getByText(reference.fill('guesses', { couriers: 'SF Express' }))).toBeVisible()
  })
  await test.step('one switch opens a destination, and closes it again', async () => {
    await button(page, reference.destinations).click()
    const vietnam = rowOf(admin, 'Vietnam')
    await expect(vietnam).toContainText(reference.announced)
    await isClean(page, 'destinations')
    for (const [press, title, open] of [
      [reference.openIt, 'openTitle', true],
      [reference.announceIt, 'announceTitle', false],
    ] as const) {
      await buttonAbout(vietnam, press).click()
      const question = page.getByRole('dialog', { name: reference.fill(title, { name: 'Vietnam' }) })
      await button(question, press).click()
      await expect(vietnam).toContainText(open ? reference.open : reference.announced)
      // Each process of the server keeps the destinations for a moment.
      await expect.poll(isOpen).toBe(open)
    }
  })
  await test.step('a tree file is tried first, and each fault has its line', async () => {
    await button(page, reference.regions).click()
    await page.getByRole('searchbox', { name: lists.search }).fill('no such region')
    await button(page, lists.clear).click()
    await buttonAbout(rowOf(admin, 'Hong Kong'), reference.below).click()
    await expect(page.getByRole('heading', { name: reference.fill('partOf', { name: 'Hong Kong' }) })).toBeVisible()
    await isClean(page, 'the regions of one country')
    await button(page, reference.import).click()
    const dialog = page.getByRole('dialog', { name: reference.import })
    const csv = [regionColumns, ['HK-X', 'HK-NOWHERE', '一', '一', 'One', 'HK', 'HK', '1']].map(csvLine).join('')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'regions.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(dialog).toContainText(
      reference.fill('faultAt', { line: 2, code: 'HK-X', fault: reference.fault_parent }),
    )
    await expect(button(dialog, reference.importNow)).toBeDisabled()
    await isClean(page, 'a file with a fault')
    const region = csvLine(['HK-X', 'HK', '一', '一', 'One', 'HK', 'HK', '1'])
    const much = Buffer.from(csvLine(regionColumns) + region.repeat(100_000))
    await dialog.locator('input[type=file]').setInputFiles({ name: 'much.csv', mimeType: 'text/csv', buffer: much })
    await expect(dialog.getByRole('alert')).toHaveText(reference.fill('tooManyRows', { count: 10_000 }))
    // A browser tells of a file only when it is another one than the one that is there.
    const chooser = page.waitForEvent('filechooser')
    await button(dialog, reference.chooseFile).click()
    expect(await (await chooser).element().evaluate((input) => (input as HTMLInputElement).value)).toBe('')
    const workbook = await workbookOf(['AU', '', '澳大利亚', '澳洲', 'Australia', 'AU', 'AU', '99'])
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'regions.xlsx', mimeType: xlsxType, buffer: workbook })
    await expect(dialog).toContainText(reference.fill('report', { rows: 1, added: 0, changed: 1, unchanged: 0 }))
    const changes = dialog.getByRole('region', { name: compared.willChange })
    await expect(changes).toContainText('AU sort')
    await expect(changes).toContainText('→ 99')
    await expect(button(dialog, reference.importNow)).toBeEnabled()
    await page.keyboard.press('Escape')
  })
  await test.step('what a visitor asked gets its kind, and is answered from then on', async () => {
    const word = `flurb${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
    const verdictOf = async () => (await member.call(goodsCheck.check, { text: word })).verdict
    expect(await verdictOf()).toBe('unknown')
    await openStaffPage(admin, 'goodsWords')
    await buttonAbout(rowOf(admin, word), goods.sortIt).click()
    const dialog = page.getByRole('dialog', { name: goods.sortIt })
    await choice(dialog, goods.category).selectOption({ index: 1 })
    await isClean(page, 'a word that gets its kind')
    await button(dialog, shared.save).click()
    await expect(rowOf(admin, word)).toBeHidden()
    expect(await verdictOf()).not.toBe('unknown')
    await button(page, goods.known).click()
    await page.getByRole('searchbox', { name: lists.search }).fill(word)
    await expect(page.getByRole('row')).toHaveCount(2)
    await isClean(page, 'known words')
  })
  await test.step('the levels of members are a page of their own', async () => {
    await openStaffPage(admin, 'levels')
    await expect(page.getByRole('table')).toContainText('ordinary')
    await isClean(page, 'levels')
  })
})

/** The columns of regions with one row, as a spreadsheet program would save it. */
async function workbookOf(row: readonly string[]): Promise<Buffer> {
  const columns = regionColumns.map((title) => ({ title, width: 12 }))
  const rows = (async function* () {
    yield [row]
  })()
  const parts: Uint8Array[] = []
  for await (const part of xlsx({ name: 'regions', columns, rows }, new Date())) parts.push(part)
  return Buffer.concat(parts)
}

test('an address that names a row which is not there leads back to the first page', async ({ arrive }) => {
  const { page } = await atDesk(arrive, `${staffPaths.couriers}?after=no-row`, 'admin', { language: 'en' })
  await button(page, lists.first).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  expect(page.url()).not.toContain('after=')
  await expect(button(page, lists.first)).toBeHidden()
})
