import { basisPoints, type Currency } from './money.ts'
import type { Sides } from './weight.ts'

/* Amounts beside the freight that a shipment pays for where it goes, what it measures, or when (decision record 77). */

export const surchargeKinds = ['remote_area', 'oversize', 'overweight', 'season'] as const
export const surchargeCharges = ['perOrder', 'perKg', 'percentOfFreight'] as const

export type SurchargeKind = (typeof surchargeKinds)[number]
export type SurchargeCharge = (typeof surchargeCharges)[number]

/** When a row applies, besides its line and its destination; each kind has its own conditions. */
export type SurchargeConditions = {
  /** The address is in one of these regions, or below one. */
  readonly regionCodes: readonly string[]
  /** Or its postal code begins with one of these. */
  readonly postalPrefixes: readonly string[]
  /** The longest side of some box is over this. */
  readonly longestOverMm: number | null
  /** Or its length, width and height together are. */
  readonly sidesSumOverMm: number | null
  /** The actual weight of the whole shipment is over this. */
  readonly weightOverG: number | null
}

/** A row that is in force. */
export type Surcharge = SurchargeConditions & {
  readonly id: string
  readonly code: string
  readonly kind: SurchargeKind
  /** null: every line. */
  readonly channelId: string | null
  /** null: every destination. */
  readonly destinationCode: string | null
} & SurchargePrice

/** A price in each currency, for an order or a billed kilogram, or a share of the freight. */
export type SurchargePrice =
  | {
      readonly charge: 'perOrder' | 'perKg'
      readonly priceMinor: Readonly<Record<Currency, number>>
      readonly bp: null
    }
  | { readonly charge: 'percentOfFreight'; readonly priceMinor: null; readonly bp: number }

/** Where a shipment goes, as far as prices depend on it: its region and those around it, up to the country. */
export type Place = { readonly regionCodes: readonly string[]; readonly postalCode: string }

/** What decides which surcharges apply. */
export type SurchargeLoad = {
  readonly channelId: string
  readonly destinationCode: string
  /** null: the address is not known. */
  readonly place: Place | null
  readonly actualWeightG: number
  /** Of each box; empty: no size is known. */
  readonly sides: readonly Sides[]
}

/** What decides how much they are. The freight is that before coupons and coins, which reduce nothing but the freight. */
export type SurchargedFreight = {
  readonly currency: Currency
  readonly freightMinor: number
  readonly billableWeightG: number
}

/** How a line of a price came about. */
export type SurchargeBasis = Pick<Surcharge, 'id' | 'code' | 'kind' | 'charge' | 'bp'> & {
  readonly unitMinor: number | null
}

export type SurchargeLine = {
  readonly code: typeof surchargeCode
  readonly amountMinor: number
  readonly surcharge: SurchargeBasis
}

/** The code of every such line, so that none is taken for a line of another origin. */
export const surchargeCode = 'SURCHARGE'

/** The lines that a shipment pays; `rows` are those in force at the time in question. */
export const surchargeLines = (
  rows: readonly Surcharge[],
  load: SurchargeLoad,
  freight: SurchargedFreight,
): readonly SurchargeLine[] =>
  rows
    .filter((row) => isAbout(row, load) && meets(row, load))
    .map((row) => ({ code: surchargeCode, amountMinor: amountMinor(row, freight), surcharge: basisOf(row, freight) }))

/** Those that may still be added: what they depend on is not known yet. */
export const possibleSurcharges = (rows: readonly Surcharge[], load: SurchargeLoad): readonly Surcharge[] =>
  rows.filter((row) => isAbout(row, load) && isUnknown(row, load))

/** Whether two places are the same to these rows: a changed address then changes no price. */
export const isSamePlace = (rows: readonly Surcharge[], one: Place | null, other: Place | null) =>
  rows
    .filter(({ kind }) => kind === 'remote_area')
    .every((row) => (one !== null && isIn(row, one)) === (other !== null && isIn(row, other)))

const isAbout = (row: Surcharge, { channelId, destinationCode }: SurchargeLoad) =>
  (row.channelId === null || row.channelId === channelId) &&
  (row.destinationCode === null || row.destinationCode === destinationCode)

function meets(row: Surcharge, { place, actualWeightG, sides }: SurchargeLoad): boolean {
  switch (row.kind) {
    case 'remote_area':
      return place !== null && isIn(row, place)
    case 'oversize':
      return sides.some((box) => isOversize(row, box))
    case 'overweight':
      return row.weightOverG !== null && actualWeightG > row.weightOverG
    case 'season':
      return true
  }
}

const isUnknown = ({ kind }: Surcharge, { place, sides }: SurchargeLoad) =>
  (kind === 'remote_area' && place === null) || (kind === 'oversize' && sides.length === 0)

function isIn({ regionCodes, postalPrefixes }: SurchargeConditions, place: Place): boolean {
  const postalCode = tidyPostalCode(place.postalCode)
  return (
    regionCodes.some((code) => place.regionCodes.includes(code)) ||
    postalPrefixes.some((prefix) => postalCode.startsWith(prefix))
  )
}

const isOversize = ({ longestOverMm, sidesSumOverMm }: SurchargeConditions, { longestMm, sidesSumMm }: Sides) =>
  (longestOverMm !== null && longestMm > longestOverMm) || (sidesSumOverMm !== null && sidesSumMm > sidesSumOverMm)

function amountMinor(price: SurchargePrice, { currency, freightMinor, billableWeightG }: SurchargedFreight): number {
  switch (price.charge) {
    case 'perOrder':
      return price.priceMinor[currency]
    case 'perKg':
      return price.priceMinor[currency] * (billableWeightG / 1000)
    case 'percentOfFreight':
      return basisPoints(freightMinor, price.bp)
  }
}

const basisOf = (
  { id, code, kind, charge, bp, priceMinor }: Surcharge,
  { currency }: SurchargedFreight,
): SurchargeBasis => ({ id, code, kind, charge, bp, unitMinor: priceMinor && priceMinor[currency] })

/** As prefixes are kept: people write postal codes with and without spaces and hyphens. */
export const tidyPostalCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()
