import { setImmediate as turn } from 'node:timers/promises'
import type { PaperRow, PaperTable } from '#contract/papers/paper.ts'
import { bodyWidth, type Element, group, makeRoom, margin, type Place, rule, tagged } from './page.ts'
import type { Doc, Laid, Pen, Style } from './pen.ts'

const grey = '#5c5c5c'
const heading: Style = { size: 8.5, colour: grey }
const cell: Style = { size: 10 }
const remark: Style = { size: 8.5, colour: grey }
const total: Style = { size: 10, bold: true }
const gap = 12
const padding = 3

interface Column {
  readonly x: number
  readonly width: number
}

/** What stands in one row: a cell may have a remark below it. */
type Cells = readonly (readonly Laid[])[]

/** So many rows take a few milliseconds of the processor; then other work of the process has its turn. */
const rowsAtATime = 5

/** Rows stay whole; on a new page the headings come again. */
export async function drawTable(doc: Doc, pen: Pen, place: Place, parent: Element, table: PaperTable): Promise<void> {
  const columns = columnsOf(pen, table)
  const element = group(doc, parent, 'Table')
  const row = (tag: 'TH' | 'TD', cells: Cells, isRuled: boolean) => {
    const height = Math.max(...cells.map(heightOf))
    drawCells(doc, pen, place.y + padding, group(doc, element, 'TR'), tag, columns, cells)
    place.y += height + 2 * padding
    if (isRuled) rule(doc, place.y)
  }
  const names = table.columns.map((name, at) => [pen.lay(name, columns[at]?.width ?? 0, heading)])
  const sums = sumsOf(pen, table, columns)
  const cellsAt = (at: number) => {
    const each = table.rows[at]
    return each ? cellsOf(pen, each, columns) : sums[at - table.rows.length]
  }
  const first = cellsAt(0)
  makeRoom(doc, place, heightOfRow(names) + (first ? heightOfRow(first) : 0))
  row('TH', names, true)
  for (let at = 0; at < table.rows.length + sums.length; at += 1) {
    if (at % rowsAtATime === 0) await turn()
    const cells = cellsAt(at)
    if (!cells) continue
    if (makeRoom(doc, place, heightOfRow(cells))) row('TH', names, true)
    row('TD', cells, at < table.rows.length)
  }
  element.end()
}

const heightOf = (cellParts: readonly Laid[]) => cellParts.reduce((sum, { height }) => sum + height, 0)
const heightOfRow = (cells: Cells) => Math.max(...cells.map(heightOf)) + 2 * padding

/** Every column as wide as its longest words; the first takes what is left, at least a third. */
function columnsOf(pen: Pen, { columns, rows, sums }: PaperTable): readonly Column[] {
  const widest = columns.slice(1).map((name, at) => {
    const figures = at === columns.length - 2 ? sums.map(([, figure]) => pen.widthOf(figure, cell.size)) : []
    const cells = rows.map((row) => pen.widthOf(row.cells[at] ?? '', cell.size))
    return Math.max(pen.widthOf(name, heading.size), ...cells, ...figures) + 1
  })
  const gaps = widest.length * gap
  const room = bodyWidth * (2 / 3) - gaps
  const asked = widest.reduce((sum, width) => sum + width, 0)
  const widths = widest.map((width) => (asked > room ? (width / asked) * room : width))
  const first = bodyWidth - gaps - widths.reduce((sum, width) => sum + width, 0)
  let x = margin
  return [first, ...widths].map((width) => {
    const column = { x, width }
    x += width + gap
    return column
  })
}

const cellsOf = (pen: Pen, { label, why, cells }: PaperRow, [first, ...others]: readonly Column[]): Cells => [
  [pen.lay(label, first?.width ?? 0, cell), ...(why ? [pen.lay(why, first?.width ?? 0, remark)] : [])],
  ...others.map(({ width }, at) => [pen.lay(cells[at] ?? '', width, cell)]),
]

const sumsOf = (pen: Pen, { sums }: PaperTable, columns: readonly Column[]): readonly Cells[] =>
  sums.map(([name, figure]) =>
    columns.map(({ width }, at) => {
      if (at === 0) return [pen.lay(name, width, total)]
      return at === columns.length - 1 ? [pen.lay(figure, width, total)] : []
    }),
  )

function drawCells(
  doc: Doc,
  pen: Pen,
  top: number,
  row: Element,
  tag: 'TH' | 'TD',
  columns: readonly Column[],
  cells: Cells,
): void {
  for (const [at, parts] of cells.entries()) {
    const { x } = columns[at] ?? { x: margin }
    tagged(doc, row, at === 0 ? 'TH' : tag, () => {
      let y = top
      for (const part of parts) {
        pen.draw(part, x, y, at === 0 ? 'start' : 'end')
        y += part.height
      }
    })
  }
  row.end()
}
