import type { staffStorage } from '#contract/storage-office.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { minuteOf, secondOf } from '#domain/wall-clock.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { csv, csvType } from '#server/export/csv.ts'
import { type SheetCell, xlsx, xlsxType } from '#server/export/xlsx.ts'
import { allStored, stayTerms, type Terms } from './stored.ts'
import { cellWords, headings, sheetName } from './text.ts'

type List = typeof staffStorage.list
type Row = Output<List>['list'][number]

/** Parcels that are in memory at once. */
const step = 250

/** B-IN-55 with `format=csv` or `xlsx`: all that match, the longest stored first; no cell is read as a formula. */
export async function exportStored(call: ReadCall & AsStaff, input: Input<List>) {
  const terms = await stayTerms(call, call.db)
  const { language } = call
  const titles = columns.map(({ heading }) => headings[heading][language])
  const rows = rowsOf(allStored(call, input, terms, step), language, terms)
  if (input.format === 'xlsx') {
    const sheet = {
      name: sheetName[language],
      columns: columns.map(({ width }, at) => ({ title: titles[at] ?? '', width })),
      rows,
    }
    return { name: 'stored-parcels.xlsx', type: xlsxType, body: xlsx(sheet, new Date()) }
  }
  return { name: 'stored-parcels.csv', type: csvType, body: csv(titles, rows) }
}

async function* rowsOf(pages: AsyncIterable<readonly Row[]>, language: Language, terms: Terms) {
  for await (const page of pages) yield cellsOf(page, language, terms)
}

/** Row by row as they are written, as with bills (decision record 23). */
function* cellsOf(page: readonly Row[], language: Language, terms: Terms): Generator<readonly SheetCell[]> {
  for (const row of page) yield columns.map(({ cell }) => cell(row, language, terms))
}

interface Column {
  readonly heading: keyof typeof headings
  readonly width: number
  readonly cell: (row: Row, language: Language, terms: Terms) => SheetCell
}

const money = (minor: number) => ({ number: withDecimals(minor, 2) })

const columns: readonly Column[] = [
  { heading: 'trackingNumber', width: 22, cell: (row) => row.trackingNumber },
  { heading: 'memberNumber', width: 12, cell: (row) => row.memberNumber },
  { heading: 'memberName', width: 16, cell: (row) => row.memberName },
  { heading: 'warehouse', width: 14, cell: (row) => row.warehouseName },
  { heading: 'shelf', width: 10, cell: (row) => row.shelf },
  { heading: 'goods', width: 24, cell: (row) => row.goodsName },
  { heading: 'inboundAt', width: 20, cell: (row) => ({ time: secondOf(row.inboundAt) }) },
  { heading: 'daysStored', width: 10, cell: (row) => row.daysStored },
  { heading: 'daysPaused', width: 10, cell: (row) => row.daysPaused },
  { heading: 'freeUntil', width: 20, cell: (row) => ({ time: secondOf(row.freeUntil) }) },
  { heading: 'stayUntil', width: 20, cell: (row) => ({ time: secondOf(row.stayUntil) }) },
  { heading: 'perDayCny', width: 12, cell: (_row, _language, { perDayMinor }) => money(perDayMinor.CNY) },
  { heading: 'perDayHkd', width: 12, cell: (_row, _language, { perDayMinor }) => money(perDayMinor.HKD) },
  { heading: 'feeCny', width: 12, cell: (row) => money(row.feeMinor.CNY) },
  { heading: 'feeHkd', width: 12, cell: (row) => money(row.feeMinor.HKD) },
  { heading: 'reminders', width: 40, cell: (row, language) => remindersIn(row, language) },
  { heading: 'extensions', width: 40, cell: (row, language) => extensionsIn(row, language) },
]

function remindersIn({ reminders }: Row, language: Language): string {
  const say = cellWords[language]
  return reminders
    .map(({ daysLeft, at, by, isOutdated }) => {
      const words =
        daysLeft === null
          ? say.byPerson(by ?? '', minuteOf(at))
          : daysLeft === 0
            ? say.ended(minuteOf(at))
            : say.before(daysLeft, minuteOf(at))
      return isOutdated ? say.outdated(words) : words
    })
    .join(say.between)
}

const extensionsIn = ({ extensions }: Row, language: Language): string =>
  extensions
    .map(({ days, by, at, reason }) => cellWords[language].granted(days, by, minuteOf(at), reason))
    .join(cellWords[language].between)
