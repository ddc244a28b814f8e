import { expect, test } from 'vitest'
import { startingValues } from './apply-form.ts'
import { isTaken, leftAfter, nextValues, type Plan, plannedOrders, savingOf, valuesFor } from './merge-plan.ts'
import { parcel, uuid } from '#test/eligible-parcel.ts'

const [a, b, c] = [parcel(1), parcel(2), parcel(3)]
const order = (parcelIds: string[], channelId: string, freightMinor: number): Plan['orders'][number] => ({
  parcelIds,
  channelId,
  channelName: 'Line',
  needsPickUpPoint: false,
  billableWeightG: 3000,
  freightMinor,
  costMinor: freightMinor,
})
const plan: Plan = {
  isToTheDoor: true,
  orders: [order([a.id, c.id], uuid(500), 2800), order([b.id], uuid(501), 2000)],
  freightMinor: 4800,
  costMinor: 4800,
  isExact: true,
  floorMinor: 4800,
  oneOrderMinor: 5200,
  eachAloneMinor: 6000,
}
const values = {
  ...startingValues(null),
  parcels: [a, b, c],
  receiverChoice: uuid(700),
  channelId: uuid(501),
  services: { [uuid(600)]: 1 },
  declaredValueMinor: 9000,
  remark: 'Fragile',
  captchaId: 'x',
  captchaCode: 'ABCD',
}

test('one press fills the form with the first order of a split, and the others follow for the same receiver', () => {
  const [first, ...rest] = plannedOrders(plan, values.parcels)
  if (!first) throw new Error('a plan has an order')
  const here = valuesFor(values, first)
  expect(here).toMatchObject({ parcels: [a, c], channelId: uuid(500), services: {}, receiverChoice: uuid(700) })
  expect(here.declaredValueMinor).toBeUndefined()
  expect(nextValues(here, rest)).toMatchObject([
    { parcels: [b], channelId: uuid(501), receiverChoice: uuid(700), remark: '', captchaCode: '' },
  ])
})

test('what the member puts into this order after all comes in no later one', () => {
  const next = nextValues(values, plannedOrders(plan, values.parcels))
  expect(leftAfter({ parcels: [a, b] }, next).map(({ parcels }) => parcels)).toEqual([[c]])
  expect(leftAfter({ parcels: [a, b, c] }, next)).toEqual([])
})

test('a plan of one order is taken once its channel stands in the form', () => {
  const one = { ...plan, orders: [order([a.id, b.id], uuid(500), 2800)] }
  expect([isTaken(one, uuid(500)), isTaken(one, uuid(501)), isTaken(plan, uuid(500))]).toEqual([true, false, false])
})

test('a split is compared with one order, one order with sending each alone; no saving is claimed that there is none of', () => {
  expect(savingOf(plan)).toEqual({ against: 'oneOrder', savingMinor: 400 })
  const one = { ...plan, orders: [order([a.id, b.id], uuid(500), 4800)] }
  expect(savingOf(one)).toEqual({ against: 'eachAlone', savingMinor: 1200 })
  expect(savingOf({ ...plan, oneOrderMinor: null })).toBeNull()
  expect(savingOf({ ...one, eachAloneMinor: 4800 })).toBeNull()
})
