import { disputes } from '#contract/disputes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as evidenceText } from '#web/portal/orders/evidence/text.ts'
import { text as doubtText } from '#web/staff/orders/dispute.text.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect, type Locator } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, field, type Person } from './people.ts'
import { choosePicture } from './pictures.ts'
import { funded, newMember, paid, signedInStaff, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openDetails } from './steps-orders.ts'
import { openInQueue, openStaffPage } from './steps-warehouse.ts'

/* A member questions how a carton was weighed; someone else measures it again, and that result counts. */

const t = textIn(doubtText, 'zh-Hans')
const order = textIn(orderText, 'zh-Hans')
const measures = textIn(packingText, 'zh-Hans')
const reason = '箱內一半是空的'

/** Packed by `packer` as 12 kg by volume, and questioned. */
async function doubted() {
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await stocked(member)
  const { id, orderNumber } = await paid(member, [parcel.id])
  const packer = await signedInStaff('packer')
  const box = { weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }
  await packer.call(staffOrders.pack, { id, cartons: [{ ...box, parcelIds: [parcel.id] }] })
  const { cartons } = await member.call(orders.get, { id })
  await member.call(disputes.open, { weighingId: cartons[0]?.id ?? '', reason })
  return { member, id, orderNumber }
}

const doubt = ({ page }: Person) => card(page, t.fill('cartonTitle', { number: 1 }))

async function measure(place: Locator, [weightKg, ...sizeCm]: readonly [string, string, string, string]) {
  await field(place, measures.weight).fill(weightKg)
  for (const [index, side] of [measures.length, measures.width, measures.height].entries())
    await field(place, side).fill(sizeCm[index] ?? '')
}

test('a doubted carton holds the order back at the desk, is measured again by another hand with a photo, and what it costs less is back with its member', async ({
  arrive,
}) => {
  const { member, id, orderNumber } = await doubted()

  await test.step('the person who weighed it can neither measure it again nor ship it', async () => {
    const packer = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(packer, 'packer')
    await openInQueue(packer, orderNumber, 'awaiting_outbound')
    await expect(buttonAbout(doubt(packer), t.remeasure)).toBeDisabled()
    await expect(buttonAbout(doubt(packer), t.remeasure)).toHaveAccessibleDescription(t.weighedByYou)
    const ship = button(packer.page, order.ship)
    await expect(ship).toBeDisabled()
    await expect(ship).toHaveAccessibleDescription(order.fill('doubtReason', { number: 1 }))
  })

  const keeper = await arrive({ language: 'zh-Hans' })
  const { page } = keeper
  await test.step('another one reads what is doubted, who weighed it, and what the answer does', async () => {
    await signInAsStaff(keeper, 'keeper')
    await openInQueue(keeper, orderNumber, 'awaiting_outbound')
    for (const words of [reason, t.cartonNext, '2.300 kg · 60 × 40 × 30 cm，小周'])
      await expect(doubt(keeper)).toContainText(words)
    await expect(page.getByText(order.doubted, { exact: true })).toBeVisible()
  })

  await test.step('nothing is sent before all of it is measured', async () => {
    await buttonAbout(doubt(keeper), t.remeasure).click()
    await expect(field(doubt(keeper), measures.weight)).toBeFocused()
    await button(doubt(keeper), t.send).click()
    await expect(field(doubt(keeper), measures.weight)).toHaveAccessibleDescription(new RegExp(measures.missing))
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('measured lower, CNY 24.00 go back, and the order may leave', async () => {
    await measure(doubt(keeper), ['2.3', '50', '40', '24'])
    const add = button(doubt(keeper), textIn(photosText, 'zh-Hans').add)
    await choosePicture(page, () => add.click(), 'carton.jpg')
    const shown = textIn(kitText, 'zh-Hans').fill('photo', { number: 1 })
    await expect(doubt(keeper).getByAltText(shown)).toBeVisible()
    await field(doubt(keeper), t.note).fill('重新量過，已附相片')
    await button(doubt(keeper), t.send).click()
    await expect(page.getByText(t.fill('refunded', { amount: '¥24.00' }))).toBeVisible()
    await expect(doubt(keeper)).toHaveCount(0)
    await expect(page.getByText(order.doubted, { exact: true })).toHaveCount(0)
    await expect(button(page, order.ship)).toBeEnabled()
  })

  await test.step('its member reads the money, the new size and the note', async () => {
    const person = await arrive({ stored: member.stored })
    const evidence = textIn(evidenceText, 'zh-Hant')
    await openDetails(person, id)
    const money = card(person.page, textIn(detailsText, 'zh-Hant').money)
    await expect(money).toContainText(`${ledgerEventText.DISPUTE_REFUND['zh-Hant']} +¥24.00`)
    const weighings = card(person.page, evidence.title)
    await expect(weighings).toContainText('50 × 40 × 24 cm')
    await weighings.getByText(evidence.fill('earlier', { count: 1 })).click()
    await expect(weighings).toContainText('重新量過，已附相片')
  })
})

test('customer service measures a doubted carton as heavy as before, and the price stays', async ({ arrive }) => {
  const { member, id, orderNumber } = await doubted()
  const service = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(service, 'service')
  await openInQueue(service, orderNumber, 'awaiting_outbound')
  await buttonAbout(doubt(service), t.remeasure).click()
  await measure(doubt(service), ['2.5', '60', '40', '30'])
  await button(doubt(service), t.send).click()
  await expect(service.page.getByText(t.same)).toBeVisible()
  await expect(doubt(service)).toHaveCount(0)
  const after = await member.call(orders.get, { id })
  expect(after).toMatchObject({ totalMinor: 8200, dueMinor: 0 })
  expect(after.cartons[0]?.dispute).toMatchObject({ state: 'confirmed', refundMinor: 0 })
})

test('a questioned parcel without an order is in the queue with the question, and is measured again there; a carton links to its order', async ({
  arrive,
}) => {
  const { orderNumber } = await doubted()
  const member = await newMember()
  const parcel = await stocked(member)
  const { weighings } = await member.call(parcels.get, { id: parcel.id })
  await member.call(disputes.open, { weighingId: weighings[0]?.id ?? '', reason: '賣家寄出時只有一公斤' })
  const packer = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(packer, 'packer')
  await openStaffPage(packer, 'disputes')
  const queued = card(packer.page, t.fill('parcelTitle', { number: parcel.trackingNumber }))
  for (const words of ['賣家寄出時只有一公斤', member.memberNumber, '深圳福永', '阿强'])
    await expect(queued).toContainText(words)
  await buttonAbout(queued, t.remeasure).click()
  await expect(field(queued, measures.weight)).toBeFocused()
  await measure(queued, ['2.3', '50', '40', '24'])
  await button(queued, t.send).click()
  await expect(packer.page.getByText(t.lower)).toBeVisible()
  await expect(queued).toHaveCount(0)
  expect((await member.call(parcels.get, { id: parcel.id })).billableWeightG).toBe(8000)

  const carton = card(packer.page, t.fill('cartonOfTitle', { order: orderNumber, number: 1 }))
  await carton.getByRole('link', { name: t.fill('toOrder', { number: orderNumber }) }).click()
  await expect(packer.page.getByRole('heading', { level: 1 })).toContainText(orderNumber)
})
