import { columns, type ColumnKey } from './row.ts'

/* A template to fill in: one line of heads. In the spreadsheet all cells are text, so that no number is shortened. */

type Heads = Readonly<Record<ColumnKey, string>>

/** Spreadsheets know by the mark at its beginning that it is UTF-8. */
export const csvTemplate = (heads: Heads): Blob =>
  new Blob([`\uFEFF${columns.map((column) => heads[column]).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' })

export const xlsxTemplate = (heads: Heads): Blob =>
  new Blob([zipped(sheetFiles(heads))], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const sheetFiles = (heads: Heads): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}${override('/xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><cols><col min="1" max="${columns.length}" width="20" style="1" customWidth="1"/></cols><sheetData><row r="1">${columns
    .map(
      (column, index) =>
        `<c r="${String.fromCharCode(65 + index)}1" s="1" t="inlineStr"><is><t>${escaped(heads[column])}</t></is></c>`,
    )
    .join('')}</row></sheetData></worksheet>`,
})

const override = (part: string, kind: string) =>
  `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** An archive whose files are not packed: so small that it would not pay. */
export function zipped(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const contents: Uint8Array[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [title, bytes] = [new TextEncoder().encode(name), new TextEncoder().encode(text)]
    // Version 2.0, UTF-8 names, not packed, 1980-01-01.
    const fields = [20, 0x0800, 0, 0, 0x21]
    const sizes = [checksum(bytes), bytes.length, bytes.length]
    const local = [record([0x04034b50], fields, sizes, [title.length, 0]), title, bytes]
    contents.push(record([0x02014b50], [20, ...fields], sizes, [title.length, 0, 0, 0, 0], [0, at]), title)
    parts.push(...local)
    at += lengthOf(local)
  }
  const count = contents.length / 2
  const end = record([0x06054b50], [0, 0, count, count], [lengthOf(contents), at], [0])
  return joined([...parts, ...contents, end])
}

/** Groups of four and two bytes in turn, as the format has them. */
function record(...groups: readonly (readonly number[])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(200))
  let at = 0
  groups.forEach((group, index) => {
    for (const value of group) {
      if (index % 2 === 0) view.setUint32(at, value, true)
      else view.setUint16(at, value, true)
      at += index % 2 === 0 ? 4 : 2
    }
  })
  return new Uint8Array(view.buffer, 0, at)
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** CRC-32, bit by bit. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
