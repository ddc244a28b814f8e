import { expect, test } from 'vitest'
import { fittingPoints } from './fitting-points.ts'

const open = { available: true, unavailableReason: null, excess: { weightG: null, lengthMm: null } }
const words = { name: '', areaName: '', address: '', phone: '', pickUpTime: '' }
const locker = { ...words, ...open, id: 'locker', weightLimitG: 3000, maxLengthMm: 450 }
const counter = { ...words, ...open, id: 'counter', weightLimitG: 20_000, maxLengthMm: 1000 }
const closed = { ...counter, id: 'closed', available: false }
const box = { weightG: 1600, lengthMm: 300, widthMm: 200, heightMm: 100 }

const standing = (cartons: readonly (typeof box)[]) =>
  fittingPoints([locker, counter, closed], cartons).map(({ id, available, excess }) => [
    id,
    available,
    excess.weightG,
    excess.lengthMm,
  ])

test('a point that is too small for the packed boxes is not offered, and says by how much', () => {
  expect(standing([box])).toEqual([
    ['locker', true, null, null],
    ['counter', true, null, null],
    ['closed', false, null, null],
  ])
  expect(standing([box, { ...box, heightMm: 600 }])).toEqual([
    ['locker', false, 3200, 600],
    ['counter', true, null, null],
    ['closed', false, null, null],
  ])
})
