import { type bills, exportedAtOnce } from '#contract/bills.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { csv, csvType } from '#server/export/csv.ts'
import { type SheetCell, xlsx, xlsxType } from '#server/export/xlsx.ts'
import { billColumns } from './columns.ts'
import { type Behind, beginExport, type BillFilter, type BillToExport, nextBills } from './list.sql.ts'
import { filterOf } from './list.ts'
import { headings, sheetName } from './text.ts'

type Call = ReadCall & AsMember
type Rows = AsyncGenerator<Iterable<readonly SheetCell[]>>

/** Bills that are in memory at once. */
const step = 250

/**
 * E-09: all bills that match the filters, newest first, read as fast as the caller takes them. Bills written after it
 * began are left out, so that none is in it twice.
 */
export async function exportBills(call: Call, input: Input<typeof bills.export>, most = exportedAtOnce) {
  const { db, member, language } = call
  const filter = filterOf(input)
  const { count, now } = await beginExport(db, member.id, filter, most + 1)
  if (count > most) refuseFields({ to: 'field_export_rows' })
  const rows = rowsOf(call, filter, { at: now, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' })
  const name = `bills-${periodOf(input) ?? now.slice(0, 10)}.${input.format}`
  if (input.format === 'csv') {
    const titles = billColumns.map(({ heading }) => headings[heading][language])
    return { name, type: csvType, body: csv(titles, rows) }
  }
  const columns = billColumns.map(({ heading, width }) => ({ title: headings[heading][language], width }))
  return { name, type: xlsxType, body: xlsx({ name: sheetName[language], columns, rows }, new Date()) }
}

/** The days that the bills are of, so that the files of two months have two names; undefined if they are of any time. */
const periodOf = ({ from, to }: Input<typeof bills.export>) =>
  from && to ? `${businessDate(Date.parse(from))}-to-${businessDate(Date.parse(to))}` : undefined

/** One step ahead of the reader: while one batch is written, the database looks for the next. */
async function* rowsOf({ db, member, language }: Call, filter: BillFilter, start: Behind): Rows {
  const ask = (behind: Behind) => {
    const coming = nextBills(db, member.id, filter, behind, step, language)
    // Its fault is thrown where it is awaited; for a reader who has left it is dropped.
    coming.catch(() => {})
    return coming
  }
  for (let coming: ReturnType<typeof ask> | null = ask(start); coming !== null; ) {
    const some: readonly BillToExport[] = await coming
    const last = some.at(-1)
    coming = last && some.length === step ? ask({ at: last.behind, id: last.id }) : null
    yield cellsOf(some, language)
  }
}

/**
 * Row by row as they are written: cells that live longer are moved to where only a full garbage collection frees them.
 */
function* cellsOf(some: readonly BillToExport[], language: Language): Generator<readonly SheetCell[]> {
  for (const bill of some) yield billColumns.map(({ cell }) => cell(bill, language))
}
