import { orderTypeText } from '#contract/codes.ts'
import type { Language } from '#domain/language.ts'
import { orderMoney } from '#domain/order-money.ts'
import { currencyText } from '#contract/currency.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { formatKg, formatMoney, formatShortDay } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import type { ReactNode } from 'react'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { OrderStatus } from '#web/portal/orders/OrderStatus.tsx'
import { text } from './text.ts'

type Fact = readonly [label: string, value: ReactNode]

interface FactGroup {
  readonly name: string
  /** What the group says while it is closed; empty parts are left out. */
  readonly gist: readonly string[]
  readonly facts: readonly Fact[]
}

/** The fields of an order in the five groups of its page. Fields that an order may lack are there when it has them. */
export function factGroups(order: Order, language: Language, coinName: string): readonly FactGroup[] {
  return [
    orderFacts(order, language),
    dateFacts(order, language),
    goodsFacts(order, language),
    weightFacts(order, language),
    chargeFacts(order, language, coinName),
  ]
}

function orderFacts(order: Order, language: Language): FactGroup {
  const t = textIn(text, language)
  const { logisticsNumber, otherRemark } = order
  const type = orderTypeText[order.orderType][language]
  return {
    name: t.groupOrder,
    gist: [type, order.warehouseName, order.channelName, currencyText[order.currency][language]],
    facts: [
      [t.orderNumber, order.orderNumber],
      [
        t.logisticsNumber,
        logisticsNumber && (
          <>
            {logisticsNumber} <CopyButton text={logisticsNumber} label={t.copyLogisticsNumber} compact />
          </>
        ),
      ],
      [t.orderType, type],
      [t.status, <OrderStatus key="status" order={order} />],
      [t.warehouse, order.warehouseName],
      [t.channel, order.channelName],
      [t.currency, currencyText[order.currency][language]],
      [t.remark, order.remark],
      ...some(otherRemark !== '', t.otherRemark, otherRemark),
    ],
  }
}

function dateFacts(order: Order, language: Language): FactGroup {
  const t = textIn(text, language)
  const dates = [
    [t.orderedAt, order.orderedAt],
    [t.paidAt, order.paidAt],
    [t.packedAt, order.packedAt],
    [t.outboundAt, order.outboundAt],
    [t.signedAt, order.signedAt],
    ...some(order.cancelledAt !== null, t.cancelledAt, order.cancelledAt),
    ...some(order.lostAt !== null, t.lostAt, order.lostAt),
  ] as const
  return {
    name: t.groupDates,
    gist: dates.map(([name, at]) => (at ? t.fill('pair', { name, value: formatShortDay(at, language) }) : '')),
    facts: [
      ...dates.map(([name, at]): Fact => [name, at && <When key={name} at={at} />]),
      ...some(order.cancelReason !== null, t.cancelReason, order.cancelReason),
    ],
  }
}

function goodsFacts(order: Order, language: Language): FactGroup {
  const t = textIn(text, language)
  const value = formatMoney(order.totalGoodsValueMinor, 'CNY')
  const declared = formatMoney(order.declaredValueMinor, order.currency)
  return {
    name: t.groupGoods,
    gist: [
      t.fill('parcelsAndPieces', { parcels: order.parcelCount, pieces: order.totalPieces }),
      t.fill('pair', { name: t.goodsValue, value }),
      t.fill('pair', { name: t.declaredValue, value: declared }),
      order.insured ? t.insured : t.notInsured,
    ],
    facts: [
      [t.parcelCount, order.parcelCount],
      [t.totalPieces, order.totalPieces],
      [t.goodsName, order.goodsName],
      [t.goodsValue, <Money key="value" minor={order.totalGoodsValueMinor} currency="CNY" />],
      [t.declaredValue, <Money key="declared" minor={order.declaredValueMinor} currency={order.currency} />],
      [t.isInsured, order.insured ? t.insuredYes : t.insuredNo],
    ],
  }
}

function weightFacts(order: Order, language: Language): FactGroup {
  const t = textIn(text, language)
  const weights = [
    [t.actualWeight, order.totalActualWeightG],
    [t.volumeWeight, order.totalVolumeWeightG],
    [t.billableWeight, order.billableWeightG],
  ] as const
  return {
    name: t.groupWeights,
    gist: weights.map(([name, g]) => t.fill('pair', { name, value: formatKg(g) })),
    facts: [
      ...weights.map(([name, g]): Fact => [name, <Weight key={name} g={g} />]),
      ...some(order.cartons.length > 0, t.boxes, order.cartons.length),
    ],
  }
}

function chargeFacts(order: Order, language: Language, coinName: string): FactGroup {
  const t = textIn(text, language)
  const money = (minor: number) => <Money minor={minor} currency={order.currency} />
  const short = (name: string, minor: number) => t.fill('pair', { name, value: formatMoney(minor, order.currency) })
  const { couponDiscountMinor, coinDiscountMinor, otherMinor, dueMinor } = order
  // As beside the entries on this page (decision record 16).
  const { paidMinor, refundedMinor } = orderMoney(order.money)
  const coins = t.fill('coins', {
    price: formatMoney(-coinDiscountMinor, order.currency),
    count: order.coinsUsed,
  })
  return {
    name: t.groupCharges,
    gist: [
      short(t.freight, order.freightMinor),
      order.vasMinor > 0 ? short(t.vasFee, order.vasMinor) : '',
      order.insured ? short(t.insuranceCost, order.insuranceMinor) : '',
      couponDiscountMinor > 0 ? short(t.couponDiscount, -couponDiscountMinor) : '',
      short(t.totalFee, order.totalMinor),
    ],
    facts: [
      [t.freight, money(order.freightMinor)],
      ...some(couponDiscountMinor > 0, t.couponDiscount, money(-couponDiscountMinor)),
      ...some(coinDiscountMinor > 0, t.fill('coinDiscount', { name: coinName }), coins),
      [t.freightPayable, money(order.freightPayableMinor)],
      [t.vasFee, money(order.vasMinor)],
      [t.insuranceCost, money(order.insuranceMinor)],
      ...some(otherMinor !== 0, t.otherFees, money(otherMinor)),
      [t.totalFee, money(order.totalMinor)],
      ...some(paidMinor > 0, t.paid, money(paidMinor)),
      ...some(refundedMinor > 0, t.refunded, money(refundedMinor)),
      ...some(dueMinor > 0, t.due, money(dueMinor)),
    ],
  }
}

/** A field that is only there when the order has it. */
const some = <Value,>(has: boolean, name: string, value: Value): readonly (readonly [string, Value])[] =>
  has ? [[name, value]] : []
