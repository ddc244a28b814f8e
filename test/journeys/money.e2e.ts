import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, countCalls, type Person } from './people.ts'
import { applied, funded, newMember, paid, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { walletEntries } from './steps-money.ts'
import { nextStepCard, openDetails, openOrder, payDialog, priceLines } from './steps-orders.ts'
import { comeBack } from './steps-parcels.ts'
import { openInQueue, pack } from './steps-warehouse.ts'

const details = textIn(detailsText, 'en')
const pay = textIn(payText, 'en')
const list = textIn(listText, 'en')
const price = textIn(channelText, 'en')

/** A member with CNY 300.00 and an unpaid order of CNY 82.00. */
async function whoIsToPay() {
  const member = await newMember()
  await funded(member, 30_000)
  const { id: parcelId } = await stocked(member)
  return { member, parcelId, order: await applied(member, [parcelId]) }
}

async function openPayment(person: Person, orderId: string) {
  await openDetails(person, orderId)
  await button(nextStepCard(person), list.fill('pay', { price: '¥82.00' })).click()
  const press = button(payDialog(person), pay.fill('pay', { price: '¥82.00' }))
  await expect(press).toBeEnabled()
  return press
}

const paidEvents = async (person: Person) => {
  await comeBack(person)
  return (await walletEntries(person)).map(({ event, amount }) => `${event} ${amount}`)
}

// Proves
test('pressing pay twice, and again after a lost answer, takes the money once', async ({ arrive }) => {
  const { member, order } = await whoIsToPay()
  const person = await arrive({ language: 'en', stored: member.stored })
  const sent = countCalls(person, orders.pay)
  const press = await openPayment(person, order.id)
  const isPay = (url: URL) => url.pathname === orders.pay.path
  // The money is taken, but the answer never arrives.
  await person.page.route(isPay, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press.dblclick()
  await expect(payDialog(person).getByRole('alert')).toContainText(message('M-15', 'en'))
  await expect(payDialog(person).getByRole('alert')).toContainText(pay.outcomeUnknown)
  expect(sent(), 'a double click is one payment').toBe(1)
  await person.page.unroute(isPay)
  await press.click()
  await expect(payDialog(person).getByRole('heading', { name: message('M-16', 'en') })).toBeVisible()
  await expect(payDialog(person)).toContainText('¥218.00')
  expect(await paidEvents(person)).toEqual(['Bank transfer top-up +¥300.00', 'Order payment −¥82.00'])
})

test('someone who pays in a second window reads that it is paid, and nothing is taken twice', async ({ arrive }) => {
  const { member, order } = await whoIsToPay()
  const person = await arrive({ language: 'en', stored: member.stored })
  const press = await openPayment(person, order.id)
  await member.call(orders.pay, { id: order.id, expectedDueMinor: 8200 })
  await press.click()
  await expect(payDialog(person)).toContainText(refusals.order_paid.text.en)
  await expect(payDialog(person)).toContainText(pay.notTwice)
  expect(await paidEvents(person)).toHaveLength(2)
})

test('a price that changed meanwhile is shown beside the old one and asked again', async ({ arrive }) => {
  const { member, parcelId, order } = await whoIsToPay()
  const person = await arrive({ language: 'en', stored: member.stored })
  const press = await openPayment(person, order.id)
  await applied(member, [parcelId], { id: order.id, version: order.version, insured: true })
  await press.click()
  const dialog = payDialog(person)
  await expect(dialog.getByText(pay.changedTitle)).toBeVisible()
  await expect(dialog.getByText(pay.fill('changedSentence', { before: '¥82.00', after: '¥91.90' }))).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: price.insurance }).first()).toContainText('¥9.90')
  await button(dialog, pay.fill('pay', { price: '¥91.90' })).click()
  await expect(dialog.getByRole('heading', { name: message('M-16', 'en') })).toBeVisible()
})

test('a lighter carton gives the difference back at once, and order and wallet say so', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 30_000)
  const parcel = await stocked(member)
  const { orderNumber } = await paid(member, [parcel.id])
  const packer = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(packer, 'packer')
  await openInQueue(packer, orderNumber, 'paid')
  await pack(packer, { trackingNumbers: [parcel.trackingNumber], weightKg: '2.300kg', sizeCm: ['50', '40', '30'] })
  await expect(
    packer.page.getByText(textIn(packingText, 'zh-Hans').fill('refunded', { amount: '¥12.00' })),
  ).toBeVisible()

  const person = await arrive({ language: 'en', stored: member.stored })
  await comeBack(person)
  await openOrder(person, orderNumber)
  const lines = await priceLines(card(person.page, details.price))
  expect(lines.get(price.total)).toBe('¥70.00')
  expect(lines.get(price.refunded)).toBe('¥12.00')
  expect((await walletEntries(person)).at(-1)).toEqual({
    event: ledgerEventText.WEIGHT_REFUND.en,
    amount: '+¥12.00',
    before: '¥218.00',
    after: '¥230.00',
  })
})

test('we cover a small increase, and it is a separate line of the price', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 30_000)
  const parcel = await stocked(member)
  // With insurance the order costs 207.00: 3 % of that is more than one more kilogram costs.
  const { orderNumber } = await paid(member, [parcel.id], { insured: true, declaredValueMinor: 250_000 })
  const packer = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(packer, 'packer')
  await openInQueue(packer, orderNumber, 'paid')
  await pack(packer, { trackingNumbers: [parcel.trackingNumber], weightKg: '12.4', sizeCm: ['60', '40', '30'] })
  await expect(packer.page.getByText(textIn(packingText, 'zh-Hans').absorbed, { exact: true })).toBeVisible()

  const person = await arrive({ language: 'en', stored: member.stored })
  await comeBack(person)
  await openOrder(person, orderNumber)
  const explained = card(person.page, details.price)
  await expect(explained.getByText(price.toleranceWhy)).toBeVisible()
  const lines = await priceLines(explained)
  expect(lines.get(price.fill('furtherWeight', { count: 12, price: '¥6.00' }))).toBe('¥72.00')
  expect([...lines.values()]).toContain('−¥6.00')
  expect(lines.get(price.total)).toBe('¥207.00')
  expect((await walletEntries(person)).at(-1)?.after).toBe('¥93.00')
})
