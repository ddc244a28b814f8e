import { orderStatusText, orderTypeText } from '#contract/codes.ts'
import { orders } from '#contract/orders.ts'
import { currencyText } from '#web/ledger/currency.text.ts'
import { text as detailsText } from '#web/orders/details/details.text.ts'
import { basePath, paths } from '#web/paths.ts'
import { textIn } from '#web/text/use-text.ts'
import { formatKg, formatMoney, formatWhen } from '#web/ui/format.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { card } from './people.ts'
import { funded, newMember, shipped } from './prepared.ts'
import { comeBack } from './steps-parcels.ts'

const t = textIn(detailsText, 'en')
const language = 'en'

test('the page of an order shows every field of it', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 10_000)
  const { id } = await shipped(member)
  await member.call(orders.confirmReceipt, { id })
  const order = await member.call(orders.get, { id }, { language })
  const person = await arrive({ language, stored: member.stored })
  await comeBack(person)
  const { page } = person
  await page.goto(`${basePath}${paths.orderDetails(id)}`)
  const facts = card(page, t.facts)
  const money = (minor: number) => formatMoney(minor, order.currency, language)
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
    [t.outboundAt, when(order.outboundAt)],
    [t.signedAt, when(order.signedAt)],
    [t.warehouse, order.warehouseName],
    [t.declaredValue, money(order.declaredValueMinor)],
    [t.insured, t.insuredNo],
    [t.insuranceCost, money(order.insuranceMinor)],
    [t.vasFee, money(order.vasMinor)],
    [t.remark, order.remark],
    [t.freightPayable, money(order.freightPayableMinor)],
    [t.actualWeight, formatKg(order.totalActualWeightG)],
    [t.volumeWeight, formatKg(order.totalVolumeWeightG)],
    [t.totalPieces, String(order.totalPieces)],
    [t.goodsName, order.goodsName],
    [t.goodsValue, formatMoney(order.totalGoodsValueMinor, 'CNY', language)],
    [t.paid, money(order.paidMinor)],
  ] as const)
    await expect(
      facts
        .locator('div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .last(),
    ).toContainText(value)
  const { consignee, parcels } = order
  for (const part of [consignee.name, consignee.phone, consignee.address, consignee.postalCode])
    await expect(card(page, t.receiver)).toContainText(part)
  for (const parcel of parcels) {
    await expect(card(page, t.parcelsInside)).toContainText(parcel.trackingNumber)
    await expect(card(page, t.parcelsInside)).toContainText(parcel.latestEvent.text)
  }
})
