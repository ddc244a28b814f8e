import { expect, test } from 'vitest'
import { orderTrackEvents, parcelTrackEvents, staffTrackEvents, trackEvents } from './track-event.ts'

test('every event belongs to a parcel or an order', () => {
  const carried = new Set<string>([...parcelTrackEvents, ...orderTrackEvents])
  expect(trackEvents.filter((event) => !carried.has(event))).toEqual([])
})

test('an order is never forecast, received or shelved; a parcel never travels by itself', () => {
  expect(trackEvents.filter((event) => !new Set<string>(orderTrackEvents).has(event))).toEqual([
    'forecast',
    'received',
    'shelved',
  ])
  expect(trackEvents.filter((event) => !new Set<string>(parcelTrackEvents).has(event))).toEqual([...staffTrackEvents])
})
