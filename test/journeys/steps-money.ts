import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { text as ledgerText } from '#web/portal/ledger/text.ts'
import { text as staffText } from '#web/staff/shell.text.ts'
import { text as transferText } from '#web/staff/transfers/transfers.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/portal/topups/text.ts'
import { text as listText } from '#web/kit/list/list.text.ts'
import { kitText } from './kit-text.ts'
import { expect } from '@playwright/test'
import { button, card, choice, field, type Person, toast } from './people.ts'
import { choosePicture } from './pictures.ts'
import { turnTo } from './steps-parcels.ts'

/** Submits a voucher; returns the number of the transfer. */
export async function sendVoucher(person: Person, amount: string, currency: 'CNY' | 'HKD' = 'CNY'): Promise<string> {
  const { page, language } = person
  const t = textIn(text, language)
  const form = card(page, t.formTitle)
  await turnTo(person, 'bankTransfer')
  await field(form, t.amount).fill(amount)
  await choice(form, t.currency).selectOption(currency)
  await choosePicture(page, () => button(form, textIn(kitText, language).pictureChoose).click(), 'voucher.jpg')
  await expect(form.getByAltText(textIn(kitText, language).picturePreview)).toBeVisible()
  await button(form, t.submit).click()
  await expect(toast(person, 'M-18').last()).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: auditStatusText.pending[language] }).first()
  // Of a row out of view a browser lays no text out, so that it has no inner text.
  return /BT\d{12}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
}

/** Opens a transfer from the list filtered by this status. */
export async function openTransfer(
  { page, language }: Person,
  transferNumber: string,
  view: 'viewPending' | 'viewToCredit' | 'viewAll',
) {
  const t = textIn(transferText, language)
  const menu = page.getByRole('navigation', { name: textIn(staffText, language).menu })
  await menu.getByRole('link', { name: textIn(staffText, language).transfers, exact: true }).click()
  await button(page.getByRole('main'), t[view]).click()
  await page.getByRole('link', { name: transferNumber, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.fill('pageTitle', { number: transferNumber }) })).toBeVisible()
}

/** Enters what the bank statement says, approves the voucher and leaves crediting to another person. */
export async function approveTransfer(person: Person, transferNumber: string, received: string) {
  const { page, language } = person
  const t = textIn(transferText, language)
  await openTransfer(person, transferNumber, 'viewPending')
  await expect(page.getByAltText(t.fill('voucherAlt', { number: transferNumber }))).toBeVisible()
  const atOnce = page.getByRole('switch', { name: t.creditAtOnce })
  if (await atOnce.isEnabled()) await atOnce.uncheck()
  await expect(field(page, t.received)).toHaveValue('')
  await field(page, t.received).fill(received)
  await button(page, t.approve).click()
  await expect(page.getByText(t.fill('approved', { number: transferNumber }))).toBeVisible()
  await expect(card(page, t.creditTitle)).toBeVisible()
}

export async function creditTransfer(person: Person, transferNumber: string, amount: string) {
  const { page, language } = person
  const t = textIn(transferText, language)
  await openTransfer(person, transferNumber, 'viewToCredit')
  await button(page, t.fill('credit', { amount })).click()
  await expect(
    page.getByRole('main').getByText(rechargeStatusText.credited[language], { exact: true }).first(),
  ).toBeVisible()
}

export interface WalletEntry {
  readonly event: string
  readonly amount: string
  readonly before: string
  readonly after: string
}

/** The movements of the member's money, oldest first. */
export async function walletEntries(person: Person): Promise<readonly WalletEntry[]> {
  const { page, language } = person
  await turnTo(person, 'expenses')
  const table = page.getByRole('table', { name: textIn(ledgerText, language).title })
  await expect(table).toBeVisible()
  const t = textIn(ledgerText, language)
  const entries: WalletEntry[] = []
  const opener = new RegExp(`^${textIn(listText, language).open}`)
  const lines = table.getByRole('row').filter({ has: page.getByRole('button', { name: opener }) })
  for (const line of await lines.all()) {
    await line.getByRole('button', { name: opener }).click()
    const [, what = ''] = await line.getByRole('cell').allInnerTexts()
    // What it was for is on the line below.
    const [event = ''] = what.split('\n')
    const fact = (label: string) => table.locator('dt', { hasText: label }).locator('+ dd').innerText()
    entries.unshift({ event, amount: await fact(t.amount), before: await fact(t.before), after: await fact(t.after) })
  }
  return entries
}
