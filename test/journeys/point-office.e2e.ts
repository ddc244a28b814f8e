import { pickUpPoints } from '#contract/pick-up-points.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as placesText } from '#web/staff/places/places.text.ts'
import { text as sharedText } from '#web/staff/places/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, choice, field, rowOf } from './people.ts'
import { newMember } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(placesText, 'en')
const shared = textIn(sharedText, 'en')
const lists = textIn(listsText, 'en')
const compared = textIn(comparedText, 'en')

// Proves B-MD-05
test('customer service adds a pick-up point, sees where it is on the map, and suspends it for members at once', async ({
  arrive,
}) => {
  const service = await arrive({ language: 'en' })
  const member = await newMember()
  const { page } = service
  const name = `Point ${Date.now()}`
  const statusFor = async () =>
    (await member.call(pickUpPoints.list, { keyword: name }, { language: 'en' })).list.map(({ status }) => status)
  await signInAsStaff(service, 'service')
  await openStaffPage(service, 'places')
  await button(page, t.points).click()

  await test.step('swapped figures are noticed before anything is saved', async () => {
    await button(page, t.addPoint).first().click()
    const dialog = page.getByRole('dialog', { name: t.addPoint })
    for (const code of ['cn', 'en', 'sh'] as const)
      await field(dialog, shared.fill(code, { label: shared.name })).fill(name)
    await choice(dialog, t.destination).selectOption('HK')
    await field(dialog, t.address).fill(`1 Harbour Road ${name}`)
    await field(dialog, t.phone).fill('2345 6789')
    await field(dialog, t.pickUpTime).fill('10:00-20:00')
    await field(dialog, t.lat).fill('114.17')
    await field(dialog, t.lng).fill('22.3')
    await expect(dialog.getByText(t.offMap)).toBeVisible()
    await field(dialog, t.lat).fill('22.3')
    await field(dialog, t.lng).fill('114.17')
    await expect(dialog.getByRole('img', { name: t.position })).toBeVisible()
    await isClean(page, 'the form of a point')
    await button(dialog, shared.add).click()
    await expect(dialog).toBeHidden()
    expect(await statusFor()).toEqual(['open'])
  })
  await test.step('suspending says what changes; the focus is back where it was', async () => {
    await page.getByRole('searchbox', { name: lists.search }).fill(name)
    await expect(page.getByRole('row')).toHaveCount(2)
    await buttonAbout(rowOf(service, name), shared.suspend).click()
    const question = page.getByRole('dialog', { name: shared.fill('suspendTitle', { name }) })
    await expect(question.getByRole('region', { name: compared.willChange })).toContainText(
      `${shared.active} → ${shared.suspended}`,
    )
    await isClean(page, 'the question about a point')
    await button(question, shared.suspend).click()
    await expect(rowOf(service, name)).toContainText(shared.suspended)
    await expect(buttonAbout(rowOf(service, name), shared.activate)).toBeFocused()
    expect(await statusFor()).toEqual(['suspended'])
  })
  await test.step('what nothing used is deleted, and the keyboard is at the heading of the page', async () => {
    await buttonAbout(rowOf(service, name), shared.remove).click()
    const question = page.getByRole('dialog', { name: shared.fill('removeTitle', { name }) })
    await expect(question).toContainText(shared.notInUse)
    await button(question, shared.remove).click()
    await expect(rowOf(service, name)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await statusFor()).toEqual([])
  })
})
