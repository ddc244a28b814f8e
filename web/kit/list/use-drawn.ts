import { startTransition, useEffect, useState } from 'react'

/** A large screen shows no more. */
const atOnce = 20

/**
 * The rows to draw now: of many new ones those at the top, which are in view; the others follow as soon as these have
 * been painted. Rows that are there already stay. (`useDeferredValue` would not do: filters and order are in the address,
 * whose changes are transitions already, and in these it defers nothing.)
 */
export function useDrawn<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>(none)
  useEffect(() => startTransition(() => setDrawn(rows)), [rows])
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
