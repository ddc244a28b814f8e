import { text } from '#web/staff/parcels/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { expect } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card } from './people.ts'
import { forecasted, newMember, stocked } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'
import { openStaffPage } from './steps-warehouse.ts'

/* Staff find any parcel, see where it is and who handled it, and put right what was recorded wrongly. */

const t = textIn(text, 'zh-Hans')
const lists = textIn(listsText, 'zh-Hans')

// Proves B-IN-03, B-IN-04, B-IN-05, B-IN-07
test('a keeper finds a parcel by the middle of its number, puts it on a shelf, and corrects its weight', async ({
  arrive,
}) => {
  const member = await newMember()
  const { id, trackingNumber: number } = await stocked(member)
  const keeper = await atDesk(arrive, staffPaths.home, 'keeper')
  const { page } = keeper
  await openStaffPage(keeper, 'parcels')
  const main = page.getByRole('main')

  await test.step('any part of the number finds it', async () => {
    const search = main.getByRole('searchbox', { name: t.search })
    await search.fill(number.slice(4, -1))
    await search.press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${number.slice(4, -1)}`))
    await expect(main.getByRole('link', { name: number })).toBeVisible()
    await isClean(page, 'the list of parcels')
    await main.getByRole('link', { name: number }).click()
    await expect(page).toHaveURL(new RegExp(`/parcels/${id}`))
  })

  await test.step('it goes on a shelf', async () => {
    const form = card(page, t.shelve)
    await form.getByLabel(t.shelf).fill('')
    await button(form, t.shelve).click()
    await expect(form.getByLabel(t.shelf)).toBeFocused()
    await form.getByLabel(t.shelf).fill('C-07')
    await button(form, t.shelve).click()
    await expect(said(page)).toContainText(t.fill('shelved', { number, shelf: 'C-07' }))
    await expect(card(page, t.facts)).toContainText('C-07')
  })

  await test.step('a weight is corrected with a reason, after seeing what changes', async () => {
    const form = card(page, t.correct)
    await button(form, t.correct).click()
    await expect(form.getByLabel(t.reason)).toBeFocused()
    await form.getByLabel(t.weight, { exact: true }).fill('2.5')
    await form.getByLabel(t.reason).fill('秤没有归零')
    await button(form, t.correct).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('2.500 kg')
    await button(question, t.correct).click()
    await expect(said(page)).toContainText(t.fill('corrected', { number }))
    await expect(card(page, t.weighings)).toContainText('2.500 kg')
    await expect(card(page, t.weighings).getByRole('listitem')).toHaveCount(2)
    await expect(card(page, t.history)).toContainText('秤没有归零')
    await isClean(page, 'one parcel')
  })
})

// Proves B-IN-03
test('filters stand in the address, nothing found says what to do, and the export has what is listed', async ({
  arrive,
}) => {
  const member = await newMember()
  const [first, second] = [await forecasted(member), await stocked(member)]
  const service = await atDesk(arrive, `${staffPaths.parcels}?member=${member.memberNumber}`, 'service')
  const { page } = service
  const main = page.getByRole('main')
  for (const { trackingNumber } of [first, second])
    await expect(main.getByRole('link', { name: trackingNumber })).toBeVisible()
  await main.getByLabel(t.status).selectOption('in_stock')
  await expect(page).toHaveURL(/status=in_stock/)
  await expect(main.getByRole('link', { name: first.trackingNumber })).toHaveCount(0)
  const [file] = await Promise.all([page.waitForEvent('download'), button(main, lists.export).click()])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain(second.trackingNumber)
  expect(csv).not.toContain(first.trackingNumber)
  await main.getByRole('searchbox', { name: t.shelf }).fill('nowhere')
  await expect(page.getByText(t.noMatchTitle)).toBeVisible()
  await button(main, t.clear).click()
  await expect(page).not.toHaveURL(/status|shelf|member/)
  // Customer service has no shelf to put it on.
  await page.goto(page.url().replace(/\/staff\/.*/, `/staff${staffPaths.parcel(second.id)}`))
  await expect(card(page, t.facts)).toContainText(member.memberNumber)
  await expect(page.getByRole('heading', { name: t.shelve })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t.correct })).toBeVisible()
})
