import type { Language } from '#domain/language.ts'
import { encodingOf, rowsOfCsv } from './read-csv.ts'
import { rowsOfXlsx } from './read-xlsx.ts'
import { type SheetRow, UnreadableFile } from './sheet-row.ts'

/** The rows of a file, CSV or XLSX, some at a time. The pieces are read more than once. */
export async function* rowsOfFile(
  pieces: () => AsyncIterable<Uint8Array>,
  language: Language,
): AsyncGenerator<readonly SheetRow[]> {
  for await (const [one, two, three, four] of pieces()) {
    if (one === 0x50 && two === 0x4b && three === 3 && four === 4) return yield* rowsOfXlsx(pieces)
    // A spreadsheet from before 2007; one with a password looks the same.
    if (one === 0xd0 && two === 0xcf && three === 0x11) throw new UnreadableFile()
    break
  }
  yield* rowsOfCsv(pieces(), await encodingOf(pieces(), language))
}
