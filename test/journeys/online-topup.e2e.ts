import { live } from '#contract/live.ts'
import { payments } from '#contract/payments.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import { sql } from '#server/database/db.ts'
import { basePath } from '#web/client/base-path.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text as ledgerText } from '#web/portal/ledger/text.ts'
import { text as historyText } from '#web/portal/topups/online/history.text.ts'
import { text as statesText } from '#web/portal/topups/online/states.text.ts'
import { text as onlineText } from '#web/portal/topups/online/text.ts'
import { expect, type Page } from '@playwright/test'
import { inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { button, card, countCalls, field, isAt } from './people.ts'
import { applied, newMember, stocked } from './prepared.ts'
import { readQr } from './qr.ts'
import { balanceOf, inTheApp, main, open, said, started, withSettings } from './steps-topup.ts'

/* Members pay online, from the form to what became of the payment. */

const t = textIn(onlineText, 'en')
const states = textIn(statesText, 'en')
const history = textIn(historyText, 'en')

const balances = (page: Page) => card(page, textIn(ledgerText, 'en').balance)
const code = (page: Page) => main(page).getByRole('img', { name: /payment code/ })

const inTime = (paymentNumber: string, minutes: number) =>
  inItsDatabase((db) =>
    db.run(sql`
      update payment_intents set created_at = created_at - make_interval(mins => ${minutes}),
        expires_at = expires_at - make_interval(mins => ${minutes}), last_asked_at = null
      where payment_number = ${paymentNumber}`),
  )

// Proves
test('what an order lacks is paid by scanning a code: the page notices by itself and leads back', async ({
  arrive,
}) => {
  const member = await newMember()
  const order = await applied(member, [(await stocked(member)).id])
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const made = countCalls(person, payments.createAlipayQr)
  await open(person, paths.topUpFor({ amountMinor: 8200, currency: 'CNY', orderId: order.id }))
  const form = card(page, t.formTitle)
  await expect(form).toContainText(t.fill('needHere', { price: '¥82.00' }))
  await expect(form).toContainText(t.fill('amountHint', { least: '¥1.00', most: '¥50,000.00' }))
  await expect(field(form, t.amount)).toHaveValue('82.00')
  await form.getByRole('radio', { name: 'Alipay' }).check()
  await button(form, t.showCode).dblclick()

  await expect(main(page).getByRole('heading', { name: t.fill('payBy', { method: 'Alipay' }) })).toBeVisible()
  expect(made(), 'a double click is one payment').toBe(1)
  expect((await member.call(payments.listMine, {})).total).toBe(1)
  await expect(said(page)).toHaveText(states.pending)
  await expect(main(page).getByText(states.paidTitle)).toHaveCount(0)
  await expect(main(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page.getByText(t.resumed)).toHaveCount(0)
  const address = (await readQr(code(page))) ?? 'none'
  await inTheApp(person, address, 'Pay')

  await expect(said(page)).toHaveText(states.fill('paid', { price: '¥82.00' }))
  await expect(balances(page)).toContainText('¥82.00')
  const shown = card(page, states.paidTitle)
  await expect(shown.locator('dt', { hasText: t.before }).locator('+ dd')).toHaveText('¥0.00')
  await expect(shown.locator('dt', { hasText: t.after }).locator('+ dd')).toHaveText('¥82.00')
  await shown.getByRole('link', { name: t.toOrder }).click()
  await isAt(person, 'orderDetails')
  await expect(page).toHaveURL(new RegExp(`${order.id}$`))
  expect(await balanceOf(member)).toBe(8200)
})

test('a browser that was closed too early goes on with the payment, and with two of them', async ({ arrive }) => {
  const member = await newMember()
  const first = await started(member, 5000, 'createWechatQr')
  const second = await started(member, 7000, 'createAlipayQr')
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await open(person, paths.topUp)
  await expect(main(page).getByText('You have an unfinished payment')).toBeVisible()
  await expect(code(page)).toHaveAccessibleName(t.fill('qrLabel', { method: 'Alipay', price: '¥70.00' }))
  const others = card(page, t.othersTitle)
  await expect(others.getByRole('listitem')).toHaveCount(1)
  await others.getByRole('button', { name: t.goOn }).click()
  await expect(code(page)).toHaveAccessibleName(t.fill('qrLabel', { method: 'WeChat Pay', price: '¥50.00' }))
  await expect(others).toContainText('¥70.00')
  await page.reload()
  await expect(code(page)).toHaveAccessibleName(t.fill('qrLabel', { method: 'WeChat Pay', price: '¥50.00' }))

  // Closed, and paid only then.
  const later = await page.context().newPage()
  await page.close()
  await inTheApp({ ...person, page: later }, first.qrContent ?? 'none', 'Pay')
  await inTheApp({ ...person, page: later }, second.qrContent ?? 'none', 'Pay')
  await expect.poll(() => balanceOf(member)).toBe(12_000)
  await later.goto(`${basePath}${paths.topUp}`)
  await expect(balances(later)).toContainText('¥120.00')
  await expect(card(later, t.formTitle)).toBeVisible()
  const list = later.getByRole('table', { name: history.title })
  await expect(list.getByRole('link', { name: history.receipt })).toHaveCount(2)
})

test('“I have paid” asks at once, and says so while nothing has come', async ({ arrive }) => {
  const member = await newMember()
  const { paymentNumber, qrContent } = await started(member, 1000, 'createAlipayQr')
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await open(person, paths.topUpPayment(paymentNumber))
  const asked = countCalls(person, payments.refresh)
  await button(main(page), t.iHavePaid).click()
  await expect(said(page)).toHaveText(states.notYet)
  expect(asked()).toBeGreaterThan(0)
  await page.getByText(t.helpTitle).click()
  await expect(main(page)).toContainText(t.fill('helpAsk', { number: paymentNumber }))
  await button(main(page), 'Copy the payment number').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(paymentNumber)
  await inTheApp(person, qrContent ?? 'none', 'Pay')
  await expect(said(page)).toHaveText(states.fill('paid', { price: '¥10.00' }))
})

test('a payment whose time is over says what that means, and another one can be started', async ({ arrive }) => {
  const member = await newMember()
  const { paymentNumber } = await started(member, 1000, 'createAlipayQr')
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await open(person, paths.topUp)
  await expect(said(page)).toHaveText(states.pending)
  await inTime(paymentNumber, 16)
  await expect(said(page)).toHaveText(states.fill('expired', { method: 'Alipay' }))
  await expect(card(page, states.expiredTitle)).toBeVisible()
  await expect(code(page)).toHaveCount(0)
  await button(main(page), t.retry).click()
  await expect(card(page, t.formTitle)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: paymentNumber })
  await expect(row).toContainText('Expired')
  await expect(row.getByRole('link', { name: history.receipt })).toHaveCount(0)
  expect(await balanceOf(member)).toBe(0)
})

test('a page that nobody looks after stops asking, and says so', async ({ arrive }) => {
  const member = await newMember()
  const { paymentNumber } = await started(member, 1000, 'createAlipayQr')
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  // The stream would have the page read what it is told.
  await page.route(`**${live.follow.path}`, (route) => route.abort())
  await page.clock.install()
  await open(person, paths.topUpPayment(paymentNumber))
  await expect(said(page)).toHaveText(states.pending)
  await page.clock.fastForward('21:00')
  await expect(said(page)).toHaveText(states.stopped)
  await expect(main(page).getByRole('timer')).toHaveText('00:00')
  const asked = countCalls(person, payments.refresh)
  await page.clock.fastForward('10:00')
  await page.clock.runFor('02:00')
  expect(asked()).toBe(0)
  await button(main(page), t.iHavePaid).click()
  await expect(said(page)).toHaveText(states.notYet)
})

// Proves E-17
test('a payment is cancelled after a question, and keeping it keeps it', async ({ arrive }) => {
  const member = await newMember()
  const { paymentNumber } = await started(member, 1000, 'createWechatQr')
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await open(person, paths.topUpPayment(paymentNumber))
  const question = page.getByRole('dialog', { name: t.cancelTitle })
  await button(main(page), t.cancel).click()
  await button(question, t.keep).click()
  await expect(question).toBeHidden()
  await expect(said(page)).toHaveText(states.pending)
  await button(main(page), t.cancel).click()
  await button(question, t.cancel).click()
  await expect(said(page)).toHaveText(states.fill('closed', { method: 'WeChat Pay' }))
  expect(await member.call(payments.refresh, { paymentNumber })).toMatchObject({ state: 'closed' })
})

// Proves
test('what cannot be paid is refused at its field, before it is sent and by the server', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  // The limits were lowered after the page was loaded.
  await withSettings(page, 'topUp', { maxMinor: 99_999_999 })
  await open(person, paths.topUp)
  const form = card(page, t.formTitle)
  const made = countCalls(person, payments.createAlipayQr)
  await button(form, t.showCode).click()
  await expect(field(form, t.amount)).toBeFocused()
  await expect(field(form, t.amount)).toHaveAccessibleDescription(new RegExp(fieldText('field_required', 'en')))
  await expect(form).toContainText(fieldText('field_choice', 'en'))
  await button(form, '¥200.00').click()
  await expect(field(form, t.amount)).toHaveValue('200.00')
  await button(form, t.showCode).click()
  await expect(form.getByRole('radio', { name: 'Alipay' })).toBeFocused()
  await form.getByRole('radio', { name: 'Alipay' }).check()
  await field(form, t.amount).fill('0.50')
  await button(form, t.showCode).click()
  await expect(form).toContainText(refusals.amount_range.text.en)
  expect(made()).toBe(0)
  await field(form, t.amount).fill('60000')
  await button(form, t.showCode).click()
  await expect.poll(made).toBe(1)
  await expect(field(form, t.amount)).toHaveAccessibleDescription(new RegExp(refusals.amount_range.text.en))
  expect((await member.call(payments.listMine, {})).total).toBe(0)
})

