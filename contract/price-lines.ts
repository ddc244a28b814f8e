import { coinNameText } from '#contract/codes.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { zeroFloorCode } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import { disputeCode, repackingCode, toleranceCode } from '#domain/rerate.ts'
import { type Say, textIn } from '#domain/text-in.ts'
import { formatDay, formatKg, formatMoney, formatSize } from './format.ts'
import { priceLinesText as text } from './price-lines.text.ts'

/** The explained price as the server sends it (`quote` of contract/wire/shapes.ts). */
export type ExplainedPrice = Output<typeof orders.quotePayment>['quote']

export interface Size {
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Details that a price itself does not contain and that improve its explanation. */
export interface PriceContext {
  readonly language: Language
  readonly channelName?: string | undefined
  /** The configured name of the coins; absent where no price is paid with them, as on a calculator. */
  readonly coinName?: string | undefined
  /** Boxes behind the volume; without them the explanation starts from the volume in cm³. */
  readonly pieces?: readonly Size[] | undefined
  /** Where the actual weight comes from; absent if someone typed it. */
  readonly weighed?: 'parcels' | 'cartons' | undefined
}

export interface PriceLine {
  /** The same line of two prices has the same key. */
  readonly key: string
  readonly label: string
  readonly why: string | null
  /** null: a weight, not money. */
  readonly minor: number | null
  readonly figure: string
}

export interface Settlement {
  readonly paidMinor?: number | undefined
  readonly refundedMinor?: number | undefined
  readonly dueMinor?: number | undefined
}

/** More sizes than this would hide the arithmetic instead of showing it. */
const sizesShown = 3

export function weightLines(price: ExplainedPrice, context: PriceContext): readonly PriceLine[] {
  const t = textIn(text, context.language)
  const actualWhy = { parcels: t.actualOfParcels, cartons: t.actualOfCartons }
  const weight = (key: string, label: string, why: string | null, figure: string) => ({
    key,
    label,
    why,
    minor: null,
    figure,
  })
  return [
    weight(
      'actual',
      t.actualWeight,
      context.weighed ? actualWhy[context.weighed] : null,
      formatKg(price.actualWeightG),
    ),
    weight('volume', t.volumeWeight, volumeWhy(price, context), formatKg(price.volumeWeightG)),
    weight('billed', t.billedWeight, t[billedWhy(price)], formatKg(price.billableWeightG)),
  ]
}

/** Every line that is part of the total. */
export function moneyLines(price: ExplainedPrice, context: PriceContext): readonly PriceLine[] {
  const t = textIn(text, context.language)
  const money = (minor: number) => formatMoney(minor, price.currency)
  const line = (key: string, label: string, why: string | null, minor: number) => ({
    key,
    label,
    why,
    minor,
    figure: money(minor),
  })
  const date = formatDay(price.tariffValidFrom, context.language)
  const tariff = context.channelName
    ? t.fill('tariffOfChannel', { channel: context.channelName, date })
    : t.fill('tariffOf', { date })
  const furtherMinor = price.continuationKg * price.continuationPriceMinor
  const lines = [
    line('first', t.fill('firstWeight', { weight: formatKg(price.firstWeightG) }), tariff, price.firstPriceMinor),
  ]
  if (price.continuationKg > 0) {
    const label = t.fill('furtherWeight', { count: price.continuationKg, price: money(price.continuationPriceMinor) })
    lines.push(line('further', label, null, furtherMinor))
  }
  if (price.minApplied) {
    const why = t.fill('minimumWhy', { price: money(price.minChargeMinor) })
    lines.push(line('minimum', t.minimum, why, price.freightMinor - price.firstPriceMinor - furtherMinor))
  }
  if (price.couponDiscountMinor > 0) lines.push(line('coupon', t.coupon, null, -price.couponDiscountMinor))
  if (price.coinDiscountMinor > 0) {
    const label = t.fill('coins', { name: context.coinName ?? coinNameText[context.language] })
    lines.push(line('coins', label, t.fill('coinsWhy', { count: price.coinsUsed }), -price.coinDiscountMinor))
  }
  for (const service of price.vas) {
    lines.push(
      line(`vas ${service.code}`, service.text, serviceWhy(service, price, context.language), service.amountMinor),
    )
  }
  if (price.insured) {
    const why = t.fill('insuranceWhy', { percent: price.insuranceBp / 100, price: money(price.declaredValueMinor) })
    lines.push(line('insurance', t.insurance, why, price.insuranceMinor))
  }
  const otherWhy = new Map([
    [toleranceCode, t.toleranceWhy],
    [zeroFloorCode, t.zeroFloorWhy],
    [disputeCode, t.disputeWhy],
    [repackingCode, t.repackingWhy],
  ])
  for (const { text: label, amountMinor, surcharge } of price.otherLines) {
    if (surcharge)
      lines.push(line(`surcharge ${surcharge.code}`, label, surchargeWhy(surcharge, price, t), amountMinor))
  }
  for (const [index, other] of price.otherLines.filter(({ surcharge }) => !surcharge).entries()) {
    lines.push(line(`other ${other.code} ${index}`, other.text, otherWhy.get(other.code) ?? null, other.amountMinor))
  }
  return lines
}

/** What was paid and what is left, below the total. */
export function settlementLines(
  price: ExplainedPrice,
  settlement: Settlement,
  language: Language,
): readonly PriceLine[] {
  const t = textIn(text, language)
  const { paidMinor = 0, refundedMinor = 0, dueMinor } = settlement
  const line = (key: string, label: string, minor: number) => ({
    key,
    label,
    why: null,
    minor,
    figure: formatMoney(minor, price.currency),
  })
  return [
    ...(paidMinor > 0 ? [line('paid', t.paid, -paidMinor)] : []),
    ...(refundedMinor > 0 ? [line('refunded', t.refunded, refundedMinor)] : []),
    // Before anything was paid, the total says the same.
    ...(dueMinor === undefined || (dueMinor === price.totalMinor && paidMinor === 0)
      ? []
      : [line('due', paidMinor > 0 && dueMinor > 0 ? t.difference : t.due, dueMinor)]),
  ]
}

/** The price in one sentence, for when its lines are collapsed. */
export function priceSentence(price: ExplainedPrice, language: Language): string {
  const t = textIn(text, language)
  const extrasMinor = price.vasMinor + price.insuranceMinor + price.otherMinor
  const { plain, withExtras } = sentences[reasonOf(price)]
  const weight = formatKg(price.billableWeightG)
  return extrasMinor === 0
    ? t.fill(plain, { weight })
    : t.fill(withExtras, { weight, extras: formatMoney(extrasMinor, price.currency) })
}

export interface ChangedLine {
  readonly key: string
  readonly label: string
  /** null: there was, or is, no such line. */
  readonly before: string | null
  readonly after: string | null
}

/** The differences between two prices of one order, line by line. */
export function changedLines(before: readonly PriceLine[], after: readonly PriceLine[]): readonly ChangedLine[] {
  const old = new Map(before.map((line) => [line.key, line]))
  const now = new Set(after.map((line) => line.key))
  const gone = before.filter((line) => !now.has(line.key))
  return [
    ...after.map((line) => ({
      key: line.key,
      label: line.label,
      before: old.get(line.key)?.figure ?? null,
      after: line.figure,
    })),
    ...gone.map((line) => ({ key: line.key, label: line.label, before: line.figure, after: null })),
  ].filter((line) => line.before !== line.after)
}

const sentences = {
  actual: { plain: 'whyActual', withExtras: 'whyActualExtras' },
  volume: { plain: 'whyVolume', withExtras: 'whyVolumeExtras' },
  minimum: { plain: 'whyMinimum', withExtras: 'whyMinimumExtras' },
} as const

function reasonOf(price: ExplainedPrice): keyof typeof sentences {
  if (price.minApplied) return 'minimum'
  return price.volumeWeightG > price.actualWeightG ? 'volume' : 'actual'
}

function volumeWhy(price: ExplainedPrice, { language, pieces = [] }: PriceContext): string {
  const t = textIn(text, language)
  if (price.volumeMm3 === 0) return t.volumeUnknown
  const shown = pieces.map((piece) => formatSize(piece.lengthMm, piece.widthMm, piece.heightMm))
  const volume = `${new Intl.NumberFormat(language).format(price.volumeMm3 / 1000)} cm³`
  const several = shown.length > 0 && shown.length <= sizesShown ? `(${shown.join(' + ')})` : volume
  const sizes = shown.length === 1 ? shown.join() : several
  return t.fill('volumeBySizes', { sizes, divisor: price.volumeDivisor })
}

function billedWhy(price: ExplainedPrice) {
  const rawG = Math.max(price.actualWeightG, price.volumeWeightG)
  if (rawG < 1000) return 'billedLeast'
  if (price.volumeWeightG > price.actualWeightG) return rawG % 1000 === 0 ? 'billedVolumeWhole' : 'billedVolumeRounded'
  return rawG % 1000 === 0 ? 'billedActualWhole' : 'billedActualRounded'
}

type Words = Say<typeof text>
type SurchargeOfLine = NonNullable<ExplainedPrice['otherLines'][number]['surcharge']>

/** Why there is one, and how its amount follows from the price. */
function surchargeWhy(surcharge: SurchargeOfLine, price: ExplainedPrice, t: Words): string {
  return t.fill('surchargeWhy', { reason: surcharge.reason, how: surchargeHow(surcharge, price, t) })
}

function surchargeHow({ charge, unitMinor, bp }: SurchargeOfLine, price: ExplainedPrice, t: Words): string {
  const money = (minor: number) => formatMoney(minor, price.currency)
  switch (charge) {
    case 'perOrder':
      return t.vasPerOrder
    case 'perKg':
      return t.fill('vasPerKg', { count: price.billableWeightG / 1000, price: money(unitMinor ?? 0) })
    case 'percentOfFreight':
      return t.fill('vasPercent', { percent: (bp ?? 0) / 100, price: money(price.freightMinor) })
  }
}

function serviceWhy(service: ExplainedPrice['vas'][number], price: ExplainedPrice, language: Language): string {
  const t = textIn(text, language)
  const money = (minor: number) => formatMoney(minor, price.currency)
  const unit = money(service.unitMinor ?? 0)
  switch (service.charge) {
    case 'perOrder':
      return t.vasPerOrder
    case 'perPiece':
      return t.fill('vasPerPiece', { count: service.qty, price: unit })
    case 'perKg':
      return t.fill('vasPerKg', { count: price.billableWeightG / 1000, price: unit })
    case 'percentOfFreight':
      return t.fill('vasPercent', { percent: (service.bp ?? 0) / 100, price: money(price.freightMinor) })
  }
}
