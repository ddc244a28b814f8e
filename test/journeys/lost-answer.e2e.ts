import { message } from '#contract/messages.ts'
import { bankTransfers } from '#contract/topups.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/portal/topups/text.ts'
import { kitText } from './kit-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, field, toast } from './people.ts'
import { newMember } from './prepared.ts'
import { picture } from './pictures.ts'

/* What was done without an answer is not done twice. */

const t = textIn(text, 'en')
const kit = textIn(kitText, 'en')

test('a voucher whose answer was lost is submitted once, even if the page is reloaded and filled in again', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const voucher = await picture('voucher.jpg')
  const form = card(page, t.formTitle)
  const isSubmit = (url: URL) => url.pathname === bankTransfers.submit.path
  // Asked before leaving a page with unsaved input.
  page.on('dialog', (dialog) => dialog.accept())
  const handIn = async () => {
    await page.goto(`${basePath}${paths.bankTransfer}`)
    await field(form, t.amount).fill('200')
    const chooser = page.waitForEvent('filechooser')
    await button(form, kit.pictureChoose).click()
    await (await chooser).setFiles(voucher)
    await expect(form.getByAltText(kit.picturePreview)).toBeVisible()
    await button(form, t.submit).click()
  }

  await page.route(isSubmit, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await handIn()
  await expect(form.getByRole('alert')).toContainText(message('M-12', 'en'))
  expect((await member.call(bankTransfers.list, {})).total).toBe(1)
  await page.unroute(isSubmit)

  await handIn()
  await expect(toast(person, 'M-18')).toBeVisible()
  expect((await member.call(bankTransfers.list, {})).total).toBe(1)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await handIn()
  await expect(async () => expect((await member.call(bankTransfers.list, {})).total).toBe(2)).toPass()
})
