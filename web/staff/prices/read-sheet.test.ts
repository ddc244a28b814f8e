import { tariffColumnText } from '#contract/tariff-columns.text.ts'
import { tariffColumns } from '#domain/tariff-table.ts'
import { expect, test } from 'vitest'
import { rowsOfSheet } from './read-sheet.ts'

test.each(['zh-Hans', 'zh-Hant', 'en'] as const)('headings in %s are understood, in any order', (language) => {
  const heads = tariffColumns.map((column) => tariffColumnText[column][language]).toReversed()
  const { rows, missing } = rowsOfSheet([heads, tariffColumns.toReversed()])
  expect(missing).toEqual([])
  expect(rows).toEqual([Object.fromEntries(tariffColumns.map((column) => [column, column]))])
})

test('a column that every row needs is missed, one that may be empty is not', () => {
  const { rows, missing } = rowsOfSheet([
    ['Line', 'Destination', 'First weight (kg)', 'Each further kg', 'Note'],
    ['HK_PARCEL', 'HK', '1', "'6.00", 'as before'],
  ])
  expect(missing).toEqual(['currency', 'firstPrice'])
  expect(rows[0]).toMatchObject({ channel: 'HK_PARCEL', perKg: '6.00', warehouse: '', until: '' })
})
