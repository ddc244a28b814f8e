import { expect, test } from 'vitest'
import {
  inCarton,
  newPlan,
  parcelsIn,
  scanPick,
  scanPicks,
  stillMissing,
  withoutCarton,
  withTick,
} from './packing-plan.ts'

const shirts = { parcelId: 'a', trackingNumber: 'SF1420098812782' }
const cups = { parcelId: 'b', trackingNumber: 'YT8800123400912' }
const picks = [shirts, cups]

test('all parcels begin in the first carton, and none counts as seen', () => {
  const plan = newPlan(picks)
  expect(parcelsIn(plan, 0)).toEqual(['a', 'b'])
  expect(stillMissing(plan)).toEqual(['a', 'b'])
})

test('scanning a parcel ticks it, scanning it again says so, and a full-width or small-letter scan is the same parcel', () => {
  const once = scanPick(newPlan(picks), picks, 'sf1420098812782', 0)
  expect(once.scan).toBe('ticked')
  expect(stillMissing(once.plan)).toEqual(['b'])
  expect(scanPick(once.plan, picks, 'SF1420098812782', 0).scan).toBe('again')
})

test('a number of another order is foreign and changes nothing', () => {
  const plan = newPlan(picks)
  expect(scanPick(plan, picks, 'JT0006968326954', 0)).toEqual({ plan, pick: null, scan: 'foreign' })
  expect(scanPick(plan, picks, 'no number', 0).scan).toBe('foreign')
})

test('with a second carton at hand, a scan moves the parcel into it', () => {
  const plan = scanPick(newPlan(picks), picks, cups.trackingNumber, 0).plan
  const moved = scanPick(plan, picks, cups.trackingNumber, 1)
  expect(moved.scan).toBe('moved')
  expect(parcelsIn(moved.plan, 1)).toEqual(['b'])
})

test('a parcel that was taken out is not missing and cannot be packed by a scan', () => {
  const plan = inCarton(withTick(newPlan(picks), 'a', true), 'a', null)
  expect(stillMissing(plan)).toEqual(['b'])
  expect(scanPick(plan, picks, shirts.trackingNumber, 0)).toMatchObject({ scan: 'removed', plan })
})

test('giving up a carton keeps every parcel in one that is left', () => {
  const plan = inCarton(inCarton(newPlan(picks), 'a', 1), 'b', 2)
  const left = withoutCarton(plan, 1)
  expect(parcelsIn(left, 0)).toEqual(['a'])
  expect(parcelsIn(left, 1)).toEqual(['b'])
})

test('several scans at once are checked in their order, each against what the one before it changed', () => {
  const codes = [cups.trackingNumber, 'JT0006968326954', cups.trackingNumber, shirts.trackingNumber]
  const { plan, said } = scanPicks(newPlan(picks), picks, codes, 0)
  expect(said.map(({ scan }) => scan)).toEqual(['ticked', 'foreign', 'again', 'ticked'])
  expect(stillMissing(plan)).toEqual([])
})
