import { orderStatusText, orderTypeText } from '#contract/codes.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { basePath } from '#web/client/base-path.ts'
import { currencyText } from '#contract/currency.text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as feedbackText } from '#web/portal/feedback/text.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as failedText } from '#web/kit/message/failed.text.ts'
import { formatKg, formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, field } from './people.ts'
import { funded, newMember, shipped } from './prepared.ts'
import { openDetails } from './steps-orders.ts'
import { comeBack } from './steps-parcels.ts'

const t = textIn(detailsText, 'en')
const kit = textIn(kitText, 'en')
const language = 'en'

// Proves R-156
test('the page of an order shows every field of it', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 20_000)
  const { valueAddedServices } = await member.call(parcels.formOptions, {})
  const repack = valueAddedServices.find(({ code }) => code === 'REPACK')?.id ?? ''
  // Insured, with a service and a remark, so that no field is empty or zero.
  const { id } = await shipped(member, { insured: true, vas: [{ id: repack, qty: 1 }], remark: 'Keep the boxes' })
  await member.call(orders.confirmReceipt, { id })
  const order = await member.call(orders.get, { id }, { language })
  const person = await arrive({ language, stored: member.stored })
  await comeBack(person)
  const { page } = person
  await openDetails(person, id)
  const facts = card(page, t.facts)
  // Five groups, each closed with its gist: opened, they show every field.
  const groups = facts.getByRole('group')
  await expect(groups).toHaveCount(5)
  for (const group of [t.groupOrder, t.groupDates, t.groupGoods, t.groupWeights, t.groupCharges])
    await facts.getByText(group, { exact: true }).click()
  const money = (minor: number) => formatMoney(minor, order.currency)
  const when = (at: string | null) => formatWhen(at ?? '', language)
  for (const [name, value] of [
    [t.orderNumber, order.orderNumber],
    [t.logisticsNumber, order.logisticsNumber ?? ''],
    [t.orderType, orderTypeText.consolidation[language]],
    [t.status, orderStatusText.signed[language]],
    [t.currency, currencyText[order.currency][language]],
    [t.billableWeight, formatKg(order.billableWeightG)],
    [t.parcelCount, String(order.parcelCount)],
    [t.totalFee, money(order.totalMinor)],
    [t.channel, order.channelName],
    [t.orderedAt, when(order.orderedAt)],
    [t.paidAt, when(order.paidAt)],
    [t.packedAt, when(order.packedAt)],
    [t.outboundAt, when(order.outboundAt)],
    [t.signedAt, when(order.signedAt)],
    [t.warehouse, order.warehouseName],
    [t.declaredValue, money(order.declaredValueMinor)],
    [t.isInsured, t.insuredYes],
    [t.insuranceCost, money(order.insuranceMinor)],
    [t.vasFee, money(order.vasMinor)],
    [t.remark, order.remark],
    [t.freight, money(order.freightMinor)],
    [t.freightPayable, money(order.freightPayableMinor)],
    [t.actualWeight, formatKg(order.totalActualWeightG)],
    [t.volumeWeight, formatKg(order.totalVolumeWeightG)],
    [t.totalPieces, String(order.totalPieces)],
    [t.goodsName, order.goodsName],
    [t.goodsValue, formatMoney(order.totalGoodsValueMinor, 'CNY')],
    [t.paid, money(order.paidMinor)],
  ] as const) {
    expect(value, name).not.toBe('')
    const fact = facts
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .last()
    await expect(fact).toBeVisible()
    await expect(fact).toContainText(value)
  }
  const { consignee, parcels: inside } = order
  for (const part of [consignee.name, consignee.phone, consignee.address, consignee.postalCode])
    await expect(card(page, t.receiver)).toContainText(part)
  expect(inside).toHaveLength(1)
  for (const parcel of inside) {
    await expect(card(page, t.parcelsInside)).toContainText(parcel.trackingNumber)
    await expect(card(page, t.parcelsInside)).toContainText(parcel.latestEvent.text)
  }
})

test('someone else’s order does not exist: the page says so, links back, and offers no retry', async ({ arrive }) => {
  const owner = await newMember()
  await funded(owner, 20_000)
  const { id } = await shipped(owner)
  const { page } = await arrive({ language, stored: (await newMember()).stored })
  await page.goto(`${basePath}${paths.orderDetails(id)}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText(textIn(failedText, 'en').nowhereTitle)
  await expect(button(main, kit.retry)).toHaveCount(0)
  await main.getByRole('link', { name: kit.back }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.orders}$`))
})

test('what is folded is printed too, and a letter about the order begins with its number', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 20_000)
  const { id, orderNumber } = await shipped(member)
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  await openDetails(person, id)
  await expect(card(page, t.facts).getByText(t.groupCharges, { exact: true })).toBeVisible()
  const fields = card(page, t.facts).getByText(t.totalFee, { exact: true })
  await expect(fields).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(fields).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(fields).toBeHidden()
  await page.getByRole('link', { name: t.writeToUs }).click()
  await expect(field(page, textIn(feedbackText, language).content)).toHaveValue(
    textIn(feedbackText, language).fill('aboutOrder', { number: orderNumber }),
  )
})
