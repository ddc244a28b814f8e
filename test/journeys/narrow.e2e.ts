import { trackEventText } from '#contract/codes.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { text as onlineText } from '#web/portal/topups/online/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { expect } from '@playwright/test'
import { tooWide } from './axe.ts'
import { test } from './journey.ts'
import { button } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'
import { keepStaffToken } from './steps-entry.ts'
import { open, started } from './steps-topup.ts'

/*
 * The longest words of the demo data that a small screen has to fit; `WIDTHS=320 npm run screens` measures every page.
 */

test('a parcel with the longest status is no wider than a phone', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en', width: 390 })
  await page.goto(`${siteUrl(paths.parcelTrack)}?lang=en&no=SF1420098812103`)
  await expect(page.getByRole('main').getByText(trackEventText.arrived.en).first()).toBeVisible()
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

test('a transfer with a long bank reference is no wider than 320 px', async ({ arrive }) => {
  const finance = await signedInStaff('finance')
  const { list } = await finance.call(staffBankTransfers.search, { page: 1, pageSize: 50 })
  const [longest] = list.toSorted((one, other) => other.bankRef.length - one.bankRef.length)
  if (!longest) throw new Error('the cast has transfers')
  const { page } = await arrive({ language: 'en', width: 320 })
  await keepStaffToken(page, finance.token)
  await page.goto(`${staffBase}${staffPaths.transfer(longest.id)}`)
  await expect(page.getByText(longest.bankRef, { exact: true }).first()).toBeVisible()
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

test('a payment that waits is no wider than 320 px, and nothing of it is outside its card', async ({ arrive }) => {
  const member = await newMember()
  await started(member, 5000, 'createAlipayQr')
  const person = await arrive({ language: 'en', width: 320, stored: member.stored })
  await open(person, paths.topUp)
  const cancel = button(person.page, textIn(onlineText, 'en').cancel)
  await expect(cancel).toBeVisible()
  expect(await tooWide(person.page)).toBeLessThanOrEqual(0)
  const end = (await cancel.boundingBox()) ?? { x: 0, width: 400 }
  expect(end.x + end.width).toBeLessThan(320)
})
