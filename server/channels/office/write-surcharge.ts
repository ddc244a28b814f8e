import type { staffSurcharges } from '#contract/surcharges.ts'
import type { Input } from '#contract/wire/operation.ts'
import { tidyPostalCode } from '#domain/surcharge.ts'
import type { Tx } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { findNamed, type NewSurcharge } from './surcharges.sql.ts'

/** What a call says about a row; what it leaves out stays as it is. */
type Given = Omit<Input<typeof staffSurcharges.update>, 'id' | 'validFrom'>

export const newSurcharge = (given: Input<typeof staffSurcharges.create>): NewSurcharge => ({
  code: given.code,
  kind: given.kind,
  name: given.name,
  reason: given.reason,
  charge: given.charge,
  channelId: given.channelId ?? null,
  destinationCode: given.destinationCode ?? null,
  priceCnyMinor: given.priceCnyMinor ?? null,
  priceHkdMinor: given.priceHkdMinor ?? null,
  bp: given.bp ?? null,
  regionCodes: given.regionCodes ?? [],
  postalPrefixes: tidy(given.postalPrefixes ?? []),
  longestOverMm: given.longestOverMm ?? null,
  sidesSumOverMm: given.sidesSumOverMm ?? null,
  weightOverG: given.weightOverG ?? null,
  validTo: given.validTo ?? null,
})

export const changedSurcharge = (before: NewSurcharge, given: Given): NewSurcharge => ({
  code: before.code,
  kind: before.kind,
  name: given.name ?? before.name,
  reason: given.reason ?? before.reason,
  charge: given.charge ?? before.charge,
  channelId: given.channelId === undefined ? before.channelId : given.channelId,
  destinationCode: given.destinationCode === undefined ? before.destinationCode : given.destinationCode,
  priceCnyMinor: given.priceCnyMinor === undefined ? before.priceCnyMinor : given.priceCnyMinor,
  priceHkdMinor: given.priceHkdMinor === undefined ? before.priceHkdMinor : given.priceHkdMinor,
  bp: given.bp === undefined ? before.bp : given.bp,
  regionCodes: given.regionCodes ?? before.regionCodes,
  postalPrefixes: given.postalPrefixes ? tidy(given.postalPrefixes) : before.postalPrefixes,
  longestOverMm: given.longestOverMm === undefined ? before.longestOverMm : given.longestOverMm,
  sidesSumOverMm: given.sidesSumOverMm === undefined ? before.sidesSumOverMm : given.sidesSumOverMm,
  weightOverG: given.weightOverG === undefined ? before.weightOverG : given.weightOverG,
  validTo: given.validTo === undefined ? before.validTo : given.validTo,
})

const tidy = (prefixes: readonly string[]) => [...new Set(prefixes.map(tidyPostalCode))]

/** Refuses what no row may say, on the field that says it (9005). */
export async function requireSound(tx: Tx, row: NewSurcharge, startsAtMs: number): Promise<void> {
  const named = await findNamed(tx, row)
  const isOver = row.validTo !== null && Date.parse(row.validTo) <= startsAtMs
  const wrong = {
    ...wrongPrice(row),
    ...wrongConditions(row),
    ...(named.channel ? {} : { channelId: 'field_choice' as const }),
    ...(named.destination ? {} : { destinationCode: 'field_choice' as const }),
    ...(named.regions === new Set(row.regionCodes).size ? {} : { regionCodes: 'field_region' as const }),
    ...(isOver ? { validTo: 'field_time_order' as const } : {}),
  }
  if (Object.keys(wrong).length > 0) refuseFields(wrong)
}

/** A share is a share and nothing else; a price is one in both currencies. */
function wrongPrice({ charge, bp, priceCnyMinor, priceHkdMinor }: NewSurcharge) {
  const isShare = charge === 'percentOfFreight'
  const word = isShare ? 'field_choice' : 'field_required'
  return {
    ...(isShare === (bp === null) ? { bp: isShare ? ('field_required' as const) : ('field_choice' as const) } : {}),
    ...(isShare === (priceCnyMinor === null) ? {} : ({ priceCnyMinor: word } as const)),
    ...(isShare === (priceHkdMinor === null) ? {} : ({ priceHkdMinor: word } as const)),
  }
}

/** Each kind has its own conditions, and a season has an end. */
function wrongConditions(row: NewSurcharge) {
  const { kind, regionCodes, postalPrefixes, longestOverMm, sidesSumOverMm, weightOverG, validTo } = row
  const fault = (isOwn: boolean, isGiven: boolean) => {
    if (isOwn === isGiven) return null
    return isOwn ? ('field_required' as const) : ('field_choice' as const)
  }
  const remote = fault(kind === 'remote_area', regionCodes.length + postalPrefixes.length > 0)
  const size = fault(kind === 'oversize', longestOverMm !== null || sidesSumOverMm !== null)
  const weight = fault(kind === 'overweight', weightOverG !== null)
  return {
    ...(remote ? { regionCodes: remote } : {}),
    ...(size ? { longestOverMm: size } : {}),
    ...(weight ? { weightOverG: weight } : {}),
    ...(kind === 'season' && validTo === null ? { validTo: 'field_required' as const } : {}),
    // The same digits mean another place in another country.
    ...(postalPrefixes.length > 0 && row.destinationCode === null
      ? { destinationCode: 'field_required' as const }
      : {}),
    ...(postalPrefixes.includes('') ? { postalPrefixes: 'field_postal_code' as const } : {}),
  }
}

/** Two rows of one code cannot be in force at the same time (9007). */
export const orOverlap = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((fault: unknown) => {
    if (violated(fault, 'surcharges_no_overlap')) refuse('period_overlap')
    throw fault
  })
