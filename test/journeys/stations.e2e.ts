import { refusals } from '#contract/refusals/refusals.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as peopleText } from '#web/staff/people/badges/text.ts'
import { text as pinText } from '#web/staff/pin.text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { text as stationsText } from '#web/staff/workplace/stations.text.ts'
import { text as workplaceText } from '#web/staff/workplace/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Locator } from '@playwright/test'
import { isClean } from './axe.ts'
import { fileOf } from './monday-prices.ts'
import { test } from './journey.ts'
import { button, card, field } from './people.ts'
import { freshNumber } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { scanInto } from './scanner.ts'
import { badgeFor } from './steps-stations.ts'
import { measure } from './steps-warehouse.ts'

const desk = textIn(receivingText, 'zh-Hans')
const badges = textIn(peopleText, 'zh-Hans')
const pins = textIn(pinText, 'zh-Hans')
const shell = textIn(shellText, 'zh-Hans')
const stations = textIn(stationsText, 'zh-Hans')
const lists = textIn(listsText, 'zh-Hans')
const t = textIn(workplaceText, 'zh-Hans')
const pin = '482913'

const ofRow = (main: Locator, action: string, name: string) =>
  main.getByRole('button', { name: new RegExp(`^${action}.*${name}`) })

// Proves B-AU-25, B-AU-26, B-AU-28, B-AU-29, B-AU-30, B-AU-31
test('a station is opened, and two people change at it by badge and PIN without a password', async ({ arrive }) => {
  const name = `收货 ${freshNumber()}`
  const keeper = await badgeFor('keeper')
  const boss = await atDesk(arrive, staffPaths.stations, 'admin', { width: 1440 })
  const { page } = boss
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')

  await test.step('an administrator adds it, opens it on this device, and is logged out there', async () => {
    await button(main, stations.add).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(stations.name).fill(name)
    await dialog.getByLabel(stations.warehouse).selectOption({ label: '深圳福永' })
    await button(dialog, stations.save).click()
    await expect(main.getByText(name).first()).toBeVisible()
    await isClean(page, 'the list of stations')
    const filter = main.getByLabel(stations.warehouse)
    await filter.selectOption({ label: '深圳南山' })
    await expect(main.getByText(name)).toHaveCount(0)
    const exported = () => fileOf(page, () => button(main, lists.export).click())
    expect(await exported()).not.toContain(name)
    await filter.selectOption({ label: '深圳福永' })
    await expect(page).toHaveURL(/[?&]warehouse=/)
    await expect(main.getByText(name).first()).toBeVisible()
    expect(await exported()).toContain(name)
    await ofRow(main, stations.openHere, name).click()
    await button(page.getByRole('dialog'), stations.openYes).click()
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('staff-token'))).toBeNull()
    await isClean(page, 'the station without a person')
  })

  await test.step('something else than a badge signs nobody in', async () => {
    await scanInto(page, freshNumber())
    await expect(main.getByText(t.notABadge)).toBeVisible()
  })

  await test.step('a badge signs its owner in, for warehouse work alone', async () => {
    await scanInto(page, keeper.badge)
    await expect(banner).toContainText(t.fill('here', { station: name, name: keeper.name }))
    await expect(main.getByRole('heading', { name: desk.title })).toBeVisible()
    await expect(page.getByRole('link', { name: shell.people })).toHaveCount(0)
  })

  const trackingNumber = freshNumber()
  await test.step('a scanned badge changes the person in the middle of a parcel, which stays at hand', async () => {
    await field(page, desk.scan).fill(trackingNumber)
    await field(page, desk.scan).press('Enter')
    await expect(field(page, desk.scan)).toHaveValue(trackingNumber)
    const other = await badgeFor('admin')
    await scanInto(page, other.badge)
    await expect(banner).toContainText(t.fill('here', { station: name, name: other.name }))
    await expect(field(page, desk.scan)).toHaveValue(trackingNumber)
    await expect(page.getByRole('link', { name: shell.people })).toHaveCount(0)
  })

  await test.step('a badge typed into the field for numbers is no parcel', async () => {
    await field(page, desk.scan).fill(keeper.badge)
    await field(page, desk.scan).press('Enter')
    await expect(banner).toContainText(t.fill('here', { station: name, name: keeper.name }))
    await expect(main.getByText(keeper.badge)).toHaveCount(0)
  })

  await test.step('a badge that was replaced changes nobody, and says why and what to do', async () => {
    const { badge } = await badgeFor('packer')
    await badgeFor('packer')
    await scanInto(page, badge)
    const told = page.getByRole('alert').filter({ hasText: refusals.badge_unknown.text['zh-Hans'] })
    await expect(told).toContainText(refusals.badge_unknown.staffStep['zh-Hans'])
    await expect(banner).toContainText(t.fill('here', { station: name, name: keeper.name }))
  })

  await test.step('without a network nobody changes', async () => {
    await page.context().setOffline(true)
    await scanInto(page, (await badgeFor('keeper')).badge)
    await expect(banner).toContainText(t.fill('here', { station: name, name: keeper.name }))
    await page.context().setOffline(false)
  })

  await test.step('closed by an administrator elsewhere, it lets nobody in', async () => {
    const office = await atDesk(arrive, staffPaths.stations, 'admin')
    await ofRow(office.page.getByRole('main'), stations.close, name).click()
    await button(office.page.getByRole('dialog'), stations.closeYes).click()
    await expect(office.page.getByText(stations.fill('closeDone', { name }))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: t.closedTitle })).toBeVisible()
    await button(main, t.password).click()
    await expect(page).toHaveURL(/\/staff\/login/)
  })
})

