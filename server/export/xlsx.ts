import { type ZipFile, zip } from './zip.ts'

/*
 * A workbook of one sheet, written row by row as it is read (ECMA-376, the minimum that spreadsheet programs open):
 * texts are inline in their cells, so that nothing has to be kept until the end.
 */

/** A decimal number as text, a wall clock `2026-02-03 12:05:06`, a whole number, a text, or nothing. */
export type SheetCell = string | number | { readonly number: string } | { readonly time: string } | null

export interface Sheet {
  readonly name: string
  readonly columns: readonly { readonly title: string; readonly width: number }[]
  /** In batches, as they are read. */
  readonly rows: AsyncIterable<Iterable<readonly SheetCell[]>>
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `at` is when it was made. */
export const xlsx = (sheet: Sheet, at: Date): AsyncIterable<Uint8Array> => zip(parts(sheet), at)

async function* parts(sheet: Sheet): AsyncGenerator<ZipFile> {
  yield part('[Content_Types].xml', contentTypes)
  yield part('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]))
  yield part('xl/workbook.xml', workbook(sheet.name))
  yield part(
    'xl/_rels/workbook.xml.rels',
    relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  )
  yield part('xl/styles.xml', styles)
  yield { name: 'xl/worksheets/sheet1.xml', bytes: worksheet(sheet) }
}

const part = (name: string, xml: string): ZipFile => ({ name, bytes: [Buffer.from(declaration + xml)] })

/** Characters that are passed on at once; longer strings would stay until the next full garbage collection. */
const pieceLength = 8192

async function* worksheet({ columns, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const letters = columns.map((_column, index) => lettersOf(index))
  const heading = columns.map(({ title }, index) => textCell(`${letters[index]}1`, title, look.heading)).join('')
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths.join('')}</cols><sheetData><row r="1">${heading}</row>`,
  )
  let row = 1
  let xml = ''
  for await (const some of rows) {
    for (const cells of some) {
      row++
      xml += `<row r="${row}">${cells.map((cell, index) => xmlCell(`${letters[index]}${row}`, cell)).join('')}</row>`
      if (xml.length < pieceLength) continue
      yield Buffer.from(xml)
      xml = ''
    }
  }
  yield Buffer.from(`${xml}</sheetData></worksheet>`)
}

/** 0 is `A`, 27 is `AB`. */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

function xmlCell(place: string, cell: SheetCell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return textCell(place, cell, looksLikeFormula.test(cell) ? look.quoted : look.plain)
  if ('time' in cell) return `<c r="${place}" s="${look.time}"><v>${serialDay(cell.time)}</v></c>`
  return `<c r="${place}" s="${lookOf(cell.number)}"><v>${cell.number}</v></c>`
}

/** A text is no formula by itself; the quote prefix keeps it a text when somebody edits the cell (E-09). */
const looksLikeFormula = /^[=+\-@\t\r＝＋－＠]/

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** Days since 1899-12-30, as spreadsheets count them. */
const serialDay = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`) / 86_400_000 + 25_569

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What XML cannot contain is left out. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu
/** Spreadsheet programs read `_x0041_` as a letter A. */
const codeLike = /_(?=x[0-9A-Fa-f]{4}_)/g

const escaped = (text: string) =>
  text
    .replace(unwritable, '')
    .replace(codeLike, '_x005F_')
    .replace(/[&<>]/g, (sign) => names[sign] ?? '')

/** Indexes into `cellXfs` below. */
const look = { plain: 0, heading: 1, time: 2, quoted: 3, two: 4, three: 5, six: 6 } as const

function lookOf(number: string): number {
  const decimals = number.length - number.indexOf('.') - 1
  return decimals === 2 ? look.two : decimals === 3 ? look.three : look.six
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes =
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`

const relationships = (targets: readonly (readonly [string, string])[]) => {
  const each = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${documents}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

const workbook = (name: string) =>
  `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const styles =
  `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>` +
  '<numFmt numFmtId="165" formatCode="0.000"/><numFmt numFmtId="166" formatCode="0.000000"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">' +
  [
    'numFmtId="0" fontId="0"',
    'numFmtId="0" fontId="1" applyFont="1"',
    'numFmtId="164" fontId="0" applyNumberFormat="1"',
    'numFmtId="0" fontId="0" quotePrefix="1"',
    'numFmtId="4" fontId="0" applyNumberFormat="1"',
    'numFmtId="165" fontId="0" applyNumberFormat="1"',
    'numFmtId="166" fontId="0" applyNumberFormat="1"',
  ]
    .map((each) => `<xf ${each} fillId="0" borderId="0" xfId="0"/>`)
    .join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
