import { channels } from '#contract/channels.ts'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, toast, typeCode } from './people.ts'
import { applied, newMember, stocked } from './prepared.ts'
import { nextStepCard, payDialog } from './steps-orders.ts'

/*
 * Part of an unpaid order is no longer offered once its price hold has ended: the payment says so and offers a way on.
 */

const t = textIn(payText, 'en')
const form = textIn(applyText, 'en')

const refused = (code: number, msg: string) => ({ json: { code, msg, data: null, requestId: 'journey' } })

test('an order that can no longer be priced says why, and leads to where it is changed', async ({ arrive }) => {
  const member = await newMember()
  const { id } = await applied(member, [(await stocked(member)).id])
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const { code, text } = refusals.no_price
  await page.route(isCall(orders.quotePayment.path), (route) => route.fulfill(refused(code, text.en)))
  await page.goto(`${basePath}${paths.orderDetails(id)}`)
  await nextStepCard(person).getByRole('button', { name: /^Pay / }).click()
  const dialog = payDialog(person)
  await expect(dialog.getByRole('alert')).toContainText(text.en)
  await expect(dialog.getByRole('alert')).toContainText(t.noPriceNext)
  await expect(dialog.getByRole('link', { name: t.openOrder })).toBeVisible()
  await dialog.getByRole('link', { name: t.editOrder }).click()
  await expect(dialog).toBeHidden()
  await expect(button(page.getByRole('main'), form.save)).toBeVisible()
})

test('a service that was withdrawn is left out when the order is changed, and the rest is priced', async ({
  arrive,
}) => {
  const member = await newMember()
  const { valueAddedServices } = await member.call(parcels.formOptions, {})
  const repack = valueAddedServices.find((each) => each.code === 'REPACK')?.id ?? ''
  const { id } = await applied(member, [(await stocked(member)).id], { vas: [{ id: repack, qty: 1 }] })
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await withdraw(page, repack)
  await page.goto(`${basePath}${paths.editOrder(id)}`)
  await expect(page.getByText(form.serviceGone)).toBeVisible()
  await expect(card(page, textIn(channelText, 'en').priceTitle)).toContainText('¥82.00')
  await typeCode(person)
  await button(page.getByRole('main'), form.save).click()
  await expect(toast(person, 'M-17')).toBeVisible()
  await expect(page.getByText(message('M-12', 'en'))).toHaveCount(0)
  expect((await member.call(orders.get, { id })).vas).toEqual([])
})

const isCall = (path: string) => (url: URL) => url.pathname === path

/** The line as it answers once the service is withdrawn: not in its list, and refused when requested. */
const withdraw = (page: Page, service: string) =>
  page.route(isCall(channels.get.path), async (route) => {
    if (route.request().postData()?.includes(service)) {
      await route.fulfill(refused(refusals.validation.code, refusals.validation.text.en))
      return
    }
    const response = await route.fetch()
    const answer: { data: { vas: readonly { id: string }[] } } = await response.json()
    const vas = answer.data.vas.filter((each) => each.id !== service)
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, vas } } })
  })
