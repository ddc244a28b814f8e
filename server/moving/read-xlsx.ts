import { Unzip, UnzipInflate } from 'fflate'
import { cellsOfRow, firstSheet, sharedTexts } from '#domain/spreadsheet.ts'
import { type SheetRow, UnreadableFile } from './sheet-row.ts'

/*
 * A spreadsheet is unpacked twice, piece by piece: first the texts that its cells refer to, which come anywhere in the
 * archive, then its sheet, row by row. Only those texts and one row are in memory.
 */

type Pieces = () => AsyncIterable<Uint8Array>

/** Letters of shared texts and book-keeping; the sheet itself is never kept. */
const keptAtMost = 64 * 1024 * 1024
const unpackedAtMost = 1024 * 1024 * 1024
const rowAtMost = 1024 * 1024
const readAtOnce = 64 * 1024

export async function* rowsOfXlsx(pieces: Pieces): AsyncGenerator<readonly SheetRow[]> {
  const parts = await smallParts(pieces())
  const sheet = firstSheet(parts.get('xl/workbook.xml') ?? '', parts.get('xl/_rels/workbook.xml.rels') ?? '')
  const shared = sharedTexts(parts.get('xl/sharedStrings.xml') ?? '')
  parts.clear()
  let rest = ''
  let rowNo = 0
  let isThere = false
  const rows: SheetRow[] = []
  const take = (text: string) => {
    isThere = true
    rest += text
    const end = rest.lastIndexOf('row>')
    if (end >= 0) {
      const whole = rest.slice(0, end + 4)
      rest = rest.slice(end + 4)
      for (const [, attributes = '', inside = ''] of whole.matchAll(
        /<(?:\w+:)?row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g,
      )) {
        rowNo = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rowNo + 1)
        rows.push({ rowNo, cells: cellsOfRow(inside, shared) })
      }
    }
    if (rest.length > rowAtMost) throw new UnreadableFile()
  }
  for await (const _ of unpacked(
    pieces(),
    (name) => name === sheet,
    (_name, text) => take(text),
  )) {
    yield rows
    rows.length = 0
  }
  if (!isThere) throw new UnreadableFile()
}

async function smallParts(pieces: AsyncIterable<Uint8Array>): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let size = 0
  const isSmall = (name: string) => /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml)$/.test(name)
  const keep = (name: string, text: string) => {
    size += text.length
    if (size > keptAtMost) throw new UnreadableFile()
    texts.set(name, (texts.get(name) ?? '') + text)
  }
  for await (const _ of unpacked(pieces, isSmall, keep));
  return texts
}

/** Hands over the texts of the wanted parts; pauses after each step, so that its reader can take what there is. */
async function* unpacked(
  pieces: AsyncIterable<Uint8Array>,
  isWanted: (name: string) => boolean,
  take: (name: string, text: string) => void,
): AsyncGenerator<void> {
  let size = 0
  const archive = new Unzip((part) => {
    if (!isWanted(part.name)) return
    const decoder = new TextDecoder()
    part.ondata = (fault, bytes, isLast) => {
      size += bytes?.length ?? 0
      // The sizes that an archive states are not trusted.
      if (fault || size > unpackedAtMost) throw new UnreadableFile()
      take(part.name, decoder.decode(bytes, { stream: !isLast }))
    }
    part.start()
  })
  archive.register(UnzipInflate)
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      archive.push(bytes, isLast)
    } catch {
      throw new UnreadableFile()
    }
  }
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += readAtOnce) {
      push(piece.subarray(at, at + readAtOnce), false)
      yield
    }
  push(new Uint8Array(), true)
  yield
}