// Proves B-AU-32, B-AU-33, B-AU-34
test('a person chooses a PIN, an administrator prints a badge and removes both', async ({ arrive }) => {
  const person = await atDesk(arrive, staffPaths.password, 'service')
  const form = card(person.page, pins.title)

  await test.step('an easy PIN is refused before anything is sent, a good one is set with the password', async () => {
    await form.getByLabel(pins.pin, { exact: true }).fill('123456')
    await form.getByLabel(pins.password, { exact: true }).fill('Meow_2026_staff')
    await button(form, pins.save).click()
    await expect(form.getByText(pins.simple)).toBeVisible()
    await form.getByLabel(pins.pin, { exact: true }).fill(pin)
    await button(form, pins.save).click()
    await expect(form.getByText(pins.leadSet)).toBeVisible()
    await isClean(person.page, 'password and PIN')
  })

  await test.step('the badge is shown once, with its barcode', async () => {
    const { page } = await atDesk(arrive, `${staffPaths.people}?keyword=service`, 'admin', { width: 1440 })
    await page
      .getByRole('button', { name: /的工牌$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(badges.yes, { exact: true })).toHaveCount(1)
    await button(dialog, badges.draw).click()
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/SCB[A-Z2-7]{16}/)
    await isClean(page, 'a new badge')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await button(dialog, badges.close).click()
    await page
      .getByRole('button', { name: /的工牌$/ })
      .first()
      .click()
    await expect(dialog.getByText(badges.yes, { exact: true })).toHaveCount(2)
    await button(dialog, badges.remove).click()
    await button(page.getByRole('dialog', { name: badges.remove }), badges.remove).click()
    await expect(dialog).toHaveCount(0)
    await person.page.reload()
    await expect(form.getByText(pins.lead)).toBeVisible()
  })
})

test('at a phone-sized station a PIN is entered with a thumb, and a wrong one says so', async ({ arrive }) => {
  const keeper = await atDesk(arrive, staffPaths.password, 'keeper')
  const form = card(keeper.page, pins.title)
  await form.getByLabel(pins.pin, { exact: true }).fill(pin)
  await form.getByLabel(pins.password, { exact: true }).fill('Meow_2026_staff')
  await button(form, pins.save).click()
  await expect(form.getByText(pins.leadSet)).toBeVisible()

  const name = `打包 ${freshNumber()}`
  const { page } = await atDesk(arrive, staffPaths.stations, 'admin', { width: 390 })
  const main = page.getByRole('main')
  await button(main, stations.add).click()
  await page.getByRole('dialog').getByLabel(stations.name).fill(name)
  await page.getByRole('dialog').getByLabel(stations.warehouse).selectOption({ label: '深圳福永' })
  await button(page.getByRole('dialog'), stations.save).click()
  await ofRow(main, stations.openHere, name).click()
  await button(page.getByRole('dialog'), stations.openYes).click()
  const { staff: me } = { staff: (await badgeFor('keeper')).staff }
  await main.getByRole('button', { name: me.name }).click()
  const typed = main.getByLabel(t.fill('pinOf', { name: me.name }))
  await expect(typed).toBeFocused()
  await isClean(page, 'a PIN at a station of 390 px')
  await page.keyboard.type('000001')
  await expect(main.getByText(refusals.pin_wrong.text['zh-Hans'])).toBeVisible()
  await page.keyboard.type(pin)
  await expect(main.getByRole('heading', { name: desk.title })).toBeVisible()
  await measure({ page, language: 'zh-Hans' } as never, {
    trackingNumber: freshNumber(),
    weightKg: '1.2',
    sizeCm: ['30', '20', '10'],
  })
})
