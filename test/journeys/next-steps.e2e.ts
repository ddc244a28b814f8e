import { staffParcels } from '#contract/receiving.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as stepText } from '#web/kit/message/next-step.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { behind, button, buttonAbout, choice, field, openActions, rowOf } from './people.ts'
import { forecasted, newMember, signedInStaff } from './prepared.ts'

/* A refusal says why and what to do, and its link leads there (decision record 24). */

test('a number that was forecast already leads to its parcel, by keyboard on a phone, once the typed may be lost', async ({
  arrive,
}) => {
  const member = await newMember()
  const { id, trackingNumber } = await forecasted(member)
  const person = await arrive({ language: 'zh-Hant', width: 390, stored: member.stored })
  const { page } = person
  const t = textIn(parcelText, 'zh-Hant')
  const kit = textIn(kitText, 'zh-Hant')
  await page.goto(`${basePath}${paths.forecast}`)
  await field(page, t.trackingNumber).fill(trackingNumber)
  await choice(page, t.courier).selectOption('YTO')
  await choice(page, t.warehouse).selectOption({ label: '深圳福永' })
  const line = page.getByRole('group', { name: t.fill('line', { number: 1 }), exact: true })
  await field(line, t.productName).fill('棉衬衫')
  await field(line, t.specification).fill('M 码')
  await field(line, t.quantity).fill('2')
  await field(line, t.unitPrice).fill('99')
  await button(page, t.submitForecast).click()

  const refused = page.getByRole('alert').filter({ hasText: refusals.tracking_duplicate.text['zh-Hant'] })
  await expect(refused).toContainText(refusals.tracking_duplicate.step.text['zh-Hant'])
  const link = refused.getByRole('link', { name: textIn(stepText, 'zh-Hant').parcel })
  await link.focus()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page.getByRole('dialog', { name: kit.leaveTitle, exact: true }), kit.leave).click()
  await expect(page).toHaveURL(new RegExp(`/web_site/packageList\\?parcel=${id}`))
  await expect(behind(page, t.fill('parcelTitle', { number: trackingNumber }))).toBeVisible()
})

test('a parcel that arrived while its member wanted to delete it stays: a dialog says why, and opens it', async ({
  arrive,
}) => {
  const member = await newMember()
  const { trackingNumber } = await forecasted(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const t = textIn(parcelText, 'en')
  const kit = textIn(kitText, 'en')
  await page.goto(`${basePath}${paths.parcels}`)
  await openActions(person, rowOf(person, trackingNumber))
  await buttonAbout(rowOf(person, trackingNumber), t.remove).click()
  const keeper = await signedInStaff('keeper')
  const warehouseId = keeper.warehouseId(2)
  const measured = { actualWeightG: 1250, lengthMm: 300, widthMm: 200, heightMm: 100 }
  await keeper.call(staffParcels.receive, { trackingNumber, warehouseId, ...measured })
  await button(
    page.getByRole('dialog', { name: kit.fill('deleteTitle', { name: trackingNumber }) }),
    kit.delete,
  ).click()

  const refused = page.getByRole('dialog', { name: refusals.parcel_state.text.en })
  await expect(refused).toContainText(refusals.parcel_state.step.text.en)
  await expect(refused.getByRole('link', { name: textIn(stepText, 'en').parcel })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(refused).toBeHidden()
  const details = behind(page, t.fill('parcelTitle', { number: trackingNumber }))
  await expect(details.getByRole('heading', { name: t.evidence })).toBeVisible()
})
