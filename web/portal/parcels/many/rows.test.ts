import { expect, test } from 'vitest'
import { courierPatterns } from '#domain/courier-guess.ts'
import { faultsOf, guessed, inputOf, newRow, noDefaults, type Cells, columns, changed } from './row.ts'
import { addRows, pasteCells, setCells, twinsIn, withRefusals } from './rows.ts'

const patterns = Object.entries(courierPatterns).map(([code, pattern]) => ({ code, pattern }))
const warehouse = '00000000-0000-7000-8000-000000000002'
const whole: Partial<Cells> = {
  trackingNumber: 'YT8800123400777',
  courier: 'YTO',
  warehouse,
  productName: 'Shoes',
  specification: '38',
  goodsType: 'sensitive',
  quantity: '2',
  unitPrice: '79.50',
}
const faults = (cells: Partial<Cells>, defaults = noDefaults) => faultsOf(newRow(cells), defaults, 'en', 'shortened')

test('a whole row is what the call takes, to the cent', () => {
  expect(faults(whole)).toEqual({})
  expect(inputOf(newRow({ ...whole, purchaseNumber: 'TB-1', purchaseParcels: '3' }), noDefaults)).toEqual({
    warehouseId: warehouse,
    courierCode: 'YTO',
    trackingNumber: 'YT8800123400777',
    customerCode: '',
    remark: '',
    goods: [{ productName: 'Shoes', specification: '38', goodsType: 'sensitive', quantity: 2, unitPriceMinor: 7950 }],
    purchaseNumber: 'TB-1',
    purchaseParcels: 3,
  })
})

test('cells that are left empty take what holds for all rows', () => {
  const defaults = { ...noDefaults, warehouse, specification: 'mixed', unitPrice: '10', goodsType: 'sensitive' }
  const row = newRow({ trackingNumber: 'YT8800123400777', courier: 'YTO', productName: 'Shoes' })
  expect(faultsOf(row, defaults, 'en', '')).toEqual({})
  expect(inputOf(row, defaults).goods).toEqual([
    { productName: 'Shoes', specification: 'mixed', goodsType: 'sensitive', quantity: 1, unitPriceMinor: 1000 },
  ])
})

test.each([
  ['trackingNumber', { trackingNumber: 'SF1 SF2' }],
  ['courier', { courier: '' }],
  ['warehouse', { warehouse: '' }],
  ['productName', { productName: '' }],
  ['specification', { specification: '' }],
  ['quantity', { quantity: '1.5' }],
  ['quantity', { quantity: '10000' }],
  ['unitPrice', { unitPrice: 'free' }],
  ['unitPrice', { unitPrice: '0' }],
  ['customerCode', { customerCode: 'x'.repeat(33) }],
  ['purchaseNumber', { purchaseParcels: '3' }],
  ['purchaseParcels', { purchaseNumber: 'TB-1', purchaseParcels: '0' }],
] as const)('what is wrong stands at its cell: %s of %o', (column, wrong) => {
  expect(Object.keys(faults({ ...whole, ...wrong }))).toEqual([column])
})

test('a number that a spreadsheet has shortened is reported', () => {
  expect(faults({ ...whole, trackingNumber: '4.62599E+14' })).toEqual({ trackingNumber: 'shortened' })
})

test('a courier is guessed from the number, and what was chosen is kept', () => {
  const row = guessed(newRow({ trackingNumber: ' sf1420098812991 ' }), patterns)
  expect([row.cells.courier, row.guesses]).toEqual(['SF', ['SF']])
  const several = guessed(newRow({ trackingNumber: '431234567890123' }), patterns)
  expect([several.cells.courier, several.guesses]).toEqual(['', ['STO', 'YD']])
  const chosen = changed(several, { courier: 'YD' }, patterns)
  expect([chosen.cells.courier, chosen.guesses]).toEqual(['YD', []])
  expect(changed(chosen, { trackingNumber: 'SF1420098812991' }, patterns).cells.courier).toBe('YD')
  const again = changed(row, { trackingNumber: 'YT8800123400777' }, patterns)
  expect([again.cells.courier, again.guesses]).toEqual(['YTO', ['YTO']])
})

test('what is read takes the place of empty rows, and a number comes once', () => {
  const first = addRows([newRow(), newRow()], [newRow(whole), newRow({ trackingNumber: 'SF1420098812991' })])
  expect([first.rows.length, first.added, first.twins]).toEqual([2, 2, 0])
  const again = addRows(first.rows, [newRow({ trackingNumber: 'yt8800123400777' }), newRow({ productName: 'Mug' })])
  expect([again.rows.length, again.added, again.twins]).toEqual([3, 1, 1])
})

test('the table holds what one call takes, and says how much was left out', () => {
  const many = Array.from({ length: 1200 }, (_, n) => newRow({ trackingNumber: `SF${1_000_000_000_000 + n}` }))
  const { rows, added, left } = addRows([newRow(whole)], many)
  expect([rows.length, added, left]).toEqual([1000, 999, 201])
})

test('cells of a spreadsheet are pasted to the right and down, and rows that are missing are made', () => {
  const [one, two] = [newRow(whole), newRow()]
  const pasted = pasteCells(
    [one, two],
    {
      cells: [
        ['Mug', 'white'],
        ['Cup', 'blue', 'beyond'],
        ['Bowl', ''],
      ],
      key: two.key,
      columns: columns.slice(3, 5),
      read: (_column, typed) => typed.toUpperCase(),
    },
    patterns,
  )
  expect(pasted.map(({ cells }) => [cells.productName, cells.specification])).toEqual([
    ['Shoes', '38'],
    ['MUG', 'WHITE'],
    ['CUP', 'BLUE'],
    ['BOWL', ''],
  ])
})

test('of two rows with one number the later is the twin', () => {
  const rows = [newRow(whole), newRow(), newRow(), newRow({ trackingNumber: ' yt8800123400777' })]
  expect([...twinsIn(rows)]).toEqual([rows[3]?.key])
})

test('what the server refused is shown at its row and cell until the row is changed', () => {
  const rows = [newRow(), newRow(whole), newRow(whole)]
  const sent = rows.slice(1).map(({ key }) => key)
  const refused = withRefusals(rows, sent, {
    'items.1.trackingNumber': 'known',
    'items.1.goods.0.unitPriceMinor': 'too much',
    'items.9.trackingNumber': 'nobody’s',
  })
  expect(refused.map((row) => row.refused)).toEqual([{}, {}, { trackingNumber: 'known', unitPrice: 'too much' }])
  const [, , mended] = setCells(refused, sent[1] ?? '', { unitPrice: '1' }, patterns)
  expect(mended?.refused).toEqual({})
})
