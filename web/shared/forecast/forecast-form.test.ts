import { expect, test } from 'vitest'
import { draftOf, missingIn } from './forecast-form.ts'

test('an empty forecast lacks its warehouse and its prices, which is reported before anything is sent', () => {
  expect(missingIn(draftOf(null, new URLSearchParams()))).toEqual(['warehouseId', 'goods.0.unitPriceMinor'])
})

test('a price of nothing is a fault of its amount, not a field left empty', () => {
  const draft = draftOf(null, new URLSearchParams({ warehouseId: 'fuyong' }))
  expect(missingIn({ ...draft, goods: draft.goods.map((line) => ({ ...line, unitPriceMinor: 0 })) })).toEqual([])
})
