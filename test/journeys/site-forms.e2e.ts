import { feedback, surveys } from '#contract/feedback.ts'
import { parcels } from '#contract/parcels.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { text as guessText } from '#web/shared/forecast/forecast.text.ts'
import { text as contactText } from '#web/site/contact/contact.text.ts'
import { text as formText } from '#web/site/form/form.text.ts'
import { text as noticeText } from '#web/site/pages/domestic/domestic.text.ts'
import { text as surveyText } from '#web/site/pages/survey/survey.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, choice, countCalls, field, type Person, typeCode } from './people.ts'
import { productUrl } from './product.ts'
import { freshNumber, newMember, type PreparedMember, signedInStaff } from './prepared.ts'

/* The forms of the public site: the survey, the contact form, the notice of a parcel. */

const kit = textIn(kitText, 'en')
const forms = textIn(formText, 'en')
const survey = textIn(surveyText, 'en')
const contact = textIn(contactText, 'en')
const notice = textIn(noticeText, 'en')
const goods = textIn(parcelText, 'en')

const open = (page: Page, path: string) => page.goto(`${siteUrl(path)}?lang=en`)
const formOf = (page: Page, name: string) => page.getByRole('form', { name })

/** Different from those of any other journey. */
const words = (what: string) => `${what} ${freshNumber()}`

// Proves
test('a visitor answers the survey and leaves no name; staff read the answer', async ({ arrive }) => {
  const person = await arrive({ language: 'en', width: 390 })
  const { page } = person
  const opinion = words('Monthly to Penang, by sea.')
  await open(page, paths.survey)
  const form = formOf(page, survey.title)
  await choice(form, survey.salutation).selectOption('ms')
  await field(form, survey.opinion).fill(opinion)
  await typeCode(person)
  await isClean(page, 'the survey, filled in on a phone')
  await button(form, survey.send).click()
  await expect(page.getByRole('heading', { name: survey.doneTitle })).toBeFocused()
  const { list } = await (await signedInStaff('service')).call(surveys.search, { keyword: opinion })
  expect(list).toMatchObject([{ salutation: 'ms', phone: null, email: null, opinion, language: 'en' }])
})

// Proves
test('the survey names what is missing or wrong, keeps what was typed, and asks for a new code after a wrong one', async ({
  arrive,
}) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const opinion = words('Weekly to Singapore.')
  await open(page, paths.survey)
  const sent = countCalls(person, feedback.create)
  const form = formOf(page, survey.title)
  await button(form, survey.send).click()
  await expect(choice(form, survey.salutation)).toBeFocused()
  await expect(page.getByText('This field is required')).toHaveCount(3)
  expect(sent()).toBe(0)
  await choice(form, survey.salutation).selectOption('mr')
  await field(form, forms.phone).fill('9123 4567')
  await field(form, forms.email).fill('ming@example.com')
  await field(form, survey.opinion).fill(opinion)
  await typeCode(person, { isWrong: true })
  await button(form, survey.send).click()
  await expect(field(form, kit.codeLabel)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(form, survey.opinion)).toHaveValue(opinion)
  await typeCode(person)
  await button(form, survey.send).click()
  await expect(page.getByText(survey.doneReached)).toBeVisible()
  const { list } = await (await signedInStaff('service')).call(surveys.search, { keyword: opinion })
  expect(list).toMatchObject([{ salutation: 'mr', phone: '9123 4567', email: 'ming@example.com' }])
})

test('pressed twice a form is sent once, and an answer that was lost does not double it', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const opinion = words('To Kuala Lumpur.')
  const isCall = (url: URL) => url.pathname === feedback.create.path
  await open(page, paths.survey)
  const form = formOf(page, survey.title)
  await choice(form, survey.salutation).selectOption('ms')
  await field(form, survey.opinion).fill(opinion)
  await typeCode(person)
  const sent = countCalls(person, feedback.create)
  await page.route(isCall, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(form, survey.send).dblclick()
  await expect(page.getByRole('alert')).toContainText(forms.noAnswer)
  expect(sent()).toBe(1)
  await expect(field(form, survey.opinion)).toHaveValue(opinion)
  await page.unroute(isCall)
  await typeCode(person)
  await button(form, survey.send).click()
  await expect(page.getByRole('heading', { name: survey.doneTitle })).toBeVisible()
  const { list } = await (await signedInStaff('service')).call(surveys.search, { keyword: opinion })
  expect(list).toHaveLength(1)
})

test('a question reaches us by the keyboard alone, with an e-mail address or a telephone number', async ({
  arrive,
}) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  await open(page, paths.contact)
  const form = formOf(page, contact.title)
  await field(form, contact.contactName).focus()
  await page.keyboard.type('Chan Tai Man')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Do you ship sofas?')
  await typeCode(person)
  await field(form, kit.codeLabel).press('Enter')
  await expect(field(form, forms.email)).toBeFocused()
  await expect(page.getByText(contact.wayMissing)).toBeVisible()
  await page.keyboard.type('chan@example.com')
  await field(form, kit.codeLabel).press('Enter')
  await expect(page.getByText(contact.fill('doneByMail', { email: 'chan@example.com' }))).toBeVisible()
})

