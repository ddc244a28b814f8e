import { orderStatusText } from '#contract/codes.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as movingText } from '#web/staff/moving/text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { button, field, linkInMail, type Person } from './people.ts'
import { trySignIn } from './steps-entry.ts'
import { apply, fillApplication, nextStepCard, pay } from './steps-orders.ts'
import { measure, openStaffPage } from './steps-warehouse.ts'

/* The first members are here: those who moved in choose a password, and the first parcel comes and goes. */

const moving = textIn(movingText, 'en')
const receiving = textIn(receivingText, 'en')
const entry = textIn(entryText, 'zh-Hant')
const list = textIn(listText, 'zh-Hant')

/** One wave of first-password mails for all. */
export async function mailEverybody({ page }: Person, count: number) {
  await openStaffPage({ page, language: 'en' }, 'moving')
  await page.getByLabel(moving.waveSize).fill(String(count))
  await button(page, moving.sendWave).click()
  await button(page.getByRole('dialog', { name: moving.waveTitle }), moving.sendWave).click()
  await expect(page.getByText(moving.fill('wave', { sent: count, size: count }))).toBeVisible({ timeout: 30_000 })
}

/** The label shows the number that the member had in the old system. */
export async function receiveByOldNumber(
  keeper: Person,
  trackingNumber: string,
  { oldNumber, name }: { readonly oldNumber: string; readonly name: string },
) {
  const { page } = keeper
  await openStaffPage(keeper, 'receiving')
  await measure(keeper, { trackingNumber, weightKg: '1.8', sizeCm: ['30', '20', '10'] })
  await field(page, receiving.label).fill(oldNumber.toLowerCase())
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(receiving.direct, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(new RegExp(`^${name} JY\\d{7}$`)).first()).toBeVisible()
}

/** The link in the mail sets the first password, and the member signs in with it. */
export async function choosePassword(member: Person, email: string) {
  const { page } = member
  const password = 'Meow_on_monday'
  await page.goto(await linkInMail(member, email, /http:\S+\/web_site\/changePassword\?token=[\w-]+/))
  await page.getByLabel(entry.newPassword, { exact: true }).fill(password)
  await page.getByLabel(entry.confirmPassword, { exact: true }).fill(password)
  await button(page.getByRole('main'), entry.setPassword).click()
  await expect(page).toHaveURL(/Success/i)
  await page.goto('/web_site/login')
  await trySignIn(member, email, password)
  await expect(page).toHaveURL(/\/web_site\/pageHome$/)
}

/** At the price of our own tariff: 17.00 for the first kilogram and 6.00 for the second. */
export async function order(member: Person, trackingNumber: string): Promise<string> {
  await fillApplication(member, {
    trackingNumbers: [trackingNumber],
    currency: 'CNY',
    channel: '香港包裹專線',
    declaredValue: '120',
  })
  const orderNumber = await apply(member)
  await pay(member, { price: '¥23.00', balanceAfter: '¥65.00' })
  return orderNumber
}

export async function signFor(member: Person) {
  const { page } = member
  await button(nextStepCard(member), list.confirm).click()
  await button(page.getByRole('dialog'), list.confirm).click()
  await expect(nextStepCard(member)).toContainText(orderStatusText.signed['zh-Hant'])
}
