import { uuid } from '#test/eligible-parcel.ts'
import { expect, test } from 'vitest'
import { againValues, noLongerValid } from './again.ts'
import type { Order } from './apply-form.ts'

const consignee = {
  name: 'Chan',
  phone: '91234567',
  regionCode: 'HK-NST',
  regionText: 'Sha Tin',
  countryCode: 'HK',
  address: '1 Nathan Road',
  postalCode: '999077',
}
const home = { ...consignee, id: uuid(1), isDefault: true, version: 1 }
const order = {
  id: uuid(9),
  parcels: [{}],
  consignee,
  consignor: null,
  channelId: uuid(2),
  currency: 'CNY',
  pickUpPoint: { id: uuid(3) },
  vas: [{ id: uuid(4), qty: 2 }],
  declaredValueMinor: 5000,
  totalGoodsValueMinor: 5000,
  insured: true,
  remark: 'Ring twice',
} as unknown as Order

test('an order is sent once more with its consignee, channel, point, services and insurance, and with other parcels', () => {
  expect(againValues(order, [home])).toMatchObject({
    parcels: [],
    remark: '',
    receiverChoice: home.id,
    channelId: order.channelId,
    currency: 'CNY',
    pickUpPointId: uuid(3),
    services: { [uuid(4)]: 2 },
    insured: true,
    declaredValueMinor: undefined,
  })
})

test('the services are those that the member ordered, not what packing left out or added', () => {
  const packed = { ...order, vas: [{ id: uuid(5), qty: 1 }], paidPrice: { quote: { vas: order.vas } } }
  expect(againValues(packed as unknown as Order, [home]).services).toEqual({ [uuid(4)]: 2 })
})

test('the declared value of other goods is not taken over, in any currency', () => {
  expect(againValues({ ...order, declaredValueMinor: 4000 }, [home]).declaredValueMinor).toBe(undefined)
  expect(againValues({ ...order, currency: 'HKD' }, [home]).declaredValueMinor).toBe(undefined)
})

test('a consignee who is not in the book is typed as in the earlier order', () => {
  const moved = { ...home, address: '2 Nathan Road' }
  expect(againValues(order, [moved])).toMatchObject({ receiverChoice: 'typed', receiver: { address: '1 Nathan Road' } })
})

type Choices = Parameters<typeof noLongerValid>[2]
const choicesWith = (given: object) =>
  ({
    standing: { receiverId: home.id },
    offers: { data: { list: [] }, isPlaceholderData: false },
    offer: { needsPickUpPoint: true },
    quoting: { data: { pickUpPoints: [{ id: uuid(3) }] } },
    isServiceGone: false,
    wallets: [{ code: 'CNY', available: true }],
    book: { data: [home] },
    ...given,
  }) as unknown as Choices
const goneWith = (given: object) => noLongerValid(order, againValues(order, [home]), choicesWith(given))

test('what is no longer valid is named, and nothing while the answers are on their way', () => {
  expect(goneWith({})).toEqual([])
  expect(goneWith({ offer: undefined })).toEqual(['channel'])
  expect(goneWith({ offer: undefined, offers: { data: undefined } })).toEqual([])
  expect(goneWith({ offer: undefined, offers: { data: { list: [] }, isPlaceholderData: true } })).toEqual([])
  expect(goneWith({ quoting: { data: { pickUpPoints: [] } } })).toEqual(['pickUpPoint'])
  expect(goneWith({ quoting: { data: undefined } })).toEqual([])
  expect(goneWith({ isServiceGone: true })).toEqual(['services'])
  expect(goneWith({ wallets: [{ code: 'CNY', available: false }] })).toEqual(['currency'])
  const typed = againValues(order, [])
  const choices = choicesWith({ standing: { receiverId: null }, book: { data: [] } })
  expect(noLongerValid(order, typed, choices)).toEqual(['receiver'])
  expect(noLongerValid(order, { ...typed, receiver: { ...typed.receiver, name: 'Lee' } }, choices)).toEqual([])
})
