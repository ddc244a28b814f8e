import { pastOrdersAtMost, type tariffVersions } from '#contract/tariff-versions.ts'
import type { Input } from '#contract/wire/operation.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { weigh } from '#domain/weight.ts'
import type { ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import { csv, csvType } from '#server/export/csv.ts'
import { type SheetCell, xlsx, xlsxType } from '#server/export/xlsx.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { type PricedTwice, pricedTwice } from './past-orders.ts'
import { countPastOrders, monthsAgo } from './past-orders.sql.ts'
import { versionRows } from './rows.sql.ts'
import { findVersion } from './versions.sql.ts'
import { tradeNames } from './what-if.ts'
import { notInDraftText, whatIfColumnText, whatIfSheetName } from './what-if.text.ts'

/**
 * B-PR-22: the orders behind the sums of B-PR-14, one row each, read as fast as the caller takes them. More than a file may
 * hold is refused on the months (9005), before the first byte.
 */
export async function exportWhatIf(
  { db, language }: ReadCall,
  { id, months, format, ...filter }: Input<typeof tariffVersions.exportWhatIf>,
  most = pastOrdersAtMost,
) {
  orRefuse(await findVersion(db, id), 'not_found')
  const past = { ...filter, since: await monthsAgo(db, months) }
  if ((await countPastOrders(db, past, most + 1)) > most) refuseFields({ months: 'field_export_rows' })
  const priced = pricedTwice(db, past, await versionRows(db, id), most)
  const rows = rowsOf(priced, await tradeNames(db, language), language)
  const titles = Object.values(whatIfColumnText).map((text) => text[language])
  const name = `tariff-effect-${businessDate()}.${format}`
  if (format === 'csv') return { name, type: csvType, body: csv(titles, rows) }
  const columns = titles.map((title) => ({ title, width: 18 }))
  return { name, type: xlsxType, body: xlsx({ name: whatIfSheetName[language], columns, rows }, new Date()) }
}

type Named = Awaited<ReturnType<typeof tradeNames>>

async function* rowsOf(priced: AsyncIterable<readonly PricedTwice[]>, named: Named, language: Language) {
  for await (const some of priced) yield some.map((each) => cellsOf(each, named, language))
}

/** In the order of the titles. */
function cellsOf({ order, effect }: PricedTwice, named: Named, language: Language): readonly SheetCell[] {
  const money = (minor: number | null) => (minor === null ? null : { number: withDecimals(minor, 2) })
  const { wasMinor, wouldBeMinor } = effect
  const { channelName, destinationName } = named(order)
  const cells: Record<keyof typeof whatIfColumnText, SheetCell> = {
    orderNumber: order.orderNumber,
    line: channelName,
    destination: destinationName,
    billedKg: weigh(order.actualWeightG, order.pieces, order.volumeDivisor).billableWeightG / 1000,
    currency: order.currency,
    was: money(wasMinor),
    wouldBe: money(wouldBeMinor),
    difference: money(wouldBeMinor === null ? null : wouldBeMinor - wasMinor),
    note: wouldBeMinor === null ? notInDraftText[language] : null,
  }
  return Object.values(cells)
}
