import { startTransition, useEffect, useState } from 'react'

/** More than fit on a screen. */
const atOnce = 25

/**
 * Drawing a hundred new rows takes longer than a press may wait. When another list comes, its first rows are drawn and
 * painted before the others, which any press interrupts. `missing`: how many are still to come.
 */
export function useRowsAtOnce<Row>(all: readonly Row[], keyOf: (row: Row) => string) {
  const first = all[0] === undefined ? null : keyOf(all[0])
  /** By its first row: the same list with a few changed rows is drawn whole, as the others cost nothing. */
  const [drawn, setDrawn] = useState(first)
  useEffect(() => startTransition(() => setDrawn(first)), [first])
  const rows = first === drawn ? all : all.slice(0, atOnce)
  return { rows, missing: all.length - rows.length }
}
