import type { CSSProperties } from 'react'
import type { LineSpec } from './Lines.tsx'

/*
 * The rows of a long list are grids, each by itself: browsers skip the layout and the painting of those that are out of
 * view, which they cannot do with the rows of a table. Their tracks come from here, so that columns stay in line.
 */

/** A table so laid out is no longer announced as one, unless it says so. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** Whether there is a column for what can be done with a row. */
export const hasEnd = <Row>({ action, menu, details }: Pick<LineSpec<Row>, 'action' | 'menu' | 'details'>) =>
  Boolean(action ?? menu ?? details)

const tickPx = 44
const thumbPx = 56
/** With the padding at the start of a row. */
const firstThumbPx = 68
const usualEndPx = 200

/** What a table shows from each width on (`Lines.module.css` has the widths). */
const widths = {
  '--tracks': { shows: [], hasThumb: true },
  '--tracks-narrow': { shows: [], hasThumb: false },
  '--tracks-small': { shows: ['small'], hasThumb: false },
  '--tracks-thumb': { shows: ['small'], hasThumb: true },
  '--tracks-medium': { shows: ['small', 'medium'], hasThumb: true },
  '--tracks-large': { shows: ['small', 'medium', 'large'], hasThumb: true },
} as const

type Shown = (typeof widths)[keyof typeof widths]

/** The tracks of all rows, for each width of the table; columns without a width share what is left. */
export const lineTracks = <Row>(spec: LineSpec<Row>, hasTicks: boolean): CSSProperties =>
  Object.fromEntries(Object.entries(widths).map(([name, shown]) => [name, tracksOf(spec, hasTicks, shown)]))

function tracksOf<Row>(
  { columns, thumb, actionsWidth = usualEndPx, ...rest }: LineSpec<Row>,
  hasTicks: boolean,
  { shows, hasThumb }: Shown,
): string {
  const shown = columns.filter(({ from }) => from === undefined || shows.some((each) => each === from))
  const isAnyFree = shown.some(({ width }) => width === undefined)
  // Where there is not room for all, they become narrower; if every column has a width, all of them share what is left.
  const track = (px: number | undefined) =>
    px === undefined ? 'minmax(0, 1fr)' : isAnyFree ? `minmax(0, ${px}px)` : `minmax(0, ${px}fr)`
  return [
    ...(hasTicks ? [`${tickPx}px`] : []),
    ...(thumb && hasThumb ? [`${hasTicks ? thumbPx : firstThumbPx}px`] : []),
    ...shown.map(({ width }) => track(width)),
    ...(hasEnd(rest) ? [track(actionsWidth)] : []),
  ].join(' ')
}
