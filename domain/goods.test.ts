import { expect, test } from 'vitest'
import { goodsName, goodsTotals, goodsTypeOf } from './goods.ts'

const socks = { productName: '袜子', goodsType: 'ordinary', quantity: 3, unitPriceMinor: 1250 } as const
const powerBank = { productName: '充电宝', goodsType: 'sensitive', quantity: 1, unitPriceMinor: 9900 } as const

test('a parcel counts its pieces, its value and its names', () => {
  expect(goodsTotals([socks, powerBank])).toEqual({
    totalPieces: 4,
    totalGoodsValueMinor: 3750 + 9900,
    goodsType: 'sensitive',
    goodsName: '袜子, 充电宝',
  })
})

test('one sensitive line makes the whole sensitive, and nothing declared is neither', () => {
  expect(goodsTypeOf(['ordinary', 'sensitive', null])).toBe('sensitive')
  expect(goodsTypeOf(['ordinary', null])).toBe('ordinary')
  expect(goodsTypeOf([])).toBeNull()
})

test('a long list of names is cut at 200 characters, never through one', () => {
  const name = goodsName(Array.from({ length: 150 }, () => '🐱'))
  expect([...name]).toHaveLength(200)
  expect(name).not.toMatch(/\p{Surrogate}/u)
})
