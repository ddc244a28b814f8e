import { fieldText } from '#contract/wire/field-texts.ts'
import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { message } from '#contract/messages.ts'
import { ownPassword, profiles } from '#contract/profile.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { memberPassword } from '#db/seed/people.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as dataText } from '#web/portal/members/my-data.text.ts'
import { text as profileText } from '#web/portal/members/profile.text.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { languageNames } from '#web/kit/text/language.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, card, choice, countCalls, field, gate, hearsKeys, toast } from './people.ts'
import { newMember, signedInMember } from './prepared.ts'
import { trySignIn } from './steps-entry.ts'
import { windowTitle } from './table-t.ts'

/* A member's own account: signing in, the profile and the password. */

const t = textIn(profileText, 'en')
const entry = textIn(entryText, 'en')
const kit = textIn(kitText, 'en')

// Proves R-059
test('the sign-in page offers three languages, and each turns the page at once', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  await page.goto('/web_site/login')
  await hearsKeys(page)
  const main = page.getByRole('main')
  for (const { language, name } of languageNames) {
    const own = main.getByRole('combobox')
    await expect(own.getByRole('option')).toHaveText(languageNames.map((each) => each.name))
    await own.selectOption({ label: name })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(entryText, language).loginTitle)
    await expect(page).toHaveTitle(windowTitle(routeTitles.login, language))
  }
})

// Proves R-548
test('login chosen in the header on the sign-in page says that one is there already (M-20)', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  await page.goto('/web_site/login')
  await hearsKeys(page)
  const link = page.getByRole('banner').getByRole('link', { name: textIn(routeTitles, 'en').login })
  await link.click()
  await expect(toast(person, 'M-20')).toBeVisible()
  await expect(page).toHaveURL(/\/web_site\/login$/)
})

// Proves
test('the profile shows who one is, and the real name and the language of mails are changed there', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/basicInformation')
  const account = card(page, t.accountTitle)
  const { level } = await member.call(profiles.getProfile, {}, { language: 'en' })
  for (const words of [member.memberNumber, member.email, level.name]) await expect(account).toContainText(words)
  await expect(account.getByRole('time').first()).toBeVisible()
  await expect(account.getByRole('textbox')).toHaveCount(0)

  const details = card(page, t.detailsTitle)
  await field(details, t.realName).fill('陳美玲 Mei-Ling')
  await choice(details, t.preferredLang).selectOption({ label: '繁體' })
  await button(details, t.save).click()
  await expect(toast(person, 'M-18')).toBeVisible()
  await page.reload()
  await expect(field(details, t.realName)).toHaveValue('陳美玲 Mei-Ling')
  await expect(choice(details, t.preferredLang)).toHaveValue('zh-Hant')
  expect((await member.call(signedIn.home, {})).displayName).toBe('陳美玲 Mei-Ling')
  await field(details, t.realName).fill('')
  await button(details, t.save).click()
  await expect(field(details, t.realName)).toHaveAccessibleDescription(new RegExp(fieldText('field_required', 'en')))
})

// Proves
test('a phone is bound, refused with M-05 where it is none, changed and unbound', async ({ arrive }) => {
  const member = await newMember()
  await member.call(profiles.updateProfile, { phone: null })
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/basicInformation')
  const phone = card(page, t.phoneTitle)
  await expect(phone).toContainText(t.phoneNone)
  const sent = countCalls(person, profiles.updateProfile)
  await field(phone, t.phoneNumber).fill('1234')
  await button(phone, t.bindPhone).click()
  await expect(field(phone, t.phoneNumber)).toHaveAccessibleDescription(message('M-05', 'en'))
  expect(sent()).toBe(0)
  await choice(phone, t.phoneRegion).selectOption('TW')
  await field(phone, t.phoneNumber).fill('0912 345 678')
  await button(phone, t.bindPhone).click()
  await expect(phone).toContainText(t.fill('phoneBound', { phone: '+886 912345678' }))
  await expect(toast(person, 'M-18')).toBeVisible()
  await button(phone, t.unbindPhone).click()
  await button(page.getByRole('dialog'), t.unbindPhone).click()
  await expect(phone).toContainText(t.phoneNone)
  expect((await member.call(profiles.getProfile, {})).phone).toBeNull()
})

