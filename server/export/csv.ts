import { type CsvCell, csvLine, csvStart } from '#domain/csv.ts'
import type { SheetCell } from './xlsx.ts'

export const csvType = 'text/csv; charset=utf-8'

/** Characters that are sent at once; longer strings would wait for a full garbage collection. */
const pieceLength = 8192

/** A file of separated values, written row by row as they are read. */
export async function* csv(
  titles: readonly string[],
  rows: AsyncIterable<Iterable<readonly SheetCell[]>>,
): AsyncGenerator<Uint8Array> {
  let piece = csvStart + csvLine(titles)
  for await (const some of rows) {
    for (const cells of some) {
      piece += csvLine(cells.map(inCsv))
      if (piece.length < pieceLength) continue
      yield Buffer.from(piece)
      piece = ''
    }
  }
  yield Buffer.from(piece)
}

const inCsv = (cell: SheetCell): CsvCell =>
  typeof cell === 'object' && cell !== null && 'time' in cell ? cell.time : cell
