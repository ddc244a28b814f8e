import { openXlsx } from '#test/open-xlsx.ts'
import { expect, test } from 'vitest'
import { type SheetCell, xlsx } from './xlsx.ts'

async function opened(rows: readonly (readonly SheetCell[])[], columns = 3, name = 'Meow & <co>') {
  async function* inSteps() {
    yield rows.slice(0, 1)
    yield rows.slice(1)
  }
  const titles = Array.from({ length: columns }, (_, index) => ({ title: `Column ${index + 1}`, width: 10 }))
  const pieces: Uint8Array[] = []
  for await (const piece of xlsx({ name, columns: titles, rows: inSteps() }, new Date())) pieces.push(piece)
  return openXlsx(Buffer.concat(pieces))
}

test('every kind of cell comes out of the workbook as it went in', async () => {
  const sheet = await opened([
    ['three words here', 7, null],
    [{ number: '-12.05' }, { number: '12.001' }, { number: '0.072000' }],
    [{ time: '2026-02-03 12:05:06' }, '', '猫币 🐈'],
  ])
  expect(sheet.name).toBe('Meow & <co>')
  expect(sheet.rows[0]?.map(({ value }) => value)).toEqual(['Column 1', 'Column 2', 'Column 3'])
  expect(sheet.rows.slice(1).map((row) => row.map(({ kind, value, format }) => [kind, value, format]))).toEqual([
    [
      ['text', 'three words here', 'General'],
      ['number', '7', 'General'],
    ],
    [
      ['number', '-12.05', '#,##0.00'],
      ['number', '12.001', '0.000'],
      ['number', '0.072000', '0.000000'],
    ],
    [
      ['number', expect.stringMatching(/^46056\.50354166/), 'yyyy\\-mm\\-dd\\ hh:mm:ss'],
      ['empty', '', 'General'],
      ['text', '猫币 🐈', 'General'],
    ],
  ])
})

test('whatever a text holds, the sheet stays readable', async () => {
  const texts = ['a<b>&"c"', '  kept  ', 'bell\u0007', '_x0041_', ']]>', 'two\nlines']
  const { rows } = await opened([texts], texts.length)
  expect(rows[1]?.map(({ value }) => value)).toEqual([
    'a<b>&"c"',
    '  kept  ',
    'bell',
    '_x005F_x0041_',
    ']]>',
    'two\nlines',
  ])
})

test.each(['=1+1', '+86', '-1', '@sum', '＝1'])('a text that looks like a formula is quoted: %s', async (typed) => {
  const { rows } = await opened([[typed, { number: '-5.00' }]], 2)
  expect(rows[1]).toMatchObject([
    { kind: 'text', value: typed, isQuoted: true },
    { kind: 'number', value: '-5.00', isQuoted: false },
  ])
})

test('columns behind Z have two letters', async () => {
  const { rows } = await opened([Array.from({ length: 30 }, (_, index) => index)], 30)
  expect(rows[1]?.map(({ value }) => value)).toEqual(Array.from({ length: 30 }, (_, index) => String(index)))
})

test('a sheet without rows is a sheet', async () => {
  expect((await opened([])).rows).toHaveLength(1)
})
