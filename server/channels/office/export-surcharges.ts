import type { staffSurcharges } from '#contract/surcharges.ts'
import { surchargeWhen } from '#contract/surcharge-words.ts'
import { surchargesText } from '#contract/surcharges.text.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { CsvCell } from '#domain/csv.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import type { ReadCall } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { csv, csvType } from '#server/export/csv.ts'
import { xlsx, xlsxType } from '#server/export/xlsx.ts'
import { rowOnWire } from './surcharges.ts'
import { surchargeColumnText, surchargeSheetName } from './surcharges.text.ts'
import { listSurcharges, type OfficeSurcharge } from './surcharges.sql.ts'

const exportedAtMost = 10_000

/** B-PR-21: the rows of the list, in words. */
export async function exportSurcharges({ db, language }: ReadCall, input: Input<typeof staffSurcharges.exportRows>) {
  const { format, ...filter } = input
  const found = await listSurcharges(db, filter, null, exportedAtMost)
  const rows = found.map((row) => cellsOf(row, language))
  const titles = Object.values(surchargeColumnText).map((text) => text[language])
  const name = `surcharges-${businessDate()}.${format}`
  if (format === 'csv') return { name, type: csvType, body: csv(titles, once(rows)) }
  const columns = titles.map((title) => ({ title, width: 18 }))
  return {
    name,
    type: xlsxType,
    body: xlsx({ name: surchargeSheetName[language], columns, rows: once(rows) }, new Date()),
  }
}

/** In the order of the titles. */
function cellsOf(row: OfficeSurcharge, language: Language): readonly CsvCell[] {
  const money = (minor: number | null) => (minor === null ? null : { number: withDecimals(minor, 2) })
  const cells: Record<keyof typeof surchargeColumnText, CsvCell> = {
    code: row.code,
    kind: surchargesText[row.kind][language],
    name: pickText(row.name, language),
    reason: pickText(row.reason, language),
    line: row.channelName && pickText(row.channelName, language),
    destination: row.destinationCode,
    when: surchargeWhen(rowOnWire(row, language), language),
    cny: money(row.priceCnyMinor),
    hkd: money(row.priceHkdMinor),
    percent: row.bp === null ? null : { number: withDecimals(row.bp, 2) },
    from: businessDate(Date.parse(row.validFrom)),
    until: row.validTo && businessDate(Date.parse(row.validTo)),
    createdBy: row.createdBy,
    endedBy: row.endedBy,
  }
  return Object.values(cells)
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows
}
