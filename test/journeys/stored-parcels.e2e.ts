import { closingCauseText } from '#contract/parcel-closings.text.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { sql } from '#server/database/db.ts'
import { text as closingsText } from '#web/staff/closings/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as parcelText } from '#web/staff/parcels/text.ts'
import { text } from '#web/staff/storage/text.ts'
import { text as storageText } from '#web/portal/storage/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { button, card, field, rowOf } from './people.ts'
import { picture } from './pictures.ts'
import { newMember, type PreparedMember, signedInStaff, stocked } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'
import { comeBack, openInStock, turnTo } from './steps-parcels.ts'
import { openStaffPage } from './steps-warehouse.ts'

/* Parcels that are stored for long, as staff follow them (decision record 96). */

const t = textIn(text, 'zh-Hans')
const closings = textIn(closingsText, 'zh-Hans')

async function lying(member: PreparedMember, days: number) {
  const parcel = await stocked(member)
  await inItsDatabase((db) =>
    db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${parcel.id}`),
  )
  return parcel
}

/** Its member had two reminders on other days. */
const remindedTwice = (parcelId: string) =>
  inItsDatabase((db) =>
    db.run(sql`insert into storage_reminders (parcel_id, days_left, at) values
      (${parcelId}, 7, now() - interval '67 days'), (${parcelId}, 3, now() - interval '63 days')`),
  )

// Proves B-IN-55, B-IN-56
test('customer service finds a parcel whose free days end, adds a week, and its member sees who did', async ({
  arrive,
}) => {
  const member = await newMember()
  const [soon, old] = [await lying(member, 28), await lying(member, 40)]
  const service = await atDesk(arrive, staffPaths.home)
  const { page } = service
  await openStaffPage(service, 'storedParcels')
  await page.getByRole('searchbox', { name: t.memberNumber }).fill(member.memberNumber)
  await page.keyboard.press('Enter')
  await expect(rowOf(service, soon.trackingNumber)).toContainText(t.fill('daysLeft', { count: 2 }))
  await expect(rowOf(service, old.trackingNumber)).toContainText(t.isOver)
  await isClean(page, 'stored for long')

  await test.step('the filter is in the address', async () => {
    await page.getByRole('button', { name: t.within3 }).click()
    await expect(rowOf(service, old.trackingNumber)).toHaveCount(0)
    await expect(page).toHaveURL(/show=within3/)
    await page.reload()
    await expect(rowOf(service, soon.trackingNumber)).toBeVisible()
  })

  await test.step('what matches is saved as a file', async () => {
    const coming = page.waitForEvent('download')
    await button(page, t.exportXlsx).click()
    expect((await coming).suggestedFilename()).toBe('stored-parcels.xlsx')
  })

  await test.step('a week more, with a reason that the member may read', async () => {
    await rowOf(service, soon.trackingNumber)
      .getByRole('button', { name: new RegExp(`^${t.extend}`) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.moreDays).fill('7')
    await dialog.getByLabel(t.reason, { exact: false }).first().fill('会员出差')
    await dialog.getByLabel(t.showsReason).check()
    await isClean(page, 'more free days')
    await button(dialog, t.extendSend).click()
    await expect(said(page)).toContainText(soon.trackingNumber)
    await expect(rowOf(service, soon.trackingNumber)).toHaveCount(0)
  })

  await test.step('it is in the history of the parcel, with the name', async () => {
    await page.goto(`/staff${staffPaths.parcel(soon.id)}`)
    const history = card(page, textIn(parcelText, 'zh-Hans').history)
    await expect(history).toContainText('延长了免费仓储')
    await expect(history).toContainText('会员出差')
  })

  await test.step('the member reads it on the parcel', async () => {
    const person = await arrive({ language: 'en', stored: member.stored })
    await comeBack(person)
    await turnTo(person, 'parcels')
    const place = card(await openInStock(person, soon.trackingNumber), textIn(storageText, 'en').title)
    await expect(place).toContainText('9 free days left')
    await expect(place).toContainText('added 7 free days')
    await expect(place).toContainText('会员出差')
  })
})

// Proves B-IN-58, B-IN-09
test('a parcel past the longest stay is found in the work queue, its member reminded, and it is returned by two people', async ({
  arrive,
}) => {
  const member = await newMember()
  const parcel = await lying(member, 97)
  await remindedTwice(parcel.id)
  const service = await atDesk(arrive, `${staffPaths.storedParcels}?show=past&member=${member.memberNumber}`)
  const { page } = service
  const row = rowOf(service, parcel.trackingNumber)
  await expect(row).toContainText(t.fill('needsReminders', { sent: 2, needed: 3 }))

  await test.step('the closing is refused, and says what is missing', async () => {
    await page.goto(`/staff${staffPaths.parcel(parcel.id)}?close=storage`)
    const form = card(page, closings.ask)
    await expect(form.getByLabel(closings.forStorage)).toBeChecked()
    await expect(field(form, closings.note)).toHaveValue(closings.pastStorage)
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('shelf.jpg'))
    await button(form, closings.askSend).click()
    await expect(form).toContainText('会员只收到 3 次提醒中的 2 次')
  })

  await test.step('the third reminder, once a day', async () => {
    await page.goto(`/staff${staffPaths.storedParcels}?show=past&member=${member.memberNumber}`)
    await row.getByRole('button', { name: new RegExp(`^${t.remind}`) }).click()
    await button(page.getByRole('dialog'), t.remind).click()
    await expect(said(page)).toContainText(member.memberNumber)
    await expect(row).toContainText(t.mayLeave)
    await expect(row.getByRole('button', { name: new RegExp(`^${t.remindedToday}`) })).toBeDisabled()
  })

  await test.step('now it can be asked for', async () => {
    await row.getByRole('link', { name: new RegExp(`^${t.close}`) }).click()
    const form = card(page, closings.ask)
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('shelf.jpg'))
    await button(form, closings.askSend).click()
    await expect(said(page)).toContainText(parcel.trackingNumber)
  })

  await test.step('another person reads why, and confirms', async () => {
    const keeper = await atDesk(arrive, `${staffPaths.closings}?q=${parcel.trackingNumber}`, 'keeper')
    await expect(keeper.page.getByRole('main')).toContainText(closingCauseText.storage['zh-Hans'])
    const { call } = await signedInStaff('keeper')
    const { list } = await call(staffParcelClosings.list, { trackingNumber: parcel.trackingNumber, pageSize: 1 })
    await call(staffParcelClosings.confirm, { id: list[0]?.id ?? '' })
    await page.goto(`/staff${staffPaths.storedParcels}?show=past&member=${member.memberNumber}`)
    await expect(page.getByRole('main').getByText(t.noMatchTitle)).toBeVisible()
  })
})
