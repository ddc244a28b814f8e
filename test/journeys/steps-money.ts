import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { text as ledgerText } from '#web/portal/ledger/text.ts'
import { text as staffText } from '#web/staff/shell.text.ts'
import { text as transferText } from '#web/staff/transfers/transfers.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/portal/topups/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
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
  return (await row.getByRole('cell').first().innerText()).trim()
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
  const entries: WalletEntry[] = []
  for (const row of (await table.getByRole('row').all()).slice(1)) {
    const [, what = '', amount = '', before = '', after = ''] = await row.getByRole('cell').allInnerTexts()
    // What it was for is on the lines below.
    const [event = ''] = what.split('\n')
    entries.unshift({ event, amount, before, after })
  }
  return entries
}
