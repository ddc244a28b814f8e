import { refusals } from '#contract/refusals/refusals.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { text as approvalText } from '#web/staff/transfers/approvals.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, field, type Person } from './people.ts'
import { funded, newMember, signedInStaff } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(approvalText, 'zh-Hans')
const view = ({ page }: Person, name: string) => button(page.getByRole('main'), name)

test('a second person refuses by keyboard and says why; the asker reads it, asks again, corrects it and takes it back', async ({
  arrive,
}) => {
  const member = await newMember()
  const { id } = await funded(member, 10_000)
  const asker = await signedInStaff('finance')
  const ask = async (reason: string) =>
    (await asker.call(staffBankTransfers.reverse, { id, reason })).approval?.id ?? ''
  const requestOf = ({ page }: Person) => page.getByRole('row').filter({ hasText: member.memberNumber })
  await ask('退汇')
  const finance2 = await arrive({ language: 'zh-Hans' })
  const finance = await arrive({ language: 'zh-Hans' })

  await test.step('another one says no: not without a reason, and not when they think again', async () => {
    await signInAsStaff(finance2, 'finance2')
    await openStaffPage(finance2, 'approvals')
    const { page } = finance2
    const refuse = buttonAbout(requestOf(finance2), t.refuse)
    const dialog = page.getByRole('dialog', { name: t.fill('refuseTitle', { what: t.reverseTransfer }) })
    const reason = field(dialog, t.refuseReason)
    await expect(buttonAbout(requestOf(finance2), t.withdraw)).toHaveCount(0)
    await refuse.focus()
    await page.keyboard.press('Enter')
    await expect(reason).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(reason).toHaveAccessibleDescription(new RegExp(t.reasonRequired))
    await isClean(page, 'a refusal without a reason')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(refuse).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(reason).toBeFocused()
    await page.keyboard.type('银行没有退汇记录')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.refused)).toBeVisible()
    await expect(requestOf(finance2)).toHaveCount(0)
  })

  await test.step('the asker reads the reason, and who said it', async () => {
    await signInAsStaff(finance, 'finance')
    await openStaffPage(finance, 'approvals')
    await view(finance, t.own).click()
    for (const words of [t.stateRefused, t.fill('refusedBecause', { reason: '银行没有退汇记录' }), '吴会计'])
      await expect(requestOf(finance)).toContainText(words)
    await expect(buttonAbout(requestOf(finance), t.withdraw)).toHaveCount(0)
  })

  await test.step('a correction takes the place of what was asked before, and is taken back by who asked', async () => {
    await ask('退汇')
    const corrected = await ask('退汇，附银行通知')
    await finance.page.reload()
    const open = requestOf(finance).filter({ hasText: '退汇，附银行通知' })
    await expect(requestOf(finance).filter({ hasText: t.stateReplaced })).toHaveCount(1)
    await buttonAbout(open, t.withdraw).click()
    const question = finance.page.getByRole('dialog', { name: t.fill('withdrawTitle', { what: t.reverseTransfer }) })
    await expect(question).toContainText('退汇，附银行通知')
    await button(question, t.withdraw).click()
    await expect(open).toContainText(t.stateWithdrawn)
    const other = await signedInStaff('finance2')
    expect((await other.ask(approvals.approve, { id: corrected })).code).toBe(refusals.staff_state.code)
  })
})

test('customer service sees what became of its own requests, and nothing to approve', async ({ arrive }) => {
  const service = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(service, 'service')
  await openStaffPage(service, 'approvals')
  await expect(service.page.getByText(t.leadOwn)).toBeVisible()
  await expect(view(service, t.own)).toHaveCount(0)
  await view(service, t.settled).click()
  await expect(service.page.getByText(t.emptySettled)).toBeVisible()
})
