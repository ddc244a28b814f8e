import { csvReader } from '#domain/csv.ts'
import type { Language } from '#domain/language.ts'
import { oldText } from '#domain/old-encoding.ts'
import type { SheetRow } from './sheet-row.ts'

const signs = ['\t', ',', ';'] as const

/** The rows of separated values, decoded and split as the pieces come. */
export async function* rowsOfCsv(
  pieces: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<readonly SheetRow[]> {
  const decoder = new TextDecoder(encoding)
  let reader: ReturnType<typeof csvReader> | undefined
  let start = ''
  let rowNo = 0
  const numbered = (rows: readonly (readonly string[])[]) => rows.map((cells) => ({ rowNo: ++rowNo, cells }))
  for await (const piece of pieces) {
    start += decoder.decode(piece, { stream: true })
    // The first line says which sign separates.
    if (!reader && !/[\r\n]/.test(start)) continue
    reader ??= csvReader(signOf(start))
    yield numbered(reader.read(start))
    start = ''
  }
  start += decoder.decode()
  reader ??= csvReader(signOf(start))
  yield numbered([...reader.read(start), ...reader.end()])
}

function signOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const [sign = ','] = [...signs].sort((one, other) => head.split(other).length - head.split(one).length)
  return sign
}

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or an encoding from before Unicode. */
export async function encodingOf(pieces: AsyncIterable<Uint8Array>, language: Language): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const old = oldText()
  let isFirst = true
  let isUtf8 = true
  for await (const piece of pieces) {
    const [one, two] = piece
    if (isFirst && one === 0xff && two === 0xfe) return 'utf-16le'
    if (isFirst && one === 0xfe && two === 0xff) return 'utf-16be'
    isFirst = false
    old.read(piece)
    isUtf8 &&= isDecoded(() => decoder.decode(piece, { stream: true }))
  }
  isUtf8 &&= isDecoded(() => decoder.decode())
  return isUtf8 ? 'utf-8' : old.encoding(language)
}

/** A decoder that is `fatal` throws at the first byte that does not fit. */
function isDecoded(decode: () => string): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}
