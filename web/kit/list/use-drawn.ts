import { startTransition, useEffect, useState } from 'react'

/**
 * The rows to draw now: of many new ones those at the top, which are in view; the others follow as soon as these have
 * been painted. Rows that are there already stay. (`useDeferredValue` would not do: it defers nothing
 * in a transition, and pages arrive in one.)
 */
export function useDrawn<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  /** The usual height of a row. */
  rowPx: number,
): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>(none)
  useEffect(() => startTransition(() => setDrawn(rows)), [rows])
  return drawn === rows ? rows : rowsAtOnce(rows, drawn, rowKey, Math.ceil(window.innerHeight / rowPx))
}

export function rowsAtOnce<Row>(
  rows: readonly Row[],
  drawn: readonly Row[],
  rowKey: (row: Row) => string,
  atOnce: number,
): readonly Row[] {
  const keys = new Set(drawn.map(rowKey))
  return rows.filter((row, at) => at < atOnce || keys.has(rowKey(row)))
}

const none: readonly never[] = []
