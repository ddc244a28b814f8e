import { parcels } from '#contract/parcels.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/staff/bins/text.ts'
import { text as countText } from '#web/staff/bins/count.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as putAwayText } from '#web/staff/put-away/text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card, field } from './people.ts'
import { freshNumber, newMember, stocked } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'
import { openStaffPage } from './steps-warehouse.ts'

/* A keeper makes bins, puts parcels away with a scanner, counts a bin and settles what differs. */

const t = textIn(text, 'zh-Hans')
const count = textIn(countText, 'zh-Hans')
const shelf = textIn(putAwayText, 'zh-Hans')

const scan = async (page: Page, label: string, code: string) => {
  await expect(field(page, label)).toBeFocused()
  await field(page, label).fill(code)
  await field(page, label).press('Enter')
}

// Proves B-IN-17, B-IN-19, B-IN-22, B-IN-60, B-IN-63, B-IN-64
test('bins are made as a range, filled with the scanner alone, and counted', async ({ arrive }) => {
  test.slow()
  const member = await newMember()
  const [first, second] = [await stocked(member), await stocked(member)]
  const prefix = `T${freshNumber().slice(-6)}`
  const [one, two] = [`${prefix}-01-1`, `${prefix}-01-2`]
  const keeper = await atDesk(arrive, staffPaths.home, 'keeper')
  const { page } = keeper
  const main = page.getByRole('main')
  await openStaffPage(keeper, 'bins')

  await test.step('a rack of two levels, with room for one parcel each', async () => {
    await expect(main.getByRole('link', { name: /^D-03：/ })).toContainText(t.full)
    await isClean(page, 'the map of bins')
    await button(main, t.addRange).click()
    const form = page.getByRole('dialog', { name: t.addRange })
    await button(form, t.save).click()
    await expect(form.getByLabel(t.prefix)).toBeFocused()
    await form.getByLabel(t.prefix).fill(prefix.toLowerCase())
    await form.getByLabel(t.levelsTo).fill('2')
    await form.getByLabel(t.zone).fill(prefix)
    await form.getByLabel(t.capacity).fill('1')
    await button(form, t.save).click()
    await expect(said(page)).toContainText(t.fill('made', { count: 2 }))
    await main.getByRole('combobox', { name: t.zone }).selectOption(prefix)
    await expect(main.getByRole('link', { name: new RegExp(`^${one}：0 / 1`) })).toBeVisible()
    await expect(main.getByRole('link', { name: new RegExp(`^${two}：0 / 1`) })).toBeVisible()
  })

  await test.step('a parcel, its place in large, the bin; a full bin is refused and says so', async () => {
    await main.getByRole('link', { name: t.putAway }).click()
    await scan(page, shelf.scanParcel, first.trackingNumber)
    await expect(main.getByText('A-01-1', { exact: true })).toBeVisible()
    await expect(main.getByText(shelf.firstFree)).toBeVisible()
    await isClean(page, 'a place for a parcel')
    await scan(page, shelf.scanBin, one.toLowerCase())
    await expect(main.getByText(shelf.fill('done', { number: first.trackingNumber, shelf: one }))).toBeVisible()
    await scan(page, shelf.scanParcel, second.trackingNumber)
    await scan(page, shelf.scanBin, one)
    await expect(main.getByText('这个库位已满', { exact: false })).toBeVisible()
    await scan(page, shelf.scanBin, two)
    await expect(main.getByText(shelf.fill('done', { number: second.trackingNumber, shelf: two }))).toBeVisible()
    expect((await member.call(parcels.get, { id: second.id })).shelf).toBe(two)
  })

  await test.step('the bin is counted: one is missing, the other was found here', async () => {
    await page.goto(page.url().replace(/\/put-away.*/, `${staffPaths.bins}?view=table&zone=${prefix}`))
    await main.getByRole('link', { name: one }).click()
    await expect(card(page, t.content)).toContainText(first.trackingNumber)
    await expect(card(page, t.content)).toContainText(member.memberNumber)
    await button(main, count.start).click()
    await scan(page, count.scan, second.trackingNumber)
    await expect(main.getByText(count.fill('found', { found: 0, expected: 1 }))).toBeVisible()
    await expect(
      main.getByText(count.fill('scanned', { number: second.trackingNumber, note: count.elsewhere })),
    ).toBeVisible()
    await isClean(page, 'a count')
    await button(main, count.finish).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(count.fill('finishMissing', { count: 1 }))
    await button(question, count.finish).click()
    await expect(main.getByText(count.fill('finished', { missing: 1, others: 1 }))).toBeVisible()
  })

  await test.step('what was found here is recorded here by one press; the missing one with a reason', async () => {
    const differences = card(page, count.differencesTitle)
    await expect(differences).toContainText(first.trackingNumber)
    await isClean(page, 'differences')
    await differences
      .getByRole('button', { name: new RegExp(`^${count.correct}\\s*, ${second.trackingNumber}`) })
      .click()
    await expect(said(page)).toContainText(count.fill('corrected', { number: second.trackingNumber, code: one }))
    await expect(card(page, t.content)).toContainText(second.trackingNumber)
    await differences.getByRole('button', { name: new RegExp(`^${count.search}\\s*, ${first.trackingNumber}`) }).click()
    const form = page.getByRole('dialog')
    await button(form, count.noteIt).click()
    await expect(form.getByLabel(count.reason)).toBeFocused()
    await form.getByLabel(count.reason).fill('整排找过')
    await button(form, count.noteIt).click()
    await expect(said(page)).toContainText(count.fill('noted', { number: first.trackingNumber }))
    await expect(differences).toHaveCount(0)
    expect((await member.call(parcels.get, { id: second.id })).shelf).toBe(one)
  })
})

