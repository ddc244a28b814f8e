import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EarlierLoss, lossMinor } from './loss.ts'

const parcels = [
  { id: 'a', totalGoodsValueMinor: 3000 },
  { id: 'b', totalGoodsValueMinor: 6000 },
  { id: 'c', totalGoodsValueMinor: 1000 },
]

test.each([
  ['one parcel: its share by goods value', ['a'], 15_000],
  ['two of three', ['a', 'c'], 20_000],
  ['all of them: the declared value', ['a', 'b', 'c'], 50_000],
])('lost %s', (_, lost, amountMinor) => {
  expect(lossMinor(50_000, parcels, lost, [])).toBe(amountMinor)
})

test('parcels whose goods were never declared share alike', () => {
  const undeclared = parcels.map(({ id }) => ({ id, totalGoodsValueMinor: 0 }))
  expect(lossMinor(30_000, undeclared, ['b'], [])).toBe(10_000)
})

test('one parcel whose goods were not declared makes all of them share alike', () => {
  const half = parcels.map((parcel) => ({ ...parcel, totalGoodsValueMinor: parcel.id === 'b' ? 0 : 3000 }))
  expect(lossMinor(30_000, half, ['b'], [])).toBe(10_000)
})

test('where earlier losses were paid above their share, the next gets no more than what is left', () => {
  expect(lossMinor(50_000, parcels, ['a'], [{ parcelIds: ['b'], amountMinor: 45_000 }])).toBe(5000)
  expect(lossMinor(50_000, parcels, ['a'], [{ parcelIds: ['b'], amountMinor: 50_000 }])).toBe(0)
})

test('lost one after the other, parcels bring the declared value to the cent and never more', () => {
  const values = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 5_000_000 }), (goods, declaredMinor) => {
      const all = goods.map((totalGoodsValueMinor, index) => ({ id: String(index), totalGoodsValueMinor }))
      const given: EarlierLoss[] = []
      for (const { id } of all) given.push({ parcelIds: [id], amountMinor: lossMinor(declaredMinor, all, [id], given) })
      expect(given.every(({ amountMinor }) => amountMinor >= 0)).toBe(true)
      expect(given.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(declaredMinor)
    }),
  )
})
