import { startTransition, useEffect, useState } from 'react'
import { painted } from '#web/client/painted.ts'

/**
 * The rows to draw now: of many new ones those at the top, which are in view; the others follow as soon as these have
 * been painted. Rows that are there already stay. (`useDeferredValue` would not do: it defers nothing
 * in a transition, and pages arrive in one.) The height is that of the screen: for that of the window the browser
 * styles the page that is about to be drawn over.
 */
export function useDrawn<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  /** The usual height of a row. */
  rowPx: number,
): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>(none)
  useEffect(() => {
    let isOver = false
    void painted().then(() => {
      if (!isOver) startTransition(() => setDrawn(rows))
    })
    return () => {
      isOver = true
    }
  }, [rows])
  return drawn === rows ? rows : rowsAtOnce(rows, drawn, rowKey, Math.ceil((window.screen.height - barsPx) / rowPx))
}

/** What the bars of the frame cover of every screen. */
const barsPx = 100

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
