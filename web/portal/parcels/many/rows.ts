import { forecastsAtOnce } from '#contract/forecast-inputs.ts'
import type { CourierPattern } from '#domain/courier-guess.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import {
  type Cells,
  changed,
  type ColumnKey,
  columnOf,
  type Faults,
  isEmptyRow,
  newRow,
  type Row,
  rowOf,
} from './row.ts'

/* The table as a whole: what is added, what is pasted into it, what the server refused. */

export interface Added {
  readonly rows: readonly Row[]
  readonly added: number
  /** Numbers that were already in the table. */
  readonly twins: number
  /** More than one call takes. */
  readonly left: number
}

/** Adds what was read; empty rows make room, and a number that is already there is not added again. */
export function addRows(rows: readonly Row[], read: readonly Row[]): Added {
  const kept = rows.filter((row) => !isEmptyRow(row))
  const known = new Set(kept.map(numberOf).filter(Boolean))
  const fresh = read.filter((row) => {
    const number = numberOf(row)
    if (number === '') return true
    return !known.has(number) && known.add(number)
  })
  const taken = fresh.slice(0, Math.max(0, forecastsAtOnce - kept.length))
  return {
    rows: [...kept, ...taken],
    added: taken.length,
    twins: read.length - fresh.length,
    left: fresh.length - taken.length,
  }
}

const numberOf = ({ cells }: Row) => tidyTrackingNumber(cells.trackingNumber) ?? cells.trackingNumber.trim()

export const setCells = (
  rows: readonly Row[],
  key: string,
  cells: Partial<Cells>,
  patterns: readonly CourierPattern[],
) => rows.map((row) => (row.key === key ? changed(row, cells, patterns) : row))

interface Pasted {
  readonly cells: readonly (readonly string[])[]
  /** The row and the columns, starting at the cell that was pasted into. */
  readonly key: string
  readonly columns: readonly ColumnKey[]
  readonly read: (column: ColumnKey, typed: string) => string
}

/** Pastes spreadsheet cells from one cell of the grid to the right and down; missing rows are added. */
export function pasteCells(
  rows: readonly Row[],
  { cells, key, columns, read: readCell }: Pasted,
  patterns: readonly CourierPattern[],
): readonly Row[] {
  const first = rows.findIndex((row) => row.key === key)
  const room = Math.min(cells.length, forecastsAtOnce - first)
  const missing = Math.max(0, first + room - rows.length)
  const all = [...rows, ...Array.from({ length: missing }, () => newRow())]
  return all.map((row, index) => {
    const line = index < first || index >= first + room ? undefined : cells[index - first]
    if (!line) return row
    const typed = line.flatMap((value, place) => {
      const column = columns[place]
      return column ? [{ column, typed: value.trim(), cell: readCell(column, value) }] : []
    })
    const read = Object.fromEntries(typed.map(({ column, cell }) => [column, cell]))
    const unread = typed.flatMap(({ column, typed, cell }, place) =>
      typed !== '' && cell === '' ? [{ column, typed, head: '', place: place + 1 }] : [],
    )
    const next = changed(row, read, patterns)
    return { ...next, unread: [...next.unread, ...unread] }
  })
}

/** Rows with the same number as an earlier row. */
export function twinsIn(rows: readonly Row[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    rows.flatMap((row) => {
      const number = numberOf(row)
      if (number === '') return []
      if (seen.has(number)) return [row.key]
      seen.add(number)
      return []
    }),
  )
}

/** Puts the server's messages on the rows that they are about; `sent` has their keys in the order of the call. */
export function withRefusals(
  rows: readonly Row[],
  sent: readonly string[],
  fields: Readonly<Record<string, string>>,
): readonly Row[] {
  const faults = new Map<string, Record<string, string>>()
  for (const [path, sentence] of Object.entries(fields)) {
    const key = sent[rowOf(path) ?? -1]
    if (key !== undefined) faults.set(key, { ...faults.get(key), [columnOf(path)]: sentence })
  }
  return rows.map((row) => {
    const refused: Faults | undefined = faults.get(row.key)
    return refused ? { ...row, refused } : row
  })
}
