import { rechargeStatusText } from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { text as ledgerText } from '#web/portal/ledger/text.ts'
import { text as approvalText } from '#web/staff/transfers/approvals.text.ts'
import { text as transferText } from '#web/staff/transfers/transfers.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout, card, field, type Person } from './people.ts'
import { funded, newMember, paid, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openTransfer, walletEntries } from './steps-money.ts'
import { comeBack, turnTo } from './steps-parcels.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(transferText, 'zh-Hans')
const approval = textIn(approvalText, 'zh-Hans')
const wallet = textIn(ledgerText, 'en')
const reason = '银行通知该笔款项已退汇'

/** Requests the reversal of a credit: first without a reason, then with one, and confirms. */
async function askBack({ page, language }: Person) {
  const form = card(page, t.reverseTitle)
  const question = page.getByRole('dialog', { name: t.reverseTitle })
  await button(form, t.reverse).click()
  await expect(field(form, t.reverseReason)).toHaveAccessibleDescription(t.reasonRequired)
  await field(form, t.reverseReason).fill(reason)
  await button(form, t.reverse).click()
  await expect(question).toContainText('¥100.00')
  await button(question, textIn(kitText, language).cancel).click()
  await expect(question).toBeHidden()
  await button(form, t.reverse).click()
  await button(question, t.reverse).click()
  await expect(page.getByText(t.reverseAsked)).toBeVisible()
  await expect(card(page, t.reverseTitle)).toContainText(t.reverseWaiting)
}

test('a credit is taken back by two people: what is left goes at once, the rest is owed and paid by the next top-up', async ({
  arrive,
}) => {
  const member = await newMember()
  const { transferNumber } = await funded(member, 10_000)
  await paid(member, [(await stocked(member)).id])
  const finance = await arrive({ language: 'zh-Hans' })
  const person = await arrive({ language: 'en', stored: member.stored })
  const movements = async () => {
    await comeBack(person)
    return (await walletEntries(person)).map(({ event, amount, after }) => [event, amount, after])
  }
  const requestOf = ({ page }: Person) => page.getByRole('row').filter({ hasText: member.memberNumber })

  await test.step('one of finance asks, and nothing moves', async () => {
    await signInAsStaff(finance, 'finance')
    await openTransfer(finance, transferNumber, 'viewAll')
    await askBack(finance)
    await openStaffPage(finance, 'approvals')
    const approve = buttonAbout(requestOf(finance), approval.approve)
    await expect(approve).toBeDisabled()
    await expect(approve).toHaveAccessibleDescription(approval.mine)
    expect(await movements()).toHaveLength(2)
  })

  await test.step('another reads who asked for what and why, and approves', async () => {
    const finance2 = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(finance2, 'finance2')
    await openStaffPage(finance2, 'approvals')
    const row = requestOf(finance2)
    for (const words of [approval.reverseTransfer, '¥100.00', reason, '周姐']) await expect(row).toContainText(words)
    await buttonAbout(row, approval.approve).click()
    const question = finance2.page.getByRole('dialog')
    await expect(question).toContainText(reason)
    await button(question, approval.approve).click()
    await expect(finance2.page.getByText(approval.done)).toBeVisible()
    await expect(row).toHaveCount(0)
    await button(finance2.page.getByRole('main'), approval.settled).click()
    await expect(row).toContainText(approval.stateApproved)
    await row.getByRole('link', { name: approval.reverseTransfer }).click()
    await expect(finance2.page.getByRole('main')).toContainText(rechargeStatusText.reversed['zh-Hans'])
    await expect(card(finance2.page, t.reverseTitle)).toHaveCount(0)
  })

  await test.step('the member has nothing left, owes what was spent, and reads it', async () => {
    expect((await movements()).slice(2)).toEqual([[ledgerEventText.REVERSAL.en, '−¥18.00', '¥0.00']])
    await expect(card(person.page, wallet.balance)).toContainText(wallet.fill('owed', { price: '¥82.00' }))
    await turnTo(person, 'bankTransfer')
    await expect(person.page.getByRole('row').filter({ hasText: transferNumber })).toContainText(
      rechargeStatusText.reversed.en,
    )
  })

  await test.step('the next top-up pays it first', async () => {
    await funded(member, 15_000)
    expect((await movements()).slice(3)).toEqual([
      [ledgerEventText.TOPUP_BANK.en, '+¥150.00', '¥150.00'],
      [ledgerEventText.RECEIVABLE_PAID.en, '−¥82.00', '¥68.00'],
    ])
    await expect(card(person.page, wallet.balance)).not.toContainText('¥82.00')
  })
})
