import { unreadNotices } from '#contract/unread-notices.ts'
import { live } from '#contract/live.ts'
import { consignees, consignors } from '#contract/addresses.ts'
import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { message } from '#contract/messages.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { bankTransfers } from '#contract/topups.ts'
import { memberPassword } from '#db/seed/people.ts'
import { languages } from '#domain/language.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as stepText } from '#web/kit/message/next-step.text.ts'
import { kitText } from './kit-text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout, choice, countCalls, field, linkInMail, openActions, toast, typeCode } from './people.ts'
import { applied, forecasted, handedIn, newMember, type PreparedMember, stocked } from './prepared.ts'
import { trySignIn } from './steps-entry.ts'
import { payDialog } from './steps-orders.ts'
import { turnTo } from './steps-parcels.ts'

const pathOf = (path: string) => `${basePath}${path}`

// Proves
test('an application says what is missing in the order in which it matters, and sends nothing until it is whole', async ({
  arrive,
}) => {
  const member = await newMember()
  const { trackingNumber } = await stocked(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const t = textIn(applyText, 'en')
  const kit = textIn(kitText, 'en')
  const submit = button(page.getByRole('main'), t.submit)
  const sent = countCalls(person, orders.submitConsolidation)
  await page.goto(pathOf(paths.apply))
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: message('M-06', 'en') })).toBeVisible()
  await page.getByRole('checkbox', { name: trackingNumber }).check()
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: message('M-09', 'en') })).toBeVisible()
  await expect(field(page, t.name)).toBeFocused()
  expect(sent(), 'nothing is sent').toBe(0)

  await field(page, t.name).fill('Chan Tai Man')
  await field(page, t.phone).fill('9123 4567')
  await choice(page, kit.regionCountry).selectOption({ label: 'Hong Kong' })
  await choice(page, kit.fill('regionPart', { level: 1 })).selectOption({ label: 'Sha Tin' })
  await field(page, t.address).fill('18 Sha Tin Centre Street')
  await choice(page, t.currency).selectOption('CNY')
  await page.getByRole('radio', { name: 'Hong Kong parcel line' }).check()
  await typeCode(person, { isWrong: true })
  await submit.click()
  await expect(page.getByText(message('M-10', 'en'))).toBeVisible()
  await typeCode(person)
  await submit.click()
  await expect(toast(person, 'M-17')).toBeVisible()
  await expect(payDialog(person)).toContainText('¥82.00')
  expect(sent()).toBe(2)
})

// Proves
test('every delete names what would go and asks first; no sends nothing, yes sends one call', async ({ arrive }) => {
  const member = await newMember()
  const rows = await thingsToDelete(member)
  const person = await arrive({ stored: member.stored })
  const { page } = person
  const t = textIn(kitText, 'zh-Hant')
  for (const { path, operation, named } of rows) {
    await page.goto(pathOf(path))
    const sent = countCalls(person, operation)
    const row = page.getByRole('row').filter({ hasText: named })
    // Lists keep what is done rarely in the quiet menu of a row.
    const hasMenu = path === paths.parcels || path === paths.orders || path === paths.bankTransfer
    const press = async () => {
      if (hasMenu) await openActions(person, row)
      await buttonAbout(row, t.delete).click()
    }
    const question = page.getByRole('dialog', { name: t.fill('deleteTitle', { name: named }) })
    await press()
    await expect(question).toContainText(message('M-11', 'zh-Hant'))
    await button(question, t.cancel).click()
    await expect(question).toBeHidden()
    expect(sent(), `${path}: no sends nothing`).toBe(0)
    await press()
    await button(question, t.delete).click()
    await expect(toast(person, 'M-18')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: named })).toBeHidden()
    expect(sent(), `${path}: yes sends one call`).toBe(1)
  }
})

interface Deletable {
  readonly path: string
  readonly operation: Operation
  readonly named: string
}

async function thingsToDelete(member: PreparedMember): Promise<readonly Deletable[]> {
  const { trackingNumber } = await forecasted(member)
  const { orderNumber } = await applied(member, [(await stocked(member)).id])
  const { transferNumber } = await handedIn(member, 5000)
  const shipper = { name: '林店長', phone: '', regionCode: 'HK-NST', address: '沙田正街 1 號', postalCode: '' }
  await member.call(consignors.save, { ...shipper, isDefault: false })
  return [
    { path: paths.parcels, operation: parcels.delete, named: trackingNumber },
    { path: paths.orders, operation: orders.delete, named: orderNumber },
    { path: paths.consignors, operation: consignors.delete, named: shipper.name },
    { path: paths.consignees, operation: consignees.delete, named: '陳大文' },
    { path: paths.bankTransfer, operation: bankTransfers.delete, named: transferNumber },
  ]
}

