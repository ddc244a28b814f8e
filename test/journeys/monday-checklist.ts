import type { OpeningLine } from '#domain/opening.ts'
import { lineLinks, lineNames } from '#web/staff/opening/lines.text.ts'
import { text as openingText } from '#web/staff/opening/text.ts'
import { text as placesText } from '#web/staff/places/places.text.ts'
import { text as sharedText } from '#web/staff/places/text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { fieldText } from '#web/staff/settings/fields.text.ts'
import { text as settingsText } from '#web/staff/settings/text.ts'
import { text as textsText } from '#web/staff/texts/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { button, buttonAbout, choice, field, linkInMail, type Person, rowOf } from './people.ts'
import { measure, openStaffPage } from './steps-warehouse.ts'

/* The lines of the opening checklist, each done where the checklist leads to. */

const t = textIn(openingText, 'en')
const names = textIn(lineNames, 'en')
const links = textIn(lineLinks, 'en')
const settings = textIn(settingsText, 'en')
const fields = textIn(fieldText, 'en')
const texts = textIn(textsText, 'en')
const places = textIn(placesText, 'en')
const shared = textIn(sharedText, 'en')
const receiving = textIn(receivingText, 'en')

export const checklistLine = (page: Page, line: OpeningLine) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: names[line], exact: true }) })

export const isDone = (page: Page, line: OpeningLine) =>
  expect(checklistLine(page, line).getByText(t.done, { exact: true })).toBeVisible()

/** From the checklist to the page of a line. */
const follow = (page: Page, line: keyof typeof links & OpeningLine) =>
  checklistLine(page, line).getByRole('link', { name: links[line], exact: true }).click()

/** Opens the setting that a line leads to, lets `fill` change it, and saves it. */
async function setFrom(
  admin: Person,
  line: keyof typeof links & OpeningLine,
  fill: (dialog: Locator) => Promise<void>,
) {
  const { page } = admin
  await openStaffPage(admin, 'opening')
  await follow(page, line)
  await buttonAbout(page, settings.change).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await button(dialog, settings.save).click()
  await expect(dialog).toBeHidden()
}

/** Who we are, how to reach us, and where money goes. */
export async function introduce(admin: Person) {
  await setFrom(admin, 'company', async (dialog) => {
    for (const [index, name] of ['周记集运', '周記集運', 'Chow Forwarding'].entries())
      await dialog.getByRole('textbox').nth(index).fill(name)
  })
  await setFrom(admin, 'contacts', async (dialog) => {
    await button(dialog, settings.addRow).click()
    await choice(dialog, fields.kind).selectOption({ label: 'Phone' })
    await field(dialog, fields.label).fill('Office')
    await field(dialog, fields.value).fill('+852 2345 6789')
  })
  await setFrom(admin, 'bankAccounts', async (dialog) => {
    await button(dialog, settings.addRow).click()
    await field(dialog, fields.bank).fill('Bank of the Harbour')
    await field(dialog, fields.holder).fill('Chow Forwarding Ltd')
    await field(dialog, fields.number).fill('012-345678-001')
  })
}

/** The standing pages that ship with placeholders. */
export async function writeTexts(admin: Person) {
  const { page } = admin
  await openStaffPage(admin, 'opening')
  await checklistLine(page, 'company').getByRole('link', { name: t.toCompanyPage, exact: true }).click()
  await writePage(page, 'Chow Forwarding Ltd, 18 Sha Tin Centre Street.')
  for (const left of [2, 1]) {
    await openStaffPage(admin, 'opening')
    const pages = checklistLine(page, 'texts').getByRole('listitem').getByRole('link')
    await expect(pages).toHaveCount(left)
    await pages.first().click()
    await writePage(page, 'What Chow Forwarding Ltd promises.')
  }
  await openStaffPage(admin, 'opening')
  await isDone(page, 'texts')
}

