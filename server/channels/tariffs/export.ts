import type { tariffVersions } from '#contract/tariff-versions.ts'
import { tariffColumnText } from '#contract/tariff-columns.text.ts'
import type { Input } from '#contract/wire/operation.ts'
import { withDecimals } from '#domain/decimals.ts'
import { type TariffColumn, tariffColumns } from '#domain/tariff-table.ts'
import type { ReadCall } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { csv, csvType } from '#server/export/csv.ts'
import { xlsx, xlsxType } from '#server/export/xlsx.ts'
import { allRows, type OfficeRow } from './rows.sql.ts'
import { sheetName } from './text.ts'

/** B-PR-17: the rows in the form that an import reads. */
export async function exportRows({ db, language }: ReadCall, input: Input<typeof tariffVersions.exportRows>) {
  const { format, ...filter } = input
  const rows = (await allRows(db, filter)).map((row) => tariffColumns.map((column) => cells[column](row)))
  const titles = tariffColumns.map((column) => tariffColumnText[column][language])
  const name = `tariff-${businessDate()}.${format}`
  if (format === 'csv') return { name, type: csvType, body: csv(titles, once(rows)) }
  const sheet = { name: sheetName[language], columns: titles.map((title) => ({ title, width: 16 })), rows: once(rows) }
  return { name, type: xlsxType, body: xlsx(sheet, new Date()) }
}

const cells: Readonly<Record<TariffColumn, (row: OfficeRow) => string | number | { readonly number: string } | null>> =
  {
    channel: ({ channelCode }) => channelCode,
    destination: ({ destinationCode }) => destinationCode,
    warehouse: ({ warehouseCode }) => warehouseCode,
    currency: ({ currency }) => currency,
    goods: ({ goodsType }) => goodsType,
    fromKg: ({ weightFromKg }) => weightFromKg,
    toKg: ({ weightToKg }) => weightToKg,
    firstKg: ({ firstWeightG }) => firstWeightG / 1000,
    firstPrice: ({ firstPriceMinor }) => ({ number: withDecimals(firstPriceMinor, 2) }),
    perKg: ({ continuationPriceMinor }) => ({ number: withDecimals(continuationPriceMinor, 2) }),
    minimum: ({ minChargeMinor }) => ({ number: withDecimals(minChargeMinor, 2) }),
    capKg: ({ capWeightG }) => (capWeightG === null ? null : { number: withDecimals(capWeightG, 3) }),
    until: ({ validTo }) => validTo && businessDate(Date.parse(validTo)),
  }

async function* once<Row>(rows: readonly Row[]) {
  yield rows
}
