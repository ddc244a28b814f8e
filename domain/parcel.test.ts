import { expect, test } from 'vitest'
import { type ParcelStatus, parcelCan, parcelMoves, parcelStatuses } from './parcel.ts'

/** The table inverted: what may happen to a parcel in each state. */
const allowed: Record<ParcelStatus, string> = {
  forecast: 'edit delete receive receiveContested match approveClaim correct close',
  in_stock:
    'undoReceive undoReceiveByLabel declare sendFromHere shelve addPhotos correct setAbnormal pack close askTransfer endTransfer sendTransfer receiveTransfer split label takeBack',
  packing: 'addPhotos correct unpack consolidate ship label',
  shipped: 'sign',
}

test.each(parcelStatuses)('a parcel that is %s allows what the table lists, and nothing else', (status) => {
  const parcel = { status, actualWeightG: 1200, abnormal: null, transferState: null }
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

test('a parcel whose transfer is asked for may be shelved and corrected, but it does not leave or change its owner', () => {
  const may = (transferState: 'asked' | 'on_the_way') =>
    Object.entries(parcelCan)
      .filter(([, can]) =>
        can({ status: 'in_stock', actualWeightG: 1200, abnormal: { blocking: true }, transferState }),
      )
      .map(([event]) => event)
  const itself = ['endTransfer', 'sendTransfer', 'receiveTransfer']
  expect(may('asked')).toEqual(['declare', 'shelve', 'addPhotos', 'correct', 'setAbnormal', ...itself, 'label'])
  expect(may('on_the_way')).toEqual(['declare', ...itself, 'label'])
})
