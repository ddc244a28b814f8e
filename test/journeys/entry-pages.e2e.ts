import { refusals } from '#contract/refusals/refusals.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import { auth, members } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import { maskEmail } from '#domain/email.ts'
import { languages } from '#domain/language.ts'
import { text } from '#web/portal/members/entry.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, choice, countCalls, field, isAt, linkInMail, typeCode } from './people.ts'
import { newMember, stocked } from './prepared.ts'
import { signIn } from './steps-entry.ts'

const t = textIn(text, 'en')

// Proves
test('who asks for a reset reads a masked address and that it may take 1 to 30 minutes; one mail goes out', async ({
  arrive,
}) => {
  const { email } = await newMember()
  const person = await arrive({ language: 'en' })
  const { page } = person
  await page.goto('/web_site/retrievePassword')
  await field(page, t.email).fill(email)
  await typeCode(person)
  await button(page.getByRole('main'), t.sendResetMail).click()
  await expect(page).toHaveURL(/\/web_site\/sendSuccess$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(t.fill('sentReset', { email: maskEmail(email) }))
  await expect(main).not.toContainText(email)
  await expect(main).toContainText(t.fill('mailDelay', { min: 1, max: 30 }))
  await linkInMail(person, email, /http:\S+\/web_site\/changePassword\?token=[\w-]+/)
  await page.goto('/dev/mail')
  const mails = page.getByRole('article').filter({ hasText: email }).filter({ hasText: '/changePassword?' })
  await expect(mails).toHaveCount(1)
})

// Proves R-069
test('the page after a new password leads to the sign-in page', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  await page.goto('/web_site/changePasSuccess')
  await page.getByRole('main').getByRole('link', { name: t.toLogin }).click()
  await expect(page).toHaveURL(/\/web_site\/login$/)
  await isAt(person, 'login')
})

// Proves
test('signing in keeps the token and the user id in the browser', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en' })
  await signIn(person, member.email)
  const kept = await person.page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userid')])
  expect(kept).toEqual([expect.stringMatching(/^[\w-]{43}$/), member.stored.userid])
})

// Proves
test('an empty sign-in form marks account, password and code, and sends nothing', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const sent = countCalls(person, auth.login)
  await page.goto('/web_site/login')
  await button(page.getByRole('main'), t.login).click()
  const required = fieldText('field_required', 'en')
  await expect(field(page, t.account)).toHaveAccessibleDescription(required)
  await expect(page.getByLabel(t.password, { exact: true })).toHaveAccessibleDescription(required)
  await expect(field(page, textIn(kitText, 'en').codeLabel)).toHaveAccessibleDescription(new RegExp(required))
  expect(sent()).toBe(0)
})

// Proves R-066
test('a wrong activation link says so and offers another mail', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  await page.goto('/web_site/activation?token=nobody-sent-this')
  await expect(page.getByRole('main')).toContainText(refusals.activation_invalid.text.en)
  await expect(button(page.getByRole('main'), t.resend)).toBeVisible()
})

// Proves
test('the registration form asks for everything, says what under-18s need, and names slips before it is sent', async ({
  arrive,
}) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const sent = countCalls(person, members.register)
  await page.goto('/web_site/register')
  await expect(page.getByText(t.ageHint)).toBeVisible()
  for (const label of [t.email, t.phone, t.inviteCode, textIn(kitText, 'en').codeLabel])
    await expect(field(page, label)).toBeVisible()
  await page.getByLabel(t.password, { exact: true }).fill('_Meow_2026')
  await expect(page.getByText(t.passwordHint)).toHaveCount(1)
  await expect(page.getByText(t.strengthGood)).toHaveCount(0)
  await page.getByLabel(t.password, { exact: true }).fill('Meow_2026')
  await page.getByLabel(t.confirmPassword, { exact: true }).fill('Meow_2027')
  await field(page, t.phone).fill('1234567')
  await typeCode(person)
  await button(page.getByRole('main'), t.register).click()
  const main = page.getByRole('main')
  await expect(main.getByText(message('M-03', 'en'))).toBeVisible()
  await expect(main.getByText(message('M-04', 'en'))).toBeVisible()
  expect(sent()).toBe(0)
})

// Proves R-415
test('the code field keeps letters and digits alone, at the sign-in as in an application', async ({ arrive }) => {
  const member = await newMember()
  await stocked(member)
  for (const [path, arrival] of [
    ['login', {}],
    ['applyFreight', { stored: member.stored }],
  ] as const) {
    const { page } = await arrive({ language: 'en', ...arrival })
    await page.goto(`/web_site/${path}`)
    const code = field(page, textIn(kitText, 'en').codeLabel)
    await code.pressSequentially('a-b$ 2.')
    await expect(code).toHaveValue('ab2')
    await code.fill('ab$1')
    await expect(code).toHaveValue('ab1')
  }
})

// Proves
test('a number that is none of the home region is named in the form, in the reader’s language (M-04)', async ({
  arrive,
}) => {
  for (const language of languages) {
    const person = await arrive({ language })
    const { page } = person
    const words = textIn(text, language)
    const sent = countCalls(person, members.register)
    const phone = field(page, words.phone)
    await page.goto('/web_site/register')
    await choice(page, words.homeRegion).selectOption('HK')
    await phone.fill('13800138000')
    await phone.press('Tab')
    await expect(phone).toHaveAccessibleDescription(new RegExp(message('M-04', language)))
    await phone.fill('9123 4567')
    await expect(phone).not.toHaveAccessibleDescription(new RegExp(message('M-04', language)))
    expect(sent()).toBe(0)
  }
})
