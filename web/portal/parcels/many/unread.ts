import type { CourierPattern } from '#domain/courier-guess.ts'
import { changed, type ColumnKey, type Row, type Unread } from './row.ts'

/* What was not understood, over all rows, and what the member says it means. */

export interface UnreadColumn {
  readonly head: string
  readonly place: number
  readonly count: number
  /** The first few distinct values. */
  readonly samples: readonly string[]
}

export interface UnreadName {
  readonly column: ColumnKey
  readonly typed: string
  readonly count: number
}

const samplesShown = 3

export function unreadColumns(rows: readonly Row[]): readonly UnreadColumn[] {
  const found = new Map<string, { head: string; place: number; count: number; typed: Set<string> }>()
  for (const { column, head, place, typed } of rows.flatMap(({ unread }) => unread)) {
    if (column !== null) continue
    const key = keyOf({ head, place })
    const known = found.get(key) ?? { head, place, count: 0, typed: new Set<string>() }
    known.count += 1
    known.typed.add(typed)
    found.set(key, known)
  }
  return [...found.values()].map(({ typed, ...column }) => ({ ...column, samples: [...typed].slice(0, samplesShown) }))
}

export function unreadNames(rows: readonly Row[]): readonly UnreadName[] {
  const found = new Map<string, { column: ColumnKey; typed: string; count: number }>()
  for (const { column, typed } of rows.flatMap(({ unread }) => unread)) {
    if (column === null) continue
    const known = found.get(`${column} ${typed}`) ?? { column, typed, count: 0 }
    known.count += 1
    found.set(`${column} ${typed}`, known)
  }
  return [...found.values()]
}

type ColumnHeading = Pick<Unread, 'head' | 'place'>
const keyOf = ({ head, place }: ColumnHeading) => (head === '' ? `#${place}` : head)
const isOf = (unread: Unread, column: ColumnHeading) => unread.column === null && keyOf(unread) === keyOf(column)

interface Answer {
  readonly read: (column: ColumnKey, typed: string) => string
  readonly patterns: readonly CourierPattern[]
}

/** The member says which column it is; null leaves it out. Its cells may still contain unknown names. */
export const answerColumn = (
  rows: readonly Row[],
  heading: ColumnHeading,
  column: ColumnKey | null,
  { read, patterns }: Answer,
): readonly Row[] =>
  rows.map((row) => {
    const own = row.unread.find((unread) => isOf(unread, heading))
    if (!own) return row
    const left = { ...row, unread: row.unread.filter((unread) => unread !== own) }
    if (column === null) return left
    const cell = read(column, own.typed)
    const next = changed(left, { [column]: cell }, patterns)
    return cell === '' ? { ...next, unread: [...next.unread, { ...own, column }] } : next
  })

/** The member says what a name means, in every row that has it; empty uses the default for empty cells. */
export const answerName = (
  rows: readonly Row[],
  { column, typed }: Pick<UnreadName, 'column' | 'typed'>,
  cell: string,
  patterns: readonly CourierPattern[],
): readonly Row[] =>
  rows.map((row) =>
    row.unread.some((unread) => unread.column === column && unread.typed === typed)
      ? changed(row, { [column]: cell }, patterns)
      : row,
  )
