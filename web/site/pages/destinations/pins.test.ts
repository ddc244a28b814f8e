import { samplePoints } from '#test/sample-points.ts'
import { expect, test } from 'vitest'
import { pinned } from './pins.ts'

const taiwan = samplePoints('en').filter(({ destinationCode }) => destinationCode === 'TW')
const keys = (points: ReturnType<typeof pinned>) => points?.map(({ id }) => id) ?? null

test('the points of Taiwan are numbered as the pins of the map are, in whatever order they are listed', () => {
  expect(keys(pinned(taiwan))).toEqual(['TW-01', 'TW-02', 'TW-03'])
  expect(keys(pinned(taiwan.toReversed()))).toEqual(['TW-01', 'TW-02', 'TW-03'])
})

test('without exactly these points there is no map: one is missing, one is new, one has moved or no place', () => {
  const [one, ...others] = taiwan
  if (!one) throw new Error('no sample point')
  expect(pinned(others)).toBeNull()
  expect(pinned([...taiwan, { ...one, id: 'new', lat: 23.9, lng: 121.6 }])).toBeNull()
  expect(pinned([...taiwan, { ...one, id: 'beside' }])).toBeNull()
  expect(pinned([{ ...one, lat: 24.5 }, ...others])).toBeNull()
  expect(pinned([{ ...one, lat: null, lng: null }, ...others])).toBeNull()
  expect(pinned([])).toBeNull()
})
