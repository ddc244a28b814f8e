import { languages } from '#domain/language.ts'
import { text as addressText } from '#web/portal/addresses/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as transferText } from '#web/portal/topups/text.ts'
import { routeTitles } from '#web/routes.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, choice, field, isAt, type Person } from './people.ts'
import { freshNumber, newMember, signedInMember, stocked } from './prepared.ts'
import { forecast, turnTo } from './steps-parcels.ts'

/* Unsent input is never lost without a question: not by a link, by "back" or by signing out. */

const question = ({ page, language }: Person) =>
  page.getByRole('dialog', { name: textIn(kitText, language).leaveTitle, exact: true })
const link = ({ page, language }: Person, title: keyof typeof routeTitles) =>
  page.getByRole('complementary').getByRole('link', { name: routeTitles[title][language], exact: true })

async function answer(person: Person, word: 'cancel' | 'leave') {
  const t = textIn(kitText, person.language)
  await expect(question(person)).toContainText(t.leaveSentence)
  await button(question(person), t[word]).click()
  await expect(question(person)).toBeHidden()
}

for (const language of languages) {
  test(`a link away from something typed asks first in ${language}: staying keeps it, leaving goes`, async ({
    arrive,
  }) => {
    const { stored } = await newMember()
    const person = await arrive({ language, stored })
    const { page } = person
    const number = field(page, textIn(parcelText, language).trackingNumber)
    await page.goto(`${basePath}${paths.forecast}`)
    await number.fill('SF1420098812103')
    await link(person, 'parcels').click()
    await answer(person, 'cancel')
    await expect(page).toHaveURL(/\/web_site\/forecastParcel$/)
    await expect(number).toHaveValue('SF1420098812103')
    await link(person, 'parcels').click()
    await answer(person, 'leave')
    await expect(page).toHaveURL(/\/web_site\/packageList$/)
    await isAt(person, 'parcels')
    await expect(number).toBeHidden()
    await turnTo(person, 'forecast')
    await expect(number).toHaveValue('')
  })
}

test('nothing is asked in a form that nobody touched, after it is emptied again, nor once it is saved', async ({
  arrive,
}) => {
  const { stored } = await newMember()
  const person = await arrive({ language: 'en', stored })
  const { page } = person
  const t = textIn(parcelText, 'en')
  await page.goto(`${basePath}${paths.forecast}`)
  await turnTo(person, 'parcels')
  await turnTo(person, 'forecast')
  await field(page, t.remark).fill('by the door')
  await field(page, t.remark).fill('')
  await turnTo(person, 'parcels')
  await forecast(person, {
    trackingNumber: freshNumber(),
    courier: await courierName(person),
    warehouse: await warehouseName(person),
    goods: [{ productName: 'Shirt', specification: 'M', quantity: '2', unitPrice: '99.00' }],
    totals: { pieces: 2, value: '¥198.00' },
  })
  await turnTo(person, 'parcels')
  await expect(question(person)).toHaveCount(0)
})

const secondOption = async (select: Locator) => (await select.locator('option').nth(1).innerText()).trim()
async function courierName(person: Person) {
  await turnTo(person, 'forecast')
  const select = choice(person.page, textIn(parcelText, person.language).courier)
  await expect(select.locator('option').nth(1)).toBeAttached()
  return secondOption(select)
}
const warehouseName = (person: Person) =>
  secondOption(choice(person.page, textIn(parcelText, person.language).warehouse))

test('an application keeps its filters free and holds every way out back', async ({ arrive }) => {
  const member = await newMember()
  const { trackingNumber } = await stocked(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const t = textIn(applyText, 'en')
  await page.goto(`${basePath}${paths.memberHome}`)
  await turnTo(person, 'apply')
  await page.getByRole('checkbox', { name: trackingNumber }).check()
  await choice(page, t.filterByWarehouse).selectOption({ index: 2 })
  await expect(page).toHaveURL(/warehouse=/)
  await choice(page, t.filterByWarehouse).selectOption('')
  await expect(question(person)).toHaveCount(0)

  await page.evaluate(() => window.history.back())
  await answer(person, 'cancel')
  await expect(page).toHaveURL(/\/web_site\/applyFreight/)
  await expect(page.getByRole('checkbox', { name: trackingNumber })).toBeChecked()
  await page.evaluate(() => window.history.back())
  await answer(person, 'leave')
  await expect(page).toHaveURL(/\/web_site\/pageHome$/)
  await isAt(person, 'memberHome')
})

test('an address and a transfer that are being typed are held back too', async ({ arrive }) => {
  const { stored } = await newMember()
  const person = await arrive({ language: 'en', stored })
  const { page } = person
  const addresses = textIn(addressText, 'en')
  await page.goto(`${basePath}${paths.memberHome}`)
  await turnTo(person, 'consignees')
  await button(page.getByRole('main'), addresses.addConsignee).first().click()
  await field(page.getByRole('dialog'), addresses.name).fill('Chan Tai Man')
  await page.evaluate(() => window.history.back())
  await expect(question(person)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(person)).toBeHidden()
  await expect(field(page.getByRole('dialog'), addresses.name)).toHaveValue('Chan Tai Man')
  await page.keyboard.press('Escape')

  const transfers = textIn(transferText, 'en')
  await turnTo(person, 'bankTransfer')
  await field(card(page, transfers.formTitle), transfers.amount).fill('200')
  await link(person, 'expenses').click()
  await answer(person, 'leave')
  await expect(page).toHaveURL(/\/web_site\/expenseCalendar$/)
  await isAt(person, 'expenses')
})

test('signing out asks while something is typed, and who stays is still signed in', async ({ arrive }) => {
  const { email, stored } = await newMember()
  const person = await arrive({ language: 'en', stored })
  const { page } = person
  const signOut = button(page.getByRole('banner'), textIn(shellText, 'en').signOut)
  await page.goto(`${basePath}${paths.forecast}`)
  await field(page, textIn(parcelText, 'en').customerCode).fill('A-12')
  await signOut.click()
  await answer(person, 'cancel')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(stored.token)
  await signOut.click()
  await answer(person, 'leave')
  await expect(page).toHaveURL(/\/web_site\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(signedInMember(email)).resolves.toBeTruthy()
})

test('closing the window asks while something is typed, and not otherwise', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto(`${basePath}${paths.forecast}`)
  await field(page, textIn(parcelText, 'en').customerCode).click()
  await page.reload()
  expect(asked).toEqual([])
  await field(page, textIn(parcelText, 'en').customerCode).fill('A-12')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})
