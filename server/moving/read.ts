import { movingMoves } from '#domain/moving.ts'
import { type Tx, sql } from '#server/database/db.ts'
import type { Cells } from './cells.ts'
import { kinds } from './kinds.ts'
import { piecesOf } from './pieces.sql.ts'
import { rowsOfFile } from './read-file.ts'
import { forgetRows, insertRows } from './rows.sql.ts'
import { type SheetRow, UnreadableFile } from './sheet-row.ts'
import { moveFile, type MovingFile } from './sql.ts'

const rowsAtMost = 200_000
const rowsAtOnce = 500
/** Longer than any column may be, so that its schema still finds it too long. */
const cellLength = 500

/**
 * Reads a whole file into rows, in one transaction: a process that ends in the middle leaves nothing behind. Says why if
 * it cannot be read.
 */
export async function readFile(tx: Tx, file: MovingFile): Promise<void> {
  await forgetRows(tx, file.id)
  try {
    const rows = await storeRows(tx, file)
    if (rows === 0) throw new UnreadableFile('field_moving_empty')
    const { from, to } = movingMoves.read
    await moveFile(tx, file.id, from, to, sql`, rows = ${rows}, checked = 0, known = 0, faults = 0`)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await forgetRows(tx, file.id)
    const { from, to } = movingMoves.giveUp
    await moveFile(tx, file.id, from, to, sql`, fault = ${error.word}`)
  }
}

async function storeRows(tx: Tx, file: MovingFile): Promise<number> {
  const { columns, keyOf, once } = kinds[file.kind]
  let heads: readonly string[] | undefined
  let count = 0
  for await (const some of rowsOfFile(() => piecesOf(tx, file.id), file.language)) {
    const filled = some.filter(isFilled)
    if (!heads) {
      heads = filled.shift()?.cells.map(tidyHead)
      if (heads) requireHeads(heads, columns)
    }
    count += filled.length
    if (count > rowsAtMost) throw new UnreadableFile('field_moving_rows')
    const rows = filled.map(({ rowNo, cells }) => {
      const named = cellsByHead(heads ?? [], cells, columns)
      // A row without a key is one of its own; its schema says what is missing.
      return { rowNo, sourceKey: keyOf(named) || `#${rowNo}`, alsoOnce: once?.of(named) || null, cells: named }
    })
    for (let at = 0; at < rows.length; at += rowsAtOnce) await insertRows(tx, file.id, rows.slice(at, at + rowsAtOnce))
  }
  return count
}

/** Empty rows, and those that explain a template (`#`), are none. */
const isFilled = ({ cells }: SheetRow) => !cells[0]?.startsWith('#') && cells.some((cell) => cell.trim() !== '')

const tidyHead = (cell: string) =>
  plain(cell)
    .replace(/\s*\*$/, '')
    .toLowerCase()

function requireHeads(heads: readonly string[], columns: Readonly<Record<string, 'must' | 'may'>>) {
  for (const [column, need] of Object.entries(columns))
    if (need === 'must' && !heads.includes(column.toLowerCase())) throw new UnreadableFile('field_moving_headings')
}

function cellsByHead(heads: readonly string[], cells: readonly string[], columns: object): Cells {
  const pairs = Object.keys(columns).flatMap((column) => {
    const cell = plain(cells[heads.indexOf(column.toLowerCase())] ?? '').slice(0, cellLength)
    return cell === '' ? [] : [[column, cell] as const]
  })
  return Object.fromEntries(pairs)
}

/** A leading apostrophe stops a spreadsheet from calculating; what no database stores is no text. */
const plain = (cell: string) =>
  cell
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()
    .replace(/^'/, '')
