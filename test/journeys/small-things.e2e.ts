import { consignees } from '#contract/addresses.ts'
import { wallets } from '#contract/ledger.ts'
import { live } from '#contract/live.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { specialSteps } from '#contract/refusals/special-steps.ts'
import { basePath } from '#web/client/base-path.ts'
import { formatDay, formatMoney } from '#web/kit/text/format.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text as againText } from '#web/portal/orders/applying/again.text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as arrivalText } from '#web/portal/orders/arrival/text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as cancelText } from '#web/portal/orders/cancelling/text.ts'
import { text as sheetText } from '#web/portal/receipts/text.ts'
import { orderReceiptText } from '#contract/papers/order-receipt.text.ts'
import { text as receiptText } from '#web/portal/orders/receipt/text.ts'
import { text as ordersText } from '#web/portal/orders/text.ts'
import { text as nicknameText } from '#web/portal/parcels/nickname/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { behind, button, card, choice, field, gate, isAt, toast } from './people.ts'
import { applied, consigneeOf, funded, newMember, paid, shipped, signedInStaff, stocked } from './prepared.ts'
import { saysThePage } from './receipt-file.ts'
import { openDetails } from './steps-orders.ts'

/* What members asked for beside the great pages: cancel, order again, a receipt, a name, an expected day. */

const language = 'en'
const t = textIn(ordersText, language)
const c = textIn(cancelText, language)

async function withPaidOrder() {
  const member = await newMember()
  await funded(member, 20_000)
  const parcel = await stocked(member)
  return { member, parcel, order: await paid(member, [parcel.id]) }
}

// Proves E-90
test('a member cancels a paid order before packing: the dialog says what comes back, and it is back at once', async ({
  arrive,
}) => {
  const { member, parcel, order } = await withPaidOrder()
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  await openDetails(person, order.id)
  await button(page, t.cancel).click()
  const dialog = page.getByRole('dialog', { name: c.fill('title', { order: order.orderNumber }) })
  const back = dialog.getByRole('region', { name: c.comesBack })
  await expect(back).toContainText('¥82.00')
  await expect(back).toContainText(c.fill('parcelsBack', { count: 1 }))
  expect(await faultsOf(page)).toEqual([])
  await button(dialog, c.keep).click()
  await expect(dialog).toBeHidden()
  expect((await member.call(orders.get, { id: order.id })).lifecycle).toBe('active')

  await button(page, t.cancel).click()
  await button(page.getByRole('dialog'), c.cancel).click()
  const done = page.getByRole('dialog', { name: c.doneTitle })
  await expect(done).toContainText(c.fill('done', { price: '¥82.00' }))
  await button(done, c.close).first().click()
  await expect(page.getByRole('main')).toContainText(t.cancelled)
  await expect(button(page, t.cancel)).toHaveCount(0)
  const { list } = await member.call(wallets.list, {})
  expect(list.find(({ currency }) => currency === 'CNY')?.balanceMinor).toBe(20_000)
  expect((await member.call(parcels.get, { id: parcel.id })).status).toBe('in_stock')
})

// Proves E-90
test('if packing begins while the dialog is open, it says so and whom to ask, and nothing is cancelled', async ({
  arrive,
}) => {
  const { member, order } = await withPaidOrder()
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  // Otherwise the page may learn of it before the button is pressed.
  await page.route(`**${live.follow.path}`, (route) => route.abort())
  await openDetails(person, order.id)
  await button(page, t.cancel).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('¥82.00')
  await (await signedInStaff('packer')).call(staffOrders.startPacking, { id: order.id })
  await button(dialog, c.cancel).click()
  await expect(dialog.getByRole('alert')).toContainText(specialSteps.packing_begun.text.en)
  await button(dialog, c.close).first().click()
  await expect(button(page, t.cancel)).toHaveCount(0)
  expect((await member.call(orders.get, { id: order.id })).lifecycle).toBe('active')
})