// Proves
test('a POST that fails shows one warning in the reader’s language, and everything typed stays', async ({ arrive }) => {
  for (const language of languages) {
    const visitor = await arrive({ language })
    const { page } = visitor
    const t = textIn(entryText, language)
    const submit = button(page.getByRole('main'), t.login)
    await page.goto(pathOf(paths.login))
    await field(page, t.account).fill('meiling@example.com')
    await page.getByLabel(t.password, { exact: true }).fill('Meow_2026')
    for (const fail of [answerNothing, answer500]) {
      await fail(page)
      await typeCode(visitor)
      await submit.click()
      await expect(toast(visitor, 'M-12')).toHaveCount(1)
      await button(toast(visitor, 'M-12'), textIn(kitText, language).close).click()
      await expect(toast(visitor, 'M-12')).toHaveCount(0)
    }
    await expect(field(page, t.account)).toHaveValue('meiling@example.com')
    await expect(page.getByLabel(t.password, { exact: true })).toHaveValue('Meow_2026')
  }
})

const answerNothing = (page: Page) => page.route(`**${auth.login.path}`, (route) => route.abort())
const answer500 = (page: Page) =>
  page.route(`**${auth.login.path}`, (route) => route.fulfill({ status: 500, body: 'out of order' }))

// Proves
test('a GET that fails shows no warning but says so in its place, and can be tried again', async ({ arrive }) => {
  const member = await newMember()
  const { trackingNumber } = await forecasted(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const t = textIn(kitText, 'en')
  const isList = (url: URL) => url.pathname === parcels.list.path
  await page.route(isList, (route) => route.abort())
  await page.goto(pathOf(paths.parcels))
  const failed = page.getByRole('alert').filter({ hasText: t.failedTitle })
  await expect(failed).toBeVisible()
  await expect(toast(person, 'M-12')).toHaveCount(0)
  await page.unroute(isList)
  await button(failed, t.retry).click()
  await expect(page.getByRole('table', { name: textIn(parcelText, 'en').listTitle })).toContainText(trackingNumber)
})

// Proves
test('a forgotten password is reset by mail once; the old one opens nothing any more', async ({ arrive }) => {
  const { email } = await newMember()
  const person = await arrive()
  const { page } = person
  const t = textIn(entryText, 'zh-Hant')
  const setPassword = async () => {
    await page.getByLabel(t.newPassword, { exact: true }).fill('Purr_2027')
    await page.getByLabel(t.confirmPassword, { exact: true }).fill('Purr_2027')
    await button(page, t.setPassword).click()
  }
  await page.goto(pathOf(paths.login))
  await page.getByRole('link', { name: t.toRetrieve }).click()
  await field(page, t.email).fill(email)
  await typeCode(person)
  await button(page, t.sendResetMail).click()
  await expect(page).toHaveURL(/\/web_site\/sendSuccess$/)
  const link = await linkInMail(person, email, /http:\S+\/web_site\/changePassword\?token=[\w-]+/)
  await page.goto(link)
  await expect(page, 'the token leaves the address bar').toHaveURL(/\/web_site\/changePassword$/)
  await setPassword()
  await expect(page).toHaveURL(/\/web_site\/changePasSuccess$/)
  await page.goto(link)
  await setPassword()
  await expect(page.getByRole('link', { name: textIn(stepText, 'zh-Hant').resetPassword })).toBeVisible()
  await page.goto(pathOf(paths.login))
  await trySignIn(person, email, memberPassword)
  await expect(page.getByRole('alert')).toContainText(refusals.bad_credentials.text['zh-Hant'])
  await trySignIn(person, email, 'Purr_2027')
  await expect(page).toHaveURL(/\/web_site\/pageHome$/)
})

test('a session that has ended leads to the sign-in page and from there back to where the member was', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ stored: member.stored })
  const { page } = person
  // A stream never ends, so the network would never be idle.
  await page.route(`**${live.follow.path}`, (route) => route.fulfill({ status: 404 }))
  // The bell asks some time after the page, and any request would find out about the end before the member does.
  const bell = page.waitForResponse(`**${unreadNotices.countUnread.path}`)
  await page.goto(pathOf(paths.memberHome))
  await expect(page.getByText(member.email)).toBeVisible()
  await bell
  await page.waitForLoadState('networkidle')
  await member.call(signedIn.logout, { token: member.stored.token })
  await page.getByRole('complementary').getByRole('link', { name: '訂單管理' }).click()
  await expect(page).toHaveURL(/\/web_site\/login\?back=%2ForderManagement$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await trySignIn(person, member.email)
  await expect(page).toHaveURL(/\/web_site\/orderManagement$/)
  await turnTo(person, 'memberHome')
})
