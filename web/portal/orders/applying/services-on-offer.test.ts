import { expect, test } from 'vitest'
import { servicesOnOffer } from './services-on-offer.ts'

test('a service that is no longer offered is left out, and one that is offered less often is counted so', () => {
  const ticked = { crate: 1, photo: 5 }
  expect(servicesOnOffer(ticked, undefined)).toHaveLength(2)
  expect(servicesOnOffer(ticked, [{ id: 'photo', maxQty: 3 }])).toEqual([{ id: 'photo', qty: 3 }])
})
