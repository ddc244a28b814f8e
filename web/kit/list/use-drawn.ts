import { useDeferredValue } from 'react'

/** A large screen shows no more. */
const atOnce = 20

/**
 * The rows to draw now: of many new ones those at the top, which are in view; the others follow as soon as these have
 * been painted. Rows that are there already stay.
 */
export function useDrawn<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  const drawn = useDeferredValue<readonly Row[]>(rows, none)
  return drawn === rows ? rows : rowsAtOnce(rows, drawn, rowKey)
}

export function rowsAtOnce<Row>(
  rows: readonly Row[],
  drawn: readonly Row[],
  rowKey: (row: Row) => string,
): readonly Row[] {
  const keys = new Set(drawn.map(rowKey))
  return rows.filter((row, at) => at < atOnce || keys.has(rowKey(row)))
}

const none: readonly never[] = []