// Proves R-160
test('nicknames elsewhere are bound, renamed and unbound one by one', async ({ arrive }) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto('/web_site/basicInformation')
  const social = card(page, t.socialTitle)
  const shown = async () => (await member.call(profiles.getProfile, {})).social
  for (const provider of ['facebook', 'wechat', 'qq', 'wangwang'] as const) {
    await field(social, `${t[provider]} nickname`).fill(`mei at ${provider}`)
    await button(social, t.fill('bindOf', { provider: t[provider] })).click()
    await expect(button(social, t.fill('unbindOf', { provider: t[provider] }))).toBeVisible()
    expect((await shown())[provider]).toBe(`mei at ${provider}`)
  }
  await field(social, t.nicknameQq).fill('10001')
  await button(social, t.fill('updateOf', { provider: t.qq })).click()
  await expect(async () => expect((await shown()).qq).toBe('10001')).toPass()
  await button(social, t.fill('unbindOf', { provider: t.wechat })).click()
  await button(page.getByRole('dialog'), t.unbind).click()
  await expect(button(social, t.fill('bindOf', { provider: t.wechat }))).toBeVisible()
  expect(await shown()).toEqual({ facebook: 'mei at facebook', wechat: null, qq: '10001', wangwang: 'mei at wangwang' })
})

// Proves
test('a new password is asked for twice, ends every session and signs in again', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/updatePassward')
  const main = page.getByRole('main')
  const sent = countCalls(person, ownPassword.changePassword)
  const [old, fresh, again] = [entry.oldPassword, entry.newPassword, entry.confirmPassword].map((label) =>
    main.getByLabel(label, { exact: true }),
  )
  if (!old || !fresh || !again) throw new Error('three fields')

  await test.step('what is missing, too short or unlike is named, and nothing is sent', async () => {
    await button(main, entry.updatePassword).click()
    for (const one of [old, fresh, again])
      await expect(one).toHaveAccessibleDescription(new RegExp(fieldText('field_required', 'en')))
    await fresh.fill('a-bcdef')
    await again.fill('abcdefg')
    await old.fill('not_the_one')
    await button(main, entry.updatePassword).click()
    await expect(again).toHaveAccessibleDescription(message('M-03', 'en'))
    await expect(fresh).toHaveAccessibleDescription(new RegExp(entry.newPasswordHint))
    expect(sent()).toBe(0)
  })

  await test.step('a wrong old one is named at its field', async () => {
    await fresh.fill('1_new_one')
    await again.fill('1_new_one')
    await button(main, entry.updatePassword).click()
    await expect(old).toHaveAccessibleDescription(refusals.old_password_wrong.text.en)
  })

  await old.fill(memberPassword)
  await button(main, entry.updatePassword).click()
  await expect(page).toHaveURL(/\/web_site\/login$/)
  await expect(toast(person, 'M-18')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect((await member.ask(signedIn.home, {})).http).toBe(401)
  await trySignIn(person, member.email, memberPassword)
  await expect(main).toContainText(refusals.bad_credentials.text.en)
  const answer = page.waitForResponse((response) => response.url().endsWith(auth.login.path))
  await trySignIn(person, member.email, '1_new_one')
  expect((await (await answer).json()).code).toBe(0)
  await expect(page).toHaveURL(/\/web_site\/pageHome$/)
})

test('the member home has its heading while its data are on their way, and when they do not come', async ({
  arrive,
}) => {
  const { stored } = await signedInMember('meiling@example.com')
  const { page } = await arrive({ language: 'en', stored })
  const { held, letGo } = gate()
  await page.route(`**${signedIn.home.path}*`, async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/web_site/pageHome')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(textIn(routeTitles, 'en').memberHome)
  letGo()
  await expect(page.getByRole('main')).toContainText(kit.failedTitle)
  await expect(heading).toHaveCount(1)
})

for (const look of looks) {
  const { language, width } = look

  test(`axe finds nothing in the questions and faults of an account, in ${language} at ${width} px`, async ({
    arrive,
  }) => {
    const { stored } = await signedInMember('meiling@example.com')
    const { page } = await arrive({ ...look, stored })
    const [words, own] = [textIn(profileText, language), textIn(dataText, language)]
    const dialog = page.getByRole('dialog')
    await page.goto('/web_site/basicInformation')
    const phone = card(page, words.phoneTitle)
    await field(phone, words.phoneNumber).fill('1')
    await button(phone, words.changePhone).click()
    await expect(field(phone, words.phoneNumber)).toHaveAttribute('aria-invalid', 'true')
    await isClean(page, 'a phone with a fault')
    await button(phone, words.unbindPhone).click()
    await expect(dialog).toBeVisible()
    await isClean(page, 'the question before unbinding')
    await page.keyboard.press('Escape')
    await button(card(page, own.title), own.ask).click()
    await expect(button(dialog, own.send)).toBeVisible()
    await isClean(page, 'asking for deletion')
    await page.goto('/web_site/updatePassward')
    await button(page.getByRole('main'), textIn(entryText, language).updatePassword).click()
    await isClean(page, 'a change of password with faults')
  })
}
