import { orderStatusText } from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { staffDisputes } from '#contract/disputes.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { priceLinesText } from '#contract/price-lines.text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as nowText } from '#web/portal/orders/details/now.text.ts'
import { text as evidenceText } from '#web/portal/orders/evidence/text.ts'
import { text as supplementText } from '#web/portal/orders/supplement/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, field, type Person, told } from './people.ts'
import { funded, newMember, paid, type PreparedMember, signedInStaff, stocked } from './prepared.ts'
import { nextStepCard, openDetails, pay, priceLines } from './steps-orders.ts'
import { comeBack, openInStock } from './steps-parcels.ts'

const details = textIn(detailsText, 'zh-Hant')
const now = textIn(nowText, 'zh-Hant')
const evidence = textIn(evidenceText, 'zh-Hant')
const supplement = textIn(supplementText, 'zh-Hant')
const price = textIn(channelText, 'zh-Hant')
const box = { weightG: 13_500, lengthMm: 600, widthMm: 400, heightMm: 300 }
const small = { actualWeightG: 900, lengthMm: 300, widthMm: 200, heightMm: 100 }

/** Two parcels, 13 kg and CNY 88.00 on arrival; 14 kg and 94.00 as packed. */
async function owing(member: PreparedMember) {
  await funded(member, 20_000)
  const [large, light] = [await stocked(member), await stocked(member, small)]
  const { id, orderNumber } = await paid(member, [large.id, light.id])
  const packer = await signedInStaff('packer')
  await packer.call(staffOrders.pack, { id, cartons: [{ ...box, parcelIds: [large.id, light.id] }] })
  return { id, orderNumber, large, light }
}

const question = (person: Person) => card(person.page, now.headHeavier)
const confirm = (person: Person, name: string) => button(person.page.getByRole('dialog'), name).click()
const moneyOf = ({ page }: Person) => card(page, details.money)

test('a member who is asked for more sees the boxes and four ways out, each with its price, and pays', async ({
  arrive,
}) => {
  const member = await newMember()
  const { id } = await owing(member)
  const person = await arrive({ stored: member.stored })
  await person.page.setViewportSize({ width: 1440, height: 900 })
  await openDetails(person, id)
  await expect(nextStepCard(person)).toContainText(now.fill('headDecide', { before: '13 kg', after: '14 kg' }))
  const asked = question(person)
  await expect(asked).toContainText('13.500 kg · 60 × 40 × 30 cm')
  const ways = asked.getByRole('list').last().locator(':scope > li')
  await expect(ways).toHaveText([
    new RegExp(`${supplement.pay}.*¥6.00`),
    new RegExp(`${supplement.change}.*¥11.00`),
    new RegExp(`${supplement.takeOut}.*${supplement.noMoney}`),
    new RegExp(`${supplement.cancel}.*¥88.00`),
  ])
  // Evidence and choices are on the first screen.
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
  await expect(buttonAbout(asked, evidence.dispute)).toBeInViewport({ ratio: 1 })
  expect(await faultsOf(person.page)).toEqual([])
  await expect(person.page.getByRole('row', { name: new RegExp(`^${price.billedWeight}`) })).toContainText('13 kg14 kg')
  await button(asked, supplement.pay).click()
  await pay(person, { price: '¥6.00', balanceAfter: '¥106.00' })
  await openDetails(person, id)
  await expect(nextStepCard(person)).toContainText(orderStatusText.awaiting_outbound['zh-Hant'])
  await expect(moneyOf(person)).toContainText(`${ledgerEventText.ORDER_SUPPLEMENT['zh-Hant']} −¥6.00`)
})

test('another channel takes the same boxes for less, and the rest is back at once', async ({ arrive }) => {
  const member = await newMember()
  const { id } = await owing(member)
  const person = await arrive({ stored: member.stored })
  await openDetails(person, id)
  const way = question(person)
  await button(way, supplement.change).click()
  await way.getByRole('radio', { name: /香港自提專線/ }).check()
  await button(way, supplement.changeConfirm).click()
  await expect(way.getByRole('alert')).toContainText(supplement.choosePoint)
  await way.getByRole('radiogroup').getByRole('radio').first().check()
  await button(way, supplement.changeConfirm).click()
  await expect(person.page.getByRole('dialog')).toContainText(supplement.fill('changeRefunded', { price: '¥11.00' }))
  await confirm(person, supplement.changeConfirm)
  await expect(told(person, supplement.fill('changed', { channel: '香港自提專線', total: '¥77.00' }))).toBeVisible()
  await expect(nextStepCard(person)).toContainText(details.nextShip)
  await expect(moneyOf(person)).toContainText('+¥11.00')
  expect((await priceLines(card(person.page, details.price))).get(price.total)).toBe('¥77.00')
})

