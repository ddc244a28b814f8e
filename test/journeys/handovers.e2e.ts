import { staffHandovers } from '#contract/handovers.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text } from '#web/staff/handovers/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card, type Person } from './people.ts'
import { forecasted, newMember, signedInStaff } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'
import { measure, openStaffPage } from './steps-warehouse.ts'

const t = textIn(text, 'zh-Hans')
const desk = textIn(receivingText, 'zh-Hans')
const sizeCm = ['30', '20', '10'] as const

/** Scans, measures and receives one forecast parcel. */
async function receive(person: Person) {
  const { trackingNumber } = await forecasted(await newMember())
  const main = person.page.getByRole('main')
  await measure(person, { trackingNumber, weightKg: '1.2', sizeCm })
  await button(main, desk.receive).click()
  await expect(main.getByText(desk.matchedNext)).toBeVisible()
  await expect(main.getByText(trackingNumber).first()).toBeVisible()
  return trackingNumber
}

// Proves B-IN-48, B-IN-49, B-IN-50, B-IN-51, B-IN-52, B-RP-26
test('a courier hands three parcels over; two are scanned, the keeper says why, and a colleague settles it', async ({
  arrive,
}) => {
  const bag = `袋${Date.now()}`
  const keeper = await atDesk(arrive, staffPaths.home, 'keeper')
  const { page } = keeper
  const main = page.getByRole('main')
  const numbers: string[] = []

  await test.step('counted and noted while the courier waits', async () => {
    await openStaffPage(keeper, 'handovers')
    const form = card(page, t.take)
    await expect(button(form, t.save)).toBeDisabled()
    await form.getByLabel(t.courier).selectOption('YTO')
    await form.getByLabel(t.counted).fill('3')
    await form.getByLabel(t.bag).fill(bag)
    await button(form, t.save).click()
    await expect(said(page)).toContainText(bag)
    await expect(main.getByRole('link', { name: new RegExp(bag) })).toBeVisible()
    await isClean(page, 'the handovers')
  })

  await test.step('chosen once at the station, it is kept from scan to scan', async () => {
    await openStaffPage(keeper, 'receiving')
    const { received: before } = await (await signedInStaff('keeper')).call(staffFigures.own, {})
    await expect(main.getByText(desk.fill('today', { count: before }))).toBeVisible()
    const field = main.getByLabel(t.atStation)
    const option = await field.locator('option', { hasText: bag }).getAttribute('value')
    await field.selectOption(option)
    numbers.push(await receive(keeper))
    await expect(field.locator('option', { hasText: bag })).toContainText('1 / 3')
    numbers.push(await receive(keeper))
    await expect(field.locator('option', { hasText: bag })).toContainText('2 / 3')
    await expect(field).toHaveValue(option ?? '')
    await expect(main.getByText(desk.fill('today', { count: before + 2 }))).toBeVisible()
    await isClean(page, 'the station with a handover')
  })

  await test.step('one is missing, so that closing it needs words', async () => {
    await openStaffPage(keeper, 'handovers')
    await main.getByRole('link', { name: new RegExp(bag) }).click()
    await expect(main.getByText(t.fill('missing', { count: 1 })).first()).toBeVisible()
    for (const number of numbers) await expect(card(page, t.scans).getByRole('link', { name: number })).toBeVisible()
    const form = card(page, t.close)
    await expect(button(form, t.close)).toBeDisabled()
    await form.getByLabel(t.explanation).fill('一件在下一车')
    await button(form, t.close).click()
    await expect(said(page)).toContainText(t.fill('missing', { count: 1 }))
    await expect(card(page, t.settle)).toContainText(t.isOwn)
    await isClean(page, 'a handover that differs')
  })

  await test.step('a colleague opens it among those that differ and settles it', async () => {
    const packer = await signedInStaff('packer')
    const { list } = await packer.call(staffHandovers.list, { state: 'difference', pageSize: 100 })
    expect(list.some(({ bagNumber }) => bagNumber === bag)).toBe(true)
    const colleague = await atDesk(arrive, `${staffPaths.handovers}?state=difference`, 'packer')
    await colleague.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(bag) })
      .click()
    const form = card(colleague.page, t.settle)
    await form.getByLabel(t.settleNote).fill('快递确认少派一件')
    await button(form, t.settle).click()
    await expect(said(colleague.page)).toContainText(t.saidSettled)
    await expect(card(colleague.page, t.facts)).toContainText('快递确认少派一件')
  })
})
