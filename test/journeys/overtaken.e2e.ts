import { auditStatusText } from '#contract/codes.ts'
import { message } from '#contract/messages.ts'
import { needs as needCalls } from '#contract/needs.ts'
import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { text as stepsText } from '#web/portal/members/first-steps.text.ts'
import { text as needsText } from '#web/portal/members/needs.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/portal/topups/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { type Arrive, test } from './journey.ts'
import { button, buttonAbout, field, rowOf, toast } from './people.ts'
import { handedIn, newMember, signedInStaff } from './prepared.ts'

/* When someone else acted first, or something could not be read, the page says so and never guesses. */

const t = textIn(text, 'en')

/** A transfer of CNY 200, opened for editing by its member. */
async function changingTransfer(arrive: Arrive) {
  const member = await newMember()
  const { id, transferNumber } = await handedIn(member, 20_000)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const row = rowOf(person, transferNumber)
  await page.goto(`${basePath}${paths.bankTransfer}`)
  await buttonAbout(row, t.edit).click()
  const dialog = page.getByRole('dialog', { name: t.fill('editFormTitle', { transfer: transferNumber }) })
  return { member, id, person, row, dialog }
}

// Proves R-545
test('a transfer that was changed elsewhere keeps what is typed, shows the change, and is saved at the second press', async ({
  arrive,
}) => {
  const { member, id, person, dialog } = await changingTransfer(arrive)
  await field(dialog, t.remark).fill('rent of May')
  await member.call(bankTransfers.submit, { id, amountMinor: 30_000, currency: 'CNY' })

  await button(dialog, t.save).click()
  await expect(dialog.getByRole('alert')).toContainText(t.overtaken)
  await expect(field(dialog, t.amount)).toHaveValue('300.00')
  await expect(field(dialog, t.remark)).toHaveValue('rent of May')
  await button(dialog, t.save).click()
  await expect(toast(person, 'M-18')).toBeVisible()
  await expect(dialog).toBeHidden()
  const [saved] = (await member.call(bankTransfers.list, {})).list
  expect(saved).toMatchObject({ id, amountMinor: 30_000, remark: 'rent of May' })
})

test('a transfer that was approved while it was being changed says so and is left as it is', async ({ arrive }) => {
  const { member, id, row, dialog } = await changingTransfer(arrive)
  await field(dialog, t.amount).fill('250')
  const finance = await signedInStaff('finance')
  await finance.call(staffBankTransfers.audit, { id, decision: 'approve', receivedMinor: 20_000 })

  await button(dialog, t.save).click()
  await expect(dialog.getByRole('alert')).toContainText(t.tooLate)
  await expect(dialog).toContainText(auditStatusText.approved.en)
  await button(dialog, textIn(kitText, 'en').close).last().click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(auditStatusText.approved.en)
  expect((await member.call(bankTransfers.list, {})).list[0]).toMatchObject({ amountMinor: 20_000 })
})

test('the home page says that it could not look what is needed, and never that nothing is', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  const words = textIn(needsText, 'en')
  const kit = textIn(kitText, 'en')
  const needs = page.getByRole('region', { name: words.needsTitle })
  const isNeeds = (url: URL) => url.pathname === needCalls.list.path
  await page.route(isNeeds, (route) => route.abort())
  await page.goto(`${basePath}${paths.memberHome}`)
  await expect(needs.getByRole('alert')).toContainText(kit.failedTitle)
  await expect(needs).not.toContainText(words.nothingNeeded)
  await expect(page.getByText(message('M-12', 'en'))).toHaveCount(0)
  await page.unroute(isNeeds)
  await button(needs, kit.retry).click()
  await expect(needs).toContainText(textIn(stepsText, 'en').forecastTitle)
})
