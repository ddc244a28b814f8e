import { readFileSync } from 'node:fs'
import { cellsOfFile } from '#web/shared/sheets/read-file.ts'
import { csvTemplate, xlsxTemplate } from '#web/portal/parcels/many/template.ts'
import { textsIn, UnreadableFile } from '#web/shared/sheets/unzip.ts'
import { cellsOfXlsx } from '#web/shared/sheets/xlsx.ts'
import { columns } from '#web/portal/parcels/many/row.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'

const made = new Uint8Array(readFileSync('test/fixtures/forecasts.xlsx'))
const heads = Object.fromEntries(columns.map((column) => [column, `${column} <&>`])) as Record<
  (typeof columns)[number],
  string
>
const read = (bytes: Uint8Array<ArrayBuffer> | string, language: 'zh-Hans' | 'zh-Hant' = 'zh-Hans') =>
  cellsOfFile(new Blob([bytes]), language)

test('a spreadsheet is read as its author sees it: shared, inline and rich texts, figures, results, gaps', async () => {
  expect(cellsOfXlsx(made)).toEqual([
    ['快递单号', '快递公司', '仓库', '品名', '规格型号', '货物类型', '件数', '单价（元）'],
    ['SF1420098812991', '顺丰速运', '深圳福永', '猫抓板 & 玩具', '原木色', '普通货', '2', '59.9'],
    ['462598779470531', '', '深圳福永', '帆布鞋', '米白', '', '1', '79'],
    ['4.3123456789012344E+16', '中通', '深圳福永', '保温杯', '500 ml', '', '1', ''],
  ])
})

test('our own template is a spreadsheet with our heads, in cells that keep what is typed', async () => {
  const bytes = new Uint8Array(await xlsxTemplate(heads).arrayBuffer())
  expect(cellsOfXlsx(bytes)).toEqual([columns.map((column) => heads[column])])
  expect(textsIn(bytes, () => true).get('xl/styles.xml')).toContain('numFmtId="49"')
  expect(await cellsOfFile(csvTemplate(heads), 'en')).toEqual([columns.map((column) => heads[column])])
  expect([...new Uint8Array(await csvTemplate(heads).arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
})

test('text files are read in the codes that spreadsheets write', async () => {
  const gb18030 = new Uint8Array([0xbf, 0xec, 0xb5, 0xdd, 0x2c, 0x31])
  const big5 = new Uint8Array([0xa7, 0xd6, 0xbb, 0xbc, 0x2c, 0x31])
  const utf16 = new Uint8Array([0xff, 0xfe, 0xeb, 0x5f, 0x12, 0x90, 0x2c, 0x00, 0x31, 0x00])
  expect(await read(gb18030)).toEqual([['快递', '1']])
  expect(await read(big5, 'zh-Hant')).toEqual([['快遞', '1']])
  expect(await read(utf16)).toEqual([['快递', '1']])
})

test('an old or a broken file says what it is', async () => {
  expect(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe('fileOld')
  expect(await read(made.slice(0, 900))).toBe('fileUnread')
  expect(await read(zipSync({ 'a.txt': strToU8('no sheet') }))).toBe('fileUnread')
  expect(await read(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('fileTooLarge')
})

const sheet = 'xl/worksheets/sheet1.xml'

/** A compressed file that claims, in both places, to be small. */
function bomb(size: number): Uint8Array<ArrayBuffer> {
  const file = zipSync({ [sheet]: new Uint8Array(size).fill(32) })
  const view = new DataView(file.buffer)
  const directory = view.getUint32(file.length - 6, true)
  for (const place of [22, directory + 24]) view.setUint32(place, 10, true)
  return file
}

test('a file that grows beyond measure when it is unpacked is given up, whatever it says of its size', async () => {
  expect(await read(bomb(1024))).toEqual([])
  const large = bomb(64 * 1024 * 1024)
  expect(large.length).toBeLessThan(100_000)
  expect(await read(large)).toBe('fileUnread')
})

test('a damaged archive is refused', () => {
  const start = 30 + sheet.length
  const damaged = zipSync({ [sheet]: strToU8('<row></row>'.repeat(1000)) })
  damaged.fill(0xff, start, start + 20)
  expect(() => textsIn(damaged, () => true)).toThrow(UnreadableFile)
})

test('an archive whose directory points outside of itself is read by its files', async () => {
  const broken = made.slice()
  new DataView(broken.buffer).setUint32(broken.length - 6, 0xffffff00, true)
  expect(await read(broken)).toEqual(cellsOfXlsx(made))
})
