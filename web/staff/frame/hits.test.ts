import { textIn } from '#web/kit/text/use-text.ts'
import { expect, test } from 'vitest'
import { text } from './frame.text.ts'
import { hitsOf, mayBeNumber, pagesNamed } from './hits.ts'

const t = textIn(text, 'en')
const pages = [
  { name: 'Receiving', group: 'Inbound' },
  { name: 'Bank transfers', group: 'Money' },
  { name: 'Approvals', group: 'Money' },
  { name: 'Transfer of staff', group: 'Set-up' },
]

test('pages are found by a part of their name or of their group, names that begin with it first', () => {
  const names = (typed: string) => pagesNamed(pages, typed).map(({ name }) => name)
  expect(names('trans')).toEqual(['Transfer of staff', 'Bank transfers'])
  expect(names(' MONEY ')).toEqual(['Bank transfers', 'Approvals'])
  expect(names('')).toHaveLength(4)
  expect(names('JH2611')).toEqual([])
})

test('only what has a digit and four characters is looked for as a number', () => {
  expect(['JH26', 'SF14', '1234', ' １２３４ '].map(mayBeNumber)).toEqual([true, true, true, true])
  expect(['12', 'bank', ''].map(mayBeNumber)).toEqual([false, false, false])
})

const found = {
  orders: [{ id: 'o', orderNumber: 'JH1', status: 'paid', logisticsNumber: null }],
  parcels: [
    {
      parcelId: 'p',
      trackingNumber: 'SF1',
      status: 'in_stock',
      warehouseName: 'Fuyong',
      shelf: 'A-1',
      orderId: null,
      orderNumber: null,
    },
  ],
  unclaimed: [],
  transfers: [],
  members: [{ memberNumber: 'JY1' }],
} as const

test('each thing leads to its page where the person may open it, and otherwise says where it is', () => {
  const everywhere = hitsOf(
    'JH',
    {
      ...found,
      orders: [...found.orders],
      parcels: [...found.parcels],
      unclaimed: [],
      transfers: [],
      members: [...found.members],
    },
    t,
    () => true,
  )
  expect(everywhere.map(({ to }) => to)).toEqual([
    '/orders/o',
    '/parcels/p',
    '/orders?warehouse=&q=JY1',
    '/transfers?audit=&member=JY1',
  ])
  expect(everywhere[1]).toMatchObject({ name: 'SF1', detail: 'In stock · Fuyong · shelf A-1' })
  const nowhere = hitsOf(
    'JH',
    {
      ...found,
      orders: [...found.orders],
      parcels: [...found.parcels],
      unclaimed: [],
      transfers: [],
      members: [...found.members],
    },
    t,
    () => false,
  )
  expect(nowhere.map(({ to }) => to)).toEqual([null, null])
})

test('what has the whole number that was typed comes first, of whichever kind', () => {
  const [order] = found.orders
  const [parcel] = found.parcels
  const hits = (typed: string) =>
    hitsOf(
      typed,
      {
        orders: [
          { ...order, id: 'newer', logisticsNumber: 'SF12' },
          { ...order, id: 'older', orderNumber: 'JH0', logisticsNumber: 'sc1' },
        ],
        parcels: [{ ...parcel }],
        unclaimed: [],
        transfers: [],
        members: [],
      },
      t,
      () => true,
    ).map(({ key }) => key)
  expect(hits(' sf1 ')).toEqual(['p', 'newer', 'older'])
  expect(hits('SC1')).toEqual(['older', 'newer', 'p'])
  expect(hits('S')).toEqual(['newer', 'older', 'p'])
})
