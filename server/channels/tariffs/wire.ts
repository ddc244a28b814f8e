import type { tariffRow } from '#contract/tariffs.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type * as z from 'zod/mini'
import type { OfficeRow } from './rows.sql.ts'

export type WireRow = z.output<typeof tariffRow>

/** A row with the names of what it is about, in the caller's language. */
export const rowOnWire = (row: OfficeRow, language: Language): WireRow => ({
  ...row,
  channelName: pickText(row.channelName, language),
  destinationName: pickText(row.destinationName, language),
  warehouseName: row.warehouseName && pickText(row.warehouseName, language),
})
