import type { staffFigures } from '#contract/people-figures.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { secondOf } from '#domain/wall-clock.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { csv, csvType } from '#server/export/csv.ts'
import { type SheetCell, xlsx, xlsxType } from '#server/export/xlsx.ts'
import { shifts } from './read-shifts.ts'
import { headings, noStation, sheetName } from './text.ts'

type Shifts = typeof staffFigures.shifts
type Row = Output<Shifts>['list'][number]

/** B-RP-31 with `format=csv` or `xlsx`: the same rows as the page shows. */
export async function exportShifts(call: ReadCall & AsStaff, input: Input<Shifts>) {
  const { language } = call
  const { day, list } = await shifts(call, input)
  const titles = columns.map(({ heading }) => headings[heading][language])
  const rows = inOnePiece(list.map((row) => columns.map(({ cell }) => cell(row, language))))
  const name = `shifts-${day}`
  if (input.format !== 'xlsx') return { name: `${name}.csv`, type: csvType, body: csv(titles, rows) }
  const widths = columns.map(({ width }, at) => ({ title: titles[at] ?? '', width }))
  const sheet = { name: sheetName[language], columns: widths, rows }
  return { name: `${name}.xlsx`, type: xlsxType, body: xlsx(sheet, new Date()) }
}

async function* inOnePiece(rows: readonly (readonly SheetCell[])[]) {
  yield rows
}

interface Column {
  readonly heading: keyof typeof headings
  readonly width: number
  readonly cell: (row: Row, language: Language) => SheetCell
}

const moment = (at: string | null | undefined): SheetCell => (at ? { time: secondOf(at) } : null)

const columns: readonly Column[] = [
  { heading: 'station', width: 18, cell: ({ shift }, language) => shift?.stationName ?? noStation[language] },
  { heading: 'openedAt', width: 20, cell: ({ shift }) => moment(shift?.openedAt) },
  { heading: 'endedAt', width: 20, cell: ({ shift }) => moment(shift?.endedAt) },
  { heading: 'person', width: 16, cell: ({ by }) => by },
  { heading: 'received', width: 10, cell: ({ received }) => received },
  { heading: 'shelved', width: 14, cell: ({ shelved }) => shelved },
  { heading: 'putAway', width: 14, cell: ({ putAway }) => putAway },
  { heading: 'counted', width: 10, cell: ({ counted }) => counted },
  { heading: 'printed', width: 14, cell: ({ printed }) => printed },
  { heading: 'undone', width: 10, cell: ({ undone }) => undone },
  { heading: 'firstAt', width: 20, cell: ({ firstAt }) => moment(firstAt) },
  { heading: 'lastAt', width: 20, cell: ({ lastAt }) => moment(lastAt) },
]
