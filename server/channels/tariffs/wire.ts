import { createHash } from 'node:crypto'
import type { tariffRow } from '#contract/tariffs.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type * as z from 'zod/mini'
import type { OfficeRow } from './rows.sql.ts'

export type WireRow = z.output<typeof tariffRow>

/** A row with the names of what it is about, in the caller's language. */
export const rowOnWire = (row: OfficeRow, language: Language): WireRow => ({
  ...row,
  seal: rowSeal(row),
  channelName: pickText(row.channelName, language),
  destinationName: pickText(row.destinationName, language),
  warehouseName: row.warehouseName && pickText(row.warehouseName, language),
})

/** What tells apart two states of a row of a draft, which is changed in place. */
export function rowSeal(row: OfficeRow): string {
  const said = [
    ...[row.channelId, row.destinationCode, row.warehouseId, row.currency, row.goodsType],
    ...[row.weightFromKg, row.weightToKg, row.firstWeightG, row.firstPriceMinor, row.continuationPriceMinor],
    ...[row.minChargeMinor, row.capWeightG, row.validTo],
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}
