import { site } from '#contract/content.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text as historyText } from '#web/portal/topups/online/history.text.ts'
import { text as statesText } from '#web/portal/topups/online/states.text.ts'
import { text as onlineText } from '#web/portal/topups/online/text.ts'
import { text as sheetText } from '#web/portal/receipts/text.ts'
import { topUpReceiptText } from '#contract/papers/top-up-receipt.text.ts'
import { text as receiptText } from '#web/portal/topups/receipt/text.ts'
import { text as topUpText } from '#web/portal/topups/text.ts'
import { expect } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, card, gate, isAt, linkAbout } from './people.ts'
import { newMember } from './prepared.ts'
import { sameNames } from './same-names.ts'
import { saysThePage } from './receipt-file.ts'
import { balanceOf, inTheApp, main, open, said, started, withSettings } from './steps-topup.ts'

/* What a member sees around paying online: receipts, methods that are not open, and every page of it by axe. */

const t = textIn(onlineText, 'en')
const history = textIn(historyText, 'en')
const receipt = { ...textIn(receiptText, 'en'), ...textIn(topUpReceiptText, 'en') }
const topUp = textIn(topUpText, 'en')

test('a receipt prints alone, and nobody reads that of another member', async ({ arrive }) => {
  const member = await newMember()
  const { paymentNumber, qrContent } = await started(member, 123_456, 'createWechatQr')
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await open(person, paths.topUpReceipt(paymentNumber))
  await expect(page.getByText(receipt.notPaidTitle)).toBeVisible()
  await inTheApp(person, qrContent ?? 'none', 'Pay')
  await expect.poll(() => balanceOf(member)).toBe(123_456)
  const settings = gate()
  await page.route(
    (url) => url.pathname === site.getConfig.path,
    async (route) => {
      await settings.held
      await route.continue()
    },
  )
  await open(person, paths.topUpReceipt(paymentNumber))
  await isAt(person, 'topUpReceipt')
  const print = button(page, textIn(sheetText, 'en').print)
  await expect(main(page).locator('.mantine-Skeleton-root')).toBeVisible()
  await expect(print, 'it cannot say yet who was paid').toHaveCount(0)
  settings.letGo()
  await expect(print).toBeVisible()
  await open(person, paths.topUp)
  await linkAbout(main(page), history.receipt).click()
  await isAt(person, 'topUpReceipt')
  const sheet = page.getByRole('article', { name: receipt.title })
  for (const words of [paymentNumber, 'WeChat Pay', '¥1,234.56', member.memberNumber, 'Smart Cats', receipt.notInvoice])
    await expect(sheet).toContainText(words)
  await saysThePage(page, sheet, `receipt-${paymentNumber}.pdf`)
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, textIn(sheetText, 'en').print)).toBeHidden()
  await expect(page.getByRole('complementary')).toBeHidden()
  await expect(sheet).toBeVisible()

  const other = await newMember()
  const stranger = await arrive({ language: 'en', stored: other.stored })
  await open(stranger, paths.topUpReceipt(paymentNumber))
  await expect(stranger.page.getByText(receipt.noneTitle)).toBeVisible()
  await expect(main(stranger.page)).not.toContainText('¥1,234.56')
  await open(stranger, paths.topUpPayment(paymentNumber))
  await expect(stranger.page.getByText(t.unknownTitle)).toBeVisible()
  await expect(main(stranger.page)).not.toContainText('¥1,234.56')
})

test('what cannot be paid with is not advertised', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  // As a server without keys answers.
  await withSettings(page, 'features', { alipay: false, wechat: false })
  await open(person, paths.topUp)
  await expect(card(page, topUp.ways)).toBeVisible()
  await expect(page.getByText(history.emptyTitle)).toBeVisible()
  await expect(card(page, t.formTitle)).toHaveCount(0)
  for (const name of ['Alipay', 'WeChat Pay']) await expect(page.getByText(name)).toHaveCount(0)
})

for (const look of [...looks, { language: 'zh-Hant', width: 320, theme: 'light' } as const])
  test(`a payment, its end and its receipt are accessible in ${look.language} at ${look.width} px (${look.theme})`, async ({
    arrive,
  }) => {
    const words = textIn(statesText, look.language)
    const member = await newMember()
    const paid = await started(member, 2000, 'createAlipayQr')
    await started(member, 3000, 'createWechatQr')
    const person = await arrive({ ...look, stored: member.stored })
    const { page } = person
    const looksRight = async (what: string) => {
      await isClean(page, what)
      expect.soft(await sameNames(page), `${what}: links or buttons of one name`).toEqual([])
    }
    await open(person, paths.topUpPayment(paid.paymentNumber))
    await expect(said(page).filter({ hasText: words.pending })).toBeVisible()
    await expect(main(page).getByRole('figure').getByRole('img')).toBeVisible()
    await looksRight('an open payment')
    await inTheApp(person, paid.qrContent ?? 'none', 'Pay')
    await expect(said(page).filter({ hasText: words.fill('paid', { price: '¥20.00' }) })).toBeVisible()
    await looksRight('a payment that was paid')
    await open(person, paths.topUpReceipt(paid.paymentNumber))
    await expect(page.getByRole('article')).toBeVisible()
    await looksRight('a receipt')
    await open(person, `${paths.topUp}?payment=new`)
    await expect(main(page).getByRole('radio').first()).toBeVisible()
    await looksRight('the form')
  })
