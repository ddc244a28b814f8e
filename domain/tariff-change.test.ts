import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parcelLineToHongKong } from './tariff.example.ts'
import { type PricedRow, tariffChanges, versionChanges } from './tariff-change.ts'

const row = (id: string, given: Partial<PricedRow> = {}): PricedRow => ({
  ...parcelLineToHongKong,
  validTo: null,
  ...given,
  id,
})
const kinds = (changes: readonly { readonly kind: string }[]) => changes.map(({ kind }) => kind)

test('a row with the same figures is no change, whatever its id', () => {
  expect(tariffChanges([row('old')], [row('new')])).toEqual([])
})

test('another figure is a change; another band, warehouse, currency or kind of goods is another row', () => {
  expect(kinds(tariffChanges([row('old')], [row('new', { firstPriceMinor: 1 })]))).toEqual(['changed'])
  for (const other of [
    { weightToKg: 10 },
    { warehouseId: 'w' },
    { currency: 'HKD' },
    { goodsType: 'sensitive' },
    { destinationCode: 'TW' },
  ] as const)
    expect(kinds(tariffChanges([row('old')], [row('new', other)]))).toEqual(['added', 'removed'])
})

test('what has not begun at the start of a version is removed, even if it says the same', () => {
  const begun = [row('now', { validTo: '2026-03-01T00:00:00Z' })]
  const changes = versionChanges({ begun, coming: [row('later')] }, [row('new')])
  expect(changes.map(({ kind, before, after }) => [kind, before?.id, after?.id])).toEqual([
    ['changed', 'now', 'new'],
    ['removed', 'later', undefined],
  ])
})

/** Rows of different weights, so that each has a place of its own. */
const tariffs = fc
  .uniqueArray(fc.record({ kg: fc.integer({ min: 1, max: 8 }), price: fc.nat(3) }), { selector: ({ kg }) => kg })
  .map((rows) =>
    rows.map(({ kg, price }, index) =>
      row(`${kg} ${index}`, { weightFromKg: kg, weightToKg: kg, firstPriceMinor: price }),
    ),
  )
const figures = (rows: readonly PricedRow[]) => rows.map(({ id: _id, ...rest }) => JSON.stringify(rest)).toSorted()

test('ending what changed and adding what is new turns any tariff into any other', () => {
  fc.assert(
    fc.property(tariffs, tariffs, (before, after) => {
      const changes = tariffChanges(before, after)
      const gone = new Set(changes.flatMap((change) => change.before ?? []))
      const kept = before.filter((each) => !gone.has(each))
      expect(figures([...kept, ...changes.flatMap((change) => change.after ?? [])])).toEqual(figures(after))
    }),
  )
})
