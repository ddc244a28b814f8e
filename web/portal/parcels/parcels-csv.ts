import { csvLine, csvStart } from '#domain/csv.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { formatExact } from '#web/kit/text/format.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import type { ParcelRow } from './parcel-columns.tsx'
import { text } from './text.ts'

/** Parcels as a table for a spreadsheet, in the reader's language: weights in kg, amounts in CNY, times in UTC+8. */
export function parcelsAsCsv(rows: readonly ParcelRow[], language: Language): string {
  const t = textIn(text, language)
  const when = (at: string | null) => at && formatExact(at)
  const kg = (g: number | null) => (g === null ? null : { number: withDecimals(g, 3) })
  const columns = [
    [t.trackingNumber, (row) => row.trackingNumber],
    [t.courier, (row) => row.courierName],
    [t.customerCode, (row) => row.customerCode],
    [t.status, (row) => row.statusText],
    [t.abnormal, (row) => row.abnormal?.text ?? null],
    [t.goods, (row) => row.goodsName],
    [t.pieces, (row) => row.totalPieces],
    [`${t.value} (CNY)`, (row) => ({ number: withDecimals(row.totalGoodsValueMinor, 2) })],
    [t.where, (row) => row.warehouseName],
    [`${t.actualWeight} (kg)`, (row) => kg(row.actualWeightG)],
    [`${t.volumeWeight} (kg)`, (row) => kg(row.volumeWeightG)],
    [`${t.billableWeight} (kg)`, (row) => kg(row.billableWeightG)],
    [t.order, (row) => row.orderNumber],
    [t.forecastAt, (row) => when(row.forecastAt)],
    [t.inboundAt, (row) => when(row.inboundAt)],
    [t.packingAt, (row) => when(row.packingAt)],
    [t.outboundAt, (row) => when(row.outboundAt)],
  ] as const satisfies readonly (readonly [string, (row: ParcelRow) => Parameters<typeof csvLine>[0][number]])[]
  const lines = rows.map((row) => csvLine(columns.map(([, read]) => read(row))))
  return [csvStart, csvLine(columns.map(([label]) => label)), ...lines].join('')
}
