import { closingReasonText } from '#contract/parcel-closings.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text } from '#web/staff/closings/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card } from './people.ts'
import { picture } from './pictures.ts'
import { newMember, stocked } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(text, 'zh-Hans')
const returned = closingReasonText.returned['zh-Hans']

// Proves B-IN-09, B-IN-30, B-IN-31, B-IN-32
test('customer service asks to close a parcel with a photo; a keeper finds it in the work queue and confirms', async ({
  arrive,
}) => {
  const { id, trackingNumber: number } = await stocked(await newMember())
  const service = await atDesk(arrive, staffPaths.parcel(id), 'service')

  const ask = async () => {
    const form = card(service.page, t.ask)
    await expect(button(form, t.askSend)).toBeDisabled()
    await form.getByLabel(t.note).fill('会员要求退回')
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('returned.jpg'))
    await button(form, t.askSend).click()
    await expect(said(service.page)).toContainText(t.fill('saidAsked', { number }))
  }

  await test.step('asked for, and taken back by the person who asked', async () => {
    await ask()
    await openStaffPage(service, 'closings')
    const own = card(service.page, `${returned} · ${number}`)
    await expect(own.getByRole('button', { name: t.confirm })).toBeDisabled()
    await expect(own).toContainText(t.isOwn)
    await own.getByLabel(t.reason).fill('写错了')
    await own.getByRole('button', { name: t.withdraw }).click()
    await expect(said(service.page)).toContainText(t.fill('saidKept', { number }))
    await expect(own).toHaveCount(0)
  })

  await test.step('asked for again, it waits for another person', async () => {
    await service.page.goto(`/staff${staffPaths.parcel(id)}`)
    await ask()
  })

  await test.step('a keeper opens it from the work queue and confirms after a question', async () => {
    const keeper = await atDesk(arrive, `${staffPaths.closings}?q=${number}`, 'keeper')
    const { page } = keeper
    const open = card(page, `${returned} · ${number}`)
    await expect(open).toContainText('会员要求退回')
    await isClean(page, 'closings to confirm')
    await open.getByRole('button', { name: t.confirm }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(returned)
    await button(question, t.confirm).click()
    await expect(said(page)).toContainText(t.fill('saidClosed', { number }))
    await expect(open).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('tab', { name: t.confirmed })
      .or(page.getByRole('main').getByRole('button', { name: t.confirmed }))
      .first()
      .click()
    await expect(card(page, `${returned} · ${number}`)).toContainText('会员要求退回')
  })
})
