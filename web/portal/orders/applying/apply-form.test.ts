import { messages } from '#contract/messages.ts'
import { expect, test } from 'vitest'
import {
  applicationFaults,
  canBeSent,
  parcelsPerOrderMax,
  parcelTotals,
  type Standing,
  startingValues,
  tickAll,
  toApplication,
  whyNotTick,
} from './apply-form.ts'
import { parcel, uuid } from '#test/eligible-parcel.ts'
import { chosenAddress, prefilledValueMinor } from './use-choices.ts'

const standing: Standing = {
  receiverId: null,
  shipperId: null,
  channelId: uuid(500),
  needsPickUpPoint: false,
  pickUpPointId: '',
  currency: 'CNY',
  services: [],
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

test('an application that is opened from a parcel has it ticked, where it can be sent', () => {
  expect(startingValues(null, [parcel(1)]).parcels).toEqual([parcel(1)])
  const blocked = { code: 'COD', text: 'Cash on delivery', blocking: true, also: [] }
  expect([
    canBeSent(parcel(1)),
    canBeSent(parcel(1, { status: 'packing' })),
    canBeSent(parcel(1, { abnormal: blocked })),
    canBeSent(parcel(1, { abnormal: { ...blocked, blocking: false } })),
  ]).toEqual([true, false, false, true])
})

test('a parcel that cannot be ticked says why', () => {
  const blocked = parcel(2, { abnormal: { code: 'COD', text: 'Cash on delivery', blocking: true, also: [] } })
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

// Proves R-404
test('with nothing ticked only M-06 is said', () => {
  expect(applicationFaults({ ...complete, parcels: [] }, standing, 'en', 'consolidation')).toEqual({
    parcelIds: messages['M-06'].en,
  })
})

// Proves
test('an incomplete receiver gets M-09 and marks what is missing', () => {
  const faults = applicationFaults(
    { ...complete, receiver: { ...receiver, phone: ' ' } },
    standing,
    'en',
    'consolidation',
  )
  expect(faults['receiver']).toBe(messages['M-09'].en)
  expect(Object.keys(faults)).toEqual(['receiver', 'receiver.phone'])
})

const tree = [
  {
    ...{ code: 'HK', name: 'Hong Kong', destinationCode: 'HK', leaf: false },
    children: [{ code: 'HK-01', name: 'Central', destinationCode: 'HK', leaf: true, children: [] }],
  },
]

test('a typed receiver without a district, or with a code in another format, is reported before anything is sent', () => {
  const faultsOf = (given: Partial<typeof receiver>) =>
    Object.keys(
      applicationFaults({ ...complete, receiver: { ...receiver, ...given } }, standing, 'en', 'consolidation', tree),
    )
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ regionCode: 'HK' })).toEqual(['receiver.regionCode'])
  expect(faultsOf({ postalCode: '?' })).toEqual(['receiver.postalCode'])
  expect(faultsOf({ regionCode: 'HK', phone: '' })).toEqual(['receiver.regionCode', 'receiver', 'receiver.phone'])
})

test('a receiver of the address book needs nothing typed', () => {
  const values = { ...complete, receiver: { ...receiver, name: '' } }
  expect(applicationFaults(values, { ...standing, receiverId: uuid(700) }, 'en', 'consolidation')).toEqual({})
})

test('channel, pick-up point, declared value and code are asked for under their own fields', () => {
  const values = { ...complete, captchaCode: '' }
  const missing = { ...standing, channelId: '', needsPickUpPoint: true, declaredValueMinor: null }
  expect(Object.keys(applicationFaults(values, missing, 'en', 'consolidation')).sort()).toEqual([
    'captchaCode',
    'channelId',
    'declaredValueMinor',
    'pickUpPointId',
  ])
})

test('a complete application passes and is sent as the contract names it', () => {
  expect(applicationFaults(complete, standing, 'en', 'consolidation')).toEqual({})
  const services = [{ id: uuid(600), qty: 3 }]
  const sent = toApplication(
    { ...complete, pickUpPointId: uuid(800) },
    { ...standing, services, pickUpPointId: uuid(800) },
    null,
    'consolidation',
  )
  expect(sent).toMatchObject({ parcelIds: [uuid(1)], vas: services, receiver })
  expect(sent).not.toHaveProperty('pickUpPointId')
  expect(sent).not.toHaveProperty('receiverId')
})

test('the first address of the book is used until another is chosen, and a typed one replaces both', () => {
  const book = [{ id: uuid(1) }, { id: uuid(2) }]
  expect(chosenAddress('', book)).toBe(uuid(1))
  expect(chosenAddress(uuid(2), book)).toBe(uuid(2))
  expect(chosenAddress('typed', book)).toBeNull()
  expect(chosenAddress('', [])).toBeNull()
})

test('the goods value is filled in for yuan only: nothing is exchanged', () => {
  expect(prefilledValueMinor({ parcels: [parcel(1), parcel(2)] }, 'CNY')).toBe(10_000)
  expect(prefilledValueMinor({ parcels: [parcel(1)] }, 'HKD')).toBeNull()
  expect(prefilledValueMinor({ parcels: [parcel(1, { totalGoodsValueMinor: 0 })] }, 'CNY')).toBeNull()
})

const single = (values: typeof complete, language: 'zh-Hans' | 'zh-Hant' | 'en' = 'en') =>
  applicationFaults(values, standing, language, 'single_ticket')

// Proves
test('a single ticket asks for one parcel: none is M-08, two are M-07', () => {
  expect(single({ ...complete, parcels: [] })).toEqual({ parcelIds: messages['M-08'].en })
  expect(single({ ...complete, parcels: [parcel(1), parcel(2)] }, 'zh-Hant')).toEqual({
    parcelIds: messages['M-07']['zh-Hant'],
  })
})

// Proves
test('a shipper who is typed needs name, region and address; phone and postal code may stay empty', () => {
  expect(Object.keys(single(complete)).sort()).toEqual(['shipper.address', 'shipper.name', 'shipper.regionCode'])
  const shipper = { name: 'Lin', phone: '', regionCode: 'CN-44', address: '88 Huaqiang North Road', postalCode: '' }
  expect(single({ ...complete, shipper })).toEqual({})
  expect(Object.keys(single({ ...complete, shipper: { ...shipper, phone: 'x' } }))).toEqual(['shipper.phone'])
})

test('who sends it travels with a single ticket alone', () => {
  const fromBook = { ...standing, shipperId: uuid(600) }
  expect(toApplication(complete, fromBook, null, 'single_ticket')).toMatchObject({ shipperId: uuid(600) })
  expect(toApplication(complete, standing, null, 'single_ticket')).toHaveProperty('shipper')
  expect(toApplication(complete, fromBook, null, 'consolidation')).not.toHaveProperty('shipperId')
  expect(toApplication(complete, standing, null, 'consolidation')).not.toHaveProperty('shipper')
})