test('on a phone the app opens by its link, and coming back shows what became of it', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored, width: 390 })
  const { page } = person
  await open(person, paths.topUp)
  const form = card(page, t.formTitle)
  await field(form, t.amount).fill('30')
  await form.getByRole('radio', { name: 'Alipay' }).check()
  await button(form, t.openApp).click()
  await expect(page.getByRole('heading', { name: 'Simulated Alipay' })).toBeVisible()
  await page.goBack()
  await expect(said(page)).toHaveText(states.pending)
  await expect(code(page)).toHaveCount(0)
  await page.getByRole('link', { name: t.fill('open', { method: 'Alipay' }) }).click()
  await button(page, 'Pay').click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await isAt(person, 'topUp')
  await expect(said(page)).toHaveText(states.fill('paid', { price: '¥30.00' }))
  await button(main(page), t.again).click()
  await field(form, t.amount).fill('40')
  await form.getByRole('radio', { name: 'WeChat Pay' }).check()
  await button(form, t.codeForOther).click()
  await inTheApp(person, (await readQr(code(page))) ?? 'none', 'Pay')
  await expect(said(page)).toHaveText(states.fill('paid', { price: '¥40.00' }))
  expect(await balanceOf(member)).toBe(7000)
})

// Proves E-16
test('where payments are simulated, the page says so and ends them itself', async ({ arrive }) => {
  const member = await newMember()
  const { paymentNumber } = await started(member, 1000, 'createAlipayQr')
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await open(person, paths.topUpPayment(paymentNumber))
  const trial = page.getByRole('complementary', { name: t.trialTitle })
  await expect(trial).toContainText(t.trialTitle)
  await button(trial, t.trialPay).click()
  await expect(said(page)).toHaveText(states.fill('paid', { price: '¥10.00' }))
})