async function fillNotice({ page }: Person, trackingNumber: string) {
  const form = formOf(page, notice.title)
  await choice(form, notice.warehouse).selectOption({ index: 1 })
  await field(form, notice.trackingNumber).fill(trackingNumber)
  await choice(form, kit.courierLabel).selectOption('YTO')
  await field(form, goods.productName).fill('Shirt')
  await field(form, goods.specification).fill('M')
  await field(form, goods.quantity).fill('2')
  await field(form, goods.unitPrice).fill('45.50')
  return form
}

const forecastsOf = (member: PreparedMember) => member.call(parcels.list, {})

// Proves R-088
test('a visitor forecasts a parcel below the domestic notice, by member number and code', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', width: 390 })
  const { page } = person
  const trackingNumber = freshNumber()
  await open(page, paths.domesticNotice)
  const form = await fillNotice(person, trackingNumber)
  await field(form, notice.memberNumber).fill(member.memberNumber.toLowerCase())
  await typeCode(person)
  await isClean(page, 'the notice, filled in on a phone')
  await button(form, notice.send).click()
  await expect(page.getByRole('heading', { name: notice.fill('doneTitle', { number: trackingNumber }) })).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText(member.memberNumber)
  expect((await forecastsOf(member)).list).toMatchObject([{ trackingNumber, totalGoodsValueMinor: 9100 }])
  await button(page, notice.another).click()
  await expect(field(page, notice.memberNumber)).toHaveValue(member.memberNumber.toLowerCase())
  await expect(field(page, notice.trackingNumber)).toHaveValue('')
})

test('signed in, the notice asks for neither number nor code, and the parcel is one’s own', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const trackingNumber = freshNumber()
  await open(page, paths.domesticNotice)
  const form = await fillNotice(person, trackingNumber)
  await expect(page.getByText(notice.asMember)).toBeVisible()
  await expect(field(form, notice.memberNumber)).toHaveCount(0)
  await expect(field(form, kit.codeLabel)).toHaveCount(0)
  await button(form, notice.send).click()
  await expect(page.getByRole('heading', { name: notice.fill('doneTitle', { number: trackingNumber }) })).toBeVisible()
  expect((await forecastsOf(member)).list).toMatchObject([{ trackingNumber }])
})

test('whose session is over is asked for number and code, and has typed nothing in vain', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: { ...member.stored, token: 'long-over' } })
  const { page } = person
  const trackingNumber = freshNumber()
  await open(page, paths.domesticNotice)
  const form = await fillNotice(person, trackingNumber)
  await button(form, notice.send).click()
  await expect(page.getByRole('alert')).toContainText(notice.sessionEnded)
  await field(form, notice.memberNumber).fill(member.memberNumber)
  await typeCode(person)
  await button(form, notice.send).click()
  await expect(page.getByRole('heading', { name: notice.fill('doneTitle', { number: trackingNumber }) })).toBeVisible()
})

test('the notice judges the member number in the form, guesses the courier, and takes lines in and out', async ({
  arrive,
}) => {
  const guesses = textIn(guessText, 'en')
  const person = await arrive({ language: 'en' })
  const { page } = person
  await open(page, paths.domesticNotice)
  const sent = countCalls(person, parcels.forecastFromSite)
  const form = formOf(page, notice.title)
  await field(form, notice.trackingNumber).fill('YT1234567890123')
  await field(form, notice.trackingNumber).blur()
  await expect(choice(form, kit.courierLabel)).toHaveValue('YTO')
  await expect(form.getByText(guesses.courierGuess)).toBeVisible()
  await button(form, goods.addLine).click()
  await expect(field(form, goods.productName)).toHaveCount(2)
  await button(form, goods.fill('removeLine', { number: 2 })).click()
  await expect(button(form, goods.addLine)).toBeFocused()
  await field(form, notice.memberNumber).fill('JY1234567')
  await button(form, notice.send).click()
  await expect(form.getByText(notice.memberNumberWrong)).toBeVisible()
  await expect(field(form, notice.memberNumber)).toBeFocused()
  expect(sent()).toBe(0)
})

test('without a script the notice and the survey can be read, and their forms say that they need one', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of [paths.survey, paths.domesticNotice, paths.contact]) {
    await open(page, path)
    // Playwright's text locators do not search inside noscript.
    const told = page.locator('noscript > *')
    await expect(told).toHaveText(forms.needsScript)
    await expect(told).toBeVisible()
  }
  await context.close()
})
