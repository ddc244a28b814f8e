import { cellsOfRow, firstSheet, sharedTexts } from '#domain/spreadsheet.ts'
import { textsIn, UnreadableFile } from './unzip.ts'

/* Reads the first sheet of a spreadsheet (.xlsx). */

const rowsAtMost = 5000

export function cellsOfXlsx(bytes: Uint8Array): readonly (readonly string[])[] {
  const parts = textsIn(bytes, (name) => /\.(?:xml|rels)$/.test(name))
  const book = parts.get('xl/workbook.xml') ?? ''
  const links = parts.get('xl/_rels/workbook.xml.rels') ?? ''
  const sheet = parts.get(firstSheet(book, links))
  if (sheet === undefined) throw new UnreadableFile()
  return rowsIn(sheet, sharedTexts(parts.get('xl/sharedStrings.xml') ?? ''))
}

function rowsIn(sheet: string, shared: readonly string[]): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = []
  for (const [, inside = ''] of sheet.matchAll(/<(?:\w+:)?row\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g)) {
    const row = cellsOfRow(inside, shared)
    if (row.some((cell) => cell.trim() !== '')) rows.push(row)
    if (rows.length > rowsAtMost) break
  }
  return rows
}