async function writePage(page: Page, words: string) {
  const languages = page.getByRole('radiogroup', { name: texts.languages })
  for (const language of ['简体', '繁體', 'English']) {
    await languages.getByText(language, { exact: true }).click()
    await field(page, texts.body).fill(words)
  }
  await button(page, texts.publish).click()
  await button(page.getByRole('dialog'), texts.publish).click()
  await expect(button(page, texts.publish)).toBeDisabled()
}

/** One warehouse with an address of its own; the samples of the others are suspended by one press. */
export async function addressWarehouse(admin: Person) {
  const { page } = admin
  await openStaffPage(admin, 'opening')
  await follow(page, 'warehouses')
  await buttonAbout(rowOf(admin, 'Shenzhen Fuyong'), shared.change).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, places.recipient).fill('周记集运')
  await field(dialog, places.address).fill('宝安区福永街道凤凰社区腾丰大道 18 号 2 栋')
  await field(dialog, places.phone).fill('0755-2345 6789')
  await field(dialog, places.mobile).fill('138 2345 6789')
  await button(dialog, shared.save).click()
  await expect(dialog).toBeHidden()
  await openStaffPage(admin, 'opening')
  await button(page, t.suspendSamples).click()
  await button(page.getByRole('dialog'), t.suspendSamples).click()
  await isDone(page, 'warehouses')
}

/** The samples go by one press, and a point of one's own comes. */
export async function addPoint(admin: Person) {
  const { page } = admin
  await button(page, t.removePoints).click()
  await button(page.getByRole('dialog'), t.removePoints).click()
  await expect(button(page, t.removePoints)).toBeHidden()
  await follow(page, 'pickUpPoints')
  await button(page, places.addPoint).first().click()
  const dialog = page.getByRole('dialog')
  for (const [code, word] of [
    ['cn', '沙田店'],
    ['en', '沙田店'],
    ['sh', 'Sha Tin shop'],
  ] as const)
    await field(dialog, shared.fill(code, { label: shared.name })).fill(word)
  await field(dialog, places.address).fill('沙田正街 18 號地下 3 號鋪')
  await field(dialog, places.phone).fill('2345 6780')
  await field(dialog, places.pickUpTime).fill('11:00–20:00')
  await button(dialog, shared.add).click()
  await expect(dialog).toBeHidden()
  await openStaffPage(admin, 'opening')
  await isDone(page, 'pickUpPoints')
}

/** The mail counts once somebody has opened the link in it and says that it arrived. */
export async function tryMail(admin: Person) {
  const { page } = admin
  await openStaffPage(admin, 'opening')
  const mail = checklistLine(page, 'mail')
  await field(mail, t.sendTo).fill('chow@office.example')
  await button(mail, t.sendTest).click()
  await linkInMail(admin, 'chow@office.example', /http:\S+\/web_site\/webHome/)
  await expect(async () => {
    await page.reload()
    await button(mail, t.itArrived).click({ timeout: 8000 })
  }).toPass()
  await expect(button(mail, t.itArrived)).toBeHidden()
}

/** It cannot open yet, and the page says why. */
export async function isNotReady(page: Page) {
  await expect(button(page, t.open)).toBeDisabled()
  await expect(page.getByText(/\d+ still needed/)).toBeVisible()
}

/** Nobody's parcel, to try scale, camera and shelves. */
export async function receiveTestParcel(admin: Person) {
  const { page } = admin
  await follow(page, 'firstParcel')
  await measure(admin, { trackingNumber: 'SF9000000000001', weightKg: '0.4', sizeCm: ['20', '15', '5'] })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(receiving.unclaimed, { exact: true }).first()).toBeVisible()
}

export async function openForVisitors(admin: Person) {
  const { page } = admin
  await openStaffPage(admin, 'opening')
  await button(page, t.open).click()
  await button(page.getByRole('dialog'), t.open).click()
  await expect(button(page, t.close)).toBeVisible()
}