test('a parcel is taken out, the rest is packed again, and nothing was charged', async ({ arrive }) => {
  const member = await newMember()
  const { id, large, light } = await owing(member)
  const person = await arrive({ stored: member.stored })
  await openDetails(person, id)
  const way = question(person)
  await button(way, supplement.takeOut).click()
  await button(way, supplement.takeOutConfirm).click()
  await expect(way).toContainText(supplement.chooseParcels)
  await way.getByRole('checkbox', { name: new RegExp(large.trackingNumber) }).check()
  await button(way, supplement.takeOutConfirm).click()
  await confirm(person, supplement.takeOutConfirm)
  await expect(told(person, supplement.fill('takenOut', { count: 1 }))).toBeVisible()
  await expect(nextStepCard(person)).toContainText(details.nextPack)
  await expect(card(person.page, details.parcelsInside)).toContainText(light.trackingNumber)
  await expect(card(person.page, details.parcelsInside)).not.toContainText(large.trackingNumber)
  // The price is still that of the box, which the parcel left does not explain; no other box is weighed yet.
  await expect(card(person.page, details.price)).not.toContainText(priceLinesText.actualOfParcels['zh-Hant'])
  const weighings = card(person.page, evidence.title)
  await weighings.getByText(evidence.fill('earlier', { count: 1 })).click()
  await expect(weighings).toContainText(evidence.opened)
  await expect(weighings).not.toContainText(evidence.replaced)
  const packer = await signedInStaff('packer')
  await packer.call(staffOrders.pack, {
    id,
    cartons: [{ weightG: 900, lengthMm: 300, widthMm: 200, heightMm: 100, parcelIds: [light.id] }],
  })
  await openDetails(person, id)
  await expect(moneyOf(person)).toContainText('+¥68.00')
  await expect(weighings).toContainText(evidence.replaced)
  await person.page.goto(`${basePath}${paths.apply}`)
  await expect(person.page.getByRole('checkbox', { name: large.trackingNumber })).toBeEnabled()
})

test('a questioned weighing is measured again by someone else, and the difference is refunded', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await stocked(member)
  const { id } = await paid(member, [parcel.id])
  const packer = await signedInStaff('packer')
  await packer.call(staffOrders.pack, { id, cartons: [{ ...box, weightG: 2300, parcelIds: [parcel.id] }] })
  const person = await arrive({ stored: member.stored })
  await openDetails(person, id)
  const weighings = card(person.page, evidence.title)
  await buttonAbout(weighings, evidence.dispute).click()
  await button(weighings, evidence.send).click()
  await expect(weighings).toContainText(evidence.reasonShort)
  await field(weighings, evidence.reason).fill('箱內一半是空的')
  expect(await faultsOf(person.page)).toEqual([])
  await button(weighings, evidence.send).click()
  await expect(told(person, new RegExp(evidence.fill('asked', { when: '.+' })))).toBeVisible()
  await expect(weighings).toContainText(evidence.open)

  const keeper = await signedInStaff('keeper')
  const { cartons } = await member.call(orders.get, { id })
  const doubt = cartons[0]?.dispute?.id ?? ''
  await keeper.call(staffDisputes.decide, {
    id: doubt,
    weightG: 2300,
    lengthMm: 500,
    widthMm: 400,
    heightMm: 240,
    note: '',
  })
  await comeBack(person)
  await openDetails(person, id)
  await expect(moneyOf(person)).toContainText(`${ledgerEventText.DISPUTE_REFUND['zh-Hant']} +¥24.00`)
  await expect(moneyOf(person)).toContainText(`${details.netPaid} ¥58.00`)
  await expect(weighings).toContainText('50 × 40 × 24 cm')
  await weighings.getByText(evidence.fill('earlier', { count: 1 })).click()
  await expect(weighings).toContainText(evidence.fill('upheldRefund', { price: '¥24.00' }))
})

test('the weighing of a parcel in stock is doubted on the parcel itself', async ({ arrive }) => {
  const member = await newMember()
  const { trackingNumber } = await stocked(member)
  const person = await arrive({ stored: member.stored })
  await comeBack(person)
  const drawer = await openInStock(person, trackingNumber)
  await button(drawer, evidence.dispute).click()
  await field(drawer, evidence.reason).fill('賣家寫明 1.8 公斤')
  expect(await faultsOf(person.page)).toEqual([])
  await button(drawer, evidence.send).click()
  await expect(drawer).toContainText(evidence.open)
})
