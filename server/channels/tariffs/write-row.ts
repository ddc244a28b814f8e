import type { staffTariffs } from '#contract/tariffs.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Tx } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { findNamed, type NewRow } from './rows.sql.ts'

/** What a call says about a row; what it leaves out stays, or has no limit. */
type Given = Omit<Input<typeof staffTariffs.update>, 'id' | 'validFrom'>

/** The row that a call asks for. */
export const changedRow = (before: NewRow, given: Given): NewRow => ({
  channelId: given.channelId ?? before.channelId,
  destinationCode: given.destinationCode ?? before.destinationCode,
  warehouseId: given.warehouseId === undefined ? before.warehouseId : given.warehouseId,
  currency: given.currency ?? before.currency,
  goodsType: given.goodsType ?? before.goodsType,
  weightFromKg: given.weightFromKg ?? before.weightFromKg,
  weightToKg: given.weightToKg === undefined ? before.weightToKg : given.weightToKg,
  firstWeightG: given.firstWeightG ?? before.firstWeightG,
  firstPriceMinor: given.firstPriceMinor ?? before.firstPriceMinor,
  continuationPriceMinor: given.continuationPriceMinor ?? before.continuationPriceMinor,
  minChargeMinor: given.minChargeMinor ?? before.minChargeMinor,
  capWeightG: given.capWeightG === undefined ? before.capWeightG : given.capWeightG,
  validTo: given.validTo === undefined ? before.validTo : given.validTo,
})

export const newRow = (given: Input<typeof staffTariffs.create>): NewRow => ({
  ...given,
  warehouseId: given.warehouseId ?? null,
  weightFromKg: given.weightFromKg ?? 1,
  weightToKg: given.weightToKg ?? null,
  minChargeMinor: given.minChargeMinor ?? 0,
  capWeightG: given.capWeightG ?? null,
  validTo: given.validTo ?? null,
})

/** Refuses what no row may say, on the field that says it (9005). */
export async function requireSound(tx: Tx, row: NewRow, startsAtMs: number): Promise<void> {
  const named = await findNamed(tx, row)
  const wrong = {
    channelId: named.channel ? null : 'field_choice',
    destinationCode: named.destination ? null : 'field_choice',
    warehouseId: named.warehouse ? null : 'field_warehouse',
    weightToKg: row.weightToKg !== null && row.weightToKg < row.weightFromKg ? 'field_range' : null,
    validTo: row.validTo !== null && Date.parse(row.validTo) <= startsAtMs ? 'field_time_order' : null,
  } as const
  const faults = Object.entries(wrong).flatMap(([field, word]) => (word === null ? [] : [[field, word] as const]))
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}

/** What was charged so far stays as it was: no price begins in the past. */
export function startOf(validFrom: string | undefined): number {
  if (validFrom === undefined) return Date.now()
  if (Date.parse(validFrom) < Date.now()) refuseFields({ validFrom: 'field_past' })
  return Date.parse(validFrom)
}

/** Two rows of one rank cannot be in force at the same time (9007). */
export const orOverlap = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((fault: unknown) => {
    if (violated(fault, 'price_rules_no_overlap') || violated(fault, 'tariff_version_rows_no_overlap'))
      refuse('period_overlap')
    throw fault
  })
