import { abnormalText } from '#contract/codes.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as parcelText } from '#web/staff/parcels/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card } from './people.ts'
import { picture } from './pictures.ts'
import { forecasted, newMember } from './prepared.ts'
import { said } from './steps-claims.ts'
import { signInAsStaff } from './steps-entry.ts'
import { measure, openStaffPage } from './steps-warehouse.ts'

const desk = textIn(receivingText, 'zh-Hans')
const t = textIn(parcelText, 'zh-Hans')
const sizeCm = ['30', '20', '10'] as const

// Proves B-IN-16, B-IN-06, B-IN-08
test('a scan by mistake is undone and scanned again; a photo is added later, and what is wrong is said', async ({
  arrive,
}) => {
  const member = await newMember()
  const { trackingNumber } = await forecasted(member)
  const person = await arrive({ language: 'zh-Hans' })
  const { page } = person
  const main = page.getByRole('main')
  const scans = card(page, desk.lastScans)
  await signInAsStaff(person, 'keeper')
  await openStaffPage(person, 'receiving')

  const receive = async () => {
    await measure(person, { trackingNumber, weightKg: '1.2', sizeCm })
    await expect(page.getByText(member.memberNumber)).toBeVisible()
    await button(main, desk.receive).click()
    await expect(main.getByText(desk.matchedNext)).toBeVisible()
  }

  await test.step('undone right after it was received', async () => {
    await receive()
    await isClean(page, 'the station with an undo')
    await main.getByRole('button', { name: desk.undo }).first().click()
    await expect(main.getByText(desk.fill('undoneNote', { number: trackingNumber }))).toBeVisible()
    await expect(scans).toContainText(desk.undone)
    await expect(main.getByText(desk.matchedNext)).toHaveCount(0)
    await expect(main.getByRole('button', { name: desk.undo })).toHaveCount(0)
  })

  await test.step('the same number is received again, and undone from the list by keyboard', async () => {
    await receive()
    await scans.getByRole('button', { name: desk.undo }).focus()
    await page.keyboard.press('Enter')
    await expect(scans.getByText(desk.undone)).toHaveCount(2)
  })

  await test.step('received for good, its parcel opens from the list', async () => {
    await receive()
    await scans.getByRole('link', { name: trackingNumber }).first().click()
    await expect(card(page, t.history)).toContainText(t.fill('undoReceive', { who: '' }))
  })

  await test.step('a photo is added', async () => {
    const form = card(page, t.addPhotosTitle)
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('later.png'))
    await button(form, t.sendPhotos).click()
    await expect(said(page)).toContainText(t.fill('photosAdded', { number: trackingNumber }))
    await expect(page.getByRole('heading', { name: t.photos, exact: true })).toBeVisible()
  })

  await test.step('what is wrong is said, after a question', async () => {
    const form = card(page, t.setFault)
    await form.getByLabel(t.fault).selectOption('PROHIBITED')
    await expect(form).toContainText(t.faultBlocks)
    await form.getByLabel(t.faultNote).fill('煤气罐')
    await button(form, t.save).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(abnormalText.PROHIBITED['zh-Hans'])
    await button(question, t.save).click()
    await expect(said(page)).toContainText(t.fill('faultSaid', { number: trackingNumber }))
    await expect(main).toContainText('违禁品 · 煤气罐')
    await isClean(page, 'one parcel with its forms')
  })
})
