import { orderStatusText, trackEventText } from '#contract/codes.ts'
import { orderCancellation } from '#contract/order-cancellation.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { text as cancelText } from '#web/portal/orders/cancelling/text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout, countCalls, isAt, linkAbout, openActions, rowOf, toast } from './people.ts'
import { applied, funded, newMember, paid, type PreparedMember, shipped, signedInStaff, stocked } from './prepared.ts'

const t = textIn(listText, 'en')
const pay = textIn(payText, 'en')

/** An order whose carton turned out heavier: CNY 12.00 is due, or another decision. */
async function supplementDue(member: PreparedMember) {
  const parcel = await stocked(member)
  const order = await paid(member, [parcel.id])
  const carton = { weightG: 13_200, lengthMm: 600, widthMm: 400, heightMm: 300, parcelIds: [parcel.id] }
  await (await signedInStaff('packer')).call(staffOrders.pack, { id: order.id, cartons: [carton] })
  return order
}

test('an order is paid, looked at, followed and received from its list, each only when it can be', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 20_000)
  const onTheWay = await shipped(member)
  const unpaid = await applied(member, [(await stocked(member)).id])
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const [due, left] = [rowOf(person, unpaid.orderNumber), rowOf(person, onTheWay.orderNumber)]
  const payIt = buttonAbout(due, t.fill('pay', { price: '¥82.00' }))
  await page.goto('/web_site/orderManagement')

  // Proves R-150
  await test.step('pay stands at the order that is due, and opens its payment', async () => {
    await expect(left.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
    const quoted = countCalls(person, orders.quotePayment)
    await payIt.click()
    const dialog = page.getByRole('dialog', { name: pay.fill('payOrder', { order: unpaid.orderNumber }) })
    await expect(dialog).toContainText('¥82.00')
    expect(quoted()).toBe(1)
    await page.keyboard.press('Escape')
  })

  // Proves
  await test.step('details open the page of the order', async () => {
    await openActions(person, due)
    await linkAbout(due, t.details).click()
    await expect(page).toHaveURL(new RegExp(`/web_site/orderDetails\\?id=${unpaid.id}$`))
    await expect(page.getByRole('heading', { level: 1, name: unpaid.orderNumber })).toBeVisible()
    await page.goBack()
  })

  // Proves R-155
  await test.step('track shows the steps of the order', async () => {
    await openActions(person, left)
    await linkAbout(left, t.track).click()
    await expect(page).toHaveURL(/\/web_site\/trackRecord\?no=/)
    await isAt(person, 'tracking')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(trackEventText.shipped.en)
    await page.goBack()
  })

  // Proves
  await test.step('receipt is confirmed where the order is on its way', async () => {
    await expect(buttonAbout(due, t.confirm)).toHaveCount(0)
    await buttonAbout(left, t.confirm).click()
    await button(page.getByRole('dialog'), t.confirm).click()
    await expect(toast(person, 'M-18')).toBeVisible()
    await expect(left).toContainText(orderStatusText.signed.en)
    expect((await member.call(orders.get, { id: onTheWay.id })).status).toBe('signed')
  })
})

// Proves R-150
test('pay stands in the list of orders beside the decision when a supplement is due, and pays just that', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 10_000)
  const { id, orderNumber } = await supplementDue(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const row = rowOf(person, orderNumber)
  const [quoted, sent] = [countCalls(person, orders.quotePayment), countCalls(person, orders.pay)]
  await page.goto('/web_site/orderManagement')
  await expect(linkAbout(row, t.decide)).toBeVisible()
  await openActions(person, row)
  await buttonAbout(row, t.fill('pay', { price: '¥12.00' })).click()
  const dialog = page.getByRole('dialog', { name: pay.fill('payDifference', { order: orderNumber }) })
  await button(dialog, pay.fill('pay', { price: '¥12.00' })).click()
  await expect(dialog).toContainText(pay.fill('paidSentence', { price: '¥12.00', balance: '¥6.00' }))
  expect([quoted(), sent()]).toEqual([1, 1])
  expect(await member.call(orders.get, { id })).toMatchObject({ status: 'awaiting_outbound', dueMinor: 0 })
  await dialog.getByRole('link', { name: pay.openOrder }).click()
  await page.goto('/web_site/orderManagement')
  await expect(row).toContainText(orderStatusText.awaiting_outbound.en)
  await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

// Proves E-90
test('a paid order is cancelled from its row until packing begins, and asks the same as on its page', async ({
  arrive,
}) => {
  const c = textIn(cancelText, 'en')
  const member = await newMember()
  await funded(member, 40_000)
  const left = await paid(member, [(await stocked(member)).id])
  const begun = await paid(member, [(await stocked(member)).id])
  await (await signedInStaff('packer')).call(staffOrders.startPacking, { id: begun.id })
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const sent = countCalls(person, orderCancellation.cancel)
  const [row, packed] = [rowOf(person, left.orderNumber), rowOf(person, begun.orderNumber)]
  await page.goto('/web_site/orderManagement?status=paid')
  await openActions(person, packed)
  await expect(linkAbout(packed, t.track)).toBeVisible()
  await expect(packed.getByRole('button', { name: new RegExp(`^${t.cancel}`) })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await openActions(person, row)
  await buttonAbout(row, t.cancel).click()
  const dialog = page.getByRole('dialog', { name: c.fill('title', { order: left.orderNumber }) })
  await expect(dialog.getByRole('region', { name: c.comesBack })).toContainText('¥82.00')
  await button(dialog, c.keep).click()
  await expect(dialog).toBeHidden()
  expect(sent()).toBe(0)

  await openActions(person, row)
  await buttonAbout(row, t.cancel).click()
  await button(dialog, c.cancel).click()
  const done = page.getByRole('dialog', { name: c.doneTitle })
  await expect(done).toContainText(c.fill('done', { price: '¥82.00' }))
  await button(done, c.close).first().click()
  expect(sent()).toBe(1)
  expect((await member.call(orders.get, { id: left.id })).lifecycle).toBe('cancelled')
  expect((await member.call(orders.get, { id: begun.id })).lifecycle).toBe('active')

  await test.step('cancelled orders stand in a list of their own, and the counts of the others stay', async () => {
    const tabs = page.getByRole('navigation', { name: t.statusTabs })
    await tabs.getByRole('button', { name: t.cancelled }).click()
    await expect(row).toBeVisible()
    await expect(tabs.getByRole('button', { name: t.cancelled })).toHaveText(`${t.cancelled} 1`)
    await expect(tabs.getByRole('button', { name: t.all })).toHaveText(`${t.all} 1`)
    await expect(tabs.getByRole('button', { name: orderStatusText.paid.en })).toHaveText(`${orderStatusText.paid.en} 1`)
  })
})
