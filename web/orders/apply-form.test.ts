import { messages } from '#contract/messages.ts'
import { expect, test } from 'vitest'
import {
  applicationFaults,
  type EligibleParcel,
  parcelsPerOrderMax,
  parcelTotals,
  type Standing,
  startingValues,
  tickAll,
  toApplication,
  whyNotTick,
} from './apply-form.ts'
import { chosenReceiver, prefilledValueMinor } from './use-choices.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function parcel(number: number, given: Partial<EligibleParcel> = {}): EligibleParcel {
  return {
    id: uuid(number),
    warehouseId: uuid(900),
    warehouseCode: 2,
    warehouseName: 'Fuyong',
    courierCode: 'SF',
    courierName: 'SF Express',
    trackingNumber: `SF${number}`,
    customerCode: '',
    status: 'in_stock',
    statusText: 'In stock',
    latestEvent: { code: 'received', text: 'Received', at: '2026-11-01T10:00:00+08:00' },
    abnormal: null,
    actualWeightG: 1200,
    volumeWeightG: 1000,
    billableWeightG: 2000,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    totalPieces: 1,
    totalGoodsValueMinor: 5000,
    goodsType: 'ordinary',
    goodsName: 'Shirt',
    photoCount: 0,
    shelf: null,
    forecastAt: null,
    inboundAt: null,
    packingAt: null,
    outboundAt: null,
    orderId: null,
    orderNumber: null,
    canEdit: false,
    canDelete: false,
    version: 1,
    ...given,
  }
}

const standing: Standing = {
  receiverId: null,
  channelId: uuid(500),
  needsPickUpPoint: false,
  currency: 'CNY',
  declaredValueMinor: 5000,
}
const receiver = {
  name: 'Chan',
  phone: '91234567',
  regionCode: 'HK-01',
  address: '1 Nathan Road',
  postalCode: '999077',
}
const complete = {
  ...startingValues(null),
  parcels: [parcel(1)],
  receiver,
  captchaId: 'captcha',
  captchaCode: 'AB23',
}

test('what is ticked is added up the way the price adds it: sizes together, one division', () => {
  const totals = parcelTotals([
    parcel(1, { actualWeightG: 5200, lengthMm: 200, widthMm: 200, heightMm: 150 }),
    parcel(2, { actualWeightG: 800, lengthMm: 600, widthMm: 400, heightMm: 150 }),
  ])
  expect(totals).toEqual({
    count: 2,
    actualWeightG: 6000,
    volumeMm3: 42_000_000,
    volumeWeightG: 7000,
    goodsValueMinor: 10_000,
    isSensitive: false,
  })
})

test('a parcel without a size adds its weight and no volume', () => {
  expect(parcelTotals([parcel(1, { lengthMm: null })])).toMatchObject({ actualWeightG: 1200, volumeMm3: 0 })
})

test('a parcel that can not be ticked says why', () => {
  const blocked = parcel(2, { abnormal: { code: 'COD', text: 'Cash on delivery', blocking: true } })
  expect(whyNotTick(parcel(1), [])).toBeNull()
  expect(whyNotTick(blocked, [])).toBe('blocked')
  expect(whyNotTick(parcel(2, { actualWeightG: null }), [])).toBe('unweighed')
  expect(whyNotTick(parcel(2, { warehouseCode: 3 }), [parcel(1)])).toBe('otherWarehouse')
  const full = Array.from({ length: parcelsPerOrderMax }, (_, index) => parcel(index + 10))
  expect(whyNotTick(parcel(1), full)).toBe('tooMany')
})

test('a ticked parcel can always be unticked', () => {
  const broken = parcel(1, { actualWeightG: null })
  expect(whyNotTick(broken, [broken])).toBeNull()
})

test('ticking all takes one warehouse, leaves out what may not go, and keeps what was ticked on another page', () => {
  const page = [parcel(1), parcel(2, { warehouseCode: 3 }), parcel(3, { actualWeightG: null }), parcel(4)]
  const earlier = [parcel(9)]
  expect(tickAll(page, earlier).map((each) => each.id)).toEqual([uuid(9), uuid(1), uuid(4)])
})

test('with nothing ticked only M-06 is said', () => {
  expect(applicationFaults({ ...complete, parcels: [] }, standing, 'en')).toEqual({ parcelIds: messages['M-06'].en })
})

test('an incomplete receiver gets M-09 and marks what is missing', () => {
  const faults = applicationFaults({ ...complete, receiver: { ...receiver, phone: ' ' } }, standing, 'en')
  expect(faults['receiver']).toBe(messages['M-09'].en)
  expect(Object.keys(faults)).toEqual(['receiver', 'receiver.phone'])
})

test('a receiver of the address book needs nothing typed', () => {
  const values = { ...complete, receiver: { ...receiver, name: '' } }
  expect(applicationFaults(values, { ...standing, receiverId: uuid(700) }, 'en')).toEqual({})
})

test('channel, pick-up point, declared value and code are asked for under their own fields', () => {
  const values = { ...complete, captchaCode: '' }
  const missing = { ...standing, channelId: '', needsPickUpPoint: true, declaredValueMinor: null }
  expect(Object.keys(applicationFaults(values, missing, 'en')).sort()).toEqual([
    'captchaCode',
    'channelId',
    'declaredValueMinor',
    'pickUpPointId',
  ])
})

test('a complete application passes and is sent as the contract names it', () => {
  expect(applicationFaults(complete, standing, 'en')).toEqual({})
  const sent = toApplication({ ...complete, services: { [uuid(600)]: 3 }, pickUpPointId: uuid(800) }, standing, null)
  expect(sent).toMatchObject({ parcelIds: [uuid(1)], vas: [{ id: uuid(600), qty: 3 }], receiver })
  expect(sent).not.toHaveProperty('pickUpPointId')
  expect(sent).not.toHaveProperty('receiverId')
})

test('the first address of the book stands until another is chosen, and typing beats both', () => {
  const book = [{ id: uuid(1) }, { id: uuid(2) }]
  expect(chosenReceiver('', book)).toBe(uuid(1))
  expect(chosenReceiver(uuid(2), book)).toBe(uuid(2))
  expect(chosenReceiver('typed', book)).toBeNull()
  expect(chosenReceiver('', [])).toBeNull()
})

test('the goods value is filled in for yuan only: nothing is exchanged', () => {
  expect(prefilledValueMinor({ parcels: [parcel(1), parcel(2)] }, 'CNY')).toBe(10_000)
  expect(prefilledValueMinor({ parcels: [parcel(1)] }, 'HKD')).toBeNull()
  expect(prefilledValueMinor({ parcels: [parcel(1, { totalGoodsValueMinor: 0 })] }, 'CNY')).toBeNull()
})
