import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { text as differenceText } from '#web/staff/statements/differences.text.ts'
import { text as pageText } from '#web/staff/statements/statements.text.ts'
import { text as paymentText } from '#web/staff/payments/payment.text.ts'
import { text as listText } from '#web/staff/payments/payments.text.ts'
import { text as approvalText } from '#web/staff/transfers/approvals.text.ts'
import { sql } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, choice, field, type Person } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { lostMinor } from './provider-away.ts'
import { balanceOf, inTheApp, started } from './steps-topup.ts'
import { openStaffPage } from './steps-warehouse.ts'

/* Finance, at its desk: a refund to the source, and a difference of the daily check. */

const t = textIn(paymentText, 'zh-Hans')
const list = textIn(listText, 'zh-Hans')
const d = textIn(differenceText, 'zh-Hans')
const days = textIn(pageText, 'zh-Hans')
const yesterday = () => businessDate(Date.now() - 24 * 3_600_000)

/** A payment that was made in the wallet app and credited. */
async function paidOnline(person: Person, amountMinor: number) {
  const member = await newMember()
  const { paymentNumber, qrContent } = await started(member, amountMinor, 'createAlipayQr')
  await inTheApp(person, qrContent ?? 'none', 'Pay')
  await expect.poll(() => balanceOf(member)).toBe(amountMinor)
  return { member, paymentNumber, address: qrContent ?? 'none' }
}

async function openPayment(person: Person, paymentNumber: string) {
  const { page } = person
  await openStaffPage(person, 'payments')
  await field(page, list.number)
    .or(page.getByRole('searchbox', { name: list.number }))
    .fill(paymentNumber)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: paymentNumber, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.fill('pageTitle', { number: paymentNumber }) })).toBeVisible()
}

test('finance finds a payment, reads what the provider said, and refunds a part to the source', async ({ arrive }) => {
  const finance = await arrive({ language: 'zh-Hans' })
  const { member, paymentNumber } = await paidOnline(finance, 10_000)
  await signInAsStaff(finance, 'finance')
  await openPayment(finance, paymentNumber)
  const { page } = finance
  await expect(page.getByRole('table', { name: t.log })).toContainText('paid')
  await button(card(page, t.askTitle), t.ask).click()
  await expect(page.getByText(t.askedSame)).toBeVisible()
  const form = card(page, t.refundTitle)
  await button(form, t.refund).click()
  await expect(form).toContainText(t.amountRequired)
  await expect(form).toContainText(t.reasonRequired)
  await field(form, t.refundAmount).fill('100.01')
  await field(form, t.reason).fill('会员重复付款')
  await button(form, t.refund).click()
  await expect(form).toContainText(t.fill('amountTooLarge', { amount: '¥100.00' }))
  await field(form, t.refundAmount).fill('40')
  await button(form, t.refund).click()
  const question = page.getByRole('dialog', { name: t.refundTitle })
  await expect(question).toContainText('¥40.00')
  await expect(question).toContainText(member.memberNumber)
  await button(question, t.refund).click()
  await expect(page.getByText(t.fill('refundDone', { amount: '¥40.00' }))).toBeVisible()
  await expect(page.getByRole('table', { name: t.refunds })).toContainText(t.done)
  await expect(form).toContainText('¥60.00')
  expect(await balanceOf(member)).toBe(6000)
  await isClean(page, 'a payment with a refund')
})

// Proves B-FI-09
test('asking the provider about a payment whose notice was lost credits it once, however often it is asked', async ({
  arrive,
}) => {
  const finance = await arrive({ language: 'zh-Hans' })
  const member = await newMember()
  const { paymentNumber, qrContent } = await started(member, lostMinor, 'createAlipayQr')
  // The server itself would ask after half a minute.
  await inItsDatabase((db) =>
    db.run(sql`update payment_intents set ask_at = null where payment_number = ${paymentNumber}`),
  )
  await inTheApp(finance, qrContent ?? 'none', 'Pay')
  expect(await balanceOf(member)).toBe(0)
  await signInAsStaff(finance, 'finance')
  await openPayment(finance, paymentNumber)
  const { page } = finance
  const ask = button(card(page, t.askTitle), t.ask)
  await ask.click()
  await expect(page.getByText(t.askedPaid)).toBeVisible()
  expect(await balanceOf(member)).toBe(lostMinor)
  await ask.click()
  await expect(page.getByText(t.askedSame)).toBeVisible()
  expect(await balanceOf(member)).toBe(lostMinor)
})

