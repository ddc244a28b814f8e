import { expect, test } from 'vitest'
import { type ParcelStatus, parcelCan, parcelMoves, parcelStatuses } from './parcel.ts'

/** The table inverted: what may happen to a parcel in each state. */
const allowed: Record<ParcelStatus, string> = {
  forecast: 'edit delete receive receiveContested match approveClaim correct close',
  in_stock:
    'undoReceive undoReceiveByLabel declare sendFromHere shelve addPhotos correct setAbnormal pack close split label takeBack',
  packing: 'addPhotos correct unpack consolidate ship label',
  shipped: 'sign',
}

test.each(parcelStatuses)('a parcel that is %s allows what the table lists, and nothing else', (status) => {
  const parcel = { status, actualWeightG: 1200, abnormal: null }
  const taken = Object.entries(parcelCan).filter(([, may]) => may(parcel))
  expect(taken.map(([event]) => event)).toEqual(allowed[status].split(' '))
})

test('what is not weighed or may not leave is kept out of an order', () => {
  const parcel = { status: 'in_stock', actualWeightG: 1200, abnormal: null } as const
  expect(parcelCan.pack({ ...parcel, abnormal: { blocking: false } })).toBe(true)
  expect(parcelCan.pack({ ...parcel, abnormal: { blocking: true } })).toBe(false)
  expect(parcelCan.pack({ ...parcel, actualWeightG: null })).toBe(false)
})

test('a parcel leaves an order only back into stock', () => {
  expect(parcelMoves.unpack.to).toBe('in_stock')
})
