import { orderTypeText } from '#contract/codes.ts'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, choice, countCalls, field, linkAbout, openActions, toast, typeCode } from './people.ts'
import { consigneeOf, newMember, single, stocked } from './prepared.ts'
import { payDialog } from './steps-orders.ts'

const t = textIn(applyText, 'en')
const kit = textIn(kitText, 'en')
const list = textIn(listText, 'en')

// Proves
test('one parcel becomes one order with its shipper; none and two are refused, and it is edited until it is paid', async ({
  arrive,
}) => {
  const member = await newMember()
  await consigneeOf(member)
  const [one, two] = [await stocked(member), await stocked(member)]
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const main = page.getByRole('main')
  const submit = button(main, t.submitSingle)
  const sent = countCalls(person, orders.submitTransfer)
  const shipper = card(page, t.shipper)
  await page.goto(`${basePath}${paths.singleTicket}`)
  await expect(page).toHaveTitle('Single-ticket transshipment')

  // Proves
  await test.step('no parcel is M-08, two are M-07', async () => {
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: message('M-08', 'en') })).toBeVisible()
    await page.getByRole('checkbox', { name: one.trackingNumber }).check()
    await page.getByRole('checkbox', { name: two.trackingNumber }).check()
    await expect(page.getByRole('alert').filter({ hasText: message('M-07', 'en') })).toBeVisible()
    await submit.click()
    expect(sent(), 'nothing is sent').toBe(0)
    await page.getByRole('checkbox', { name: two.trackingNumber }).uncheck()
    await expect(page.getByRole('alert').filter({ hasText: message('M-07', 'en') })).toBeHidden()
  })

  await test.step('a shipper needs name, region and address, and stays in the book when asked to', async () => {
    await submit.click()
    await expect(shipper.getByText(fieldText('field_required', 'en'))).toHaveCount(3)
    await field(shipper, t.name).fill('Kedai Bulan')
    await choice(shipper, kit.regionCountry).selectOption({ label: 'Hong Kong' })
    await choice(shipper, kit.fill('regionPart', { level: 1 })).selectOption({ label: 'Sha Tin' })
    await field(shipper, t.address).fill('1 Sha Tin Centre Street')
    await shipper.getByRole('checkbox', { name: t.saveReceiver }).check()
  })

  // Proves
  await test.step('it is priced, applied for, and its payment opens', async () => {
    await choice(page, t.currency).selectOption('CNY')
    await page.getByRole('radio', { name: 'Hong Kong parcel line' }).check()
    await expect(card(page, textIn(channelText, 'en').priceTitle)).toContainText('¥82.00')
    await typeCode(person)
    await submit.click()
    await expect(toast(person, 'M-17')).toBeVisible()
    await expect(payDialog(person)).toContainText(/ZY\d{12}/)
    await page.keyboard.press('Escape')
    await expect(card(page, textIn(detailsText, 'en').shipper)).toContainText('Kedai Bulan')
  })

  // Proves R-153
  await test.step('its list marks it, and edit opens its own form filled in', async () => {
    await page.goto(`${basePath}${paths.orders}`)
    const row = page.getByRole('row').filter({ hasText: 'ZY' })
    await expect(row).toContainText(orderTypeText.single_ticket.en)
    await openActions(person, row)
    await linkAbout(row, list.edit).click()
    await expect(page).toHaveURL(/\/web_site\/akeyTransport\?id=/)
    await expect(field(shipper, t.name)).toHaveValue('Kedai Bulan')
    await expect(page.getByRole('checkbox', { name: one.trackingNumber })).toBeChecked()
    await page.getByRole('checkbox', { name: one.trackingNumber }).uncheck()
    await page.getByRole('checkbox', { name: two.trackingNumber }).check()
    await typeCode(person)
    await button(main, t.save).click()
    await expect(toast(person, 'M-17')).toBeVisible()
    const [placed] = (await member.call(orders.list, { orderType: 'single_ticket' })).list
    const full = await member.call(orders.get, { id: placed?.id })
    expect(full.parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([two.trackingNumber])
  })
})

test('the form of the other kind sends a single ticket on to its own', async ({ arrive }) => {
  const member = await newMember()
  const parcel = await stocked(member)
  const { id } = await single(member, parcel.id)
  const person = await arrive({ language: 'en', stored: member.stored })
  await person.page.goto(`${basePath}${paths.editOrder(id)}`)
  await expect(person.page).toHaveURL(/\/web_site\/akeyTransport\?id=/)
  await expect(button(person.page.getByRole('main'), t.save)).toBeVisible()
})