test('a refund above the limit waits for a second person, who approves it', async ({ arrive }) => {
  const finance = await arrive({ language: 'zh-Hans' })
  const { member, paymentNumber } = await paidOnline(finance, 1_500_000)
  await signInAsStaff(finance, 'finance')
  await openPayment(finance, paymentNumber)
  const form = card(finance.page, t.refundTitle)
  await field(form, t.refundAmount).fill('15000')
  await field(form, t.reason).fill('会员要求退款')
  await button(form, t.refund).click()
  await button(finance.page.getByRole('dialog', { name: t.refundTitle }), t.refund).click()
  await expect(finance.page.getByText(t.refundAsked, { exact: true })).toBeVisible()
  await expect(form).toContainText(t.refundWaiting)
  expect(await balanceOf(member)).toBe(1_500_000)
  const second = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(second, 'finance2')
  await openStaffPage(second, 'approvals')
  const approval = textIn(approvalText, 'zh-Hans')
  const request = second.page.getByRole('row').filter({ hasText: member.memberNumber })
  await expect(request).toContainText(approval.refundPayment)
  await buttonAbout(request, approval.approve).click()
  await button(second.page.getByRole('dialog'), approval.approve).click()
  await expect.poll(() => balanceOf(member)).toBe(0)
})

// Proves B-FI-21, B-FI-22, B-FI-24
test('finance fetches a day, sees a refund that was made in the merchant platform, and books it', async ({
  arrive,
}) => {
  const finance = await arrive({ language: 'zh-Hans' })
  const day = yesterday()
  const { member, paymentNumber, address } = await paidOnline(finance, 10_000)
  const { page } = finance
  await test.step('somebody refunds it in the merchant platform', async () => {
    await page.goto(address)
    await page.getByLabel('Refund in the merchant platform').fill('30')
    await page.getByLabel('Listed in yesterday').check()
    await button(page, 'Refund').click()
    await expect(page.getByRole('status')).toHaveText('Paid')
  })

  await signInAsStaff(finance, 'finance')
  await openStaffPage(finance, 'reconciliation')
  await test.step('the day is fetched, and says that something differs', async () => {
    await button(page.getByRole('main'), days.days).click()
    const form = card(page, days.fetchTitle)
    await button(form, days.fetch).click()
    await expect(field(form, days.day).or(form.getByLabel(days.day))).toBeFocused()
    await choice(form, days.method).selectOption('ALIPAY')
    await form.getByLabel(days.day).fill(day)
    await button(form, days.fetch).click()
    await expect(form.getByRole('status')).toContainText(day)
    await expect(page.getByRole('row').filter({ hasText: day }).first()).toContainText('¥30.00')
    await isClean(page, 'the days of the daily check')
  })

  await test.step('the difference says what to do, and is gone once the refund is booked', async () => {
    await button(page.getByRole('main'), days.differences).click()
    const row = page.getByRole('row').filter({ hasText: paymentNumber })
    await expect(row).toContainText(d.other_state)
    await expect(row).toContainText(d.doBook)
    await isClean(page, 'the differences')
    await buttonAbout(row, d.book).click()
    const dialog = page.getByRole('dialog', { name: /MP/ })
    await expect(dialog).toContainText('¥30.00')
    await button(dialog, d.book).click()
    await expect(dialog).toContainText(d.reasonRequired)
    await field(dialog, d.reason).fill('商户平台已退')
    await button(dialog, d.book).click()
    await expect(page.getByText(d.bookDone)).toBeVisible()
    await expect(row).toHaveCount(0)
    expect(await balanceOf(member)).toBe(7000)
  })

  await test.step('fetched again, it agrees, and the payment shows the refund', async () => {
    const clerk = await signedInStaff('finance')
    expect(await clerk.call(staffStatements.fetch, { method: 'ALIPAY', day: yesterday() })).toMatchObject({
      openDifferences: 0,
    })
    expect(await clerk.call(staffPayments.get, { paymentNumber })).toMatchObject({
      refundedMinor: 3000,
      refunds: [{ reason: '商户平台已退', state: 'done' }],
    })
  })
})
