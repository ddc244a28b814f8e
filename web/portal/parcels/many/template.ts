import { strToU8, zipSync } from 'fflate'
import { columns, type ColumnKey } from './row.ts'

/* A template to fill in: one line of headers. In the spreadsheet all cells are text, so that no number is shortened. */

type Heads = Readonly<Record<ColumnKey, string>>

/** The byte order mark tells spreadsheets that it is UTF-8. */
export const csvTemplate = (heads: Heads): Blob =>
  new Blob([`\uFEFF${columns.map((column) => heads[column]).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' })

export const xlsxTemplate = (heads: Heads): Blob =>
  new Blob([zipSync(packed(sheetFiles(heads)))], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })

const packed = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))

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
