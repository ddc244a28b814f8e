import { orders } from '#contract/orders.ts'
import { signedIn } from '#contract/signed-in.ts'
import { parcels } from '#contract/parcels.ts'
import { wallets } from '#contract/ledger.ts'
import { expect, test } from 'vitest'
import { sentenceOf } from './sentence.ts'

const changed = ({ name }: { readonly name: string }, before: unknown = {}, now: unknown = {}) => ({
  name,
  before,
  now,
})
const order = (statusText: string) => ({ orderNumber: 'JH1', statusText })

test('the page of an order says what it is now, or that something else about it changed', () => {
  expect(sentenceOf([changed(wallets.list), changed(orders.get, order('Paid'), order('Packed'))], 'en')).toBe(
    'Order JH1 is now “Packed”',
  )
  expect(sentenceOf([changed(orders.get, order('Paid'), order('Paid'))], 'en')).toBe('Order JH1 was updated')
})

test('a change of the list is told before changes beside it, and the frame alone tells nothing', () => {
  expect(sentenceOf([changed(wallets.list), changed(parcels.list)], 'en')).toBe('The parcel list was updated')
  expect(sentenceOf([changed(signedIn.home)], 'en')).toBeNull()
})