test('an order that was never paid is cancelled on its page under that name, and its parcel is free again', async ({
  arrive,
}) => {
  const member = await newMember()
  const parcel = await stocked(member)
  const order = await applied(member, [parcel.id])
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  await openDetails(person, order.id)
  await button(page, t.cancel).click()
  const question = page.getByRole('dialog', { name: t.fill('cancelUnpaidTitle', { order: order.orderNumber }) })
  await button(question, t.keep).click()
  await expect(question).toBeHidden()
  await button(page, t.cancel).click()
  await button(question, t.cancel).click()
  await expect(toast(person, 'M-18')).toBeVisible()
  await isAt(person, 'orders')
  expect((await member.call(parcels.get, { id: parcel.id })).status).toBe('in_stock')
})

test('a signed order is sent again as it was; what is no longer valid is said, and Back leads to the order', async ({
  arrive,
}) => {
  const a = textIn(againText, language)
  const apply = textIn(applyText, language)
  const member = await newMember()
  await funded(member, 20_000)
  const { valueAddedServices } = await member.call(parcels.formOptions, {})
  const repack = valueAddedServices.find(({ code }) => code === 'REPACK')?.id ?? ''
  const { id, orderNumber } = await shipped(member, { insured: true, vas: [{ id: repack, qty: 1 }], remark: 'Once' })
  await member.call(orders.confirmReceipt, { id })
  const next = await stocked(member)
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  await openDetails(person, id)
  await page.getByRole('link', { name: t.again, exact: true }).click()
  await isAt(person, 'apply')
  await page.goBack()
  await isAt(person, 'orderDetails')
  await page.goForward()
  await expect(page.getByText(a.takenOver)).toBeVisible()
  await expect(page.getByRole('link', { name: a.fill('fromOrder', { order: orderNumber }) })).toBeVisible()
  await expect(choice(page, apply.filterByWarehouse)).toHaveValue('2')
  await page.getByRole('checkbox', { name: next.trackingNumber }).check()
  await expect(page.getByRole('radio', { name: /Hong Kong parcel line/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: apply.insure })).toBeChecked()
  await expect(page.getByRole('main')).toContainText('陳大文')
  await expect(field(page, apply.declaredValue)).toHaveValue('198.00')
  await expect(field(page, apply.remark)).toHaveValue('')
  // The price with the services of the earlier order.
  await expect(card(page, textIn(channelText, language).priceTitle).getByRole('table')).toContainText(
    'Reinforced packing',
  )
  expect(await faultsOf(page)).toEqual([])

  // The address is gone from the book: it is typed as it was, and that is said.
  const { list } = await member.call(consignees.list, {})
  for (const address of list) await member.call(consignees.delete, { id: address.id })
  await page.goto(`${basePath}${paths.orderAgain(await member.call(orders.get, { id }))}`)
  await expect(page.getByText(a.receiver)).toBeVisible()
  await expect(field(page, apply.name)).toHaveValue('陳大文')
})

test('an order of somebody else is not taken over', async ({ arrive }) => {
  const { order } = await withPaidOrder()
  const stranger = await newMember()
  await stocked(stranger)
  await consigneeOf(stranger)
  const person = await arrive({ language, stored: stranger.stored })
  await person.page.goto(`${basePath}/applyFreight?again=${order.id}`)
  await expect(person.page.getByText(textIn(applyText, language).earlierGone)).toBeVisible()
})