// Proves B-IN-20, B-IN-21, B-IN-61
test('parcels move to another bin together; a bin is closed once it is empty', async ({ arrive }) => {
  const member = await newMember()
  const parcel = await stocked(member)
  const code = `M${freshNumber().slice(-6)}`
  const keeper = await atDesk(arrive, `${staffPaths.bins}?view=table`, 'keeper', { width: 390 })
  const { page } = keeper
  const main = page.getByRole('main')
  await button(main, t.add).click()
  const form = page.getByRole('dialog', { name: t.add })
  await form.getByLabel(t.code).fill(code)
  await form.getByLabel(t.zone).fill('M')
  await button(form, t.save).click()
  await expect(said(page)).toContainText(t.fill('saved', { code }))
  await page.goto(page.url().replace(/\/bins.*/, staffPaths.putAway))
  await scan(page, shelf.scanParcel, parcel.trackingNumber)
  await scan(page, shelf.scanBin, code)
  await expect(main.getByText(shelf.fill('done', { number: parcel.trackingNumber, shelf: code }))).toBeVisible()

  await page.goto(page.url().replace(/\/put-away.*/, `${staffPaths.bins}?view=table&q=${code}`))
  await main.getByRole('link', { name: code }).click()
  await button(main, t.close).click()
  await button(page.getByRole('dialog'), t.close).click()
  await expect(main.getByRole('alert')).toContainText(code)
  await main.getByRole('checkbox', { name: new RegExp(parcel.trackingNumber) }).check()
  const move = main.getByRole('region', { name: t.moveLabel })
  await move.getByLabel(t.move).fill('nowhere')
  await button(move, t.moveSend).click()
  await expect(move.getByLabel(t.move)).toBeFocused()
  await move.getByLabel(t.move).fill('c-01')
  await button(move, t.moveSend).click()
  await expect(said(page)).toContainText(t.fill('moved', { count: 1, code: 'C-01' }))
  await isClean(page, 'an empty bin')
  await button(main, t.close).click()
  await button(page.getByRole('dialog'), t.close).click()
  await expect(said(page)).toContainText(t.fill('closedNow', { code }))
  expect((await member.call(parcels.get, { id: parcel.id })).shelf).toBe('C-01')
})
