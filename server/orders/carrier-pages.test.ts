import { couriers } from '#db/seed/reference/couriers.ts'
import { expect, test } from 'vitest'
import { carrierPage, carrierPageCodes } from './carrier-pages.ts'

test('every page is https, belongs to a courier that we know, and holds the number once', () => {
  const known = couriers.map(({ code }) => code)
  expect(carrierPageCodes.filter((code) => !known.includes(code))).toEqual([])
  for (const code of carrierPageCodes) {
    const page = new URL(carrierPage(code, 'YT1234567890123') ?? '')
    expect([code, page.protocol]).toEqual([code, 'https:'])
    expect(page.href.split('YT1234567890123')).toHaveLength(2)
  }
})

test('a number cannot lead anywhere else', () => {
  const page = new URL(carrierPage('SF', '../../x?y=1#z&/%') ?? '')
  expect(page.href).toContain('waybill-detail/..%2F..%2Fx%3Fy%3D1%23z%26%2F%25')
  expect([page.host, page.search, page.hash]).toEqual(['www.sf-express.com', '', ''])
})

test('a courier without a known page has no link, nor has an order without a number', () => {
  expect(carrierPage('OTHER', 'X1')).toBe(null)
  expect(carrierPage('constructor', 'X1')).toBe(null)
  expect(carrierPage(null, 'X1')).toBe(null)
  expect(carrierPage('SF', null)).toBe(null)
})
