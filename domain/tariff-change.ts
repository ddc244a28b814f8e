import type { Tariff } from './tariff.ts'

/* What a version of the tariff changes, row by row. */

/** A row of a rate card with its end; null: until something replaces it. */
export type PricedRow = Tariff & { readonly validTo: string | null }

/** What a row says about the price; everything else says which row it is. */
export const pricedFields = [
  'firstWeightG',
  'firstPriceMinor',
  'continuationPriceMinor',
  'minChargeMinor',
  'capWeightG',
  'validTo',
] as const
export type PricedField = (typeof pricedFields)[number]

export type TariffChange<Old extends PricedRow = PricedRow, New extends PricedRow = PricedRow> =
  | { readonly kind: 'added'; readonly before: null; readonly after: New }
  | { readonly kind: 'removed'; readonly before: Old; readonly after: null }
  | { readonly kind: 'changed'; readonly before: Old; readonly after: New }

/**
 * What becomes of `before` when `after` takes its place. A row that stays as it is, is in neither: it keeps the date from
 * which it applies.
 */
export function tariffChanges<Old extends PricedRow, New extends PricedRow>(
  before: readonly Old[],
  after: readonly New[],
): readonly TariffChange<Old, New>[] {
  const left = new Map<string, Old>(before.map((row) => [placeOf(row), row]))
  const written = after.flatMap((row): readonly TariffChange<Old, New>[] => {
    const old = left.get(placeOf(row))
    if (!old) return [{ kind: 'added', before: null, after: row }]
    left.delete(placeOf(row))
    return changedFields(old, row).length === 0 ? [] : [{ kind: 'changed', before: old, after: row }]
  })
  const gone = [...left.values()].map((row) => ({ kind: 'removed', before: row, after: null }) as const)
  return [...written, ...gone]
}

/**
 * What publishing a version changes. `begun` are the live rows in force at its start, `coming` those that were to begin
 * later: they are replaced too, even by a row that says the same, since the version holds the whole tariff from its start.
 */
export function versionChanges<Live extends PricedRow, Row extends PricedRow>(
  { begun, coming }: { readonly begun: readonly Live[]; readonly coming: readonly Live[] },
  version: readonly Row[],
): readonly TariffChange<Live, Row>[] {
  const gone = coming.map((row) => ({ kind: 'removed', before: row, after: null }) as const)
  return [...tariffChanges(begun, version), ...gone]
}

export const changedFields = (before: PricedRow, after: PricedRow): readonly PricedField[] =>
  pricedFields.filter((field) => before[field] !== after[field])

/** The trade that a row prices; two rows of one place cannot be in force at the same time. */
const placeOf = (row: Tariff) =>
  JSON.stringify([
    row.channelId,
    row.destinationCode,
    row.warehouseId,
    row.currency,
    row.goodsType,
    row.weightFromKg,
    row.weightToKg,
  ])