test('an earlier order that could not be read is not called filled in when a later read succeeds', async ({
  arrive,
}) => {
  const apply = textIn(applyText, language)
  const { member, order } = await withPaidOrder()
  await stocked(member)
  const { page } = await arrive({ language, stored: member.stored })
  await page.route(`**${orders.get.path}*`, (route) => route.abort())
  await page.goto(`${basePath}/applyFreight?again=${order.id}`)
  await expect(page.getByText(apply.earlierGone)).toBeVisible()
  await field(page, apply.remark).fill('Ring')
  await page.unroute(`**${orders.get.path}*`)
  const line = gate()
  await page.route(`**${orders.get.path}*`, async (route) => {
    await line.held
    await route.continue()
  })
  const asked = page.waitForRequest(`**${orders.get.path}*`)
  const read = page.waitForResponse(`**${orders.get.path}*`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await asked
  await expect(field(page, apply.remark)).toHaveValue('Ring')
  line.letGo()
  await (await read).finished()
  await expect(field(page, apply.remark)).toHaveValue('Ring')
  await field(page, apply.remark).fill('Ring twice')
  await expect(page.getByText(apply.earlierGone)).toBeVisible()
  await expect(page.getByText(textIn(againText, language).takenOver)).toHaveCount(0)
  await expect(field(page, apply.remark)).toHaveValue('Ring twice')
})

// Proves E-91
test('a member names a parcel, finds it by the name, and takes the name away', async ({ arrive }) => {
  const n = textIn(nicknameText, language)
  const p = textIn(parcelText, language)
  const member = await newMember()
  const parcel = await stocked(member)
  const person = await arrive({ language, stored: member.stored, width: 390 })
  const { page } = person
  await page.goto(`${basePath}${paths.parcelDetails(parcel.id)}`)
  const drawer = behind(page, p.fill('parcelTitle', { number: parcel.trackingNumber }))
  await button(drawer, n.give).click()
  await expect(field(drawer, n.nickname)).toBeFocused()
  await field(drawer, n.nickname).fill('Winter boots')
  await button(drawer, n.save).click()
  await expect(drawer.getByText('Winter boots', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`${basePath}/packageList?search=ter%20boo&from=&to=`)
  await expect(page.getByRole('main').getByText('Winter boots')).toBeVisible()
  await page.goto(`${basePath}${paths.parcelDetails(parcel.id)}`)
  await button(drawer, n.change).click()
  await field(drawer, n.nickname).fill('')
  await button(drawer, n.save).click()
  await expect(button(drawer, n.give)).toBeVisible()
  expect((await member.call(parcels.get, { id: parcel.id })).nickname).toBe(null)
})

test('tracking says by when an order is promised, and leads to the order and to the courier', async ({ arrive }) => {
  const e = textIn(arrivalText, language)
  const member = await newMember()
  await funded(member, 20_000)
  const { id, orderNumber, trackingNumber } = await shipped(member)
  const order = await member.call(orders.get, { id })
  const { page } = await arrive({ language, stored: member.stored })
  await page.goto(`${basePath}${paths.track(`${orderNumber},${trackingNumber}`)}`)
  const shown = card(page, `Order ${orderNumber}`)
  const by = formatDay(order.expectedArrival?.by ?? '', language)
  await expect(shown).toContainText(e.fill('promisedDoor', { by }))
  await expect(card(page, `Parcel ${trackingNumber}`)).toContainText(by)
  await shown.getByRole('link', { name: textIn(parcelText, language).seeOrder }).click()
  await expect(page).toHaveURL(new RegExp(`orderDetails\\?id=${id}$`))
})

test('the receipt of a paid order shows every charge and payment, prints alone, and says what it is', async ({
  arrive,
}) => {
  const r = textIn(orderReceiptText, language)
  const { member, order } = await withPaidOrder()
  const full = await member.call(orders.get, { id: order.id }, { language })
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  await openDetails(person, order.id)
  await page.getByRole('link', { name: t.receipt, exact: true }).click()
  await isAt(person, 'orderReceipt')
  const sheet = page.getByRole('article', { name: r.title })
  for (const words of [
    order.orderNumber,
    full.consignee.name,
    full.consignee.address,
    member.memberNumber,
    r.notInvoice,
  ])
    await expect(sheet).toContainText(words)
  await expect(sheet).toContainText('Smart Cats')
  const charges = sheet.getByRole('table').nth(1)
  await expect(charges.getByRole('row').last()).toContainText(formatMoney(full.totalMinor, 'CNY'))
  const payments = sheet.getByRole('table').nth(2)
  await expect(payments).toContainText(full.money[0]?.event ?? 'none')
  await expect(payments.getByRole('row').nth(1)).toContainText('¥82.00')
  expect(await faultsOf(page)).toEqual([])
  await saysThePage(page, sheet, `receipt-${order.orderNumber}.pdf`)
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, textIn(sheetText, language).print)).toBeHidden()
  await expect(page.getByRole('complementary')).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await isAt(person, 'orderDetails')
  const unpaid = await applied(member, [(await stocked(member)).id])
  await page.goto(`${basePath}${paths.orderReceipt(unpaid.id)}`)
  await expect(page.getByText(textIn(receiptText, language).notPaidTitle)).toBeVisible()
})
